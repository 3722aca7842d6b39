// Skis and snowboards are waxed, sharpened and mended, and boots are fitted.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const skiWorkshops: readonly Kind[] = [
  {
    id: 'ski_workshop',
    industry: null,
    name: ['Ski and snowboard workshop', 'Мастерская лыж и сноубордов'],
    words: {
      en: 'ski waxing, ski workshop, ski tuning, ski repair, ski servicing, ski service, ski service workshop, ski sharpening, snowboard waxing, snowboard repair, snowboard tuning, snowboard workshop, wax skis, sharpen skis, waxing skis, waxing skis and snowboards, wax skis and snowboards, ski and snowboard repair, ski edges, ski boot fitting, ski technician, ski tech',
      ru: 'подготовка лыж, смазка лыж, парафинирование лыж, заточка кантов, заточка лыж, ремонт лыж, ремонт сноубордов, ремонт лыж и сноубордов, подготовка лыж и сноубордов, лыжная мастерская, ски-сервис, лыжный сервис, сервис лыж, сервис лыж и сноубордов, мастерская лыж, бутфитинг, подгонка лыжных ботинок, готовлю лыжи',
      es: 'encerado de esquís, taller de esquís, reparación de esquís',
      de: 'skiservice, ski wachsen, skiwerkstatt',
      fr: 'fartage de skis, atelier de ski, réparation de skis',
      it: 'sciolinatura sci, laboratorio sci, riparazione sci',
      pt: 'reparação de esquis, enceramento de esquis',
      tr: 'kayak bakım, kayak tamiri',
    },
    scale: scale(
      'people',
      [2, 1, 12],
      ['Technicians', 'Мастера'],
      ['technician|technicians', 'мастер|мастера|мастеров'],
      { orders: 0.0076, units_a_day: 0.19, visitors: 0.0076, machines: 1, shops: 2 },
    ),
    volumes: [
      volume('orders', ['Pairs and boards', 'Пары и доски'], ['orders', 'заказов'], 'daily', {
        capacity: each(1),
        a_day: n(12, 7, 18),
        days: n(25, 20, 30),
        use: n(44, 30, 60),
      }),
    ],
    sales: [
      sale(['Waxing', 'Парафин и смазка'], 'orders', n(26, 14, 42), n(46, 30, 65)),
      sale(['Edges and bases', 'Заточка кантов и шлифовка'], 'orders', n(58, 32, 90), n(38, 20, 55)),
      sale(['Repairs and bindings', 'Ремонт и установка креплений'], 'orders', n(72, 38, 120), n(16, 8, 30)),
      sale(['Boot fitting', 'Подгонка ботинок'], 'orders', n(95, 45, 170), n(7, 2, 18)),
      sale(
        ['Wax, straps and accessories', 'Мази, чехлы и аксессуары'],
        'orders',
        n(24, 12, 45),
        n(18, 8, 35),
      ),
    ],
    costs: [
      share(['Wax, edges and materials', 'Парафин, канты и материалы'], n(7, 4, 12)),
      share(
        ['Goods for resale', 'Закупка товаров для продажи'],
        n(56, 48, 65),
        'Wax, straps and accessories',
      ),
      pay(['Technicians', 'Мастера'], each(1), n(38_000, 30_000, 48_000), { isGradual: true }),
    ],
    overheads: siteOverheads({
      rented: 1300,
      powered: 260,
      managerPay: 46_000,
      managers: 0.3,
      advertising: 3,
      insured: 130,
      repaired: 140,
      programs: 70,
      licensed: 200,
      permitted: 900,
      launched: 1500,
    }),
    assets: [
      asset(['Grinding and edging machines', 'Станки для шлифовки и кантов'], n(32_000, 9000, 75_000), 9),
      asset(['Benches, irons and tools', 'Верстаки, утюги и инструмент'], each(n(2600, 1000, 5500)), 6),
      asset(['Fitting-out and counter', 'Ремонт и стойка'], n(9000, 3000, 22_000), 8),
    ],
    terms: { receivable: 1, stock: 40, payable: 15 },
    season: 'winter',
    ramp: { from: n(40, 25, 60), months: n(12, 6, 20) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 50),
    health: { gross: [26, 62], payroll: [26, 58], ebitda: [5, 30], payback: [10, 84] },
  },
];
