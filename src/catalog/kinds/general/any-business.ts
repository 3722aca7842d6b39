// What a business of an unknown kind is taken for: it sells goods and services, with people and premises.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  deposit,
  insurance,
  launch,
  manager,
  marketing,
  office,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const anyBusiness: Kind = {
  id: 'any_business',
  industry: null,
  name: ['Business', 'Компания'],
  words: { en: '', ru: '', es: '', de: '', fr: '', it: '', pt: '', tr: '' },
  scale: scale(
    'people',
    [4, 1, 50],
    ['People at work', 'Сотрудники'],
    ['person|people', 'сотрудник|сотрудника|сотрудников'],
  ),
  volumes: [
    volume('orders', ['Orders', 'Заказы'], ['orders', 'заказов'], 'daily', {
      capacity: each(1),
      a_day: n(4, 2, 8),
      days: n(22, 20, 26),
      use: n(70, 55, 85),
    }),
  ],
  sales: [
    sale(['Services', 'Услуги'], 'orders', n(150, 60, 320), n(70, 40, 90)),
    sale(['Product sales', 'Продажа товаров'], 'orders', n(90, 35, 220), n(40, 20, 70)),
  ],
  costs: [
    share(['Goods for resale', 'Закупка товаров для продажи'], n(58, 45, 70), 'Product sales'),
    share(['Materials', 'Материалы'], n(10, 5, 20), 'Services'),
    pay(['People at work', 'Сотрудники'], each(1), n(40000, 30000, 60000), { isGradual: true }),
  ],
  overheads: [
    rent(n(2000, 800, 5000)),
    utilities(n(350, 150, 800)),
    manager(n(48000, 36000, 70000)),
    marketing(n(4, 2, 8)),
    paymentFees(),
    software(),
    insurance(),
    accounting(),
    phone(),
    office(),
    registration(),
    deposit(n(4000, 1600, 10000)),
    launch(),
  ],
  assets: [
    asset(['Equipment', 'Оборудование'], each(n(5000, 2000, 12000)), 5),
    asset(['Computers', 'Компьютеры'], each(n(1500, 800, 2500)), 4),
    asset(['Furniture and fitting-out', 'Мебель и отделка'], n(12000, 4000, 30000), 7),
  ],
  terms: { receivable: 15, stock: 20, payable: 20 },
  season: 'even',
  ramp: { from: n(30, 15, 50), months: n(12, 6, 18) },
  growth: [4, 3, 2],
  borrowed: n(40, 0, 60),
  health: { gross: [25, 65], payroll: [25, 60], ebitda: [5, 25], payback: [12, 60] },
};
