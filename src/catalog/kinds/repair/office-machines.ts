// What offices print with: cartridges that are filled again, and printers that are mended.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const officeMachines: readonly Kind[] = [
  {
    id: 'cartridge_refill',
    industry: null,
    name: ['Cartridge refilling and printer repair', 'Заправка картриджей и ремонт принтеров'],
    words: {
      en: 'cartridge refilling, printer cartridge refill, ink cartridge refill, toner refill, printer repair, printer service, copier repair, office equipment repair, printer engineer, ink cartridges, toner refills, printer servicing, cartridges, toner cartridges',
      ru: 'заправка картриджей, ремонт принтеров, картриджи, восстановление картриджей, ремонт оргтехники, обслуживание оргтехники, ремонт мфу, обслуживание принтеров, заправляем картриджи, обслуживание картриджей, ремонт принтеров и мфу',
      es: 'recarga de cartuchos, reparación de impresoras',
      de: 'tintenpatronen nachfüllen, druckerreparatur, toner nachfüllen',
      fr: 'recharge de cartouches, réparation d’imprimantes',
      it: 'ricarica cartucce, riparazione stampanti',
      pt: 'recarga de cartuchos, reparação de impressoras',
      tr: 'kartuş dolumu, yazıcı tamiri, toner dolumu',
    },
    scale: scale(
      'orders',
      [400, 200, 4000],
      ['Cartridges a month', 'Картриджей в месяц'],
      ['cartridge|cartridges', 'картридж|картриджа|картриджей'],
      { people: 130, sites: 6, customers: 3 },
    ),
    volumes: [
      volume(
        'cartridges',
        ['Orders', 'Заказы'],
        ['orders', 'заказов'],
        'monthly',
        {
          capacity: each(1),
          a_month: n(1, 1, 1),
          use: n(82, 65, 88),
        },
        [3, 1, 1],
      ),
    ],
    sales: [
      sale(['Refilling of cartridges', 'Заправка картриджей'], 'cartridges', n(27, 10, 42), n(75, 50, 90)),
      sale(['Repair of printers', 'Ремонт принтеров'], 'cartridges', n(108, 40, 180), n(20, 8, 35)),
      sale(
        ['New cartridges and paper', 'Новые картриджи и бумага'],
        'cartridges',
        n(54, 20, 100),
        n(20, 5, 40),
      ),
      sale(
        ['Service contracts with offices', 'Договоры с офисами'],
        'cartridges',
        n(22, 8, 45),
        n(30, 5, 60),
      ),
    ],
    costs: [
      share(['Toner, ink and chips', 'Тонер, чернила и чипы'], n(23, 14, 34), 'Refilling of cartridges'),
      share(['Parts bought', 'Закупка запчастей'], n(27, 18, 38), 'Repair of printers'),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(70, 60, 80), 'New cartridges and paper'),
      pay(['Technicians', 'Мастера'], each(n(0.0077, 0.006, 0.012)), n(38000, 30000, 48000), {
        isGradual: true,
      }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 900,
        powered: 130,
        advertising: 2,
        insured: 90,
        repaired: 70,
        programs: 80,
        licensed: 150,
        permitted: 700,
        launched: 900,
        isForConsumers: false,
      }),
      vehicleCosts(n(280, 120, 600)),
    ],
    assets: [
      asset(['Refilling stations and tools', 'Станции заправки и инструмент'], n(6500, 2000, 18000), 6),
      asset(['Car for visits', 'Машина для выездов'], n(11000, 4000, 20000), 7),
    ],
    terms: { receivable: 14, stock: 20, payable: 18 },
    season: 'offices',
    ramp: { from: n(35, 20, 55), months: n(9, 6, 15) },
    growth: [3, 1, 1],
    borrowed: n(10, 0, 35),
    health: { gross: [18, 52], payroll: [28, 58], ebitda: [4, 26], payback: [4, 60] },
  },
];
