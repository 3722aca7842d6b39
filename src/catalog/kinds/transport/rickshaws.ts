// Rickshaws that carry people about a town.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, otherIncome, pay, sale, scale, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const rickshaws: readonly Kind[] = [
  {
    id: 'rickshaws',
    industry: 'transportation',
    name: ['Rickshaws', 'Авторикши'],
    words: {
      en: 'rickshaws, rickshaw, electric rickshaws, e-rickshaws, e-rickshaw, auto rickshaws, auto rickshaw, rickshaw fleet, tuktuk taxi, rickshaw taxis, cycle rickshaws, bajaj fleet, keke fleet, boda boda, motorcycle taxi, motorbike taxi, moto taxi, okada',
      ru: 'рикши, авторикши, авторикша, парк рикш, электрорикши, моторикши, велорикши, мототакси',
      es: 'mototaxi, mototaxis, bicitaxi, rickshaws',
      de: 'rikscha taxi, fahrradrikschas',
      fr: 'mototaxi, taxi moto, pousse-pousse, cyclo-pousse',
      it: 'risciò, mototaxi',
      pt: 'mototáxi, mototáxis, riquexós',
      tr: 'çekçek, üç tekerli taksi',
    },
    scale: scale(
      'vehicles',
      [10, 1, 400],
      ['Rickshaws', 'Рикши'],
      ['rickshaw|rickshaws', 'рикша|рикши|рикш'],
      { bikes: 1, machines: 1, people: 0.8 },
    ),
    volumes: [
      volume('trips', ['Trips', 'Поездки'], ['trips', 'поездок'], 'daily', {
        capacity: each(1),
        a_day: n(27, 16, 40),
        days: n(27, 24, 30),
        use: n(70, 52, 84),
      }),
    ],
    sales: [
      sale(['Fares', 'Оплата поездок'], 'trips', n(4.6, 2.2, 8)),
      otherIncome(['Advertising on vehicles', 'Реклама на машинах'], each(n(45, 0, 140))),
    ],
    costs: [
      pay(['Drivers', 'Водители'], each(n(1, 0.8, 1.6)), n(19000, 14000, 26000), {
        isGradual: true,
        isPartTime: true,
      }),
      unit(['Power and fuel', 'Электричество и топливо'], n(0.35, 0.15, 0.8), 'trips'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 700,
        powered: 160,
        managerPay: 34000,
        managers: 0.6,
        advertising: 1,
        insured: 300,
        repaired: 500,
        programs: 60,
        licensed: 700,
        permitted: 900,
        launched: 600,
        isForConsumers: false,
      }),
    ],
    assets: [
      asset(['Rickshaws', 'Рикши'], each(n(6500, 2500, 11000)), 5),
      asset(['Charging and workshop', 'Зарядка и мастерская'], n(9000, 2500, 24000), 8),
    ],
    terms: { receivable: 0, stock: 0, payable: 10 },
    season: 'even',
    ramp: { from: n(50, 30, 70), months: n(6, 3, 10) },
    growth: [3, 2, 2],
    borrowed: n(35, 0, 60),
    health: { gross: [20, 62], payroll: [28, 64], ebitda: [6, 32], payback: [10, 60] },
  },
];
