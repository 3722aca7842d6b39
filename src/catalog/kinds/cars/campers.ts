// Hire of houses on wheels.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume, yearly } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
} from '../../kind/usual-costs.ts';

export const campers: readonly Kind[] = [
  {
    id: 'camper_hire',
    industry: 'hospitality',
    name: ['Camper hire', 'Прокат автодомов'],
    words: {
      en: 'camper hire, camper rental, campervan hire, campervan rental, camper van hire, camper van rental, motorhome hire, motorhome rental, rv rental, caravan hire, caravan rental, camper vans, campervans, motorhomes, motorhomes for rent, let campervans, rv hire, caravans for rent',
      ru: 'прокат автодомов, аренда автодомов, автодома, аренда кемпера, прокат кемперов, аренда автодома, аренда дома на колёсах, караваны напрокат, прокат домов на колёсах, дома на колёсах, дома на колёсах в аренду, сдаём кемперы, автодом, прицепы-дачи, кемперы, аренда кемперов, сдаём автодома',
      es: 'alquiler de autocaravanas, alquiler de campers, alquiler de furgonetas camper',
      de: 'wohnmobilvermietung, campervermietung, wohnwagenvermietung',
      fr: 'location de camping-cars, location de vans aménagés, location de fourgons aménagés',
      it: 'noleggio camper, noleggio autocaravan',
      pt: 'aluguel de motorhome, aluguer de autocaravanas, aluguer de campers',
      tr: 'karavan kiralama, motokaravan kiralama',
    },
    scale: scale(
      'vehicles',
      [6, 1, 100],
      ['Campers', 'Автодома'],
      ['camper|campers', 'автодом|автодома|автодомов'],
      { machines: 1, houses: 1 },
    ),
    volumes: [
      volume('days', ['Days of hire', 'Дни проката'], ['days', 'дней'], 'daily', {
        capacity: each(1),
        a_day: n(1, 1, 1),
        days: n(30, 30, 30),
        use: n(46, 34, 56),
      }),
    ],
    sales: [
      sale(['Camper hire', 'Прокат автодомов'], 'days', n(155, 90, 250)),
      sale(['Insurance waivers', 'Расширенная страховка'], 'days', n(22, 10, 35), n(50, 25, 70)),
      sale(['Preparation and cleaning', 'Подготовка и уборка'], 'days', n(115, 60, 180), n(14, 8, 20)),
      sale(
        ['Bedding, bicycles and extras', 'Бельё, велосипеды и дополнения'],
        'days',
        n(13, 6, 24),
        n(55, 30, 75),
      ),
    ],
    costs: [
      pay(
        ['Hand-over and cleaning staff', 'Выдача и уборка автодомов'],
        each(n(0.13, 0.08, 0.2)),
        n(34000, 27000, 43000),
        {
          isGradual: true,
          isPartTime: true,
        },
      ),
      monthly(['Servicing and tyres', 'Обслуживание и шины'], each(n(165, 90, 300))),
      unit(['Gas, linen and supplies', 'Газ, бельё и расходные материалы'], n(6, 3, 11), 'days'),
      share(['Commission of booking sites', 'Комиссия площадок бронирования'], n(10, 3, 18)),
      share(['Damage not insured', 'Незастрахованные повреждения'], n(3, 1, 6)),
    ],
    overheads: [
      insurance(each(n(190, 100, 340))),
      yearly(['Vehicle taxes and registration', 'Налоги и регистрация автомобилей'], each(n(380, 120, 800))),
      rent(each(n(95, 40, 200))),
      manager(n(50000, 38000, 66000), n(0.5, 0, 1)),
      marketing(n(3, 1, 7)),
      paymentFees(n(2.2, 1.2, 3.2)),
      software(each(n(22, 10, 45))),
      accounting(n(220, 100, 450)),
      phone(),
      registration(n(1800, 600, 4500)),
      launch(n(3000, 900, 8000)),
    ],
    assets: [
      asset(['Campers', 'Автодома'], each(n(62000, 28000, 110000)), 10),
      asset(['Tableware, awnings and bicycles', 'Посуда, маркизы и велосипеды'], each(n(2200, 900, 4500)), 4),
      asset(['Yard and wash', 'Стоянка и мойка'], n(9000, 2000, 25000), 8),
    ],
    terms: { receivable: 2, stock: 0, payable: 15 },
    season: 'summer',
    ramp: { from: n(50, 30, 70), months: n(9, 5, 15) },
    growth: [2, 1, 1],
    borrowed: n(60, 20, 80),
    health: { gross: [50, 78], payroll: [0, 36], ebitda: [15, 50], payback: [40, 150] },
  },
];
