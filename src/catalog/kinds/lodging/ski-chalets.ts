// A chalet near the slopes where guests stay for a week of skiing and are cooked for.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  deposit,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  rent,
  repairs,
  utilities,
} from '../../kind/usual-costs.ts';
import { bookingSites, housekeepers, linen, smallFrontOffice } from './lodging-costs.ts';

export const skiChalets: readonly Kind[] = [
  {
    id: 'ski_chalet',
    industry: 'hospitality',
    name: ['Ski chalet', 'Горнолыжное шале'],
    words: {
      en: 'ski chalet, ski chalets, catered chalet, catered chalets, catered ski chalet, luxury ski chalet, chalet for skiers, chalets for skiers, ski chalet with bedrooms, ski lodge, chalet on the slopes, chalet in the alps, alpine chalet, chalet hotel',
      ru: 'горнолыжное шале, шале для горнолыжников, шале для лыжников, шале у подъёмника, шале на горнолыжном курорте, лыжное шале, альпийское шале, шале с поваром, шале на склоне, шале с завтраками',
      es: 'chalet de esquí, chalé en pistas de esquí',
      de: 'skichalet, skihütte zu vermieten, chalet für skifahrer',
      fr: 'chalet de ski, chalet avec chef, chalet au pied des pistes',
      it: 'chalet sulle piste da sci, chalet per sciatori',
      pt: 'chalé de esqui, chalé para esquiadores',
      tr: 'kayak şalesi, kayak dağ evi',
    },
    scale: scale(
      'rooms',
      [8, 3, 30],
      ['Bedrooms', 'Спальни'],
      ['bedroom|bedrooms', 'спальня|спальни|спален'],
      {
        beds: 0.5,
        places: 0.5,
        houses: 6,
      },
    ),
    volumes: [
      volume('nights', ['Room nights', 'Проданные ночи'], ['nights', 'ночей'], 'nightly', {
        capacity: each(1),
        use: n(46, 30, 62),
      }),
    ],
    sales: [
      sale(['Bedrooms', 'Проживание'], 'nights', n(190, 90, 340)),
      sale(['Breakfasts and dinners', 'Завтраки и ужины'], 'nights', n(96, 45, 160), n(72, 40, 100)),
      sale(['Wine and drinks', 'Вино и напитки'], 'nights', n(28, 12, 55), n(55, 25, 80)),
      sale(
        ['Transfers, ski passes and lessons', 'Трансферы, ски-пассы и уроки'],
        'nights',
        n(30, 12, 60),
        n(25, 8, 45),
      ),
    ],
    costs: [
      bookingSites(n(9, 4, 15), 'Bedrooms'),
      share(['Food', 'Продукты'], n(38, 30, 46), 'Breakfasts and dinners'),
      share(['Wine and drinks bought', 'Закупка вина и напитков'], n(40, 32, 50), 'Wine and drinks'),
      linen(n(12, 6, 20)),
      pay(
        ['Chalet hosts and cooks', 'Хозяева шале и повара'],
        each(n(0.23, 0.12, 0.36)),
        n(34_000, 27_000, 44_000),
        {
          isGradual: true,
        },
      ),
      housekeepers(each(n(0.1, 0.05, 0.18))),
    ],
    overheads: [
      rent(each(n(620, 280, 1300))),
      deposit(each(n(1240, 560, 2600))),
      utilities(each(n(200, 110, 340))),
      manager(n(46_000, 36_000, 60_000), n(0.6, 0.2, 1)),
      marketing(n(3, 1, 6)),
      paymentFees(n(2, 1.2, 3)),
      ...smallFrontOffice,
      repairs(each(n(60, 25, 120))),
      licences(n(600, 150, 2000)),
      launch(n(3500, 1000, 9000)),
    ],
    assets: [
      asset(['Furniture of bedrooms and lounge', 'Мебель спален и гостиной'], each(n(8500, 3500, 18_000)), 8),
      asset(['Kitchen and dining room', 'Кухня и столовая'], n(20_000, 7000, 45_000), 9),
      asset(
        ['Sauna, hot tub and boot room', 'Сауна, купель и сушилка для ботинок'],
        n(26_000, 6000, 65_000),
        10,
      ),
      asset(['Minibus', 'Микроавтобус'], n(24_000, 8000, 42_000), 8),
    ],
    terms: { receivable: 1, stock: 8, payable: 14 },
    season: 'winter',
    ramp: { from: n(40, 25, 60), months: n(12, 6, 20) },
    growth: [4, 3, 2],
    borrowed: n(40, 0, 65),
    health: { gross: [38, 80], payroll: [16, 48], ebitda: [6, 40], payback: [20, 108] },
  },
];
