// What makers of power from sun, wind and water usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff } from './typical.ts';

export const renewableEnergy: Industry = {
  id: 'renewal_energy',
  titles: { en: 'Renewable energy', ru: 'Возобновляемая энергия' },
  stems:
    'renew solar photovolt =wind windmill turbin hydro biogas biomass geotherm energ power battery charging электростанц солнечн ветр ветро гидро биогаз биомасс геотерм энерг возобновл аккумулятор зарядн',
  weakStems: 'green plant electric =sun station зелен станц электр солнц',
  sales: [
    ['Electricity to the grid', 'Электроэнергия в сеть', partly(450, 85, 95), 30],
    ['Power purchase agreements', 'Прямые договоры с потребителями', sold(95, 220), 30],
    ['Green certificates', 'Зелёные сертификаты', sold(12, 600), 45],
    ['Panel installation', 'Установка панелей', sold(8500, 4), 20],
    ['Car charging', 'Зарядка автомобилей', sold(0.35, 18000)],
    ['Service contracts', 'Сервисные договоры', sold(180, 40), 20],
    ['Capacity payments', 'Плата за мощность', amount(6000), 30],
  ],
  cos: [
    ['Panels and inverters for clients', 'Панели и инверторы для клиентов', each(4800, 4)],
    ['Installers', 'Монтажники', staff(5, 2100)],
    ['Grid and balancing fees', 'Плата за сеть и балансировку', ofSales(6)],
    ['Plant maintenance', 'Обслуживание станций', monthly(3200)],
    ['Land lease', 'Аренда земли', monthly(1500)],
    ['Power bought for charging', 'Покупная энергия для зарядки', each(0.18, 18000)],
  ],
  sga: [
    ['Plant operators', 'Операторы станций', staff(3, 2400)],
    ['Engineers', 'Инженеры', staff(2, 3400)],
    ['Plant insurance', 'Страхование станций', monthly(1400)],
    ['Monitoring software', 'Система мониторинга', monthly(450)],
    ['Power company office', 'Офис энергокомпании', monthly(1300)],
    ['Permits and audits', 'Разрешения и аудит', amount(600)],
    ['Sales to households', 'Продвижение для домохозяйств', ofSales(3)],
    ['Site security', 'Охрана площадок', monthly(800)],
  ],
  assets: [
    ['Solar panels', 'Солнечные панели', once(650000)],
    ['Wind turbines', 'Ветрогенераторы', once(900000)],
    ['Inverters and grid connection', 'Инверторы и подключение к сети', once(140000)],
    ['Battery storage', 'Накопители энергии', once(210000)],
    ['Charging stations', 'Зарядные станции', once(75000)],
  ],
};
