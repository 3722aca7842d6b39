// What builders and contractors usually have.
import type { Industry } from './industry.ts';
import { amount, monthly, ofSales, oneOff, partialSales, staff, unitCost, unitSales } from './typical.ts';

export const construction: Industry = {
  id: 'construction',
  titles: { en: 'Construction', ru: 'Строительство' },
  stems:
    'construct build contractor renovat roof plumb electrician carpent paint mason concrete brick landscap archit interior civil excavat timber window строит строй подрядч ремонт кровел кровл сантех электрик плотник маляр бетон кирпич ландшафт архитек отделк землян окон деревообраб сруб',
  weakStems: 'house repair project дом проект',
  sales: [
    [{ en: 'House building', ru: 'Строительство домов' }, partialSales(1, 120000, 60), 30],
    [{ en: 'Renovation projects', ru: 'Ремонт помещений' }, unitSales(9500, 5), 20],
    [{ en: 'Roofing and facades', ru: 'Кровли и фасады' }, unitSales(7200, 3), 20],
    [{ en: 'Design and estimates', ru: 'Проекты и сметы' }, unitSales(1300, 6), 15],
    [{ en: 'Subcontracts', ru: 'Субподрядные работы' }, amount(18000), 45],
    [{ en: 'Maintenance contracts', ru: 'Договоры обслуживания' }, unitSales(400, 15), 15],
    [{ en: 'Machine hire', ru: 'Сдача техники в аренду' }, partialSales(22, 480, 50), 15],
  ],
  cos: [
    [{ en: 'Building materials', ru: 'Строительные материалы' }, ofSales(36)],
    [{ en: 'Site workers', ru: 'Рабочие на объектах' }, staff(14, 1900)],
    [{ en: 'Subcontractors', ru: 'Субподрядчики' }, ofSales(11)],
    [{ en: 'Machine hire and fuel', ru: 'Аренда техники и топливо' }, amount(5200)],
    [{ en: 'Waste removal', ru: 'Вывоз мусора' }, unitCost(280, 9)],
    [{ en: 'Permits and inspections', ru: 'Разрешения и экспертиза' }, ofSales(1)],
  ],
  sga: [
    [{ en: 'Site managers', ru: 'Прорабы' }, staff(3, 3100)],
    [{ en: 'Estimators and engineers', ru: 'Сметчики и инженеры' }, staff(2, 2900)],
    [{ en: 'Office and yard rent', ru: 'Аренда офиса и склада' }, monthly(2200)],
    [{ en: 'Contractor insurance', ru: 'Страхование строительных рисков' }, monthly(900)],
    [{ en: 'Tools and work clothes', ru: 'Инструмент и спецодежда' }, amount(850)],
    [{ en: 'Vehicle upkeep', ru: 'Содержание автомобилей' }, monthly(1300)],
    [{ en: 'Tender costs', ru: 'Участие в тендерах' }, amount(500)],
    [{ en: 'Warranty repairs', ru: 'Гарантийный ремонт' }, ofSales(1.5)],
    [{ en: 'Safety training', ru: 'Обучение охране труда' }, amount(250)],
  ],
  assets: [
    [{ en: 'Excavator and machines', ru: 'Экскаватор и техника' }, oneOff(95000)],
    [{ en: 'Trucks and vans', ru: 'Грузовики и фургоны' }, oneOff(60000)],
    [{ en: 'Scaffolding and formwork', ru: 'Леса и опалубка' }, oneOff(28000)],
    [{ en: 'Power tools', ru: 'Электроинструмент' }, oneOff(12000)],
    [{ en: 'Site cabins', ru: 'Бытовки' }, oneOff(15000)],
  ],
};
