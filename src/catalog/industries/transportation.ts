// What carriers of goods and people usually have.
import type { Industry } from './industry.ts';
import {
  amount,
  monthly,
  ofSales,
  oneOff,
  partialSales,
  staff,
  unitCost,
  unitSales,
  visits,
} from './typical.ts';

export const transportation: Industry = {
  id: 'transportation',
  titles: { en: 'Transportation', ru: 'Транспорт' },
  stems:
    'transport logist taxi cargo freight truck courier shipping =bus =buses airline aviation railway ferry forward haul fleet scooter bicycl carshar parcel автопарк транспорт логист такси груз перевоз =фура =фуры =фур автомоб курьер автобус авиа железнодорож паром экспедиц самокат велосипед каршеринг посыл доставк автосервис',
  weakStems: 'deliver =car =cars vehicle drive авто машин водител',
  sales: [
    [{ en: 'Freight by contract', ru: 'Перевозки по договорам' }, unitSales(1150, 38), 30],
    [{ en: 'Single freight orders', ru: 'Разовые перевозки' }, unitSales(780, 16), 10],
    [{ en: 'Courier parcels', ru: 'Курьерские посылки' }, unitSales(6.5, 2400)],
    [{ en: 'Passenger rides', ru: 'Пассажирские поездки' }, visits(900, 12, 2)],
    [{ en: 'Vehicle rental', ru: 'Прокат автомобилей' }, partialSales(300, 45, 60)],
    [{ en: 'Storage and handling', ru: 'Хранение и обработка грузов' }, unitSales(9, 700), 15],
    [{ en: 'Forwarding fees', ru: 'Экспедирование' }, unitSales(240, 20), 30],
  ],
  cos: [
    [{ en: 'Fuel', ru: 'Топливо' }, ofSales(22)],
    [{ en: 'Drivers', ru: 'Водители' }, staff(9, 2100)],
    [{ en: 'Tolls and parking', ru: 'Платные дороги и стоянки' }, ofSales(3)],
    [{ en: 'Repairs and tyres', ru: 'Ремонт и шины' }, unitCost(420, 9)],
    [{ en: 'Hired carriers', ru: 'Привлечённые перевозчики' }, ofSales(10)],
    [{ en: 'Warehouse workers', ru: 'Работники склада' }, staff(2, 1600)],
  ],
  sga: [
    [{ en: 'Dispatchers', ru: 'Диспетчеры' }, staff(2, 1900)],
    [{ en: 'Depot rent', ru: 'Аренда базы' }, monthly(2600)],
    [{ en: 'Vehicle insurance', ru: 'Страхование автомобилей' }, unitCost(190, 9)],
    [{ en: 'Cargo insurance', ru: 'Страхование грузов' }, ofSales(0.8)],
    [{ en: 'Tracking and route software', ru: 'Слежение и маршруты' }, unitCost(25, 9)],
    [{ en: 'Freight sales team', ru: 'Менеджеры по перевозкам' }, staff(1, 2500)],
    [{ en: 'Licences and inspections', ru: 'Лицензии и техосмотр' }, amount(350)],
    [{ en: 'Medical checks of drivers', ru: 'Медосмотры водителей' }, unitCost(30, 9)],
    [{ en: 'Vehicle washing', ru: 'Мойка автомобилей' }, monthly(280)],
  ],
  assets: [
    [{ en: 'Trucks', ru: 'Грузовики' }, oneOff(240000)],
    [{ en: 'Courier vans', ru: 'Курьерские фургоны' }, oneOff(75000)],
    [{ en: 'Passenger cars', ru: 'Легковые автомобили' }, oneOff(60000)],
    [{ en: 'Forklift and racks', ru: 'Погрузчик и стеллажи' }, oneOff(24000)],
    [{ en: 'Depot equipment', ru: 'Оборудование базы' }, oneOff(18000)],
  ],
};
