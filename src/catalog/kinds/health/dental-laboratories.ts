// Laboratories that make crowns and dentures for dentists.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const dentalLaboratories: readonly Kind[] = [
  {
    id: 'dental_laboratory',
    industry: 'healthcare',
    name: ['Dental laboratory', 'Зуботехническая лаборатория'],
    words: {
      en: 'dental laboratory, dental lab, dental technician, dental technicians, denture lab, denture maker, crown and bridge lab, dental milling centre, dentures made for dentists, crowns made for dentists, zirconia crowns, mill crowns, crowns and bridges, crowns and bridges for dentists',
      ru: 'зуботехническая лаборатория, зубной техник, зубная лаборатория, стоматологическая лаборатория, изготовление зубных протезов, зубные техники, фрезерный центр стоматологии, зубопротезная лаборатория, зуботехнический цех, зуботехнический, циркониевые коронки, зубные протезы и коронки, фрезеровка коронок, зубные протезы, фрезеруем циркониевые коронки',
      es: 'laboratorio dental, protésico dental',
      de: 'dentallabor, zahntechniker, zahntechnik labor',
      fr: 'laboratoire dentaire, prothésiste dentaire',
      it: 'laboratorio odontotecnico, odontotecnico',
      pt: 'laboratório de prótese dentária, laboratório dentário',
      tr: 'diş laboratuvarı, diş teknisyeni',
    },
    scale: scale(
      'people',
      [6, 1, 60],
      ['Dental technicians', 'Зубные техники'],
      ['technician|technicians', 'техник|техника|техников'],
      { places: 1, machines: 3, customers: 0.3, area: 0.05 },
    ),
    volumes: [
      volume('works', ['Works', 'Работы'], ['units', 'единиц'], 'monthly', {
        capacity: each(1),
        a_month: n(75, 50, 110),
        use: n(68, 52, 84),
      }),
    ],
    sales: [
      sale(['Crowns and bridges', 'Коронки и мосты'], 'works', n(165, 85, 280), n(60, 45, 75)),
      sale(['Removable dentures', 'Съёмные протезы'], 'works', n(420, 200, 750), n(12, 6, 22)),
      sale(['Works on implants', 'Конструкции на имплантах'], 'works', n(340, 170, 600), n(14, 7, 25)),
      sale(
        ['Splints and orthodontic appliances', 'Каппы и ортодонтические аппараты'],
        'works',
        n(190, 90, 320),
        n(10, 4, 20),
      ),
      sale(['Repairs', 'Починка протезов'], 'works', n(70, 30, 120), n(8, 3, 15)),
    ],
    costs: [
      share(['Zirconia, ceramics and metals', 'Цирконий, керамика и металлы'], n(17, 12, 24)),
      share(['Milling by others', 'Фрезеровка на стороне'], n(3, 0, 9)),
      unit(['Couriers', 'Курьеры'], n(6, 3, 11), 'works'),
      pay(['Dental technicians', 'Зубные техники'], each(1), n(56000, 44000, 72000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2600,
        powered: 700,
        managerPay: 74000,
        managers: 0.8,
        advertising: 2,
        insured: 250,
        repaired: 250,
        programs: 600,
        isForConsumers: false,
      }),
      monthly(['Equipment service', 'Обслуживание оборудования'], each(n(110, 50, 220))),
    ],
    assets: [
      asset(['Milling machines and furnaces', 'Фрезерные станки и печи'], each(n(14000, 6000, 28000)), 7),
      asset(['Scanners and 3D printers', 'Сканеры и 3D-принтеры'], n(42000, 16000, 90000), 5),
      asset(['Benches and ventilation', 'Рабочие столы и вытяжка'], each(n(3800, 2000, 7000)), 8),
      asset(['Fitting-out of the laboratory', 'Ремонт лаборатории'], n(34000, 12000, 80000), 10),
    ],
    terms: { receivable: 30, stock: 30, payable: 30 },
    season: 'town',
    ramp: { from: n(40, 25, 60), months: n(11, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(40, 10, 65),
    health: { gross: [24, 46], payroll: [42, 66], ebitda: [6, 24], payback: [20, 84] },
  },
];
