// Stalls on markets, and the hire of things that a household needs for a while.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume, yearly } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import {
  accounting,
  insurance,
  launch,
  paymentFees,
  registration,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const stallsAndHire: readonly Kind[] = [
  {
    id: 'market_stall',
    industry: 'retail',
    name: ['Market stall', 'Точка на рынке'],
    words: {
      en: 'market stall, market trader, stall on the market, market stall with food, market stall with clothes, market stall with household goods, pitch on a market, weekend market stall, pitch at a market, stall at markets, stall at weekend markets, market pitch',
      ru: 'точка на рынке, ёлочный базар, палатка на рынке, прилавок на рынке, место на рынке, торговля на рынке, торгую на рынке, точка на рынке с одеждой, палатка на рынке с овощами, прилавок на ярмарке, торговля на ярмарках, лоток на рынке, палатка на ярмарках, торгуем с лотка, торгую с лотка, торгуем на рынке, лоток на ярмарке, торгуем на ярмарках',
      es: 'puesto de mercado, puesto en el mercadillo',
      de: 'marktstand, wochenmarkt stand',
      fr: 'stand de marché, étal de marché',
      it: 'banco al mercato, bancarella',
      pt: 'banca de feira, banca no mercado',
      tr: 'pazar tezgahı, pazarcı',
    },
    scale: scale('kiosks', [1, 1, 10], ['Stalls', 'Точки'], ['stall|stalls', 'точка|точки|точек'], {
      shops: 1,
      places: 1,
    }),
    volumes: [
      volume('purchases', ['Purchases', 'Покупки'], ['purchases', 'покупок'], 'daily', {
        capacity: each(1),
        a_day: n(45, 26, 90),
        days: n(24, 12, 27),
        use: n(76, 55, 88),
      }),
    ],
    sales: [
      sale(
        ['Fruit, vegetables and food', 'Овощи, фрукты и продукты'],
        'purchases',
        n(11, 5, 18),
        n(58, 30, 100),
      ),
      sale(['Clothes and shoes', 'Одежда и обувь'], 'purchases', n(24, 12, 40), n(22, 0, 60)),
      sale(['Household goods', 'Хозяйственные товары'], 'purchases', n(8, 4, 15), n(20, 0, 50)),
    ],
    costs: [
      share(['Goods bought', 'Закупка товаров'], n(60, 52, 68)),
      share(['Packaging', 'Упаковка'], n(1.4, 0.6, 2.5)),
      pay(['Sellers', 'Продавцы'], each(n(1, 0.6, 1.5)), n(29500, 24000, 36000), { isPartTime: true }),
    ],
    overheads: [
      monthly(['Pitch fees', 'Плата за торговое место'], each(n(560, 200, 1400))),
      vehicleCosts(each(n(260, 120, 500))),
      paymentFees(),
      insurance(n(70, 30, 150)),
      accounting(n(120, 50, 250)),
      yearly(['Market and trading permits', 'Разрешения на торговлю'], n(450, 150, 1200)),
      registration(n(350, 100, 900)),
      launch(n(300, 100, 800)),
    ],
    assets: [
      asset(['Stall, tables and scales', 'Палатка, прилавок и весы'], each(n(4400, 1500, 10_000)), 6),
      asset(['Van', 'Фургон'], each(n(13_000, 4000, 30_000)), 7),
    ],
    terms: { receivable: 0, stock: 18, payable: 3 },
    season: 'town',
    ramp: { from: n(50, 30, 70), months: n(6, 4, 12) },
    growth: [3, 2],
    borrowed: n(15, 0, 40),
    health: { gross: [14, 30], payroll: [12, 28], ebitda: [4, 20], payback: [4, 60] },
  },
  {
    id: 'goods_hire',
    industry: 'retail',
    name: ['Hire of household goods', 'Прокат вещей'],
    words: {
      en: 'hire of goods, rental shop, toy rental, toy library, toy hire, stroller rental, pram hire, baby equipment rental, children’s clothes rental, medical equipment rental, medical bed rental, wheelchair hire, crutches and wheelchair hire, mobility equipment hire, board games rental, karaoke rental, game console rental, furniture rental, apartment furniture rental, office equipment rental, dvd rental, hire of tools and tents, rent out tools, tool library, rent a tuxedo, tent rental for camping, party tent and table hire',
      ru: 'прокат вещей, пункт проката, прокат игрушек, аренда игрушек, прокат колясок, прокат детских товаров, прокат детских кроваток, прокат медицинского оборудования, прокат медицинских кроватей, прокат инвалидных колясок, аренда ходунков, прокат костылей, прокат настольных игр, прокат караоке, прокат приставок, аренда оргтехники, прокат фильмов на дисках, аренда мебели, прокат палаток и рюкзаков, сдаём напрокат коляски, вещи напрокат, прокат инструмента и вещей',
      es: 'alquiler de juguetes, alquiler de material ortopédico, alquiler de cochecitos',
      de: 'verleih von kinderwagen, verleih von spielzeug, verleih von pflegebetten',
      fr: 'location de jouets, location de matériel médical, location de poussettes',
      it: 'noleggio giocattoli, noleggio ausili medici, noleggio passeggini',
      pt: 'aluguel de brinquedos, aluguel de cadeiras de rodas',
      tr: 'oyuncak kiralama, medikal kiralama, bebek arabası kiralama',
    },
    scale: scale(
      'orders',
      [260, 80, 2000],
      ['Hires a month', 'Прокатов в месяц'],
      ['hire|hires', 'прокат|проката|прокатов'],
      {
        customers: 1.2,
        people: 170,
        shops: 260,
      },
    ),
    volumes: [
      volume('hires', ['Hires', 'Прокаты'], ['hires', 'прокатов'], 'monthly', {
        capacity: each(1),
        a_month: n(1, 1, 1),
        use: n(78, 60, 90),
      }),
    ],
    sales: [
      sale(['Hire', 'Прокат'], 'hires', n(64, 25, 120)),
      sale(['Delivery and collection', 'Доставка и забор'], 'hires', n(21, 8, 40), n(48, 30, 70)),
      sale(['Used goods sold', 'Продажа вещей после проката'], 'hires', n(85, 30, 180), n(4, 2, 8)),
    ],
    costs: [
      share(['Cleaning, repair and lost items', 'Чистка, ремонт и потери'], n(10, 6, 15)),
      share(['Fuel and couriers', 'Топливо и курьеры'], n(6, 3, 10)),
      pay(
        ['Staff of the hire point', 'Сотрудники проката'],
        each(n(0.0075, 0.005, 0.011)),
        n(33000, 27000, 41000),
        {
          isGradual: true,
          isPartTime: true,
        },
      ),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2600,
        powered: 230,
        advertising: 5,
        insured: 170,
        repaired: 130,
        programs: 110,
        licensed: 200,
        permitted: 900,
        launched: 2000,
      }),
    ],
    assets: [
      asset(['Goods for hire', 'Вещи для проката'], each(n(290, 120, 600)), 4),
      asset(['Racks and fitting-out', 'Стеллажи и оборудование пункта'], n(8000, 3000, 20000), 8),
    ],
    terms: { receivable: 2, stock: 0, payable: 15 },
    season: 'town',
    ramp: { from: n(30, 15, 50), months: n(12, 8, 20) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 50),
    health: { gross: [44, 66], payroll: [18, 36], ebitda: [8, 38], payback: [18, 72] },
  },
];
