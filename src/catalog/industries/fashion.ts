// What makers and sellers of clothes, shoes and jewellery usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, sold, staff, visits } from './typical.ts';

export const fashion: Industry = {
  id: 'fashion',
  titles: { en: 'Fashion', ru: 'Мода' },
  stems:
    'fashion cloth apparel garment dress shoe footwear jewel textile tailor atelier sewing knit leather handbag lingerie showroom =мода =моды модн одежд плать обув ювелир текстил портн ателье швей пошив вязан кож сумк бель шоурум',
  weakStems: 'brand design boutique bag бренд дизайн бутик',
  sales: [
    ['Boutique sales', 'Продажи в бутике', visits(650, 62)],
    ['Clothing in the web shop', 'Одежда через интернет', sold(55, 340)],
    ['Wholesale to shops', 'Опт магазинам', sold(2400, 5), 45],
    ['Shoes', 'Обувь', sold(80, 130)],
    ['Accessories and jewellery', 'Аксессуары и украшения', sold(28, 260)],
    ['Made to measure', 'Пошив на заказ', sold(320, 18)],
    ['Alterations', 'Ремонт и подгонка', sold(18, 120)],
  ],
  cos: [
    ['Fabrics and trims', 'Ткани и фурнитура', ofSales(17)],
    ['Contract sewing', 'Пошив на фабрике', each(11, 700)],
    ['Seamstresses', 'Швеи', staff(3, 1400)],
    ['Finished goods bought', 'Закупка готовых изделий', ofSales(12)],
    ['Labels and packaging', 'Бирки и упаковка', each(1.1, 1000)],
    ['Returns and markdowns', 'Возвраты и уценка', ofSales(5)],
  ],
  sga: [
    ['Designers', 'Дизайнеры', staff(2, 2600)],
    ['Boutique staff', 'Продавцы бутика', staff(3, 1600)],
    ['Boutique rent', 'Аренда бутика', monthly(3800)],
    ['Photo shoots and models', 'Фотосъёмки и модели', amount(1200)],
    ['Bloggers and promotion', 'Блогеры и продвижение', ofSales(7)],
    ['Trade fairs and shows', 'Показы и выставки', amount(900)],
    ['Collection samples', 'Образцы коллекций', amount(800)],
    ['Trade mark protection', 'Защита товарного знака', monthly(90)],
    ['Warehouse of the brand', 'Склад бренда', monthly(700)],
  ],
  assets: [
    ['Sewing machines', 'Швейные машины', once(16000)],
    ['Boutique interior', 'Интерьер бутика', once(28000)],
    ['Cutting equipment', 'Раскройное оборудование', once(11000)],
    ['Patterns and moulds', 'Лекала и формы', once(8000)],
  ],
};
