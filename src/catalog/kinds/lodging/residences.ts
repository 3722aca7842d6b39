// Rooms that students and workers live in for months.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { rent } from '../../kind/usual-costs.ts';

export const residences: readonly Kind[] = [
  {
    id: 'student_residence',
    industry: 'real_estate',
    name: ['Residence for students and workers', 'Общежитие для студентов и рабочих'],
    words: {
      en: 'student residence, student housing, student accommodation, dormitory, dorm, student dorm, student hostel by the month, workers accommodation, workers housing, worker hostel, boarding house, hmo, house share, student hall, student halls, hall for students, hostel for workers, rooms for students, dorm for workers, rooms for workers',
      ru: 'общежитие, общежитие для рабочих, общежитие для студентов, студенческое общежитие, вахтовое общежитие, рабочее общежитие, студенческая резиденция, дом для студентов, жильё для рабочих, общага, хостел для вахтовиков, рабочий хостел, жильё для вахтовиков, комнаты для студентов, жильё для студентов, комнаты рабочим',
      es: 'residencia de estudiantes, coliving',
      de: 'studentenwohnheim, wohnheim, monteurzimmer, boardinghouse',
      fr: 'résidence étudiante, foyer de travailleurs, coliving',
      it: 'residenza per studenti, studentato, coliving',
      pt: 'residência de estudantes, república de estudantes, coliving',
      tr: 'öğrenci yurdu, yurt, işçi yurdu',
    },
    scale: scale('rooms', [60, 8, 500], ['Rooms let', 'Комнаты'], ['room|rooms', 'комната|комнаты|комнат'], {
      beds: 0.5,
      places: 0.5,
      pupils: 0.5,
      people: 0.5,
      flats: 2,
      area: 0.04,
    }),
    volumes: [
      volume('stays', ['Rooms taken, in months', 'Занятые комнаты, месяцев'], ['months', 'мес.'], 'filled', {
        capacity: each(1),
        use: n(86, 72, 95),
      }),
    ],
    sales: [
      sale(['Monthly rent of rooms', 'Плата за проживание в месяц'], 'stays', n(880, 380, 1500)),
      sale(
        ['Short stays in holidays', 'Краткое проживание на каникулах'],
        'stays',
        n(520, 200, 1100),
        n(7, 2, 15),
      ),
      sale(
        ['Laundry, parking and bicycles', 'Стирка, парковка и велосипеды'],
        'stays',
        n(32, 10, 70),
        n(55, 30, 80),
      ),
    ],
    costs: [
      pay(
        ['Caretakers and night staff', 'Коменданты и дежурные'],
        each(n(0.042, 0.025, 0.08)),
        n(34000, 27000, 44000),
      ),
      pay(['Cleaners', 'Уборщики'], each(n(0.02, 0.01, 0.04)), n(29000, 23000, 37000), { isPartTime: true }),
      unit(['Electricity, heating and water', 'Электричество, отопление и вода'], n(95, 40, 170), 'stays'),
      share(['Repairs of rooms', 'Ремонт комнат'], n(4, 2, 7)),
    ],
    overheads: [
      ...siteOverheads({
        powered: 700,
        managerPay: 58000,
        advertising: 2,
        insured: 900,
        repaired: 700,
        programs: 280,
        licensed: 1500,
        permitted: 5000,
        launched: 5000,
      }),
      rent(each(n(330, 150, 620))),
      monthly(['Waste and internet of the house', 'Вывоз мусора и интернет в доме'], each(n(16, 6, 32))),
    ],
    assets: [
      asset(['Furniture of rooms', 'Мебель комнат'], each(n(2600, 1000, 5500)), 8),
      asset(
        ['Kitchens, laundry and common rooms', 'Кухни, прачечная и общие комнаты'],
        each(n(1100, 400, 2600)),
        8,
      ),
      asset(['Fitting-out', 'Ремонт и отделка'], each(n(3200, 800, 9000)), 15),
    ],
    terms: { receivable: 0, stock: 0, payable: 20 },
    season: 'even',
    ramp: { from: n(45, 25, 70), months: n(9, 4, 16) },
    growth: [2, 2, 1],
    borrowed: n(45, 10, 70),
    health: { gross: [50, 86], payroll: [8, 34], ebitda: [6, 40], payback: [18, 120] },
    // A bed is some 10,000 roubles a month in Russia.
    ownLevels: { RU: { prices: 0.62, pay: 0.8 } },
  },
];
