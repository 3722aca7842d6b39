// Those who let other people's flats by the night, for a part of what guests pay.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, commission, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  licences,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const stayManagers: readonly Kind[] = [
  {
    id: 'short_let_management',
    industry: 'real_estate',
    name: ['Short-let management', 'Управление посуточной арендой'],
    words: {
      en: 'short-let management, short let management, airbnb management, airbnb manager, holiday let management, holiday rental management, vacation rental management, vacation rental manager, short-term rental management, airbnb co-host, co-hosting, airbnb management company, management of holiday homes, holiday lets managed for owners, other people airbnbs, airbnbs of other people',
      ru: 'управление посуточной арендой, управление посуточными квартирами, управление краткосрочной арендой, управление квартирами посуточно, управление апартаментами посуточно, управляющий посуточной арендой, доверительное управление посуточными квартирами, чужие посуточные квартиры',
      es: 'gestión de alquiler vacacional, gestión de apartamentos turísticos, gestión de airbnb',
      de: 'ferienwohnungsverwaltung, verwaltung von ferienwohnungen, airbnb verwaltung',
      fr: 'conciergerie airbnb, gestion de locations saisonnières, conciergerie de location saisonnière',
      it: 'gestione affitti brevi, property manager affitti brevi, gestione case vacanze',
      pt: 'gestão de alojamento local, gestão de aluguel por temporada',
      tr: 'günlük kiralık ev yönetimi, airbnb yönetimi',
    },
    scale: scale(
      'flats',
      [25, 8, 600],
      ['Flats managed', 'Квартиры в управлении'],
      ['flat|flats', 'квартира|квартиры|квартир'],
      { houses: 1.4, rooms: 0.6, customers: 1.5, people: 12 },
    ),
    volumes: [
      volume('payments', ['Payments of guests', 'Платежи гостей'], ['$', 'в валюте'], 'turnover', {
        capacity: each(1),
        turnover: n(4600, 2400, 8000),
        use: n(62, 45, 74),
      }),
      volume('new_flats', ['New flats', 'Новые квартиры'], ['flats', 'квартир'], 'plain', {
        quantity: each(n(0.025, 0.01, 0.05)),
      }),
    ],
    sales: [
      commission(['Management fee', 'Комиссия за управление'], 'payments', n(20, 14, 28)),
      commission(['Cleaning paid by guests', 'Уборка за счёт гостей'], 'payments', n(11, 7, 16)),
      commission(['Linen and supplies', 'Бельё и расходные материалы'], 'payments', n(2.5, 1, 5)),
      sale(
        ['Set-up and photos of new flats', 'Подготовка и съёмка новых квартир'],
        'new_flats',
        n(480, 200, 950),
      ),
    ],
    costs: [
      share(['Cleaners', 'Клининг'], n(84, 72, 95), 'Cleaning paid by guests'),
      share(
        ['Laundry and supplies bought', 'Стирка и закупка расходных материалов'],
        n(80, 68, 92),
        'Linen and supplies',
      ),
      share(
        ['Photographers and stylists', 'Фотографы и декораторы'],
        n(60, 45, 75),
        'Set-up and photos of new flats',
      ),
      pay(['Guest managers', 'Менеджеры по гостям'], each(n(0.06, 0.036, 0.09)), n(39000, 32000, 50000), {
        isGradual: true,
        isPartTime: true,
      }),
    ],
    overheads: [
      pay(['Manager', 'Управляющий'], n(0.5, 0, 1), n(58000, 45000, 78000), { isPartTime: true }),
      pay(
        ['Reservations and pricing', 'Бронирование и цены'],
        each(n(0.014, 0.005, 0.03)),
        n(42000, 34000, 54000),
        { isPartTime: true },
      ),
      rent(each(n(30, 10, 75))),
      software(each(n(28, 14, 50))),
      vehicleCosts(each(n(16, 6, 34))),
      marketing(n(3, 1, 6)),
      paymentFees(n(1, 0.3, 2)),
      insurance(n(150, 70, 320)),
      accounting(n(300, 140, 600)),
      phone(n(110, 50, 220)),
      licences(n(500, 100, 1800)),
      registration(n(1500, 500, 4000)),
      launch(n(3000, 900, 8000)),
    ],
    assets: [
      asset(['Linen, keys and locks', 'Бельё, ключи и замки'], each(n(610, 240, 1300)), 3),
      asset(['Office and computers', 'Офис и компьютеры'], n(12_000, 3400, 31_000), 4),
      asset(['Website', 'Сайт'], n(12_000, 2700, 38_000), 4),
    ],
    terms: { receivable: 3, stock: 0, payable: 15 },
    season: 'guests',
    ramp: { from: n(25, 10, 45), months: n(16, 9, 26) },
    growth: [3, 2, 2],
    borrowed: n(15, 0, 45),
    health: { gross: [38, 64], payroll: [20, 50], ebitda: [6, 32], payback: [5, 60] },
  },
];
