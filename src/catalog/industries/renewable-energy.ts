// What producers of solar, wind and hydro power usually have.
import type { Industry } from './industry.ts';
import { amount, monthly, ofSales, oneOff, partialSales, staff, unitCost, unitSales } from './typical.ts';

export const renewableEnergy: Industry = {
  id: 'renewal_energy',
  titles: { en: 'Renewable energy', ru: 'Возобновляемая энергия' },
  stems:
    'renew solar photovolt =wind windmill turbin hydro biogas biomass geotherm energ power battery charging электростанц солнечн ветр ветро гидро биогаз биомасс геотерм энерг возобновл аккумулятор зарядн',
  weakStems: 'green plant electric =sun station зелен станц электр солнц',
  sales: [
    [{ en: 'Electricity to the grid', ru: 'Электроэнергия в сеть' }, partialSales(450, 85, 95), 30],
    [{ en: 'Power purchase agreements', ru: 'Прямые договоры с потребителями' }, unitSales(95, 220), 30],
    [{ en: 'Green certificates', ru: 'Зелёные сертификаты' }, unitSales(12, 600), 45],
    [{ en: 'Panel installation', ru: 'Установка панелей' }, unitSales(8500, 4), 20],
    [{ en: 'Car charging', ru: 'Зарядка автомобилей' }, unitSales(0.35, 18000)],
    [{ en: 'Service contracts', ru: 'Сервисные договоры' }, unitSales(180, 40), 20],
    [{ en: 'Capacity payments', ru: 'Плата за мощность' }, amount(6000), 30],
  ],
  cos: [
    [{ en: 'Panels and inverters for clients', ru: 'Панели и инверторы для клиентов' }, unitCost(4800, 4)],
    [{ en: 'Installers', ru: 'Монтажники' }, staff(5, 2100)],
    [{ en: 'Grid and balancing fees', ru: 'Плата за сеть и балансировку' }, ofSales(6)],
    [{ en: 'Plant maintenance', ru: 'Обслуживание станций' }, monthly(3200)],
    [{ en: 'Land lease', ru: 'Аренда земли' }, monthly(1500)],
    [{ en: 'Power bought for charging', ru: 'Покупная энергия для зарядки' }, unitCost(0.18, 18000)],
  ],
  sga: [
    [{ en: 'Plant operators', ru: 'Операторы станций' }, staff(3, 2400)],
    [{ en: 'Engineers', ru: 'Инженеры' }, staff(2, 3400)],
    [{ en: 'Plant insurance', ru: 'Страхование станций' }, monthly(1400)],
    [{ en: 'Monitoring software', ru: 'Система мониторинга' }, monthly(450)],
    [{ en: 'Power company office', ru: 'Офис энергокомпании' }, monthly(1300)],
    [{ en: 'Permits and audits', ru: 'Разрешения и аудит' }, amount(600)],
    [{ en: 'Sales to households', ru: 'Продвижение для домохозяйств' }, ofSales(3)],
    [{ en: 'Site security', ru: 'Охрана площадок' }, monthly(800)],
  ],
  assets: [
    [{ en: 'Solar panels', ru: 'Солнечные панели' }, oneOff(650000)],
    [{ en: 'Wind turbines', ru: 'Ветрогенераторы' }, oneOff(900000)],
    [{ en: 'Inverters and grid connection', ru: 'Инверторы и подключение к сети' }, oneOff(140000)],
    [{ en: 'Battery storage', ru: 'Накопители энергии' }, oneOff(210000)],
    [{ en: 'Charging stations', ru: 'Зарядные станции' }, oneOff(75000)],
  ],
};
