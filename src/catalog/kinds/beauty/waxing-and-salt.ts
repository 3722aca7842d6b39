// Small places of one treatment: hair removal with wax and sugar, and rooms of salt.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { administrator } from '../../kind/usual-costs.ts';

export const waxingAndSalt: readonly Kind[] = [
  {
    id: 'waxing_studio',
    industry: 'retail',
    name: ['Waxing and sugaring studio', 'Студия шугаринга и депиляции'],
    words: {
      en: 'waxing studio, waxing salon, waxing, sugaring, sugaring studio, body waxing, brazilian waxing, wax bar, depilation, depilation studio, wax legs, bikini wax, leg waxing, wax legs and bikini, legs waxed, waxing bar',
      ru: 'шугаринг, студия шугаринга, кабинет шугаринга, мастер шугаринга, депиляция, студия депиляции, восковая депиляция, ваксинг, салон депиляции, шугаринг на дому, эпиляция воском, удаление волос сахаром, убираем волосы сахаром',
      es: 'depilación, centro de depilación, depilación con cera',
      de: 'waxing studio, sugaring studio, enthaarung',
      fr: 'épilation, institut d’épilation, bar à épilation',
      it: 'centro depilazione, ceretta, depilazione',
      pt: 'depilação, clínica de depilação, depilação com cera',
      tr: 'ağda salonu, epilasyon salonu',
    },
    scale: scale(
      'people',
      [3, 1, 10],
      ['Waxing specialists', 'Мастера депиляции'],
      ['specialist|specialists', 'мастер|мастера|мастеров'],
      { rooms: 1, places: 1, beds: 1, chairs: 1, area: 0.1, shops: 3, customers: 0.009 },
    ),
    volumes: [
      volume('visits', ['Waxing visits', 'Визиты на депиляцию'], ['visits', 'визитов'], 'daily', {
        capacity: each(1),
        a_day: n(7.5, 5, 11),
        days: n(25, 22, 30),
        use: n(58, 44, 78),
      }),
    ],
    sales: [
      sale(['Bikini area', 'Депиляция зоны бикини'], 'visits', n(54, 28, 85), n(45, 32, 60)),
      sale(['Legs and arms', 'Депиляция ног и рук'], 'visits', n(52, 26, 85), n(45, 30, 60)),
      sale(['Face and underarms', 'Депиляция лица и подмышек'], 'visits', n(22, 11, 36), n(50, 35, 70)),
      sale(['Care after waxing', 'Средства после депиляции'], 'visits', n(20, 9, 34), n(12, 5, 22)),
    ],
    costs: [
      pay(['Waxing specialists', 'Мастера депиляции'], each(1), n(34_000, 27_000, 47_000), {
        isGradual: true,
      }),
      share(['Wax, sugar paste and supplies', 'Воск, сахарная паста и расходники'], n(7, 4, 10)),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(52, 42, 62), 'Care after waxing'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2100,
        powered: 260,
        advertising: 4,
        insured: 110,
        repaired: 100,
        programs: 100,
        licensed: 300,
        permitted: 1200,
        launched: 2600,
      }),
      administrator(n(30000, 24000, 38000), n(0.8, 0.3, 1.4)),
    ],
    assets: [
      asset(['Couches and heaters', 'Кушетки и воскоплавы'], each(n(2900, 1200, 6000)), 6),
      asset(['Fitting-out of rooms', 'Ремонт кабинетов'], n(36_000, 12_000, 91_000), 10),
      asset(['Reception and computer', 'Ресепшен и компьютер'], n(4800, 1900, 10_000), 5),
    ],
    terms: { receivable: 0, stock: 25, payable: 15 },
    season: 'town',
    ramp: { from: n(35, 18, 55), months: n(11, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [30, 62], payroll: [32, 66], ebitda: [6, 34], payback: [5, 48] },
  },
  {
    id: 'salt_room',
    industry: 'healthcare',
    name: ['Salt room', 'Соляная пещера'],
    words: {
      en: 'salt room, salt cave, salt therapy, halotherapy, salt spa, salt inhalation room, salt cave wellness, salt wellness',
      ru: 'соляная пещера, соляная комната, галокамера, галотерапия, соляная шахта для дыхания, спелеокамера, соляной кабинет, соляная шахта, дышим солью',
      es: 'cueva de sal, haloterapia',
      de: 'salzgrotte, salzraum',
      fr: 'grotte de sel, halothérapie',
      it: 'grotta di sale, haloterapia',
      pt: 'gruta de sal, haloterapia',
      tr: 'tuz odası, tuz terapisi',
    },
    scale: scale(
      'places',
      [10, 4, 40],
      ['Seats in the salt room', 'Места в соляной комнате'],
      ['seat|seats', 'место|места|мест'],
      { seats: 1, chairs: 1, rooms: 8, people: 5, area: 0.25, shops: 10 },
    ),
    volumes: [
      volume('sessions', ['Salt sessions', 'Сеансы в соляной комнате'], ['sessions', 'сеансов'], 'turns', {
        capacity: each(1),
        turns: n(1.9, 1.2, 3.4),
        days: n(27, 24, 30),
      }),
    ],
    sales: [
      sale(['Single sessions', 'Разовые сеансы'], 'sessions', n(24, 8, 40), n(45, 30, 60)),
      sale(['Sessions by season card', 'Сеансы по абонементу'], 'sessions', n(17, 6, 30), n(42, 28, 58)),
      sale(['Children and groups', 'Дети и группы'], 'sessions', n(12, 5, 22), n(13, 5, 28)),
      sale(
        ['Oxygen drinks and salt goods', 'Кислородные коктейли и соль'],
        'sessions',
        n(7, 2, 14),
        n(20, 8, 35),
      ),
    ],
    costs: [
      pay(
        ['Operators of the salt room', 'Администраторы соляной комнаты'],
        each(n(0.165, 0.1, 0.28)),
        n(29000, 23000, 38000),
        {
          isPartTime: true,
        },
      ),
      share(['Salt, linen and drinks', 'Соль, чехлы и коктейли'], n(6, 3, 10)),
    ],
    overheads: siteOverheads({
      rented: 1900,
      powered: 380,
      advertising: 5,
      insured: 110,
      repaired: 160,
      programs: 80,
      licensed: 400,
      permitted: 1300,
      launched: 2600,
    }),
    assets: [
      asset(['Salt walls and floor', 'Соляные стены и пол'], each(n(3200, 1100, 6900)), 10),
      asset(['Salt generator and ventilation', 'Галогенератор и вентиляция'], n(9500, 3500, 20000), 8),
      asset(['Loungers and furniture', 'Шезлонги и мебель'], each(n(420, 150, 900)), 7),
    ],
    terms: { receivable: 0, stock: 10, payable: 10 },
    season: 'winter',
    ramp: { from: n(32, 15, 52), months: n(10, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [40, 80], payroll: [20, 54], ebitda: [4, 38], payback: [10, 110] },
  },
];
