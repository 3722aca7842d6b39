// Knives, scissors and tools sharpened.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { smallRepairs } from '../../kind/own-levels.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const sharpening: readonly Kind[] = [
  {
    id: 'sharpening',
    industry: 'retail',
    name: ['Sharpening', 'Заточка инструмента'],
    words: {
      en: 'knife sharpening, sharpening knives, scissors sharpening, knives sharpening, sharpening, sharpener, sharpening service, mobile knife sharpening, tool sharpening, blade sharpening, saw sharpening, sharpen knives, sharpen scissors, knives and scissors sharpened, mower blade sharpening, salon scissors sharpening, clipper blade sharpening',
      ru: 'заточка ножей, заточка инструмента, заточка, заточка ножниц, заточка маникюрного инструмента, точу ножи, затачиваю ножи, мастер по заточке, заточка парикмахерских ножниц, заточка цепей, заточная мастерская, заточник, заточка пил, заточка ножей и ножниц, заточка маникюрных инструментов',
      es: 'afilado de cuchillos, afilador',
      de: 'messer schleifen, schleiferei, messerschleifer',
      fr: 'affûtage, aiguisage de couteaux, rémouleur',
      it: 'affilatura coltelli, arrotino',
      pt: 'afiação de facas, amolador',
      tr: 'bıçak bileme, bileyci',
    },
    scale: scale(
      'people',
      [2, 1, 12],
      ['Sharpeners', 'Заточники'],
      ['sharpener|sharpeners', 'заточник|заточника|заточников'],
      { vehicles: 1, machines: 1, kiosks: 1, shops: 1.5 },
    ),
    volumes: [
      volume('pieces', ['Sharpened pieces', 'Заточенный инструмент'], ['pieces', 'шт.'], 'daily', {
        capacity: each(1),
        a_day: n(32, 18, 50),
        days: n(24, 21, 27),
        use: n(58, 42, 74),
      }),
    ],
    sales: [
      sale(['Knives and scissors', 'Ножи и ножницы'], 'pieces', n(10, 5, 17), n(58, 40, 80)),
      sale(
        ['Tools of salons', 'Маникюрный и парикмахерский инструмент'],
        'pieces',
        n(24, 12, 40),
        n(30, 10, 50),
      ),
      sale(
        ['Saws, chains and machine blades', 'Пилы, цепи и ножи машин'],
        'pieces',
        n(17, 8, 32),
        n(12, 4, 30),
      ),
      sale(['Knives and whetstones sold', 'Продажа ножей и камней'], 'pieces', n(36, 15, 80), n(3, 0, 8)),
    ],
    costs: [
      pay(['Sharpeners', 'Заточники'], each(1), n(36000, 28000, 47000), { isGradual: true }),
      share(['Abrasives and discs', 'Абразивы и круги'], n(5, 3, 9)),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(58, 50, 66), 'Knives and whetstones sold'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 750,
        powered: 90,
        managerPay: 42000,
        managers: 0.2,
        advertising: 4,
        insured: 90,
        repaired: 50,
        programs: 40,
        licensed: 80,
        permitted: 500,
        launched: 1000,
      }),
      vehicleCosts(n(160, 0, 380)),
    ],
    assets: [
      asset(['Sharpening machines', 'Заточные станки'], each(n(3600, 1200, 9000)), 6),
      asset(['Counter, signs and fitting-out', 'Стойка, вывеска и ремонт'], n(4500, 1000, 12000), 7),
    ],
    terms: { receivable: 3, stock: 20, payable: 15 },
    season: 'town',
    ramp: { from: n(40, 25, 60), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(15, 0, 45),
    health: { gross: [28, 66], payroll: [34, 68], ebitda: [5, 28], payback: [6, 60] },
    ownLevels: smallRepairs,
  },
];
