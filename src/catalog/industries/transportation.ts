// What carriers of goods and people usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

export const transportation: Industry = {
  id: 'transportation',
  titles: { en: 'Transportation', ru: 'Транспорт' },
  stems:
    'transport logist taxi cargo freight truck courier shipping =bus =buses airline aviation railway ferry forward haul fleet scooter bicycl carshar parcel автопарк транспорт логист такси груз перевоз =фура =фуры =фур автомоб курьер автобус авиа железнодорож паром экспедиц самокат велосипед каршеринг посыл доставк автосервис',
  weakStems: 'deliver =car =cars vehicle drive авто машин водител',
  sales: [
    ['Freight by contract', 'Перевозки по договорам', sold(1150, 38), 30],
    ['Single freight orders', 'Разовые перевозки', sold(780, 16), 10],
    ['Courier parcels', 'Курьерские посылки', sold(6.5, 2400)],
    ['Passenger rides', 'Пассажирские поездки', visits(900, 12, 2)],
    ['Vehicle rental', 'Прокат автомобилей', partly(300, 45, 60)],
    ['Storage and handling', 'Хранение и обработка грузов', sold(9, 700), 15],
    ['Forwarding fees', 'Экспедирование', sold(240, 20), 30],
  ],
  cos: [
    ['Fuel', 'Топливо', ofSales(22)],
    ['Drivers', 'Водители', staff(9, 2100)],
    ['Tolls and parking', 'Платные дороги и стоянки', ofSales(3)],
    ['Repairs and tyres', 'Ремонт и шины', each(420, 9)],
    ['Hired carriers', 'Привлечённые перевозчики', ofSales(10)],
    ['Warehouse workers', 'Работники склада', staff(2, 1600)],
  ],
  sga: [
    ['Dispatchers', 'Диспетчеры', staff(2, 1900)],
    ['Depot rent', 'Аренда базы', monthly(2600)],
    ['Vehicle insurance', 'Страхование автомобилей', each(190, 9)],
    ['Cargo insurance', 'Страхование грузов', ofSales(0.8)],
    ['Tracking and route software', 'Слежение и маршруты', each(25, 9)],
    ['Freight sales team', 'Менеджеры по перевозкам', staff(1, 2500)],
    ['Licences and inspections', 'Лицензии и техосмотр', amount(350)],
    ['Medical checks of drivers', 'Медосмотры водителей', each(30, 9)],
    ['Vehicle washing', 'Мойка автомобилей', monthly(280)],
  ],
  assets: [
    ['Trucks', 'Грузовики', once(240000)],
    ['Courier vans', 'Курьерские фургоны', once(75000)],
    ['Passenger cars', 'Легковые автомобили', once(60000)],
    ['Forklift and racks', 'Погрузчик и стеллажи', once(24000)],
    ['Depot equipment', 'Оборудование базы', once(18000)],
  ],
};
