// What builders and contractors usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff } from './typical.ts';

export const construction: Industry = {
  id: 'construction',
  titles: { en: 'Construction', ru: 'Строительство' },
  stems:
    'construct build contractor renovat roof plumb electrician carpent paint mason concrete brick landscap archit interior civil excavat timber window строит строй подрядч ремонт кровел кровл сантех электрик плотник маляр бетон кирпич ландшафт архитек отделк землян окон деревообраб сруб',
  weakStems: 'house repair project дом проект',
  sales: [
    ['House building', 'Строительство домов', partly(1, 120000, 60), 30],
    ['Renovation projects', 'Ремонт помещений', sold(9500, 5), 20],
    ['Roofing and facades', 'Кровли и фасады', sold(7200, 3), 20],
    ['Design and estimates', 'Проекты и сметы', sold(1300, 6), 15],
    ['Subcontracts', 'Субподрядные работы', amount(18000), 45],
    ['Maintenance contracts', 'Договоры обслуживания', sold(400, 15), 15],
    ['Machine hire', 'Сдача техники в аренду', partly(22, 480, 50), 15],
  ],
  cos: [
    ['Building materials', 'Строительные материалы', ofSales(36)],
    ['Site workers', 'Рабочие на объектах', staff(14, 1900)],
    ['Subcontractors', 'Субподрядчики', ofSales(11)],
    ['Machine hire and fuel', 'Аренда техники и топливо', amount(5200)],
    ['Waste removal', 'Вывоз мусора', each(280, 9)],
    ['Permits and inspections', 'Разрешения и экспертиза', ofSales(1)],
  ],
  sga: [
    ['Site managers', 'Прорабы', staff(3, 3100)],
    ['Estimators and engineers', 'Сметчики и инженеры', staff(2, 2900)],
    ['Office and yard rent', 'Аренда офиса и склада', monthly(2200)],
    ['Contractor insurance', 'Страхование строительных рисков', monthly(900)],
    ['Tools and work clothes', 'Инструмент и спецодежда', amount(850)],
    ['Vehicle upkeep', 'Содержание автомобилей', monthly(1300)],
    ['Tender costs', 'Участие в тендерах', amount(500)],
    ['Warranty repairs', 'Гарантийный ремонт', ofSales(1.5)],
    ['Safety training', 'Обучение охране труда', amount(250)],
  ],
  assets: [
    ['Excavator and machines', 'Экскаватор и техника', once(95000)],
    ['Trucks and vans', 'Грузовики и фургоны', once(60000)],
    ['Scaffolding and formwork', 'Леса и опалубка', once(28000)],
    ['Power tools', 'Электроинструмент', once(12000)],
    ['Site cabins', 'Бытовки', once(15000)],
  ],
};
