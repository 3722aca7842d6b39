// What landlords, agencies and property managers usually have.
import type { Industry } from './industry.ts';
import { amount, monthly, ofSales, oneOff, partialSales, staff, unitCost, unitSales } from './typical.ts';

export const realEstate: Industry = {
  id: 'real_estate',
  titles: { en: 'Real estate', ru: 'Недвижимость' },
  stems:
    'estate realt propert landlord apartment housing mortgage coworking cowork warehous letting tenant broker недвиж риэлт риелт арендодат апартамент квартир жиль ипотек коворкинг склад наем арендатор брокер',
  weakStems: 'rent lease office house home land аренд офис дом земл участ',
  sales: [
    [{ en: 'Apartment rents', ru: 'Аренда квартир' }, partialSales(24, 950, 93)],
    [{ en: 'Office rents', ru: 'Аренда офисов' }, partialSales(800, 22, 88), 10],
    [{ en: 'Short stays', ru: 'Посуточная аренда' }, partialSales(180, 70, 65)],
    [{ en: 'Sales commissions', ru: 'Комиссия с продаж' }, unitSales(4200, 3), 15],
    [{ en: 'Letting commissions', ru: 'Комиссия со сдачи' }, unitSales(600, 8)],
    [{ en: 'Property management fees', ru: 'Управление недвижимостью' }, unitSales(120, 60), 10],
    [{ en: 'Parking and storage', ru: 'Парковка и кладовые' }, partialSales(40, 80, 75)],
  ],
  cos: [
    [{ en: 'Building maintenance', ru: 'Содержание зданий' }, ofSales(7)],
    [{ en: 'Tenant utilities', ru: 'Коммунальные услуги арендаторов' }, unitCost(85, 32)],
    [{ en: 'Agents', ru: 'Вознаграждение агентов' }, ofSales(12)],
    [{ en: 'Caretakers', ru: 'Дворники и техники' }, staff(3, 1500)],
    [{ en: 'Cleaning between stays', ru: 'Уборка между заездами' }, unitCost(25, 60)],
    [{ en: 'Listing portals', ru: 'Размещение объявлений' }, monthly(650)],
  ],
  sga: [
    [{ en: 'Property managers', ru: 'Управляющие объектами' }, staff(2, 2700)],
    [{ en: 'Agency office rent', ru: 'Аренда офиса агентства' }, monthly(1800)],
    [{ en: 'Building insurance', ru: 'Страхование зданий' }, monthly(1100)],
    [{ en: 'Advertising of properties', ru: 'Реклама объектов' }, ofSales(3)],
    [{ en: 'Legal and notary', ru: 'Юристы и нотариус' }, amount(700)],
    [{ en: 'Tenant management software', ru: 'Программа учёта арендаторов' }, monthly(240)],
    [{ en: 'Valuation and surveys', ru: 'Оценка и обследования' }, amount(350)],
    [{ en: 'Bad debts of tenants', ru: 'Неплатежи арендаторов' }, ofSales(1)],
    [{ en: 'Travel to properties', ru: 'Поездки на объекты' }, monthly(300)],
  ],
  assets: [
    [{ en: 'Apartments to let', ru: 'Квартиры для сдачи' }, oneOff(900000)],
    [{ en: 'Office building', ru: 'Офисное здание' }, oneOff(1200000)],
    [{ en: 'Furniture and appliances', ru: 'Мебель и техника' }, oneOff(55000)],
    [{ en: 'Refurbishment of flats', ru: 'Ремонт квартир' }, oneOff(80000)],
    [{ en: 'Access and cameras', ru: 'Домофоны и камеры' }, oneOff(14000)],
  ],
};
