// What a business of any kind may have.
import type { TradeRows } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

export const anyBusiness: TradeRows = {
  sales: [
    [{ en: 'Product sales', ru: 'Продажа товара' }, sold(25, 800)],
    [{ en: 'Services', ru: 'Услуги' }, sold(90, 150)],
    [{ en: 'Regular clients', ru: 'Постоянные клиенты' }, visits(200, 40, 2)],
    [{ en: 'Subscriptions', ru: 'Подписки' }, sold(15, 400)],
    [{ en: 'Contracts with companies', ru: 'Договоры с компаниями' }, sold(1500, 5), 30],
    [{ en: 'Consulting', ru: 'Консультации' }, sold(70, 60), 15],
    [{ en: 'Licences and royalties', ru: 'Лицензии и роялти' }, amount(1200), 30],
    [{ en: 'Letting of unused capacity', ru: 'Сдача свободных мощностей' }, partly(100, 20, 50)],
    [{ en: 'Other sales', ru: 'Прочие продажи' }, amount(800)],
  ],
  cos: [
    [{ en: 'Materials', ru: 'Материалы' }, ofSales(30)],
    [{ en: 'Production staff', ru: 'Производственный персонал' }, staff(3, 1800)],
    [{ en: 'Purchased goods', ru: 'Покупные товары' }, ofSales(20)],
    [{ en: 'Packaging', ru: 'Упаковка' }, each(0.5, 800)],
    [{ en: 'Freight', ru: 'Перевозка' }, ofSales(3)],
    [{ en: 'Outside contractors', ru: 'Сторонние исполнители' }, ofSales(5)],
    [{ en: 'Payment processing', ru: 'Приём платежей' }, ofSales(2)],
  ],
  sga: [
    [{ en: 'Office rent', ru: 'Аренда офиса' }, monthly(1800)],
    [{ en: 'Director', ru: 'Директор' }, staff(1, 3500)],
    [{ en: 'Administrative staff', ru: 'Административный персонал' }, staff(2, 2000)],
    [{ en: 'Sales team', ru: 'Отдел продаж' }, staff(2, 2200)],
    [{ en: 'Accounting and audit', ru: 'Бухгалтерия и аудит' }, monthly(500)],
    [{ en: 'Marketing', ru: 'Маркетинг' }, ofSales(5)],
    [{ en: 'Utilities', ru: 'Коммунальные услуги' }, monthly(350)],
    [{ en: 'Internet and phone', ru: 'Интернет и связь' }, monthly(120)],
    [{ en: 'Insurance', ru: 'Страхование' }, monthly(200)],
    [{ en: 'Bank fees', ru: 'Банковские комиссии' }, ofSales(0.5)],
    [{ en: 'Software', ru: 'Программное обеспечение' }, monthly(250)],
    [{ en: 'Travel', ru: 'Командировки' }, amount(300)],
    [{ en: 'Training', ru: 'Обучение' }, amount(150)],
    [{ en: 'Office supplies', ru: 'Канцелярия и расходники' }, amount(80)],
  ],
  assets: [
    [{ en: 'Equipment', ru: 'Оборудование' }, once(40000)],
    [{ en: 'Computers', ru: 'Компьютеры' }, once(8000)],
    [{ en: 'Furniture', ru: 'Мебель' }, once(6000)],
    [{ en: 'Vehicles', ru: 'Автомобили' }, once(25000)],
    [{ en: 'Buildings', ru: 'Здания' }, once(250000)],
    [{ en: 'Patents and software', ru: 'Патенты и программы' }, once(15000)],
  ],
};
