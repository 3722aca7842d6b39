// Soap made by hand.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const soap: readonly Kind[] = [
  {
    id: 'soap_making',
    industry: 'retail',
    name: ['Handmade soap', 'Мыло ручной работы'],
    words: {
      en: 'soap making, handmade soap, make soap, olive oil soap, natural soap, soap bars, handmade soap bars, goat milk soap, soap maker, soap, soaps, soap workshop, bath bombs, soap and bath bombs, soaps and bath bombs, shampoo bars, solid shampoo, artisan soap, soap business',
      ru: 'мыло ручной работы, мыловарение, мыловарня, варю мыло, делаю мыло, мыло, натуральное мыло, мыловар, бомбочки для ванны, производство мыла, мыло на заказ, мыло и бомбочки, твёрдый шампунь',
      es: 'jabones artesanales, jabón artesanal, jabones',
      de: 'handgemachte seife, seifenmanufaktur, seife',
      fr: 'savonnerie, savons artisanaux, savon artisanal',
      it: 'saponi artigianali, sapone artigianale, saponificio',
      pt: 'sabonetes artesanais, saboaria, saboaria artesanal',
      tr: 'el yapımı sabun, sabun üretimi',
    },
    scale: scale('people', [3, 1, 25], ['Makers', 'Мастера'], ['maker|makers', 'мастер|мастера|мастеров'], {
      area: 0.06,
    }),
    volumes: [
      volume('bars', ['Bars of soap', 'Куски мыла'], ['bars', 'шт.'], 'monthly', {
        capacity: each(1),
        a_month: n(1050, 650, 2000),
        use: n(68, 50, 80),
      }),
    ],
    sales: [
      sale(['Soap', 'Мыло'], 'bars', n(7, 3.5, 11), n(74, 55, 90)),
      sale(
        ['Bath bombs and shampoo bars', 'Бомбочки и твёрдый шампунь'],
        'bars',
        n(7.5, 4, 12),
        n(18, 5, 35),
      ),
      sale(['Gift sets', 'Подарочные наборы'], 'bars', n(26, 14, 42), n(8, 3, 16)),
      sale(['Classes', 'Мастер-классы'], 'bars', n(32, 18, 55), n(0.8, 0, 3)),
    ],
    costs: [
      pay(['Makers', 'Мастера'], each(1), n(32000, 25000, 42000), { isGradual: true }),
      share(['Oils, lye and scents', 'Масла, щёлочь и ароматы'], n(17, 11, 24)),
      share(['Wrapping and boxes', 'Упаковка'], n(7, 4, 11)),
      share(['Postage', 'Доставка почтой'], n(7, 3, 12)),
      share(['Commission of marketplaces', 'Комиссия площадок'], n(6, 2, 12)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 850,
        powered: 160,
        managerPay: 40000,
        managers: 0.2,
        advertising: 4,
        insured: 90,
        repaired: 50,
        programs: 70,
        licensed: 500,
        permitted: 900,
        launched: 1200,
      }),
    ],
    assets: [
      asset(['Pots, moulds and cutters', 'Котлы, формы и резаки'], each(n(2200, 700, 6000)), 6),
      asset(
        ['Shelves for curing and fitting-out', 'Стеллажи для созревания и отделка'],
        n(5000, 1500, 14000),
        8,
      ),
    ],
    terms: { receivable: 8, stock: 40, payable: 20 },
    season: 'holidays',
    ramp: { from: n(35, 20, 55), months: n(12, 7, 18) },
    growth: [6, 4, 3],
    borrowed: n(15, 0, 45),
    health: { gross: [16, 52], payroll: [30, 62], ebitda: [4, 26], payback: [8, 66] },
  },
];
