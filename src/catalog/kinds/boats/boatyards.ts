// Marinas, and yards that build and repair boats.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { administrator, security, vehicleCosts } from '../../kind/usual-costs.ts';

export const boatyards: readonly Kind[] = [
  {
    id: 'marina',
    industry: 'hospitality',
    name: ['Marina', 'Яхтенная марина'],
    words: {
      en: 'marina, yacht marina, yacht harbour, boat berths, boat storage, yacht club, boat moorings, mooring, boat marina, dry stack, boat parking, yacht harbor, winter boat storage, berths for yachts, moorings for boats, pier for boats, boat harbour, jetty',
      ru: 'яхтенная марина, марина, стоянка яхт, стоянка катеров, яхт-клуб, лодочная стоянка, яхтенная стоянка, хранение катеров, хранение лодок, причал для яхт, зимнее хранение лодок, лодочный гараж, эллинг, причал для катеров, причал, причал для лодок, места для катеров, стоянка маломерных судов, зимовка яхт, швартовка',
      es: 'marina deportiva, puerto deportivo, club náutico',
      de: 'yachthafen, marina, bootshafen',
      fr: 'port de plaisance, marina',
      it: 'porto turistico, marina, darsena',
      pt: 'marina, porto de recreio',
      tr: 'yat limanı, marina',
    },
    scale: scale(
      'places',
      [120, 20, 900],
      ['Berths', 'Места у причалов'],
      ['berth|berths', 'место|места|мест'],
      {
        boats: 1,
        members: 1,
        customers: 1,
      },
    ),
    volumes: [
      volume(
        'berths',
        ['Berths taken', 'Занятые места'],
        ['months of mooring', 'месяцев стоянки'],
        'filled',
        {
          capacity: each(1),
          use: n(74, 55, 88),
        },
        [2, 2],
      ),
      volume('nights', ['Nights of guests', 'Ночи гостевых яхт'], ['nights', 'ночей'], 'plain', {
        quantity: each(n(2, 0.5, 5)),
      }),
    ],
    sales: [
      sale(['Berths', 'Аренда мест'], 'berths', n(520, 180, 1100)),
      sale(['Guest berths', 'Гостевые стоянки'], 'nights', n(48, 20, 110)),
      sale(['Winter storage', 'Зимнее хранение'], 'berths', n(210, 90, 400), n(30, 10, 60)),
      sale(['Fuel', 'Топливо'], 'berths', n(180, 60, 380), n(60, 30, 85)),
      sale(['Lifting and services', 'Подъём и сервис'], 'berths', n(420, 160, 900), n(12, 5, 22)),
      otherIncome(['Rent of café and shops', 'Аренда кафе и магазинов'], n(2500, 0, 9000)),
    ],
    costs: [
      pay(['Dock staff', 'Матросы и боцманы'], each(n(0.05, 0.03, 0.08)), n(38000, 31000, 47000)),
      share(['Fuel bought', 'Закупка топлива'], n(87, 80, 93), 'Fuel'),
      unit(['Power and water at berths', 'Электричество и вода на причалах'], n(22, 10, 45), 'berths'),
    ],
    overheads: [
      ...siteOverheads({
        powered: 1400,
        managerPay: 78000,
        advertising: 2,
        insured: 2200,
        repaired: 4200,
        programs: 350,
        licensed: 4000,
        permitted: 40000,
        launched: 6000,
      }),
      monthly(['Lease of water and land', 'Аренда акватории и земли'], each(n(58, 15, 150))),
      administrator(n(36000, 29000, 45000)),
      security(n(1900, 700, 4500)),
    ],
    assets: [
      asset(['Pontoons and piles', 'Понтоны и сваи'], each(n(7800, 3000, 16000)), 25),
      asset(['Power and water posts', 'Колонки воды и электричества'], each(n(1300, 500, 2600)), 15),
      asset(['Boat lift and cradles', 'Судоподъёмник и кильблоки'], n(170000, 50000, 380000), 15),
      asset(
        ['Building, fuel dock and access', 'Здание, топливный причал и подъезд'],
        n(240000, 70000, 650000),
        30,
      ),
    ],
    terms: { receivable: 5, stock: 5, payable: 20 },
    season: 'summer',
    ramp: { from: n(35, 20, 55), months: n(15, 8, 26) },
    growth: [2, 2],
    borrowed: n(50, 20, 70),
    health: { gross: [48, 74], payroll: [22, 52], ebitda: [10, 36], payback: [48, 200] },
  },
  {
    id: 'boat_building',
    industry: null,
    name: ['Boat building', 'Строительство катеров и яхт'],
    words: {
      en: 'boat building, boat builder, boat yard, yacht builder, ship building, ship builder, boatyard, shipyard, yacht building, boat manufacturing, shipbuilding, boat manufacturer, aluminium boats, wooden boats, inflatable boats manufacturing, dinghies, build dinghies, build boats, build yachts, rib manufacturer, rib boats, fibreglass boats, catamaran builder, boats of aluminium, build aluminium boats',
      ru: 'строительство катеров и яхт, строительство лодок, производство лодок, верфь, судоверфь, судостроение, производство катеров, строительство яхт, производство лодок пвх, производство байдарок, постройка лодок, постройка яхт, строительство катеров, строительство судов, постройка катеров, строим катера, строим лодки, строим яхты, катера из алюминия, алюминиевые катера, делаем лодки, стеклопластиковые катера, лодки из стеклопластика, деревянные лодки',
      es: 'astillero, construcción de barcos',
      de: 'bootsbau, werft, bootswerft',
      fr: 'chantier naval, construction de bateaux',
      it: 'cantiere navale, costruzione barche',
      pt: 'estaleiro, construção de barcos',
      tr: 'tekne yapımı, tersane',
    },
    scale: scale(
      'people',
      [10, 2, 120],
      ['Boat builders', 'Судостроители'],
      ['boat builder|boat builders', 'мастер|мастера|мастеров'],
      {
        boats: 7,
        orders: 7,
      },
    ),
    volumes: [
      volume('boats', ['Boats built', 'Построенные суда'], ['boats', 'судов'], 'plain', {
        quantity: each(n(0.135, 0.07, 0.25)),
      }),
    ],
    sales: [
      sale(['Boats', 'Катера и лодки'], 'boats', n(95000, 30000, 260000)),
      sale(['Engines and electronics', 'Моторы и электроника'], 'boats', n(22000, 7000, 60000)),
      otherIncome(['Refits and repairs', 'Переоборудование и ремонт'], each(n(900, 300, 2200))),
    ],
    costs: [
      share(['Hull materials', 'Материалы корпуса'], n(30, 24, 38), 'Boats'),
      share(
        ['Engines and electronics bought', 'Закупка моторов и электроники'],
        n(83, 75, 90),
        'Engines and electronics',
      ),
      pay(['Boat builders', 'Судостроители'], each(1), n(56000, 44000, 72000), { isGradual: true }),
      share(['Subcontractors', 'Субподрядчики'], n(4, 1, 9)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 6800,
        powered: 1800,
        managerPay: 95000,
        advertising: 3,
        insured: 1200,
        repaired: 700,
        programs: 500,
        licensed: 2500,
        permitted: 8000,
        launched: 10000,
        isForConsumers: false,
      }),
      pay(['Designers', 'Конструкторы'], each(n(0.1, 0, 0.2)), n(76000, 58000, 98000)),
    ],
    assets: [
      asset(['Moulds and jigs', 'Матрицы и стапели'], each(n(14000, 4000, 35000)), 8),
      asset(['Machines and tools', 'Станки и инструмент'], each(n(9000, 3500, 20000)), 8),
      asset(['Yard cranes and slipway', 'Краны и слип'], n(120000, 30000, 300000), 15),
      asset(['Fitting-out of the hall', 'Подготовка цеха'], n(70000, 20000, 180000), 12),
    ],
    terms: { receivable: 15, stock: 60, payable: 30 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(15, 8, 24) },
    growth: [4, 3, 2],
    borrowed: n(40, 10, 65),
    health: { gross: [20, 42], payroll: [26, 54], ebitda: [5, 22], payback: [24, 110] },
  },
  {
    id: 'boat_repair',
    industry: null,
    name: ['Boat repair', 'Ремонт катеров и яхт'],
    words: {
      en: 'boat repair, boat service, marine mechanic, yacht repair, outboard motor repair, boat maintenance, ship repair, boat engine repair, yacht maintenance, boat detailing, ship repair yard, boat mechanic, boat mechanics, antifouling, hull repair, service yachts, yacht service, repair boats, fix boats, gelcoat repair, sail repair, boat yard storage and antifoul, boatyard storage, antifoul, outboard repair, boat valeting, yacht valeting, yacht painting, yacht varnishing, yacht painting and varnishing',
      ru: 'ремонт катеров и яхт, ремонт лодок, ремонт лодочных моторов, обслуживание яхт, сервис катеров, судоремонт, ремонт катеров, ремонт яхт, обслуживание катеров, ремонт гидроциклов, ремонт судов, чиню лодки, чиним катера, ремонтируем катера, ремонт яхтенного оборудования, ремонт корпусов лодок, обслуживание лодочных моторов, мойка яхт, мойка и полировка яхт, полировка яхт',
      es: 'reparación de barcos, taller náutico',
      de: 'bootsreparatur, bootsservice',
      fr: 'réparation de bateaux, mécanique marine',
      it: 'riparazione barche, officina nautica',
      pt: 'reparação de barcos, oficina náutica',
      tr: 'tekne tamiri, tekne bakım',
    },
    scale: scale(
      'people',
      [5, 1, 40],
      ['Boat mechanics', 'Механики'],
      ['mechanic|mechanics', 'механик|механика|механиков'],
      { stations: 1.2, boats: 0.2, orders: 0.2, projects: 0.2, visitors: 0.11 },
    ),
    volumes: [
      volume('hours', ['Hours of work', 'Часы работы'], ['hours', 'часов'], 'hourly', {
        capacity: each(1),
        hours: n(160, 150, 170),
        use: n(57, 44, 76),
      }),
      volume('boats', ['Boats prepared for winter', 'Подготовка к зиме'], ['boats', 'судов'], 'plain', {
        quantity: each(n(4, 1, 9)),
      }),
    ],
    sales: [
      sale(['Repairs', 'Ремонтные работы'], 'hours', n(90, 45, 145)),
      sale(['Parts and paint', 'Запчасти и краска'], 'hours', n(46, 22, 88)),
      sale(['Winter preparation and storage', 'Консервация и хранение'], 'boats', n(220, 100, 470)),
    ],
    costs: [
      pay(['Boat mechanics', 'Механики'], each(1), n(55000, 43000, 71000), { isGradual: true }),
      share(['Parts bought', 'Закупка запчастей'], n(70, 62, 78), 'Parts and paint'),
      share(['Supplies and disposal of oils', 'Расходные материалы и утилизация масел'], n(3, 1, 5)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 4000,
        powered: 750,
        managerPay: 66000,
        advertising: 2.5,
        insured: 650,
        repaired: 300,
        programs: 160,
      }),
      vehicleCosts(n(650, 300, 1400)),
    ],
    assets: [
      asset(['Tools and diagnostics', 'Инструмент и диагностика'], each(n(9500, 4000, 20000)), 7),
      asset(
        ['Boat lift, trailers and cradles', 'Подъёмник, трейлеры и кильблоки'],
        n(75000, 20000, 180000),
        12,
      ),
      asset(['Fitting-out of the yard', 'Обустройство площадки'], n(40000, 12000, 100000), 10),
      asset(['Service van', 'Сервисный фургон'], n(34000, 15000, 60000), 7),
    ],
    terms: { receivable: 10, stock: 25, payable: 20 },
    season: 'summer',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 16) },
    growth: [3, 2, 2],
    borrowed: n(35, 0, 60),
    health: { gross: [28, 52], payroll: [32, 60], ebitda: [6, 26], payback: [20, 90] },
  },
];
