// Those who roast coffee and sell it to cafés, shops and at home, with a small bar of their own.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  cleaning,
  deposit,
  insurance,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  repairs,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const coffeeRoasting: readonly Kind[] = [
  {
    id: 'coffee_roastery',
    industry: null,
    name: ['Coffee roastery', 'Обжарка кофе'],
    words: {
      en: 'coffee roastery, coffee roaster, coffee roasting, coffee roasters, roastery, specialty coffee roastery, specialty coffee roaster, micro roastery, roast coffee, roasting coffee beans, coffee bean roasting, coffee roasting company, roasted beans, beans roasted to order, roast beans, roast specialty beans, small batch roaster, roasting room, roast coffee for cafes, freshly roasted beans, green beans roasted',
      ru: 'обжарка кофе, кофейная обжарка, обжарочная, обжарщик кофе, обжариваю кофе, обжариваем кофе, обжарочный цех, обжарка зерна, обжарка кофейных зёрен, спешелти обжарка, ростер кофе, жарю кофе, жарим кофе, свежеобжаренный кофе, обжариваем зерно, обжариваю зерно, жарим зерно, обжарка в зёрнах, обжариваем зерно для кофеен',
      es: 'tostadero de café, tostador de café, tostaduría de café',
      de: 'kaffeerösterei, rösterei, kaffee rösten',
      fr: 'torréfacteur, torréfaction de café, brûlerie de café',
      it: 'torrefazione, torrefazione caffè',
      pt: 'torrefação de café, torrefação, torrador de café',
      tr: 'kahve kavurma, kahve kavurucu',
    },
    scale: scale(
      'machines',
      [1, 1, 8],
      ['Roasting machines', 'Обжарочные машины'],
      ['roasting machine|roasting machines', 'ростер|ростера|ростеров'],
      { people: 0.3, units_a_day: 0.014, area: 0.008, seats: 0.05, tonnes: 0.0517 },
    ),
    volumes: [
      volume('coffee', ['Coffee roasted', 'Обжаренный кофе'], ['kg', 'кг'], 'monthly', {
        capacity: each(1),
        a_month: n(2600, 1200, 4500),
        use: n(62, 45, 78),
      }),
      volume('guests', ['Guests of the bar', 'Гости бара'], ['guests', 'гостей'], 'plain', {
        quantity: each(n(900, 0, 3000)),
      }),
    ],
    sales: [
      sale(['Coffee to cafés and offices', 'Кофе кофейням и офисам'], 'coffee', n(19, 13, 27), n(60, 35, 80)),
      sale(
        ['Bags of coffee online and at the roastery', 'Пачки кофе онлайн и на обжарке'],
        'coffee',
        n(34, 24, 48),
        n(25, 10, 50),
      ),
      sale(['Coffee to shops', 'Кофе магазинам'], 'coffee', n(24, 17, 33), n(15, 0, 35)),
      sale(['Coffee drinks at the bar', 'Кофейные напитки в баре'], 'guests', n(5.2, 3.5, 7.5)),
    ],
    costs: [
      unit(['Green coffee', 'Зелёный кофе'], n(9.4, 6.5, 14), 'coffee'),
      share(['Bags and labels', 'Пачки и этикетки'], n(4, 2.5, 6)),
      share(
        ['Milk, cups and pastry', 'Молоко, стаканы и выпечка'],
        n(32, 25, 40),
        'Coffee drinks at the bar',
      ),
      pay(['Roasters', 'Обжарщики'], each(n(1.5, 1, 2)), n(46000, 36000, 60000)),
      pay(['Packers and baristas', 'Упаковщики и бариста'], each(n(1, 0.5, 2.5)), n(34000, 28000, 42000), {
        isGradual: true,
      }),
      share(['Delivery to customers', 'Доставка покупателям'], n(3.5, 2, 6)),
    ],
    overheads: [
      rent(n(2400, 1000, 5500)),
      utilities(n(600, 250, 1300)),
      manager(n(58000, 45000, 76000)),
      marketing(n(3, 1.5, 6)),
      paymentFees(n(1, 0.5, 2)),
      insurance(n(200, 90, 400)),
      software(n(150, 60, 320)),
      accounting(n(300, 120, 600)),
      phone(),
      cleaning(n(150, 50, 350)),
      repairs(n(200, 80, 450)),
      licences(n(800, 250, 2000)),
      registration(n(1200, 400, 3500)),
      deposit(n(4800, 2000, 11000)),
      launch(n(3500, 1000, 9000)),
    ],
    assets: [
      asset(['Coffee roasters', 'Ростеры'], each(n(42000, 18000, 90000)), 12),
      asset(['Grinding, weighing and packing', 'Помол, фасовка и упаковка'], each(n(14000, 5000, 30000)), 8),
      asset(['Bar and espresso machine', 'Бар и эспрессо-машина'], n(18000, 7000, 35000), 8),
      asset(['Fitting-out and ventilation', 'Отделка и вентиляция'], n(35000, 12000, 80000), 10),
    ],
    terms: { receivable: 14, stock: 30, payable: 20 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(12, 6, 20) },
    growth: [6, 5, 4],
    borrowed: n(35, 10, 60),
    health: { gross: [26, 46], payroll: [22, 44], ebitda: [5, 22], payback: [18, 96] },
    isTraded: true,
  },
];
