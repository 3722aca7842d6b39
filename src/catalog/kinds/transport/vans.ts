// Freight by van, in town and around it.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  hiring,
  insurance,
  launch,
  licences,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
} from '../../kind/usual-costs.ts';

export const vans: readonly Kind[] = [
  {
    id: 'van_transport',
    industry: 'transportation',
    name: ['Freight by van', 'Грузоперевозки на газелях'],
    words: {
      en: 'van transport, cargo vans, cargo van business, van haulage, light haulage, delivery vans, freight by van, light freight, van courier freight, van with driver, man with a van courier, one man with a van, man with a van, man and van courier, man and van courier loads, van courier, sprinter vans, van deliveries, small freight by van, refrigerated van, refrigerated van deliveries, chilled deliveries by van',
      ru: 'газель, газели, грузоперевозки газелями, грузоперевозки на газели, грузоперевозки на газелях, газель перевозки, перевозки на газели, малотоннажные перевозки, грузоперевозки по городу, городские грузоперевозки, вывоз строительного мусора на газели, возим грузы на газели, возим на газели, вожу на газели, вожу стройматериалы, доставка стройматериалов, газели с грузчиками, перевозка на газели, вожу стройматериалы на газели',
      es: 'transporte en furgoneta, furgonetas de reparto',
      de: 'transporter mit fahrer, kleintransporte, kleintransport',
      fr: 'transport en camionnette, transport léger',
      it: 'trasporto con furgone, piccoli trasporti',
      pt: 'carreto, transporte em carrinha, fretes com furgão',
      tr: 'kamyonet taşımacılığı, panelvan taşımacılığı',
    },
    scale: scale('vehicles', [4, 1, 60], ['Vans', 'Фургоны'], ['van|vans', 'фургон|фургона|фургонов'], {
      people: 0.8,
      crews: 1,
      machines: 1,
    }),
    volumes: [
      // A job takes about two and a half hours.
      volume('jobs', ['Jobs', 'Заказы'], ['jobs', 'заказов'], 'monthly', {
        capacity: each(1),
        a_month: n(76, 60, 92),
        use: n(68, 50, 76),
      }),
    ],
    sales: [
      sale(['Transport in town', 'Перевозки по городу'], 'jobs', n(165, 88, 240), n(78, 55, 95)),
      sale(['Transport between towns', 'Перевозки между городами'], 'jobs', n(175, 100, 250), n(22, 5, 45)),
      sale(['Loading and carrying', 'Погрузка и разгрузка'], 'jobs', n(95, 45, 140), n(35, 15, 55)),
    ],
    costs: [
      pay(['Drivers', 'Водители'], each(1), n(46000, 37000, 57000), { isGradual: true }),
      share(['Loaders hired', 'Наёмные грузчики'], n(68, 55, 80), 'Loading and carrying'),
      unit(['Fuel', 'Топливо'], n(24, 15, 35), 'jobs'),
      unit(['Servicing, repairs and tyres', 'Обслуживание, ремонт и шины'], n(11, 6, 20), 'jobs'),
    ],
    overheads: [
      insurance(each(n(230, 120, 420))),
      pay(['Dispatchers', 'Диспетчеры'], n(0.8, 0, 1.5), n(42000, 34000, 52000)),
      rent(each(n(90, 30, 220))),
      marketing(n(5, 2, 9)),
      paymentFees(n(1.5, 0.7, 2.5)),
      software(n(120, 40, 300)),
      accounting(n(250, 120, 500)),
      phone(),
      licences(n(400, 100, 1200)),
      registration(n(1200, 400, 3000)),
      hiring(n(1200, 300, 3500)),
      launch(n(2000, 600, 5000)),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(38000, 16000, 58000)), 7),
      asset(['Straps, trolleys and covers', 'Ремни, тележки и тенты'], each(n(900, 300, 2200)), 5),
      asset(['Phones and tracking', 'Телефоны и навигация'], n(2500, 800, 6000), 4),
    ],
    terms: { receivable: 10, stock: 0, payable: 10 },
    season: 'town',
    ramp: { from: n(45, 25, 65), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(50, 15, 70),
    health: { gross: [22, 46], payroll: [34, 62], ebitda: [5, 26], payback: [18, 84] },
  },
];
