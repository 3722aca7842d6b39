// Cemeteries and natural burial grounds.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const cemeteries: readonly Kind[] = [
  {
    id: 'cemetery',
    industry: 'healthcare',
    name: ['Cemetery', 'Кладбище'],
    words: {
      en: 'cemetery, cemeteries, burial ground, natural burial ground, natural burial, green cemetery, woodland burial, woodland burial ground, memorial park, graveyard, burial plots',
      ru: 'кладбище, частное кладбище, мемориальный парк, места для захоронений, природное кладбище, содержание кладбища',
      es: 'cementerio',
      de: 'friedhof, friedwald',
      fr: 'cimetière',
      it: 'cimitero',
      pt: 'cemitério',
      tr: 'mezarlık',
    },
    scale: scale(
      'hectares',
      [5, 0.5, 40],
      ['Hectares', 'Гектары'],
      ['hectare|hectares', 'гектар|гектара|гектаров'],
      { people: 1.5 },
    ),
    volumes: [
      volume('burials', ['Burials', 'Захоронения'], ['burials', 'захоронений'], 'monthly', {
        capacity: each(1),
        a_month: n(3.8, 2.4, 6),
        use: n(60, 35, 80),
      }),
    ],
    sales: [
      sale(['Plots', 'Участки'], 'burials', n(1700, 700, 3500)),
      sale(
        ['Digging and burial', 'Подготовка могил и захоронение'],
        'burials',
        n(750, 300, 1400),
        n(90, 75, 100),
      ),
      sale(['Plots bought ahead', 'Участки заранее'], 'burials', n(1500, 600, 3200), n(30, 12, 55)),
      sale(
        ['Memorials and planting', 'Памятные знаки и посадки'],
        'burials',
        n(420, 150, 900),
        n(45, 25, 65),
      ),
    ],
    costs: [
      pay(['Groundskeepers', 'Смотрители'], each(n(0.5, 0.3, 0.8)), n(36000, 29000, 45000), {
        isGradual: true,
      }),
      unit(['Machines and soil of burials', 'Техника и грунт'], n(130, 60, 260), 'burials'),
      share(
        ['Memorials and trees bought', 'Закупка знаков и саженцев'],
        n(45, 35, 55),
        'Memorials and planting',
      ),
      monthly(['Upkeep of the grounds', 'Содержание территории'], each(n(220, 90, 500))),
      share(['Fund of perpetual care', 'Фонд вечного ухода'], n(6, 2, 12)),
    ],
    overheads: siteOverheads({
      rented: 1500,
      powered: 350,
      managerPay: 56000,
      advertising: 2,
      insured: 350,
      repaired: 400,
      programs: 150,
      licensed: 1500,
      permitted: 15000,
      launched: 4000,
    }),
    assets: [
      asset(['Land laid out', 'Подготовка земли'], each(n(45000, 15000, 110000)), 30),
      asset(['Paths, gate and pavilion', 'Дорожки, ворота и павильон'], n(90000, 30000, 220000), 25),
      asset(['Digger and mowers', 'Мини-экскаватор и косилки'], n(42000, 15000, 90000), 8),
    ],
    terms: { receivable: 10, stock: 10, payable: 20 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(16, 9, 26) },
    growth: [3, 3, 2],
    borrowed: n(40, 10, 65),
    health: { gross: [45, 84], payroll: [16, 52], ebitda: [8, 46], payback: [18, 132] },
  },
];
