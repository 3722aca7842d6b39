// Private universities, language camps and schools of flying.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { administrator } from '../../kind/usual-costs.ts';

export const universitiesAndCamps: readonly Kind[] = [
  {
    id: 'private_university',
    industry: null,
    name: ['Private college or university', 'Частный колледж или университет'],
    words: {
      en: 'private university, private college, university, college, business school, higher education institution, medical college, vocational college, institute of higher education, mba school',
      ru: 'частный университет, частный колледж, университет, колледж, частный вуз, вуз, институт, бизнес-школа, медицинский колледж, негосударственный вуз, бизнес-школа mba',
      es: 'universidad privada, universidad, escuela de negocios',
      de: 'private hochschule, privatuniversität, hochschule',
      fr: 'université privée, école supérieure, école de commerce',
      it: 'università privata, università',
      pt: 'universidade privada, faculdade, universidade',
      tr: 'özel üniversite, üniversite, meslek yüksekokulu',
    },
    scale: scale(
      'pupils',
      [800, 200, 15000],
      ['Students', 'Студенты'],
      ['student|students', 'студент|студента|студентов'],
      {
        places: 1,
        customers: 1,
        people: 12,
        area: 0.1,
      },
    ),
    volumes: [
      volume(
        'students',
        ['Students', 'Студенты'],
        ['months of study', 'месяцев обучения'],
        'filled',
        {
          capacity: each(1),
          use: n(80, 60, 88),
        },
        [2, 1],
      ),
    ],
    sales: [
      sale(['Tuition', 'Обучение'], 'students', n(1250, 320, 3200)),
      sale(['Halls of residence', 'Общежитие'], 'students', n(620, 190, 1150), n(25, 0, 60)),
      otherIncome(['Short courses and research', 'Курсы и исследования'], each(n(22, 5, 80))),
    ],
    costs: [
      pay(['Lecturers', 'Преподаватели'], each(n(0.056, 0.036, 0.085)), n(98000, 70000, 135000), {
        isGradual: true,
      }),
      pay(
        ['Laboratory and teaching assistants', 'Лаборанты и ассистенты'],
        each(n(0.012, 0.006, 0.025)),
        n(56000, 43000, 71000),
        {
          isGradual: true,
        },
      ),
      monthly(['Study materials and laboratories', 'Учебные материалы и лаборатории'], each(n(22, 9, 45))),
      share(['Costs of the halls', 'Содержание общежития'], n(55, 42, 70), 'Halls of residence'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 54000,
        powered: 11000,
        managerPay: 165000,
        advertising: 3,
        insured: 2500,
        repaired: 5000,
        programs: 6500,
        licensed: 30000,
        permitted: 80000,
        launched: 60000,
        isForConsumers: false,
      }),
      administrator(n(56000, 44000, 72000), each(n(0.015, 0.008, 0.025))),
    ],
    assets: [
      asset(['Lecture halls and fitting-out', 'Аудитории и ремонт'], each(n(2600, 900, 6000)), 15),
      asset(['Laboratories and computers', 'Лаборатории и компьютеры'], each(n(1500, 500, 3500)), 6),
      asset(['Library and furniture', 'Библиотека и мебель'], each(n(650, 250, 1400)), 10),
    ],
    terms: { receivable: 5, stock: 0, payable: 25 },
    season: 'even',
    ramp: { from: n(25, 12, 45), months: n(36, 24, 48) },
    growth: [2, 1],
    borrowed: n(40, 10, 65),
    health: { gross: [22, 48], payroll: [42, 74], ebitda: [3, 24], payback: [36, 180] },
    // A year of study is some 150,000 roubles, and some $16,000 in the United States.
    ownLevels: { RU: { prices: 0.4, pay: 0.48 } },
  },
  {
    id: 'language_camp',
    industry: null,
    name: ['Language camp', 'Языковой лагерь'],
    words: {
      en: 'language camp, english camp, language exchange camp, english summer camp, language summer camp, language immersion camp, summer language school, french immersion camp, immersion camp',
      ru: 'языковой лагерь, английский лагерь, лагерь с английским, летний языковой лагерь, языковой лагерь для детей, языковые каникулы, языковые смены, языковые смены за границей',
      es: 'campamento de inglés, campamento de idiomas',
      de: 'sprachcamp, englischcamp',
      fr: 'colonie linguistique, séjour linguistique',
      it: 'campo estivo di inglese, vacanza studio',
      pt: 'acampamento de inglês, campo de férias de línguas',
      tr: 'dil kampı, ingilizce kampı',
    },
    scale: scale(
      'pupils',
      [80, 20, 600],
      ['Children a session', 'Детей в смену'],
      ['child|children', 'ребёнок|ребёнка|детей'],
      { places: 1, beds: 1, customers: 1, people: 7 },
    ),
    volumes: [
      volume('weeks', ['Child weeks', 'Детские недели'], ['weeks', 'недель'], 'plain', {
        quantity: each(n(0.55, 0.3, 1.1)),
      }),
    ],
    sales: [
      sale(['Weeks of camp', 'Недели лагеря'], 'weeks', n(950, 350, 1900)),
      sale(['Excursions', 'Экскурсии'], 'weeks', n(75, 25, 150), n(60, 35, 85)),
      sale(['Transfers', 'Трансфер'], 'weeks', n(48, 16, 100), n(40, 20, 65)),
      sale(['Individual lessons', 'Индивидуальные занятия'], 'weeks', n(110, 40, 220), n(15, 5, 30)),
    ],
    costs: [
      pay(['Teachers', 'Преподаватели'], each(n(0.032, 0.02, 0.055)), n(42000, 32000, 56000), {
        isGradual: true,
      }),
      pay(['Counsellors', 'Вожатые'], each(n(0.038, 0.025, 0.07)), n(32000, 26000, 39000), {
        isGradual: true,
      }),
      unit(['Beds and meals', 'Проживание и питание'], n(245, 105, 430), 'weeks'),
      share(['Buses and tickets', 'Автобусы и билеты'], n(65, 52, 80), 'Excursions'),
      share(['Commission of agents', 'Комиссия агентств'], n(4, 0, 10)),
    ],
    overheads: siteOverheads({
      rented: 700,
      powered: 150,
      managerPay: 58000,
      managers: 0.8,
      advertising: 6,
      insured: 280,
      repaired: 150,
      programs: 180,
      licensed: 1500,
      permitted: 3500,
    }),
    assets: [
      asset(['Sports and study equipment', 'Спортивное и учебное оборудование'], each(n(340, 130, 700)), 4),
      asset(['Computers and website', 'Компьютеры и сайт'], n(15000, 5000, 35000), 4),
      asset(['Tents and furniture', 'Шатры и мебель'], n(18000, 4000, 50000), 6),
    ],
    terms: { receivable: 0, stock: 0, payable: 10 },
    season: 'beach',
    ramp: { from: n(45, 25, 65), months: n(14, 8, 24) },
    growth: [5, 4, 3],
    borrowed: n(20, 0, 50),
    health: { gross: [18, 42], payroll: [28, 54], ebitda: [5, 26], payback: [8, 84] },
  },
  {
    id: 'flight_school',
    industry: null,
    name: ['Flight school', 'Лётная школа'],
    words: {
      en: 'flight school, flying school, pilot school, pilot training, aviation school, helicopter school, flying lessons, aviation training centre, parachute club, skydiving, learn to fly',
      ru: 'лётная школа, авиашкола, школа пилотов, обучение пилотов, аэроклуб, авиационный учебный центр, вертолётная школа, школа вертолётов, учим летать, учим летать на самолёте, школа пилотов дронов, обучение пилотов дронов',
      es: 'escuela de vuelo, escuela de pilotos',
      de: 'flugschule, pilotenausbildung',
      fr: 'école de pilotage avion, école d’aviation',
      it: 'scuola di volo, scuola piloti',
      pt: 'escola de aviação, escola de pilotagem de aviões',
      tr: 'uçuş okulu, pilot eğitimi',
    },
    scale: scale(
      'vehicles',
      [5, 1, 40],
      ['Aircraft', 'Самолёты'],
      ['aircraft|aircraft', 'самолёт|самолёта|самолётов'],
      { machines: 1, pupils: 0.12, people: 1.25 },
    ),
    volumes: [
      volume('hours', ['Flight hours', 'Лётные часы'], ['hours', 'часов'], 'monthly', {
        capacity: each(1),
        a_month: n(72, 45, 100),
        use: n(60, 44, 78),
      }),
    ],
    sales: [
      sale(['Lessons in the air', 'Полёты с инструктором'], 'hours', n(230, 125, 380), n(70, 50, 90)),
      sale(['Hire of aircraft', 'Аренда самолётов'], 'hours', n(172, 92, 290), n(30, 10, 50)),
      sale(['Ground school and simulator', 'Теория и тренажёр'], 'hours', n(78, 34, 155), n(48, 30, 85)),
      sale(
        ['Trial flights and examinations', 'Пробные полёты и экзамены'],
        'hours',
        n(155, 78, 290),
        n(15, 5, 30),
      ),
    ],
    costs: [
      pay(['Flight instructors', 'Лётчики-инструкторы'], each(n(0.5, 0.3, 0.85)), n(64000, 48000, 86000), {
        isGradual: true,
      }),
      unit(['Aviation fuel', 'Авиатопливо'], n(46, 24, 86), 'hours'),
      unit(['Maintenance of aircraft', 'Обслуживание самолётов'], n(38, 19, 76), 'hours'),
      share(['Landing fees', 'Аэродромные сборы'], n(2, 0.5, 5)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1900,
        powered: 400,
        managerPay: 66000,
        advertising: 3,
        insured: 280,
        repaired: 250,
        programs: 350,
        licensed: 6000,
        permitted: 18000,
      }),
      monthly(['Aircraft insurance', 'Страхование самолётов'], each(n(420, 200, 850))),
      administrator(n(38000, 31000, 47000)),
    ],
    assets: [
      asset(['Aircraft', 'Самолёты'], each(n(115000, 40000, 380000)), 15),
      asset(['Simulator', 'Тренажёр'], n(45000, 10000, 170000), 8),
      asset(['Classroom and equipment', 'Класс и оборудование'], n(25000, 8000, 60000), 7),
    ],
    terms: { receivable: 3, stock: 5, payable: 20 },
    season: 'summer',
    ramp: { from: n(35, 20, 55), months: n(13, 8, 22) },
    growth: [3, 2, 2],
    borrowed: n(45, 15, 70),
    health: { gross: [32, 60], payroll: [22, 48], ebitda: [6, 30], payback: [36, 150] },
    isTraded: true,
  },
];
