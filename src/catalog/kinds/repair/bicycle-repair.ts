// Repair of bicycles.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { smallRepairs } from '../../kind/own-levels.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import {
  accounting,
  deposit,
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

export const bicycleRepair: readonly Kind[] = [
  {
    id: 'bicycle_repair',
    industry: 'retail',
    name: ['Bicycle repair workshop', 'Веломастерская'],
    words: {
      en: 'bicycle repair, bike repair, bike workshop, bicycle workshop, bike mechanic, e-bike repair, scooter repair, cycle repair, bike service, ski and bike workshop, repair bicycles, fix bikes, e-bike service, ebike service point, bicycle service point, bike service point, cycle workshop, mend bikes, e-scooter repair, escooter repair, repair of e-scooters, electric scooter repair, repair of electric scooters',
      ru: 'веломастерская, ремонт велосипедов, велосервис, ремонт самокатов, ремонт электросамокатов, мастерская велосипедов, веломеханик, ремонт электровелосипедов, чиню велосипеды, ремонтирую велосипеды, ремонт великов, ремонт вело, велики, ремонт велосипедов и самокатов, велоремонт',
      es: 'taller de bicicletas, reparación de bicicletas',
      de: 'fahrradwerkstatt, fahrradreparatur',
      fr: 'atelier vélo, réparation de vélos',
      it: 'officina biciclette, riparazione biciclette',
      pt: 'oficina de bicicletas, reparação de bicicletas, conserto de bicicletas',
      tr: 'bisiklet tamiri, bisiklet tamircisi',
    },
    scale: scale(
      'people',
      [3, 1, 12],
      ['Mechanics', 'Механики'],
      ['mechanic|mechanics', 'механик|механика|механиков'],
    ),
    volumes: [
      volume('repairs', ['Repairs', 'Ремонты'], ['repairs', 'ремонтов'], 'daily', {
        capacity: each(1),
        a_day: n(4.2, 2.8, 6.5),
        days: n(25, 22, 28),
        use: n(58, 46, 60),
      }),
    ],
    sales: [
      sale(['Repairs', 'Ремонт'], 'repairs', n(68, 35, 110), n(60, 45, 75)),
      sale(['Full service', 'Полное обслуживание'], 'repairs', n(145, 80, 230), n(30, 18, 45)),
      sale(
        ['Electric bikes and scooters', 'Электровелосипеды и самокаты'],
        'repairs',
        n(180, 90, 300),
        n(10, 3, 25),
      ),
      sale(['Parts and accessories', 'Запчасти и аксессуары'], 'repairs', n(62, 30, 110), n(70, 50, 90)),
    ],
    costs: [
      share(['Parts bought', 'Закупка запчастей'], n(57, 50, 66), 'Parts and accessories'),
      share(['Grease and small parts', 'Смазки и мелкие детали'], n(3, 1.5, 5)),
      pay(['Mechanics', 'Механики'], each(1), n(42000, 33000, 52000), { isGradual: true }),
    ],
    overheads: [
      rent(n(2200, 900, 4500)),
      utilities(n(280, 120, 560)),
      marketing(n(2, 0.5, 4)),
      paymentFees(),
      insurance(n(180, 90, 350)),
      software(n(110, 50, 220)),
      accounting(n(280, 120, 560)),
      phone(),
      registration(n(1000, 300, 2500)),
      deposit(n(4400, 1800, 9000)),
      launch(n(2500, 900, 6000)),
    ],
    assets: [
      asset(['Stands and tools', 'Стойки и инструмент'], each(n(5500, 2500, 10000)), 7),
      asset(['Fitting-out and counter', 'Ремонт и стойка'], n(16000, 6000, 36000), 8),
      asset(['Till and computer', 'Касса и компьютер'], n(2800, 1200, 5500), 4),
    ],
    terms: { receivable: 0, stock: 35, payable: 25 },
    season: 'summer',
    ramp: { from: n(45, 25, 60), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 55),
    health: { gross: [26, 56], payroll: [26, 54], ebitda: [5, 26], payback: [10, 66] },
    ownLevels: smallRepairs,
  },
];
