// What shops usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

export const retail: Industry = {
  id: 'retail',
  titles: { en: 'Retail', ru: 'Розничная торговля' },
  stems:
    'retail grocer supermarket minimarket convenien bookshop bookstore florist pharmac petshop hardware kiosk wholesal рознич супермаркет минимаркет продукт гастроном книжн цветоч аптек зоомагазин хозтовар киоск ларек =опт =оптом оптов',
  weakStems: 'shop store market boutique магазин лавк рынок торгов товар',
  sales: [
    ['Store sales', 'Продажи в магазине', visits(2500, 18)],
    ['Regular customers', 'Постоянные покупатели', visits(300, 24, 3)],
    ['Online orders', 'Заказы через сайт', sold(32, 220)],
    ['Seasonal goods', 'Сезонные товары', sold(25, 180)],
    ['Gift cards', 'Подарочные карты', partly(120, 40, 90)],
    ['Wholesale orders', 'Оптовые заказы', sold(900, 6), 30],
    ['Delivery fees', 'Платная доставка', sold(4, 160)],
  ],
  cos: [
    ['Goods for resale', 'Товары для перепродажи', ofSales(58)],
    ['Inbound freight', 'Доставка от поставщиков', ofSales(2.5)],
    ['Packaging and bags', 'Упаковка и пакеты', each(0.15, 3000)],
    ['Shrinkage and write-offs', 'Потери и списания', ofSales(1.2)],
    ['Card processing fees', 'Эквайринг', ofSales(1.8)],
    ['Order delivery', 'Доставка заказов', each(3.5, 200)],
  ],
  sga: [
    ['Sales assistants', 'Продавцы', staff(5, 1600)],
    ['Store manager', 'Управляющий магазином', staff(1, 2800)],
    ['Store rent', 'Аренда магазина', monthly(3500)],
    ['Store utilities', 'Коммунальные услуги магазина', monthly(520)],
    ['Local advertising', 'Местная реклама', ofSales(2)],
    ['Loyalty programme', 'Программа лояльности', ofSales(1)],
    ['Security and alarm', 'Охрана и сигнализация', monthly(260)],
    ['Till and stock software', 'Кассовая и складская программа', monthly(140)],
    ['Store cleaning', 'Уборка магазина', amount(300)],
  ],
  assets: [
    ['Shelving and displays', 'Стеллажи и витрины', once(18000)],
    ['Tills and terminals', 'Кассы и терминалы', once(4500)],
    ['Store refurbishment', 'Ремонт магазина', once(25000)],
    ['Refrigerated cabinets', 'Холодильное оборудование', once(9000)],
    ['Delivery van', 'Фургон для доставки', once(22000)],
  ],
};
