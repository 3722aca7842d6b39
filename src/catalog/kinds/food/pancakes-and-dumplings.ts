// Places that sell pancakes, pasties and dumplings.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  cleaning,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  repairs,
} from '../../kind/usual-costs.ts';
import {
  appCommission,
  cooks,
  deliveryFood,
  packaging,
  premises,
  sellers,
  tillAndBooks,
} from './food-costs.ts';

export const pancakesAndDumplings: readonly Kind[] = [
  {
    id: 'pancakes_and_dumplings',
    industry: 'hospitality',
    name: ['Pancakes, pasties and dumplings', 'Блинная, чебуречная, пельменная'],
    words: {
      en: 'pancake house, dumpling house, dumpling bar, dumpling restaurant, pasty shop, pierogi bar, creperie, crepe house, pelmeni bar, pierogi place, pierogi house, pancake bar, pancakes with fillings, fry pancakes, dumpling place, crêpes and galettes, blini house',
      ru: 'блинная, пельменная, вареничная, чебуречная, пирожковая, чебуреки, кафе блинов, чебуречное кафе, блины с начинкой, печём блины, пеку блины, кафе с блинами, кафе с пельменями, блинная и пельменная',
      es: 'crepería',
      de: 'crêperie, pfannkuchenhaus',
      fr: 'crêperie',
      it: 'creperia',
      pt: 'creperia',
      tr: 'mantı evi, krep evi',
    },
    scale: scale('seats', [40, 10, 150], ['Seats', 'Места'], ['seat|seats', 'место|места|мест'], {
      tables: 4,
      places: 1,
      shops: 40,
      area: 0.45,
    }),
    volumes: [
      volume('guests', ['Guests', 'Гости'], ['guests', 'гостей'], 'turns', {
        capacity: each(1),
        turns: n(3.2, 1.7, 5.6),
        days: n(30, 26, 30),
      }),
    ],
    sales: [
      sale(
        ['Pancakes, dumplings and other dishes', 'Блины, пельмени и другие блюда'],
        'guests',
        n(8.2, 5, 13),
        n(95, 85, 100),
      ),
      sale(['Soups, salads and desserts', 'Супы, салаты и десерты'], 'guests', n(4, 2.5, 6), n(60, 40, 75)),
      sale(['Drinks', 'Напитки'], 'guests', n(2.8, 1.8, 4), n(70, 50, 85)),
      sale(['Delivery', 'Доставка'], 'guests', n(24, 17, 34), n(10, 3, 25)),
    ],
    costs: [
      share(
        ['Flour, meat and other food', 'Мука, мясо и другие продукты'],
        n(31, 27, 35),
        'Pancakes, dumplings and other dishes',
      ),
      share(
        ['Food for soups, salads and desserts', 'Продукты для супов, салатов и десертов'],
        n(25, 20, 31),
        'Soups, salads and desserts',
      ),
      share(['Drinks bought', 'Закупка напитков'], n(16, 10, 24), 'Drinks'),
      deliveryFood(n(30, 26, 35), 'Delivery'),
      packaging(n(4, 2.5, 5.5)),
      appCommission(n(24, 15, 30), 'Delivery'),
      cooks(each(0.078), n(32000, 27000, 40000)),
      sellers(each(0.07)),
    ],
    overheads: [
      ...premises(each(n(105, 50, 220)), each(n(40, 18, 75))),
      manager(n(52000, 42000, 66000)),
      marketing(n(3, 1.5, 5)),
      paymentFees(),
      ...tillAndBooks,
      cleaning(each(n(12, 5, 25))),
      repairs(each(n(11, 5, 22))),
      licences(n(1200, 400, 3500)),
      launch(n(6000, 2000, 15000)),
    ],
    assets: [
      asset(['Kitchen equipment', 'Кухонное оборудование'], n(60000, 25000, 130000), 8),
      asset(['Tables, chairs and counter', 'Столы, стулья и стойка'], each(n(450, 250, 900)), 7),
      asset(['Fitting-out', 'Ремонт и отделка'], each(n(1700, 600, 4000)), 10),
      asset(['Till and computers', 'Касса и компьютеры'], n(7000, 3000, 15000), 4),
    ],
    terms: { receivable: 1, stock: 5, payable: 15 },
    season: 'town',
    ramp: { from: n(50, 30, 65), months: n(7, 4, 12) },
    growth: [3, 2, 2],
    borrowed: n(45, 0, 65),
    health: { gross: [28, 60], payroll: [18, 40], ebitda: [6, 28], payback: [12, 60] },
  },
];
