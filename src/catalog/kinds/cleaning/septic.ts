// Emptying of septic tanks and cleaning of drains.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { callsWithVan } from '../../kind/own-levels.ts';
import { asset, monthly, otherIncome, pay, sale, scale, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const septic: readonly Kind[] = [
  {
    id: 'septic_pumping',
    industry: null,
    name: ['Septic tank emptying', 'Откачка септиков'],
    words: {
      en: 'septic tank emptying, septic pumping, septic service, septic tank cleaning, drain cleaning, sewage removal, cesspool emptying, vacuum truck, drain unblocking, grease trap cleaning, septic tanks, cesspit emptying, cesspits, sewage tanker, sewage tankers, empty cesspits, empty septic tanks, portable toilets emptying, blocked drains, drains unblocked, unblock drains, drains',
      ru: 'откачка септиков, ассенизатор, ассенизаторские услуги, откачка выгребных ям, илосос, откачка канализации, прочистка канализации, ассенизаторская машина, вывоз жидких отходов, промывка труб, прочистка труб, выгребные ямы, обслуживание септиков, ассенизаторы, ассенизация, септики и биотуалеты, откачка ям, качаю септики, качаем септики',
      es: 'limpieza de fosas sépticas, desatascos, baños portátiles',
      de: 'grubenentleerung, rohrreinigung, mobile toiletten',
      fr: 'vidange de fosses septiques, débouchage, toilettes mobiles',
      it: 'spurgo pozzi neri, autospurgo',
      pt: 'limpa-fossas, desentupidora',
      tr: 'vidanjör, foseptik temizliği, tıkanıklık açma',
    },
    scale: scale(
      'vehicles',
      [3, 1, 30],
      ['Vacuum trucks', 'Илососные машины'],
      ['truck|trucks', 'машина|машины|машин'],
      { crews: 1, people: 0.62 },
    ),
    volumes: [
      volume('trips', ['Jobs', 'Выезды'], ['jobs', 'выездов'], 'daily', {
        capacity: each(1),
        a_day: n(6, 4, 8),
        days: n(23, 20, 27),
        use: n(56, 42, 74),
      }),
    ],
    sales: [
      sale(['Emptying of tanks', 'Откачка'], 'trips', n(178, 70, 340)),
      sale(['Cleaning of pipes', 'Прочистка труб'], 'trips', n(320, 130, 600), n(15, 5, 30)),
      sale(['Grease traps', 'Чистка жироуловителей'], 'trips', n(260, 110, 480), n(12, 4, 25)),
      otherIncome(['Hire of portable toilets', 'Аренда биотуалетов'], each(n(900, 0, 3500))),
    ],
    costs: [
      pay(['Drivers and operators', 'Водители и операторы'], each(n(1.2, 1, 2)), n(48000, 39000, 60000), {
        isGradual: true,
      }),
      unit(['Fees of treatment works', 'Приём стоков на очистные'], n(46, 15, 95), 'trips'),
      unit(['Fuel', 'Топливо'], n(19, 10, 32), 'trips'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1700,
        powered: 250,
        managerPay: 62000,
        managers: 0.7,
        advertising: 3,
        insured: 900,
        repaired: 200,
        programs: 150,
        licensed: 1500,
        permitted: 3500,
      }),
      monthly(['Repairs of trucks and tyres', 'Ремонт машин и шины'], each(n(720, 350, 1400))),
      pay(['Dispatchers', 'Диспетчеры'], n(1, 0, 2), n(40000, 32000, 49000)),
    ],
    assets: [
      asset(['Vacuum trucks', 'Илососные машины'], each(n(120000, 45000, 220000)), 9),
      asset(
        ['Hoses, jetting units and cameras', 'Шланги, промывочные установки и камеры'],
        each(n(16000, 5000, 35000)),
        6,
      ),
      asset(['Portable toilets', 'Биотуалеты'], each(n(9000, 0, 30000)), 7),
    ],
    terms: { receivable: 12, stock: 0, payable: 15 },
    season: 'summer',
    ramp: { from: n(40, 25, 60), months: n(9, 5, 15) },
    growth: [3, 2, 2],
    borrowed: n(50, 20, 75),
    health: { gross: [34, 60], payroll: [23, 58], ebitda: [8, 30], payback: [22, 90] },
    ownLevels: callsWithVan,
  },
];
