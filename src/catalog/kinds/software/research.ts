// Laboratories that do research under contract.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeOverheads, paidHours, specialists } from '../../kind/office-parts.ts';
import { asset, monthly, pay, sale, share } from '../../kind/rows.ts';

export const research: readonly Kind[] = [
  {
    id: 'research_laboratory',
    industry: 'consulting',
    name: ['Research laboratory', 'Исследовательская лаборатория'],
    words: {
      en: 'research laboratory, contract research, research and development company, biotech laboratory, biotech research laboratory, scientific research, scientific laboratory, research company, testing laboratory, materials testing laboratory, food testing laboratory, water testing laboratory, contract lab, lab for materials, rnd lab, drug testing lab, research lab, lab testing drugs, r&d lab, laboratory of materials, biotech lab',
      ru: 'исследовательская лаборатория, научно-исследовательская компания, биотехнологическая лаборатория, научная лаборатория, контрактные исследования, ниокр, научные исследования, лаборатория анализа воды, лаборатория ниокр',
      es: 'laboratorio de investigación, laboratorio de ensayos',
      de: 'forschungslabor, prüflabor, auftragsforschung',
      fr: 'laboratoire de recherche, laboratoire d’essais',
      it: 'laboratorio di ricerca, laboratorio prove',
      pt: 'laboratório de pesquisa, laboratório de ensaios',
      tr: 'araştırma laboratuvarı, test laboratuvarı',
    },
    scale: specialists(
      8,
      60,
      ['Scientists and engineers', 'Учёные и инженеры'],
      ['scientist|scientists', 'учёный|учёных|учёных'],
    ),
    volumes: [paidHours(n(64, 48, 76))],
    sales: [
      sale(['Contract research', 'Исследования по договорам'], 'hours', n(142, 80, 210), n(66, 50, 85)),
      sale(['Tests and analyses', 'Испытания и анализы'], 'hours', n(125, 70, 190), n(26, 10, 45)),
      sale(['Grants', 'Гранты'], 'hours', n(120, 60, 190), n(8, 0, 25)),
    ],
    costs: [
      share(['Reagents and samples', 'Реактивы и образцы'], n(12, 7, 18)),
      share(['Outside laboratories', 'Сторонние лаборатории'], n(4, 1, 8)),
      pay(['Scientists and engineers', 'Учёные и инженеры'], each(1), n(88000, 66000, 115000), {
        isGradual: true,
      }),
    ],
    overheads: [
      monthly(['Service of instruments', 'Обслуживание приборов'], each(n(260, 120, 500))),
      ...officeOverheads({
        rentOfPerson: 560,
        managerPay: 118000,
        advertising: 1.5,
        toolsOfPerson: 150,
        insured: 700,
      }),
    ],
    assets: [
      asset(['Laboratory instruments', 'Лабораторные приборы'], each(n(34000, 14000, 80000)), 7),
      asset(['Fitting-out of the laboratory', 'Оборудование помещений'], n(90000, 30000, 220000), 12),
    ],
    terms: { receivable: 40, stock: 25, payable: 30 },
    season: 'offices',
    ramp: { from: n(30, 15, 50), months: n(16, 10, 26) },
    growth: [6, 5, 3],
    borrowed: n(25, 0, 50),
    health: { gross: [20, 42], payroll: [48, 70], ebitda: [5, 24], payback: [18, 84] },
  },
];
