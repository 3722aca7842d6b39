// What a business of any kind may have.
import type { TradeRows } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

export const anyBusiness: TradeRows = {
  sales: [
    ['Product sales', 'Продажа товара', sold(25, 800)],
    ['Services', 'Услуги', sold(90, 150)],
    ['Regular clients', 'Постоянные клиенты', visits(200, 40, 2)],
    ['Subscriptions', 'Подписки', sold(15, 400)],
    ['Contracts with companies', 'Договоры с компаниями', sold(1500, 5), 30],
    ['Consulting', 'Консультации', sold(70, 60), 15],
    ['Licences and royalties', 'Лицензии и роялти', amount(1200), 30],
    ['Letting of unused capacity', 'Сдача свободных мощностей', partly(100, 20, 50)],
    ['Other sales', 'Прочие продажи', amount(800)],
  ],
  cos: [
    ['Materials', 'Материалы', ofSales(30)],
    ['Production staff', 'Производственный персонал', staff(3, 1800)],
    ['Purchased goods', 'Покупные товары', ofSales(20)],
    ['Packaging', 'Упаковка', each(0.5, 800)],
    ['Freight', 'Перевозка', ofSales(3)],
    ['Outside contractors', 'Сторонние исполнители', ofSales(5)],
    ['Payment processing', 'Приём платежей', ofSales(2)],
  ],
  sga: [
    ['Office rent', 'Аренда офиса', monthly(1800)],
    ['Director', 'Директор', staff(1, 3500)],
    ['Administrative staff', 'Административный персонал', staff(2, 2000)],
    ['Sales team', 'Отдел продаж', staff(2, 2200)],
    ['Accounting and audit', 'Бухгалтерия и аудит', monthly(500)],
    ['Marketing', 'Маркетинг', ofSales(5)],
    ['Utilities', 'Коммунальные услуги', monthly(350)],
    ['Internet and phone', 'Интернет и связь', monthly(120)],
    ['Insurance', 'Страхование', monthly(200)],
    ['Bank fees', 'Банковские комиссии', ofSales(0.5)],
    ['Software', 'Программное обеспечение', monthly(250)],
    ['Travel', 'Командировки', amount(300)],
    ['Training', 'Обучение', amount(150)],
    ['Office supplies', 'Канцелярия и расходники', amount(80)],
  ],
  assets: [
    ['Equipment', 'Оборудование', once(40000)],
    ['Computers', 'Компьютеры', once(8000)],
    ['Furniture', 'Мебель', once(6000)],
    ['Vehicles', 'Автомобили', once(25000)],
    ['Buildings', 'Здания', once(250000)],
    ['Patents and software', 'Патенты и программы', once(15000)],
  ],
};
