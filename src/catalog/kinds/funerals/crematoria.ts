// Crematoria.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const crematoria: readonly Kind[] = [
  {
    id: 'crematorium',
    industry: 'healthcare',
    name: ['Crematorium', 'Крематорий'],
    words: {
      en: 'crematorium, crematory, cremation centre, human cremation, columbarium, cremators, cremation ovens, cremation furnaces',
      ru: 'крематорий, частный крематорий, кремация людей, колумбарий, кремационные печи, кремация',
      es: 'crematorio, tanatorio con crematorio',
      de: 'krematorium',
      fr: 'crématorium',
      it: 'crematorio, forno crematorio',
      pt: 'crematório',
      tr: 'krematoryum',
    },
    scale: scale(
      'machines',
      [1, 1, 5],
      ['Cremators', 'Кремационные печи'],
      ['cremator|cremators', 'печь|печи|печей'],
      { rooms: 1, people: 0.25, shops: 1.5 },
    ),
    volumes: [
      volume('cremations', ['Cremations', 'Кремации'], ['cremations', 'кремаций'], 'monthly', {
        capacity: each(1),
        a_month: n(115, 70, 180),
        use: n(62, 42, 84),
      }),
    ],
    sales: [
      sale(['Cremations', 'Кремация'], 'cremations', n(640, 240, 1150)),
      sale(['Ceremonies in the chapel', 'Прощание в зале'], 'cremations', n(380, 120, 700), n(42, 25, 65)),
      sale(['Urns and keepsakes', 'Урны и памятные вещи'], 'cremations', n(150, 50, 320), n(48, 30, 70)),
      sale(
        ['Niches and memorials', 'Ниши колумбария и мемориалы'],
        'cremations',
        n(720, 250, 1600),
        n(16, 6, 32),
      ),
    ],
    costs: [
      pay(['Operators', 'Операторы'], each(n(1.8, 1.2, 3)), n(43000, 34000, 54000)),
      unit(
        ['Gas and electricity of cremations', 'Газ и электричество кремаций'],
        n(48, 22, 95),
        'cremations',
      ),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(45, 35, 55), 'Urns and keepsakes'),
      share(['Upkeep of the cremators', 'Обслуживание печей'], n(5, 3, 8)),
    ],
    overheads: siteOverheads({
      rented: 3200,
      powered: 1400,
      managerPay: 70000,
      managers: 2,
      advertising: 1.5,
      insured: 800,
      repaired: 1300,
      programs: 300,
      licensed: 6000,
      permitted: 26000,
      launched: 5000,
      isForConsumers: true,
    }),
    assets: [
      asset(['Cremators and filters', 'Печи и фильтры'], each(n(430000, 180000, 800000)), 15),
      asset(['Building and chapel', 'Здание и зал прощания'], n(520000, 180000, 1400000), 30),
      asset(['Hearse and cold room', 'Катафалк и холодильная камера'], n(85000, 30000, 170000), 8),
    ],
    terms: { receivable: 12, stock: 20, payable: 25 },
    season: 'even',
    ramp: { from: n(35, 18, 55), months: n(16, 9, 26) },
    growth: [3, 3, 2],
    borrowed: n(55, 20, 75),
    health: { gross: [50, 82], payroll: [18, 48], ebitda: [10, 46], payback: [24, 160] },
  },
];
