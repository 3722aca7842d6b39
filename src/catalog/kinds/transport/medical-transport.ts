// Ambulances, and rides for those who cannot walk.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { training, vehicleCosts } from '../../kind/usual-costs.ts';

export const medicalTransport: readonly Kind[] = [
  {
    id: 'medical_transport',
    industry: 'transportation',
    name: ['Medical transport', 'Перевозка больных'],
    words: {
      en: 'medical transport, non-emergency medical transport, nemt, medical transportation, wheelchair transport, wheelchair taxi, patient transport, transport for disabled people, disabled transport, stretcher transport, driving disabled people, patient rides, patient transfer, non-emergency patient rides, dialysis transport, patient transfers, rides to hospital',
      ru: 'перевозка больных, перевозка лежачих больных, медицинская перевозка, социальное такси, такси для инвалидов, перевозка инвалидов, медицинское такси, перевозка пациентов, транспортировка больных, транспортировка пациентов, перевозим лежачих, перевозка лежачих, транспортировка лежачих больных',
      es: 'transporte sanitario, transporte de pacientes, transporte adaptado',
      de: 'krankentransport, krankenfahrten, behindertentransport',
      fr: 'transport sanitaire, transport de patients, vsl',
      it: 'trasporto sanitario, trasporto disabili',
      pt: 'transporte de doentes, transporte de pacientes',
      tr: 'hasta nakil, hasta taşıma',
    },
    scale: scale(
      'vehicles',
      [5, 1, 60],
      ['Vehicles', 'Автомобили'],
      ['vehicle|vehicles', 'автомобиль|автомобиля|автомобилей'],
      {
        people: 0.6,
        crews: 1,
        // A vehicle makes some 93 trips a month.
        orders: 0.0107,
      },
    ),
    volumes: [
      volume('trips', ['Trips', 'Поездки'], ['trips', 'поездок'], 'daily', {
        capacity: each(1),
        a_day: n(6, 4, 8),
        days: n(25, 21, 30),
        use: n(62, 48, 80),
      }),
    ],
    sales: [
      sale(['Wheelchair trips', 'Поездки на коляске'], 'trips', n(68, 40, 110), n(67, 45, 85)),
      sale(['Stretcher trips', 'Перевозка лежачих'], 'trips', n(165, 90, 280), n(25, 12, 45)),
      sale(['Long-distance transfers', 'Междугородние перевозки'], 'trips', n(700, 320, 1700), n(4, 1, 10)),
      sale(['Waiting and escort', 'Ожидание и сопровождение'], 'trips', n(30, 15, 60), n(30, 15, 50)),
    ],
    costs: [
      pay(['Drivers', 'Водители'], each(n(1.3, 1, 1.8)), n(40000, 33000, 49000), { isGradual: true }),
      pay(['Medical attendants', 'Санитары и фельдшеры'], each(n(0.4, 0.2, 0.9)), n(44000, 35000, 54000), {
        isGradual: true,
      }),
      unit(['Fuel', 'Топливо'], n(13, 7, 22), 'trips'),
      share(['Supplies and disinfection', 'Расходные материалы и дезинфекция'], n(2, 1, 4)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1100,
        powered: 200,
        advertising: 3,
        insured: 150,
        repaired: 150,
        programs: 350,
        licensed: 1500,
        isForConsumers: false,
      }),
      monthly(['Vehicle insurance', 'Страхование автомобилей'], each(n(280, 120, 500))),
      monthly(['Repairs of vehicles and tyres', 'Ремонт машин и шины'], each(n(320, 160, 600))),
      pay(['Dispatchers', 'Диспетчеры'], n(1, 0, 2), n(42000, 34000, 52000)),
    ],
    assets: [
      asset(['Vehicles with lifts', 'Автомобили с подъёмниками'], each(n(62000, 30000, 95000)), 7),
      asset(['Stretchers and wheelchairs', 'Носилки и кресла-коляски'], each(n(6500, 2500, 12000)), 6),
      asset(['Dispatch room and computers', 'Диспетчерская и компьютеры'], n(8000, 3000, 20000), 4),
    ],
    terms: { receivable: 30, stock: 5, payable: 20 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(11, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(50, 20, 75),
    health: { gross: [22, 44], payroll: [46, 70], ebitda: [7, 24], payback: [18, 84] },
  },
  {
    id: 'ambulance_service',
    industry: 'healthcare',
    name: ['Ambulance service', 'Частная скорая помощь'],
    words: {
      en: 'ambulance service, ambulance, private ambulance, ambulance company, emergency medical service, paramedics, event medical cover, doctor on call, doctor home visits, event medics, private ambulances, ambulances, event medics with ambulance, emergency ambulances',
      ru: 'скорая помощь, частная скорая помощь, скорая медицинская помощь, платная скорая, неотложка, неотложная помощь, вызов врача на дом, врач на дом, медицинское сопровождение мероприятий, дежурство скорой, дежурство скорой помощи, скорая на мероприятиях, реанимобиль, дежурство скорой на мероприятиях',
      es: 'ambulancia, servicio de ambulancias',
      de: 'rettungsdienst, krankenwagen, ambulanz',
      fr: 'ambulance, société d’ambulances',
      it: 'ambulanza, servizio ambulanze',
      pt: 'ambulância, serviço de ambulâncias',
      tr: 'ambulans, özel ambulans',
    },
    scale: scale(
      'vehicles',
      [4, 1, 40],
      ['Ambulances', 'Машины скорой помощи'],
      ['ambulance|ambulances', 'машина|машины|машин'],
      {
        crews: 1,
        people: 0.17,
      },
    ),
    volumes: [
      volume('calls', ['Calls', 'Выезды'], ['calls', 'выездов'], 'daily', {
        capacity: each(1),
        a_day: n(5, 3, 7),
        days: n(30, 30, 30),
        use: n(60, 45, 78),
      }),
      volume('events', ['Events covered', 'Дежурства на мероприятиях'], ['events', 'дежурств'], 'plain', {
        quantity: each(n(2, 0.5, 5)),
      }),
    ],
    sales: [
      sale(['Call-outs', 'Вызовы'], 'calls', n(620, 280, 1100), n(60, 40, 80)),
      sale(['Planned transfers', 'Плановые перевозки'], 'calls', n(340, 160, 650), n(40, 20, 60)),
      sale(['Cover of events', 'Дежурства на мероприятиях'], 'events', n(900, 400, 1800)),
      otherIncome(['Contracts with companies', 'Договоры с компаниями'], n(6000, 1500, 18000)),
    ],
    costs: [
      pay(['Paramedics and drivers', 'Фельдшеры и водители'], each(n(5, 4, 6.5)), n(54000, 43000, 67000), {
        isGradual: true,
      }),
      pay(['Doctors', 'Врачи'], each(n(0.25, 0, 1)), n(190000, 140000, 250000)),
      share(['Medicines and medical supplies', 'Лекарства и расходные материалы'], n(3, 2, 6)),
      unit(['Fuel', 'Топливо'], n(17, 9, 28), 'calls'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 3800,
        powered: 600,
        managerPay: 85000,
        advertising: 2,
        insured: 3500,
        repaired: 250,
        programs: 900,
        licensed: 5000,
        permitted: 12000,
        launched: 6000,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(650, 300, 1200))),
      pay(['Dispatchers', 'Диспетчеры'], n(3, 1, 5), n(44000, 35000, 54000)),
      training(n(9000, 3000, 20000)),
    ],
    assets: [
      asset(['Ambulances', 'Машины скорой помощи'], each(n(125000, 55000, 220000)), 7),
      asset(['Medical equipment', 'Медицинское оборудование'], each(n(48000, 20000, 85000)), 7),
      asset(['Base and dispatch room', 'База и диспетчерская'], n(60000, 20000, 150000), 8),
    ],
    terms: { receivable: 35, stock: 15, payable: 25 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(12, 6, 20) },
    growth: [4, 3, 2],
    borrowed: n(50, 20, 75),
    health: { gross: [24, 46], payroll: [50, 74], ebitda: [6, 24], payback: [20, 96] },
  },
];
