// Midwives and doulas who visit mothers before and after a birth.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeOverheads, specialists } from '../../kind/office-parts.ts';
import { asset, pay, sale, share, volume } from '../../kind/rows.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const births: readonly Kind[] = [
  {
    id: 'midwives',
    industry: 'healthcare',
    name: ['Midwives and doulas', 'Акушерки и доулы'],
    words: {
      en: 'midwife, midwives, midwifery practice, private midwife, doula, doulas, birth support, antenatal classes, breastfeeding consultant, lactation consultant, postnatal care at home, attending births, home births, home birth',
      ru: 'акушерка, акушерки, частная акушерка, доула, доулы, сопровождение родов, курсы для беременных, подготовка к родам, консультант по грудному вскармливанию, школа материнства, послеродовой патронаж, домашние роды',
      es: 'matrona, comadrona, doula',
      de: 'hebamme, hebammenpraxis, doula',
      fr: 'sage-femme, doula',
      it: 'ostetrica, doula',
      pt: 'parteira, enfermeira obstetra, doula',
      tr: 'ebe, doula, hamile eğitimi',
    },
    scale: specialists(
      2,
      15,
      ['Midwives and doulas', 'Акушерки и доулы'],
      ['midwife|midwives', 'акушерка|акушерки|акушерок'],
      // A birth with the visits before and after it.
      { projects: 0.25 },
    ),
    volumes: [
      volume('visits', ['Visits', 'Визиты'], ['visits', 'визитов'], 'monthly', {
        capacity: each(1),
        a_month: n(70, 50, 95),
        use: n(62, 45, 76),
      }),
    ],
    sales: [
      sale(['Visits and consultations', 'Визиты и консультации'], 'visits', n(125, 60, 190), n(70, 55, 85)),
      sale(['Births attended', 'Сопровождение родов'], 'visits', n(1800, 700, 3500), n(4.5, 2, 8)),
      sale(['Antenatal classes', 'Курсы для будущих родителей'], 'visits', n(58, 25, 110), n(26, 15, 40)),
    ],
    costs: [
      share(['Medical supplies', 'Медицинские материалы'], n(3.5, 2, 6)),
      pay(['Midwives and doulas', 'Акушерки и доулы'], each(1), n(57000, 42000, 78000), { isGradual: true }),
    ],
    overheads: [
      ...officeOverheads({
        rentOfPerson: 350,
        managerPay: 45000,
        managers: 0,
        advertising: 3,
        toolsOfPerson: 40,
        insured: 230,
      }),
      vehicleCosts(each(n(150, 70, 300))),
    ],
    assets: [
      asset(['Instruments and monitors', 'Инструменты и мониторы'], each(n(3200, 1200, 7000)), 6),
      asset(['Room for classes', 'Кабинет для занятий'], n(6000, 2000, 15000), 8),
    ],
    terms: { receivable: 8, stock: 10, payable: 15 },
    season: 'even',
    ramp: { from: n(25, 10, 45), months: n(12, 8, 20) },
    growth: [4, 3, 2],
    borrowed: n(15, 0, 40),
    health: { gross: [22, 44], payroll: [50, 72], ebitda: [6, 28], payback: [4, 48] },
  },
];
