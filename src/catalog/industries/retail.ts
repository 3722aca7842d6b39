// What shops usually have.
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

export const retail: Industry = {
  id: 'retail',
  titles: { en: 'Retail', ru: 'Розничная торговля' },
  stems:
    'retail grocer supermarket minimarket convenien bookshop bookstore florist pharmac petshop hardware kiosk wholesal рознич супермаркет минимаркет продукт гастроном книжн цветоч аптек зоомагазин хозтовар киоск ларек =опт =оптом оптов',
  weakStems: 'shop store market boutique магазин лавк рынок торгов товар',
  sales: [
    [{ en: 'Store sales', ru: 'Продажи в магазине' }, visits(2500, 18)],
    [{ en: 'Regular customers', ru: 'Постоянные покупатели' }, visits(300, 24, 3)],
    [{ en: 'Online orders', ru: 'Заказы через сайт' }, unitSales(32, 220)],
    [{ en: 'Seasonal goods', ru: 'Сезонные товары' }, unitSales(25, 180)],
    [{ en: 'Gift cards', ru: 'Подарочные карты' }, partialSales(120, 40, 90)],
    [{ en: 'Wholesale orders', ru: 'Оптовые заказы' }, unitSales(900, 6), 30],
    [{ en: 'Delivery fees', ru: 'Платная доставка' }, unitSales(4, 160)],
  ],
  cos: [
    [{ en: 'Goods for resale', ru: 'Товары для перепродажи' }, ofSales(58)],
    [{ en: 'Inbound freight', ru: 'Доставка от поставщиков' }, ofSales(2.5)],
    [{ en: 'Packaging and bags', ru: 'Упаковка и пакеты' }, unitCost(0.15, 3000)],
    [{ en: 'Shrinkage and write-offs', ru: 'Потери и списания' }, ofSales(1.2)],
    [{ en: 'Card processing fees', ru: 'Эквайринг' }, ofSales(1.8)],
    [{ en: 'Order delivery', ru: 'Доставка заказов' }, unitCost(3.5, 200)],
  ],
  sga: [
    [{ en: 'Sales assistants', ru: 'Продавцы' }, staff(5, 1600)],
    [{ en: 'Store manager', ru: 'Управляющий магазином' }, staff(1, 2800)],
    [{ en: 'Store rent', ru: 'Аренда магазина' }, monthly(3500)],
    [{ en: 'Store utilities', ru: 'Коммунальные услуги магазина' }, monthly(520)],
    [{ en: 'Local advertising', ru: 'Местная реклама' }, ofSales(2)],
    [{ en: 'Loyalty programme', ru: 'Программа лояльности' }, ofSales(1)],
    [{ en: 'Security and alarm', ru: 'Охрана и сигнализация' }, monthly(260)],
    [{ en: 'Till and stock software', ru: 'Кассовая и складская программа' }, monthly(140)],
    [{ en: 'Store cleaning', ru: 'Уборка магазина' }, amount(300)],
  ],
  assets: [
    [{ en: 'Shelving and displays', ru: 'Стеллажи и витрины' }, oneOff(18000)],
    [{ en: 'Tills and terminals', ru: 'Кассы и терминалы' }, oneOff(4500)],
    [{ en: 'Store refurbishment', ru: 'Ремонт магазина' }, oneOff(25000)],
    [{ en: 'Refrigerated cabinets', ru: 'Холодильное оборудование' }, oneOff(9000)],
    [{ en: 'Delivery van', ru: 'Фургон для доставки' }, oneOff(22000)],
  ],
};
