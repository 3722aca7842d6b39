// Ice cream that is made for shops, cafés and carts of its own.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const iceCream: readonly Kind[] = [
  {
    id: 'ice_cream_making',
    industry: null,
    name: ['Ice cream production', 'Производство мороженого'],
    words: {
      en: 'ice cream factory, ice cream production, ice cream maker, ice cream manufacturing, gelato production, popsicle production, ice cream making, ice production, ice cube factory, ice lolly plant, ice lollies, ice lolly maker, sorbet maker, sorbet, sorbet tubs, gelato for restaurants, make gelato, ice cream for supermarkets, frozen yoghurt producer, ice cream tubs, popsicles, popsicle plant, popsicles and ice cream bars, ice cream plant',
      ru: 'производство мороженого, фабрика мороженого, цех мороженого, мороженое оптом, производство джелато, производство льда, пищевой лёд, производство эскимо, эскимо, пломбир, фруктовый лёд, делаем джелато, джелато для ресторанов, сорбеты, мороженое для кофеен, мороженое для ресторанов, делаем мороженое, выпускаем мороженое, мороженое для магазинов, завод мороженого',
      es: 'fábrica de helados, elaboración de helados',
      de: 'eisherstellung, speiseeisherstellung',
      fr: 'fabrication de glaces, glacier artisan fabrication',
      it: 'produzione gelato, fabbrica di gelati',
      pt: 'fábrica de sorvetes, fábrica de gelados',
      tr: 'dondurma üretimi, dondurma fabrikası, buz üretimi',
    },
    scale: scale(
      'litres',
      [300, 80, 8000],
      ['Ice cream a day, litres', 'Мороженого в день, л'],
      ['litre a day|litres a day', 'литр в день|литра в день|литров в день'],
      { kilograms: 1.7, units_a_day: 0.15, tonnes: 4.7, people: 95 },
    ),
    volumes: [
      volume('ice_cream', ['Ice cream made', 'Выпущенное мороженое'], ['litres', 'л'], 'monthly', {
        capacity: each(1),
        a_month: n(30, 26, 30),
        use: n(58, 40, 78),
      }),
    ],
    sales: [
      sale(['Ice cream to shops', 'Мороженое в магазины'], 'ice_cream', n(5.1, 3, 8.5), n(56, 20, 85)),
      sale(
        ['Ice cream to cafés and restaurants', 'Мороженое в кафе и рестораны'],
        'ice_cream',
        n(7, 4.4, 11),
        n(30, 10, 70),
      ),
      sale(['Own carts and shop', 'Собственные точки продаж'], 'ice_cream', n(13.5, 8, 21), n(12, 0, 40)),
    ],
    costs: [
      share(['Milk, cream, sugar and fruit', 'Молоко, сливки, сахар и фрукты'], n(29, 22, 38)),
      share(['Packaging and labels', 'Упаковка и этикетки'], n(7, 4, 11)),
      unit(['Energy for freezing', 'Энергия на заморозку'], n(0.22, 0.1, 0.4), 'ice_cream'),
      pay(['Ice cream makers', 'Мороженщики'], each(n(0.009, 0.005, 0.015)), n(37000, 30000, 46000), {
        isGradual: true,
      }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2300,
        powered: 700,
        managerPay: 58000,
        managers: 0.5,
        advertising: 2,
        insured: 260,
        repaired: 450,
        programs: 110,
        licensed: 900,
        permitted: 2500,
        launched: 3000,
        isForConsumers: false,
      }),
      vehicleCosts(n(700, 300, 1500)),
    ],
    assets: [
      asset(['Pasteurisers and freezers', 'Пастеризаторы и фризеры'], each(n(330, 120, 650)), 10),
      asset(
        ['Cold store and refrigerated van', 'Морозильный склад и рефрижератор'],
        each(n(170, 60, 350)),
        9,
      ),
      asset(['Fitting-out of the plant', 'Подготовка цеха'], n(35000, 9000, 90000), 12),
    ],
    terms: { receivable: 20, stock: 20, payable: 20 },
    season: 'summer',
    ramp: { from: n(35, 20, 55), months: n(11, 6, 16) },
    growth: [4, 3, 2],
    borrowed: n(40, 10, 60),
    health: { gross: [24, 56], payroll: [20, 50], ebitda: [6, 26], payback: [24, 100] },
  },
];
