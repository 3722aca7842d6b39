// Aircraft for hire with a crew, and drones that survey and film.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { training } from '../../kind/usual-costs.ts';

export const aircraft: readonly Kind[] = [
  {
    id: 'air_charter',
    industry: 'transportation',
    name: ['Air charter', 'Чартерные авиаперевозки'],
    words: {
      en: 'air charter, airline charter, charter airline, private jet charter, business aviation, private jet, air taxi, charter flights, airline, private jets, air ambulance, helicopter charter, helicopter transport, bush planes, cargo planes',
      ru: 'чартерные авиаперевозки, бизнес-авиация, деловая авиация, авиакомпания, чартерная авиакомпания, аэротакси, аренда самолёта, частный самолёт, малая авиация, чартерные рейсы, аренда бизнес-джета, вертолётные перевозки, перевозка вахтовиков вертолётами, перевозки вертолётами, авиаперевозки',
      es: 'vuelos chárter, aerotaxi, jet privado, aerolínea',
      de: 'charterflug, lufttaxi, privatjet, fluggesellschaft',
      fr: 'affrètement aérien, avion-taxi, jet privé, compagnie aérienne',
      it: 'voli charter, aerotaxi, jet privato, compagnia aerea',
      pt: 'voos charter, táxi aéreo, jato particular, companhia aérea',
      tr: 'hava taksi, özel jet kiralama, havayolu şirketi',
    },
    scale: scale(
      'vehicles',
      [2, 1, 20],
      ['Aircraft', 'Самолёты'],
      ['aircraft|aircraft', 'самолёт|самолёта|самолётов'],
      {
        machines: 1,
        crews: 0.6,
      },
    ),
    volumes: [
      volume('hours', ['Flight hours', 'Лётные часы'], ['hours', 'часов'], 'monthly', {
        capacity: each(1),
        a_month: n(62, 40, 85),
        use: n(68, 50, 82),
      }),
    ],
    sales: [
      sale(['Charter flights', 'Чартерные рейсы'], 'hours', n(3900, 1600, 6500)),
      sale(['Positioning flights', 'Подгонка самолёта'], 'hours', n(1500, 600, 2800), n(25, 10, 40)),
      sale(['Catering and ground services', 'Питание и наземное обслуживание'], 'hours', n(190, 60, 400)),
      otherIncome(['Brokerage of other flights', 'Комиссия с чужих рейсов'], n(12000, 2000, 40000)),
    ],
    costs: [
      unit(['Aviation fuel', 'Авиатопливо'], n(1050, 450, 1900), 'hours'),
      unit(
        ['Maintenance and engine programmes', 'Обслуживание и ресурс двигателей'],
        n(620, 250, 1100),
        'hours',
      ),
      share(['Airport and handling fees', 'Аэропортовые сборы и хэндлинг'], n(9, 6, 14)),
      pay(['Pilots', 'Пилоты'], each(n(3.5, 2.5, 4.5)), n(145000, 100000, 200000)),
      pay(['Cabin crew', 'Бортпроводники'], each(n(1, 0, 2)), n(56000, 44000, 72000)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 3000,
        powered: 500,
        managerPay: 125000,
        advertising: 2,
        insured: 600,
        repaired: 250,
        programs: 1500,
        licensed: 25000,
        permitted: 60000,
        launched: 15000,
        isForConsumers: false,
      }),
      monthly(['Aircraft insurance', 'Страхование самолётов'], each(n(6000, 2500, 12000))),
      monthly(['Hangar and parking', 'Ангар и стоянка'], each(n(4200, 1500, 9000))),
      pay(['Flight planning', 'Планирование полётов'], n(2, 1, 4), n(75000, 58000, 95000)),
      training(n(55000, 20000, 110000)),
    ],
    assets: [
      asset(['Aircraft', 'Самолёты'], each(n(1900000, 500000, 5000000)), 15),
      asset(['Ground equipment', 'Наземное оборудование'], n(60000, 20000, 150000), 8),
      asset(['Spare parts', 'Запас частей'], each(n(55000, 20000, 120000)), 8),
    ],
    terms: { receivable: 7, stock: 5, payable: 25 },
    season: 'summer',
    ramp: { from: n(35, 20, 55), months: n(14, 8, 24) },
    growth: [3, 2, 2],
    borrowed: n(60, 30, 75),
    health: { gross: [18, 40], payroll: [20, 44], ebitda: [5, 24], payback: [48, 200] },
    isTraded: true,
  },
  {
    id: 'drone_services',
    industry: 'transportation',
    name: ['Drone services', 'Услуги дронов'],
    words: {
      en: 'drone services, drone, drone survey, aerial photography, drone photography, drone filming, drone inspection, aerial survey, drone mapping, crop spraying drones, drone pilot, drone show, drone delivery, crop spraying with drones, drone surveys, drones, aerial filming, spray fields with drones, drone spraying, drone spraying of crops, spraying drones, crop spraying by drone, spray crops with drones, spraying with drones',
      ru: 'услуги дронов, дрон, съёмка с дрона, аэросъёмка, съёмка с квадрокоптера, дроны, обследование дронами, агродроны, опрыскивание дронами, беспилотники, услуги бпла, оператор дрона, шоу дронов, доставка дронами, 3d-модели карьеров, аэросъёмка карьеров, квадрокоптер, съёмка с коптера, снимаю с коптера, коптер, снимаю с дрона, опрыскивание полей дронами, обработка полей дронами, опрыскиваем поля дронами',
      es: 'servicios de drones, fotografía aérea con dron',
      de: 'drohnenservice, luftaufnahmen, drohnenvermessung',
      fr: 'services de drones, prise de vue par drone',
      it: 'servizi con droni, riprese con drone',
      pt: 'serviços com drones, filmagem com drone',
      tr: 'drone hizmetleri, drone çekimi',
    },
    scale: scale(
      'people',
      [3, 1, 30],
      ['Drone pilots', 'Операторы дронов'],
      ['pilot|pilots', 'оператор|оператора|операторов'],
      {
        machines: 0.6,
        crews: 1,
        projects: 0.12,
        orders: 0.12,
      },
    ),
    volumes: [
      volume('jobs', ['Jobs', 'Заказы'], ['jobs', 'заказов'], 'daily', {
        capacity: each(1),
        a_day: n(0.7, 0.4, 1.2),
        days: n(20, 16, 23),
        use: n(62, 45, 78),
      }),
    ],
    sales: [
      sale(['Surveys and maps', 'Съёмка местности и карты'], 'jobs', n(1150, 450, 2200), n(42, 20, 65)),
      sale(['Inspections', 'Обследование объектов'], 'jobs', n(980, 400, 1900), n(28, 10, 50)),
      sale(['Photos and films', 'Фото- и видеосъёмка'], 'jobs', n(700, 250, 1400), n(20, 10, 45)),
      sale(['Spraying of fields', 'Опрыскивание полей'], 'jobs', n(1300, 500, 2600), n(10, 0, 35)),
      sale(['Processing of data', 'Обработка данных'], 'jobs', n(400, 150, 900), n(35, 15, 60)),
    ],
    costs: [
      pay(['Drone pilots', 'Операторы дронов'], each(1), n(58000, 44000, 76000), { isGradual: true }),
      unit(['Travel', 'Поездки'], n(60, 25, 130), 'jobs'),
      share(['Batteries and spare parts', 'Аккумуляторы и запчасти'], n(4, 2, 7)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 900,
        powered: 150,
        advertising: 5,
        insured: 420,
        repaired: 200,
        programs: 450,
        licensed: 900,
        permitted: 2500,
        launched: 2500,
        isForConsumers: false,
      }),
      pay(['Sales manager', 'Менеджер по продажам'], each(n(0.24, 0, 0.4)), n(52000, 42000, 68000)),
    ],
    assets: [
      asset(['Drones and cameras', 'Дроны и камеры'], each(n(16000, 6000, 35000)), 3),
      asset(['Vehicles', 'Автомобили'], each(n(14000, 6000, 28000)), 7),
      asset(['Workstations', 'Рабочие станции'], each(n(3200, 1500, 6000)), 4),
    ],
    terms: { receivable: 25, stock: 5, payable: 20 },
    season: 'building',
    ramp: { from: n(35, 20, 55), months: n(11, 6, 18) },
    growth: [6, 4, 3],
    borrowed: n(25, 0, 55),
    health: { gross: [28, 54], payroll: [44, 72], ebitda: [6, 28], payback: [16, 72] },
  },
];
