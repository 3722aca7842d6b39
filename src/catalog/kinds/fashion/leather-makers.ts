// Those who make bags, belts and other goods of leather.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { specialists } from '../../kind/office-parts.ts';
import { asset, pay, sale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

export const leatherMakers: readonly Kind[] = [
  {
    id: 'leather_goods',
    industry: 'fashion',
    name: ['Bags and leather goods', 'Сумки и изделия из кожи'],
    words: {
      en: 'leather goods, leather workshop, leather craft, bag maker, handmade bags, leather bags, handbag brand, bag brand, belts and wallets, leather maker, shoemaking, handmade shoes, shoe maker, make leather bags, leather wallets, leather belts, saddlery, saddle maker, harness maker, leather craft workshop, leathercraft, leathercraft studio, saddlery and harness, saddlery workshop, stitch leather bags, stitch leather, leather craftsmen, belts and wallets by hand, fabric bags, tote bags, denim bags, handbag label, handbags label, leather sandals by hand, handmade sandals',
      ru: 'изделия из кожи, кожаная мастерская, сумки ручной работы, пошив сумок, кожаные сумки, бренд сумок, кожаные изделия, кожевенная мастерская, ремни и кошельки, пошив обуви, обувь на заказ, обувная мастерская пошива, шью сумки, делаю сумки из кожи, кожаные кошельки, кошельки ручной работы, кожаные ремни, шорная мастерская, сёдла, ремни и портмоне из кожи, портмоне, ремни из кожи, сумки из кожи, шью кожаные сумки, шьём кожаные сумки, кожгалантерея своего производства, производство кожгалантереи, делаем ремни, мастерская кожи, мастерская по коже, сумки из ткани, шопперы, сумки-шопперы, тканевые сумки',
      es: 'marroquinería, artículos de cuero, bolsos artesanales',
      de: 'lederwaren, lederwerkstatt, taschenmacher',
      fr: 'maroquinerie, articles en cuir, fabricant de sacs',
      it: 'pelletteria, borse artigianali, artigiano della pelle',
      pt: 'artigos de couro, bolsas artesanais, marroquinaria',
      tr: 'deri atölyesi, deri ürünleri, el yapımı çanta',
    },
    scale: specialists(
      3,
      20,
      ['Craftspeople', 'Мастера'],
      ['craftsperson|craftspeople', 'мастер|мастера|мастеров'],
      { units_a_day: 0.507, orders: 0.019 },
    ),
    volumes: [
      volume('items', ['Items made', 'Изделия'], ['items', 'изделий'], 'monthly', {
        capacity: each(1),
        a_month: n(80, 45, 120),
        use: n(74, 55, 85),
      }),
    ],
    sales: [
      sale(['Bags', 'Сумки'], 'items', n(240, 130, 450), n(28, 15, 45)),
      sale(['Wallets, belts and covers', 'Кошельки, ремни и чехлы'], 'items', n(74, 40, 120), n(55, 40, 70)),
      sale(['Made to order', 'Изделия на заказ'], 'items', n(420, 220, 900), n(7, 3, 15)),
      sale(['Repairs', 'Ремонт изделий'], 'items', n(60, 30, 110), n(10, 0, 25)),
    ],
    costs: [
      pay(['Craftspeople', 'Мастера'], each(1), n(39000, 31000, 52000), { isGradual: true }),
      share(['Leather and fittings', 'Кожа и фурнитура'], n(23, 16, 32)),
      unit(['Packaging and delivery', 'Упаковка и доставка'], n(6, 3, 10), 'items'),
    ],
    overheads: [
      rent(n(1300, 600, 2800)),
      utilities(n(200, 100, 400)),
      pay(['Sales and content', 'Продажи и контент'], n(0.4, 0, 1), n(40000, 32000, 52000)),
      marketing(n(5, 3, 10)),
      paymentFees(n(3.5, 2, 7)),
      software(),
      insurance(n(110, 60, 220)),
      accounting(n(220, 120, 450)),
      phone(),
      registration(n(900, 300, 2500)),
      launch(n(2500, 800, 7000)),
    ],
    assets: [
      asset(
        ['Machines and tools for leather', 'Станки и инструменты для кожи'],
        each(n(7700, 3500, 17_000)),
        8,
      ),
      asset(['Workshop tables and light', 'Столы и свет мастерской'], each(n(900, 400, 1800)), 8),
      asset(['Online shop and photos', 'Интернет-магазин и съёмка'], n(4500, 1500, 12000), 3),
    ],
    terms: { receivable: 3, stock: 45, payable: 15 },
    season: 'holidays',
    ramp: { from: n(35, 20, 50), months: n(10, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 45),
    health: { gross: [20, 45], payroll: [38, 62], ebitda: [5, 24], payback: [14, 66] },
  },
];
