// Quad bikes, buggies and snowmobiles that people ride with a guide or hire.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const quads: readonly Kind[] = [
  {
    id: 'quad_hire',
    industry: 'hospitality',
    name: ['Quad bikes and snowmobiles', 'Квадроциклы и снегоходы'],
    words: {
      en: 'quad bikes, quad bike hire, quad biking, quad bike tours, quad tours, atv rental, atv tours, buggy tours, dune buggy tours, off-road buggy hire, snowmobile hire, snowmobile rental, snowmobile tours, snowmobile safaris, quad trekking',
      ru: 'прокат квадроциклов, аренда квадроциклов, квадроциклы, экскурсии на квадроциклах, катание на квадроциклах, туры на квадроциклах, прокат снегоходов, аренда снегоходов, снегоходы, катание на снегоходах, туры на снегоходах, прокат багги, туры на багги, катание на багги, прогулки на квадроциклах',
      es: 'alquiler de quads, excursiones en quad, rutas en quad, alquiler de buggies',
      de: 'quadverleih, quad touren, quadtouren, schneemobil verleih',
      fr: 'location de quads, randonnée en quad, location de motoneiges',
      it: 'noleggio quad, escursioni in quad',
      pt: 'aluguel de quadriciclos, passeios de quadriciclo',
      tr: 'atv turu, atv kiralama, buggy turu',
    },
    scale: scale(
      'machines',
      [6, 2, 40],
      ['Quad bikes and snowmobiles', 'Квадроциклы и снегоходы'],
      ['quad|quads', 'квадроцикл|квадроцикла|квадроциклов'],
      { vehicles: 1, bikes: 1, people: 2.5, customers: 0.033 },
    ),
    volumes: [
      volume('rides', ['Rides', 'Заезды'], ['rides', 'заездов'], 'daily', {
        capacity: each(1),
        a_day: n(4, 3, 6),
        days: n(30, 26, 30),
        use: n(22, 12, 34),
      }),
    ],
    sales: [
      sale(['Rides of an hour', 'Заезды на час'], 'rides', n(75, 35, 120), n(68, 45, 85)),
      sale(['Tours of half a day', 'Туры на полдня'], 'rides', n(165, 80, 260), n(24, 10, 45)),
      sale(['Hire for a day', 'Прокат на сутки'], 'rides', n(190, 90, 300), n(6, 2, 14)),
      sale(['Photos, suits and helmets', 'Фото, костюмы и шлемы'], 'rides', n(12, 4, 25), n(35, 15, 60)),
    ],
    costs: [
      pay(
        ['Guides and mechanics', 'Инструкторы и механики'],
        each(n(0.34, 0.2, 0.55)),
        n(34000, 26000, 45000),
        { isGradual: true, isPartTime: true },
      ),
      share(['Fuel', 'Топливо'], n(9, 6, 14)),
      share(['Spare parts and repairs', 'Запчасти и ремонт техники'], n(11, 6, 16)),
    ],
    overheads: siteOverheads({
      rented: 900,
      powered: 120,
      advertising: 5,
      insured: 480,
      repaired: 150,
      programs: 80,
      licensed: 400,
      permitted: 1500,
      launched: 2000,
    }),
    assets: [
      asset(['Quad bikes and snowmobiles', 'Квадроциклы и снегоходы'], each(n(9500, 5000, 17000)), 5),
      asset(['Helmets, suits and boots', 'Шлемы, костюмы и обувь'], each(n(500, 200, 1100)), 3),
      asset(['Van and trailer', 'Фургон с прицепом'], n(18000, 6000, 40000), 8),
      asset(['Base, shed and track', 'База, ангар и трасса'], n(14000, 4000, 35000), 10),
    ],
    terms: { receivable: 0, stock: 5, payable: 10 },
    season: 'guests',
    ramp: { from: n(45, 25, 65), months: n(8, 4, 14) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [36, 76], payroll: [14, 52], ebitda: [6, 40], payback: [8, 72] },
  },
];
