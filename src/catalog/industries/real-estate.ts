// What landlords, agencies and property managers usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff } from './typical.ts';

export const realEstate: Industry = {
  id: 'real_estate',
  titles: { en: 'Real estate', ru: 'Недвижимость' },
  stems:
    'estate realt propert landlord apartment housing mortgage coworking cowork warehous letting tenant broker недвиж риэлт риелт арендодат апартамент квартир жиль ипотек коворкинг склад наем арендатор брокер',
  weakStems: 'rent lease office house home land аренд офис дом земл участ',
  sales: [
    ['Apartment rents', 'Аренда квартир', partly(24, 950, 93)],
    ['Office rents', 'Аренда офисов', partly(800, 22, 88), 10],
    ['Short stays', 'Посуточная аренда', partly(180, 70, 65)],
    ['Sales commissions', 'Комиссия с продаж', sold(4200, 3), 15],
    ['Letting commissions', 'Комиссия со сдачи', sold(600, 8)],
    ['Property management fees', 'Управление недвижимостью', sold(120, 60), 10],
    ['Parking and storage', 'Парковка и кладовые', partly(40, 80, 75)],
  ],
  cos: [
    ['Building maintenance', 'Содержание зданий', ofSales(7)],
    ['Tenant utilities', 'Коммунальные услуги арендаторов', each(85, 32)],
    ['Agents', 'Вознаграждение агентов', ofSales(12)],
    ['Caretakers', 'Дворники и техники', staff(3, 1500)],
    ['Cleaning between stays', 'Уборка между заездами', each(25, 60)],
    ['Listing portals', 'Размещение объявлений', monthly(650)],
  ],
  sga: [
    ['Property managers', 'Управляющие объектами', staff(2, 2700)],
    ['Agency office rent', 'Аренда офиса агентства', monthly(1800)],
    ['Building insurance', 'Страхование зданий', monthly(1100)],
    ['Advertising of properties', 'Реклама объектов', ofSales(3)],
    ['Legal and notary', 'Юристы и нотариус', amount(700)],
    ['Tenant management software', 'Программа учёта арендаторов', monthly(240)],
    ['Valuation and surveys', 'Оценка и обследования', amount(350)],
    ['Bad debts of tenants', 'Неплатежи арендаторов', ofSales(1)],
    ['Travel to properties', 'Поездки на объекты', monthly(300)],
  ],
  assets: [
    ['Apartments to let', 'Квартиры для сдачи', once(900000)],
    ['Office building', 'Офисное здание', once(1200000)],
    ['Furniture and appliances', 'Мебель и техника', once(55000)],
    ['Refurbishment of flats', 'Ремонт квартир', once(80000)],
    ['Access and cameras', 'Домофоны и камеры', once(14000)],
  ],
};
