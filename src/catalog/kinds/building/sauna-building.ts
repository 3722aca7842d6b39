// Saunas and bathhouses built to order.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const saunaBuilding: readonly Kind[] = [
  {
    id: 'sauna_building',
    industry: 'construction',
    name: ['Sauna building', 'Бани под ключ'],
    words: {
      en: 'sauna building, sauna builder, sauna construction, barrel saunas, sauna manufacturer, sauna installation, bathhouse building, home saunas, hammam building, build saunas, saunas in gardens, mobile saunas to order, sauna maker, garden saunas, mobile saunas made to order, garden sauna building',
      ru: 'бани под ключ, строительство бань, строительство саун, баня-бочка, бани-бочки, отделка бань, строительство хаммама, производство бань, монтаж саун, мобильные бани под ключ, бани из бруса, отделка парной, строим бани, срубы бань, хаммамы под ключ, отделка парных, отделка саун, отделка парных и саун, бани-бочки изготовление, изготовление бань, срубы бань под ключ',
      es: 'construcción de saunas, fabricante de saunas',
      de: 'saunabau, saunabauer',
      fr: 'construction de saunas, fabricant de saunas',
      it: 'costruzione saune',
      pt: 'construção de saunas',
      tr: 'sauna yapımı, hamam yapımı',
    },
    scale: scale('crews', [2, 1, 15], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.33,
      projects: 0.6,
      houses: 0.6,
      orders: 0.6,
    }),
    volumes: [
      volume('houses', ['Bathhouses built', 'Построенные бани'], ['bathhouses', 'бань'], 'plain', {
        quantity: each(n(0.8, 0.4, 1.4)),
      }),
      volume('barrels', ['Barrel saunas', 'Бани-бочки'], ['saunas', 'бань'], 'plain', {
        quantity: each(n(0.8, 0.2, 2)),
      }),
    ],
    sales: [
      sale(['Bathhouses', 'Бани под ключ'], 'houses', n(41000, 16000, 90000)),
      sale(['Stoves and equipment', 'Печи и оборудование'], 'houses', n(5200, 2000, 12000)),
      sale(['Barrel and mobile saunas', 'Бани-бочки и мобильные бани'], 'barrels', n(6800, 3500, 12000)),
    ],
    costs: [
      pay(['Carpenters', 'Плотники'], each(n(3, 2, 4)), n(49000, 39000, 62000), { isGradual: true }),
      share(['Timber and materials', 'Пиломатериалы и материалы'], n(40, 33, 48), 'Bathhouses'),
      share(['Stoves bought', 'Закупка печей и оборудования'], n(72, 62, 80), 'Stoves and equipment'),
      share(['Materials of saunas', 'Материалы бань-бочек'], n(48, 40, 56), 'Barrel and mobile saunas'),
      share(['Carriers and crane', 'Перевозка и кран'], n(3, 1, 6)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1800,
        powered: 300,
        managerPay: 64000,
        managers: 0.7,
        advertising: 4,
        insured: 300,
        repaired: 200,
        programs: 120,
        licensed: 300,
        permitted: 1500,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(480, 220, 900))),
    ],
    assets: [
      asset(['Machines and tools', 'Станки и инструмент'], each(n(16000, 6000, 35000)), 7),
      asset(['Van and trailer', 'Фургон и прицеп'], each(n(28000, 12000, 50000)), 8),
      asset(['Show saunas', 'Выставочные бани'], n(22000, 5000, 55000), 6),
    ],
    terms: { receivable: 5, stock: 20, payable: 20 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(9, 5, 15) },
    growth: [3, 2, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [18, 38], payroll: [28, 54], ebitda: [5, 24], payback: [12, 66] },
  },
];
