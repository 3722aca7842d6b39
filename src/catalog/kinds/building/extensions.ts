// Lofts converted and houses made larger.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const extensions: readonly Kind[] = [
  {
    id: 'extensions_and_lofts',
    industry: 'construction',
    name: ['Extensions and loft conversions', 'Пристройки и мансарды'],
    words: {
      en: 'house extension, loft conversions, loft conversion, extensions, loft conversions and extensions, house extensions, garages and extensions, extensions and garages, home extensions, garage conversions, basement conversions, attic conversions, home additions, room additions, adu builder, accessory dwelling units, barn conversions, dormer conversions, kitchen extensions',
      ru: 'пристройки, строительство пристроек, пристройки к дому, мансарды, строительство мансард, надстройка этажа, мансардный этаж, реконструкция домов, реконструкция дачных домов',
      es: 'ampliación de viviendas, ampliaciones de casas',
      de: 'dachausbau, hausanbau, anbauten',
      fr: 'extension de maison, aménagement de combles',
      it: 'ampliamento casa, recupero sottotetti',
      pt: 'ampliação de casas, aproveitamento de sótãos',
      tr: 'ev genişletme, çatı katı dönüşümü',
    },
    scale: scale('crews', [2, 1, 12], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.3,
      orders: 2,
      projects: 2,
      houses: 2,
    }),
    volumes: [
      volume('jobs', ['Extensions and lofts', 'Пристройки и мансарды'], ['projects', 'объектов'], 'monthly', {
        capacity: each(1),
        a_month: n(0.68, 0.4, 1.1),
        use: n(74, 58, 85),
      }),
    ],
    sales: [
      sale(['Extensions and conversions', 'Пристройки и мансарды'], 'jobs', n(74000, 32000, 140000)),
      sale(['Drawings and approvals', 'Проекты и согласования'], 'jobs', n(3800, 1200, 8000), n(60, 30, 90)),
      sale(['Finishing and extras', 'Отделка и доработки'], 'jobs', n(9000, 2500, 22000), n(50, 20, 80)),
    ],
    costs: [
      pay(['Builders', 'Строители'], each(n(3.2, 2, 5)), n(46000, 36000, 60000), { isGradual: true }),
      share(['Building materials', 'Стройматериалы'], n(31, 24, 40)),
      share(['Subcontractors', 'Субподрядчики'], n(14, 7, 24)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 900,
        powered: 150,
        managerPay: 62000,
        managers: 0.7,
        advertising: 2.5,
        insured: 420,
        repaired: 180,
        programs: 110,
        licensed: 500,
        permitted: 1800,
        launched: 2500,
      }),
      vehicleCosts(each(n(520, 250, 950))),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(19000, 8000, 34000)), 7),
      asset(['Tools and scaffolding', 'Инструмент и леса'], each(n(9000, 3500, 20000)), 6),
    ],
    terms: { receivable: 10, stock: 5, payable: 22 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 16) },
    growth: [3, 3, 2],
    borrowed: n(20, 0, 45),
    health: { gross: [12, 38], payroll: [24, 52], ebitda: [5, 22], payback: [5, 60] },
  },
];
