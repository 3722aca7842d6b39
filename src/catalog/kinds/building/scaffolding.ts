// Scaffolding: put up, left for weeks and taken down.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const scaffolding: readonly Kind[] = [
  {
    id: 'scaffolding',
    industry: 'construction',
    name: ['Scaffolding', 'Строительные леса'],
    words: {
      en: 'scaffolding, scaffolding company, scaffolding hire, scaffold rental, scaffolders, scaffolder, scaffold erection, put up scaffolding, scaffold towers',
      ru: 'строительные леса, аренда лесов, монтаж лесов, аренда строительных лесов, монтаж строительных лесов, леса и вышки-туры, аренда лесов и опалубки',
      es: 'andamios, alquiler de andamios',
      de: 'gerüstbau, gerüstbauer',
      fr: 'échafaudage, échafaudages',
      it: 'ponteggi, noleggio ponteggi',
      pt: 'andaimes, aluguer de andaimes',
      tr: 'iskele kurulumu, iskele kiralama',
    },
    scale: scale(
      'crews',
      [2, 1, 15],
      ['Scaffolding crews', 'Бригады монтажников'],
      ['crew|crews', 'бригада|бригады|бригад'],
      { people: 0.33, vehicles: 1, orders: 0.2, projects: 0.2 },
    ),
    volumes: [
      volume('area', ['Scaffolding put up', 'Смонтированные леса'], ['m²', 'м²'], 'daily', {
        capacity: each(1),
        a_day: n(75, 50, 110),
        days: n(21, 18, 25),
        use: n(64, 48, 76),
      }),
    ],
    sales: [
      sale(['Putting up and taking down', 'Монтаж и демонтаж'], 'area', n(17, 9, 28)),
      sale(['Hire by the week', 'Аренда по неделям'], 'area', n(7, 3, 13), n(85, 65, 100)),
      sale(['Transport', 'Доставка'], 'area', n(2.4, 1, 5), n(80, 60, 100)),
    ],
    costs: [
      pay(['Scaffolders', 'Монтажники лесов'], each(3), n(46000, 36000, 58000), { isGradual: true }),
      share(['Boards, couplers and losses', 'Настилы, хомуты и потери'], n(4, 2, 8)),
      share(['Inspection and design', 'Проверки и проекты лесов'], n(2, 1, 5)),
    ],
    overheads: [
      vehicleCosts(each(n(1100, 600, 1800))),
      ...siteOverheads({
        rented: 1600,
        powered: 220,
        managerPay: 66000,
        advertising: 1.5,
        insured: 1200,
        repaired: 250,
        programs: 150,
        licensed: 1500,
        permitted: 3000,
        launched: 4000,
        isForConsumers: false,
      }),
    ],
    assets: [
      asset(['Tubes, frames and boards', 'Рамы, трубы и настилы'], each(n(75000, 30000, 150000)), 10),
      asset(['Lorries', 'Грузовики'], each(n(42000, 20000, 75000)), 8),
      asset(['Yard', 'База'], n(12000, 4000, 30000), 10),
    ],
    terms: { receivable: 30, stock: 0, payable: 25 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(9, 5, 16) },
    growth: [4, 3, 2],
    borrowed: n(45, 10, 65),
    health: { gross: [28, 66], payroll: [26, 58], ebitda: [6, 36], payback: [12, 96] },
  },
];
