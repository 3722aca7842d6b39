// Fenced fields that owners of dogs have to themselves for an hour.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const dogFields: readonly Kind[] = [
  {
    id: 'dog_field',
    industry: 'entertainment',
    name: ['Dog field to hire', 'Площадка для собак в аренду'],
    words: {
      en: 'dog field, dog fields, secure dog field, dog field hire, dog walking field, dog walking field hire, fenced dog field, dog exercise field',
      ru: 'площадка для выгула собак, поле для собак, закрытая площадка для собак, аренда площадки для собак, площадка для собак в аренду',
      es: 'parque canino privado',
      de: 'hundefreilauf, hundeauslauf vermietung',
      fr: 'parc canin privé',
      it: 'area cani privata',
      pt: 'parque canino privado',
      tr: 'köpek parkı',
    },
    scale: scale(
      'places',
      [2, 1, 12],
      ['Fields', 'Площадки'],
      ['field|fields', 'площадка|площадки|площадок'],
      {
        courts: 1,
        hectares: 1,
      },
    ),
    volumes: [
      volume('hours', ['Hours hired', 'Часы аренды'], ['hours', 'ч'], 'daily', {
        capacity: each(1),
        a_day: n(12, 9, 15),
        days: n(30, 28, 30),
        use: n(42, 25, 60),
      }),
    ],
    sales: [
      sale(['Hire of fields', 'Аренда площадок'], 'hours', n(15, 8, 24)),
      sale(['Further dogs', 'Ещё одна собака'], 'hours', n(5, 2, 8), n(25, 10, 40)),
      sale(['Clubs and trainers', 'Клубы и дрессировщики'], 'hours', n(12, 6, 22), n(8, 3, 16)),
    ],
    costs: [
      pay(['Groundskeeper', 'Смотритель площадок'], each(n(0.16, 0.08, 0.3)), n(30000, 25000, 38000), {
        isGradual: true,
        isPartTime: true,
      }),
      monthly(['Mowing and waste', 'Покос и вывоз отходов'], each(n(150, 70, 320))),
    ],
    overheads: [
      monthly(['Lease of the land', 'Аренда участка'], each(n(180, 70, 450))),
      ...siteOverheads({
        powered: 60,
        managerPay: 42000,
        managers: 0.25,
        advertising: 3,
        insured: 110,
        repaired: 130,
        programs: 60,
        licensed: 300,
        permitted: 1500,
        launched: 1200,
      }),
    ],
    assets: [
      asset(['Fences and gates', 'Ограждение и калитки'], each(n(14000, 6000, 30000)), 12),
      asset(['Car park, lights and shelter', 'Парковка, свет и навес'], each(n(8000, 2500, 20000)), 12),
    ],
    terms: { receivable: 0, stock: 0, payable: 15 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(10, 5, 16) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 55),
    health: { gross: [50, 96], payroll: [10, 46], ebitda: [8, 56], payback: [10, 96] },
  },
];
