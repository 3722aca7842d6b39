// Centres that treat one thing: dialysis, addiction, and the last months of life.
import { each, following, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { administrator, cleaning } from '../../kind/usual-costs.ts';

export const treatmentCentres: readonly Kind[] = [
  {
    id: 'dialysis_centre',
    industry: 'healthcare',
    name: ['Dialysis centre', 'Центр диализа'],
    words: {
      en: 'dialysis centre, dialysis center, dialysis, dialysis clinic, haemodialysis, hemodialysis, kidney clinic, renal care',
      ru: 'центр диализа, диализ, диализный центр, гемодиализ, отделение диализа, амбулаторный диализ, нефрологический центр',
      es: 'centro de diálisis, hemodiálisis',
      de: 'dialysezentrum, dialysepraxis',
      fr: 'centre de dialyse',
      it: 'centro dialisi',
      pt: 'centro de diálise, clínica de hemodiálise',
      tr: 'diyaliz merkezi',
    },
    scale: scale(
      'machines',
      [12, 6, 60],
      ['Dialysis machines', 'Аппараты диализа'],
      ['dialysis machine|dialysis machines', 'аппарат|аппарата|аппаратов'],
      { chairs: 1, stations: 1, places: 1, beds: 1, customers: 0.2 },
    ),
    volumes: [
      volume('sessions', ['Dialysis sessions', 'Сеансы диализа'], ['sessions', 'сеансов'], 'daily', {
        capacity: each(1),
        a_day: n(3, 2, 4),
        days: n(26, 25, 27),
        use: n(72, 55, 86),
      }),
    ],
    sales: [
      sale(['Dialysis sessions', 'Сеансы диализа'], 'sessions', n(285, 150, 400)),
      sale(['Medicines', 'Препараты'], 'sessions', n(60, 25, 110), n(70, 50, 90)),
      sale(['Tests', 'Анализы'], 'sessions', n(25, 12, 50), n(15, 8, 25)),
    ],
    costs: [
      unit(['Dialysers and supplies', 'Диализаторы и расходные материалы'], n(62, 38, 95), 'sessions'),
      share(['Medicines bought', 'Закупка препаратов'], n(65, 52, 78), 'Medicines'),
      pay(['Nurses', 'Медсёстры'], each(n(0.55, 0.4, 0.75)), n(80000, 60000, 98000), { isGradual: true }),
      pay(['Dialysis technicians', 'Техники диализа'], each(n(0.55, 0.3, 0.8)), n(45000, 36000, 56000), {
        isGradual: true,
      }),
      pay(['Nephrologists', 'Нефрологи'], each(n(0.08, 0.05, 0.13)), n(240000, 170000, 320000)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 8500,
        powered: 4500,
        managerPay: 90000,
        advertising: 0.7,
        insured: 1400,
        repaired: 600,
        programs: 700,
        licensed: 4000,
        permitted: 20000,
        isForConsumers: false,
      }),
      administrator(n(40000, 32000, 50000)),
      monthly(['Equipment service', 'Обслуживание оборудования'], each(n(240, 120, 450))),
      monthly(['Medical waste', 'Медицинские отходы'], each(n(70, 35, 140))),
    ],
    assets: [
      asset(['Dialysis machines', 'Аппараты диализа'], each(n(21000, 13000, 32000)), 8),
      asset(['Water treatment', 'Система водоподготовки'], n(130000, 60000, 260000), 12),
      asset(['Fitting-out of the centre', 'Ремонт центра'], n(380000, 140000, 750000), 12),
      asset(['Chairs and computers', 'Кресла и компьютеры'], each(n(5500, 2800, 9500)), 7),
    ],
    terms: { receivable: 45, stock: 20, payable: 35 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(15, 9, 24) },
    growth: [3, 2, 2],
    borrowed: n(50, 25, 70),
    health: { gross: [18, 42], payroll: [38, 64], ebitda: [6, 24], payback: [24, 110] },
  },
  {
    id: 'rehabilitation_centre',
    industry: 'healthcare',
    name: ['Addiction treatment centre', 'Реабилитационный центр для зависимых'],
    words: {
      en: 'addiction treatment centre, rehab centre, rehab center, drug rehab, alcohol rehab, addiction clinic, detox centre, detox clinic, recovery centre, detox for alcoholics, residential detox, residential rehab, sober living, sober living house, treatment of alcoholics',
      ru: 'реабилитационный центр для зависимых, наркологическая клиника, центр реабилитации наркозависимых, лечение зависимостей, лечение алкоголизма, реабилитация зависимых, наркология, вывод из запоя, рехаб, ребцентр, реабилитация алкоголиков, центр для алкоголиков, помощь наркоманам, кодирование от алкоголя, реабцентр',
      es: 'centro de rehabilitación, centro de desintoxicación',
      de: 'suchtklinik, entzugsklinik',
      fr: 'centre de désintoxication',
      it: 'centro di disintossicazione, comunità di recupero',
      pt: 'centro de reabilitação, clínica de recuperação',
      tr: 'rehabilitasyon merkezi, bağımlılık tedavi merkezi',
    },
    scale: scale('beds', [24, 6, 120], ['Places', 'Места'], ['place|places', 'место|места|мест'], {
      places: 1,
      rooms: 2,
      people: 1.4,
      customers: 1,
    }),
    volumes: [
      volume('days', ['Days of stay', 'Дни пребывания'], ['days', 'дней'], 'nightly', {
        capacity: each(1),
        use: n(70, 50, 85),
      }),
      volume('outpatients', ['Outpatients', 'Амбулаторные пациенты'], ['patients', 'пациентов'], 'plain', {
        quantity: each(n(1, 0.4, 2.5)),
      }),
    ],
    sales: [
      sale(['Residential programme', 'Программа с проживанием'], 'days', n(360, 150, 900)),
      sale(['Outpatient programme', 'Амбулаторная программа'], 'outpatients', n(450, 200, 900)),
      sale(['Detoxification', 'Детоксикация'], 'outpatients', n(1400, 500, 3200), n(25, 10, 45)),
    ],
    costs: [
      pay(
        ['Therapists', 'Психотерапевты и психологи'],
        following('care', each(n(0.2, 0.14, 0.3))),
        n(68000, 52000, 90000),
        {
          isGradual: true,
        },
      ),
      pay(['Nurses', 'Медсёстры'], following('care', each(n(0.125, 0.08, 0.25))), n(76000, 58000, 96000), {
        isGradual: true,
      }),
      pay(
        ['Support staff', 'Консультанты и помощники'],
        following('care', each(n(0.3, 0.2, 0.45))),
        n(36000, 29000, 45000),
        {
          isGradual: true,
        },
      ),
      pay(['Doctors', 'Врачи'], following('care', each(n(0.035, 0.02, 0.07))), n(200000, 140000, 270000)),
      unit(['Meals and linen', 'Питание и бельё'], n(23, 12, 40), 'days'),
      share(['Medicines', 'Лекарства'], n(3, 1, 6)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 12500,
        powered: 3000,
        managerPay: 90000,
        advertising: 7,
        insured: 1200,
        repaired: 900,
        programs: 500,
        licensed: 4000,
        permitted: 12000,
        launched: 12000,
      }),
      administrator(n(42000, 34000, 52000), n(2, 1, 4)),
      cleaning(n(900, 400, 2000)),
    ],
    assets: [
      asset(['Furnishing of rooms', 'Обстановка комнат'], each(n(6500, 2500, 14000)), 7),
      asset(['Fitting-out and safety', 'Ремонт и системы безопасности'], each(n(11000, 4000, 26000)), 12),
      asset(['Medical equipment', 'Медицинское оборудование'], n(60000, 20000, 140000), 8),
      asset(['Kitchen, gym and vehicles', 'Кухня, спортзал и транспорт'], n(95000, 30000, 200000), 8),
    ],
    terms: { receivable: 15, stock: 15, payable: 25 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(14, 8, 24) },
    growth: [4, 3, 2],
    borrowed: n(40, 10, 65),
    health: { gross: [28, 58], payroll: [38, 64], ebitda: [7, 30], payback: [18, 84] },
    // A month is some 80,000 roubles in Russia.
    ownLevels: { RU: { prices: 0.65, pay: 0.8 } },
  },
  {
    id: 'hospice',
    industry: 'healthcare',
    name: ['Hospice', 'Хоспис'],
    words: {
      en: 'hospice, palliative care, hospice care, palliative care centre, end of life care, children’s hospice, palliative care home, palliative home, care of the dying',
      ru: 'хоспис, паллиативная помощь, частный хоспис, паллиативный центр, детский хоспис, хосписная помощь, паллиативное отделение, дом для умирающих, уход за умирающими',
      es: 'hospicio, cuidados paliativos',
      de: 'hospiz, palliativpflege',
      fr: 'soins palliatifs, maison de soins palliatifs',
      it: 'hospice, cure palliative',
      pt: 'cuidados paliativos, hospice',
      tr: 'palyatif bakım, hospis',
    },
    scale: scale('beds', [16, 12, 80], ['Beds', 'Койки'], ['bed|beds', 'койка|койки|коек'], {
      places: 1,
      rooms: 1,
      people: 0.5,
      customers: 0.4,
    }),
    volumes: [
      volume(
        'days',
        ['Bed days', 'Койко-дни'],
        ['bed days', 'койко-дней'],
        'nightly',
        {
          capacity: each(1),
          use: n(80, 62, 88),
        },
        [1, 1],
      ),
      volume('visits', ['Visits to homes', 'Выезды на дом'], ['visits', 'выездов'], 'plain', {
        quantity: each(n(12, 5, 25)),
      }),
    ],
    sales: [
      sale(['Inpatient care', 'Стационарный уход'], 'days', n(460, 220, 800)),
      sale(['Visits to homes', 'Выездная помощь'], 'visits', n(165, 80, 260)),
      otherIncome(['Donations and grants', 'Пожертвования и гранты'], n(9000, 0, 40000)),
    ],
    costs: [
      pay(['Nurses', 'Медсёстры'], following('care', each(n(0.7, 0.5, 1))), n(76000, 58000, 95000), {
        isGradual: true,
      }),
      pay(['Carers', 'Сиделки'], following('care', each(n(0.6, 0.4, 0.9))), n(40000, 32000, 49000), {
        isGradual: true,
      }),
      pay(['Doctors', 'Врачи'], following('care', each(n(0.07, 0.04, 0.12))), n(215000, 150000, 290000)),
      share(['Medicines and medical supplies', 'Лекарства и расходные материалы'], n(6.5, 4, 10)),
      unit(['Meals and linen', 'Питание и бельё'], n(24, 14, 40), 'days'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 10500,
        powered: 3600,
        managerPay: 92000,
        advertising: 1,
        insured: 1500,
        repaired: 1000,
        programs: 450,
        licensed: 4000,
        permitted: 12000,
        launched: 6000,
        isForConsumers: false,
      }),
      administrator(n(42000, 34000, 52000)),
      cleaning(n(1300, 500, 2600)),
    ],
    assets: [
      asset(['Beds and furnishing', 'Кровати и обстановка'], each(n(9500, 4500, 18000)), 8),
      asset(['Medical equipment', 'Медицинское оборудование'], each(n(7500, 3000, 15000)), 8),
      asset(['Fitting-out of the building', 'Ремонт здания'], each(n(22000, 8000, 50000)), 15),
      asset(['Vehicles', 'Автомобили'], n(65000, 25000, 130000), 7),
    ],
    terms: { receivable: 35, stock: 15, payable: 30 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(13, 8, 22) },
    growth: [2, 1],
    borrowed: n(40, 0, 65),
    health: { gross: [18, 42], payroll: [48, 74], ebitda: [3, 20], payback: [24, 120] },
  },
];
