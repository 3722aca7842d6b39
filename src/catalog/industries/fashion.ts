// What makers and sellers of clothes, shoes and jewellery usually have.
import type { Industry } from './industry.ts';
import { amount, monthly, ofSales, oneOff, staff, unitCost, unitSales, visits } from './typical.ts';

export const fashion: Industry = {
  id: 'fashion',
  titles: { en: 'Fashion', ru: 'Мода' },
  stems:
    'fashion cloth apparel garment dress shoe footwear jewel textile tailor atelier sewing knit leather handbag lingerie showroom =мода =моды модн одежд плать обув ювелир текстил портн ателье швей пошив вязан кож сумк бель шоурум',
  weakStems: 'brand design boutique bag бренд дизайн бутик',
  sales: [
    [{ en: 'Boutique sales', ru: 'Продажи в бутике' }, visits(650, 62)],
    [{ en: 'Clothing in the web shop', ru: 'Одежда через интернет' }, unitSales(55, 340)],
    [{ en: 'Wholesale to shops', ru: 'Опт магазинам' }, unitSales(2400, 5), 45],
    [{ en: 'Shoes', ru: 'Обувь' }, unitSales(80, 130)],
    [{ en: 'Accessories and jewellery', ru: 'Аксессуары и украшения' }, unitSales(28, 260)],
    [{ en: 'Made to measure', ru: 'Пошив на заказ' }, unitSales(320, 18)],
    [{ en: 'Alterations', ru: 'Ремонт и подгонка' }, unitSales(18, 120)],
  ],
  cos: [
    [{ en: 'Fabrics and trims', ru: 'Ткани и фурнитура' }, ofSales(17)],
    [{ en: 'Contract sewing', ru: 'Пошив на фабрике' }, unitCost(11, 700)],
    [{ en: 'Seamstresses', ru: 'Швеи' }, staff(3, 1400)],
    [{ en: 'Finished goods bought', ru: 'Закупка готовых изделий' }, ofSales(12)],
    [{ en: 'Labels and packaging', ru: 'Бирки и упаковка' }, unitCost(1.1, 1000)],
    [{ en: 'Returns and markdowns', ru: 'Возвраты и уценка' }, ofSales(5)],
  ],
  sga: [
    [{ en: 'Designers', ru: 'Дизайнеры' }, staff(2, 2600)],
    [{ en: 'Boutique staff', ru: 'Продавцы бутика' }, staff(3, 1600)],
    [{ en: 'Boutique rent', ru: 'Аренда бутика' }, monthly(3800)],
    [{ en: 'Photo shoots and models', ru: 'Фотосъёмки и модели' }, amount(1200)],
    [{ en: 'Bloggers and promotion', ru: 'Блогеры и продвижение' }, ofSales(7)],
    [{ en: 'Trade fairs and shows', ru: 'Показы и выставки' }, amount(900)],
    [{ en: 'Collection samples', ru: 'Образцы коллекций' }, amount(800)],
    [{ en: 'Trade mark protection', ru: 'Защита товарного знака' }, monthly(90)],
    [{ en: 'Warehouse of the brand', ru: 'Склад бренда' }, monthly(700)],
  ],
  assets: [
    [{ en: 'Sewing machines', ru: 'Швейные машины' }, oneOff(16000)],
    [{ en: 'Boutique interior', ru: 'Интерьер бутика' }, oneOff(28000)],
    [{ en: 'Cutting equipment', ru: 'Раскройное оборудование' }, oneOff(11000)],
    [{ en: 'Patterns and moulds', ru: 'Лекала и формы' }, oneOff(8000)],
  ],
};
