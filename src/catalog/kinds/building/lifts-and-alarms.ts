// What keeps buildings going and guarded: lifts, alarms and cameras.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, subscription, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { training, vehicleCosts } from '../../kind/usual-costs.ts';

export const liftsAndAlarms: readonly Kind[] = [
  {
    id: 'elevator_maintenance',
    industry: 'construction',
    name: ['Lift maintenance', 'Обслуживание лифтов'],
    words: {
      en: 'lift maintenance, elevator maintenance, elevator repair, lift repair, elevator installation, elevator company, elevator service, escalator maintenance, elevators, lift engineers, lift service, lifts, lift servicing, elevator modernization, elevator modernization and repair, stairlifts, stairlift installation, stairlift fitting, keep lifts running, escalators',
      ru: 'обслуживание лифтов, лифтовая компания, ремонт лифтов, монтаж лифтов, лифты, техобслуживание лифтов, модернизация лифтов, установка лифтов, установка подъёмников, замена лифтов, эскалаторы, ремонтируем лифты, лифтовая организация, обслуживание эскалаторов, обслуживание подъёмников',
      es: 'mantenimiento de ascensores, empresa de ascensores',
      de: 'aufzugswartung, aufzugsfirma, aufzugsbau',
      fr: 'maintenance d’ascenseurs, ascensoriste',
      it: 'manutenzione ascensori, ascensorista',
      pt: 'manutenção de elevadores, empresa de elevadores',
      tr: 'asansör bakımı, asansör firması',
    },
    scale: scale(
      'lifts',
      [300, 120, 8000],
      ['Lifts in service', 'Лифты на обслуживании'],
      ['lift|lifts', 'лифт|лифта|лифтов'],
      {
        people: 36,
        customers: 2,
        stations: 1,
        machines: 1,
        crews: 80,
        sites: 4,
        houses: 4,
      },
    ),
    volumes: [
      volume(
        'lifts',
        ['Lifts under contract', 'Лифты по договорам'],
        ['months of service', 'месяцев обслуживания'],
        'filled',
        {
          capacity: each(1),
          use: n(84, 65, 88),
        },
        [1, 1],
      ),
    ],
    sales: [
      sale(['Maintenance', 'Техническое обслуживание'], 'lifts', n(145, 60, 245)),
      sale(['Repairs', 'Ремонт'], 'lifts', n(240, 100, 450), n(26, 15, 40)),
      sale(['Modernisation', 'Модернизация'], 'lifts', n(38000, 14000, 80000), n(0.38, 0.15, 1.1)),
      sale(['New lifts', 'Монтаж новых лифтов'], 'lifts', n(78000, 30000, 140000), n(0.13, 0, 0.6)),
    ],
    costs: [
      pay(
        ['Lift mechanics', 'Электромеханики по лифтам'],
        each(n(0.014, 0.01, 0.02)),
        n(74000, 56000, 96000),
        {
          isGradual: true,
        },
      ),
      pay(['Installers', 'Монтажники'], each(n(0.006, 0, 0.014)), n(64000, 50000, 82000), {
        isGradual: true,
      }),
      share(['Parts', 'Запчасти'], n(40, 30, 50), 'Repairs'),
      share(['Equipment for modernisation', 'Оборудование для модернизации'], n(54, 45, 64), 'Modernisation'),
      share(['Lifts bought', 'Закупка лифтов'], n(62, 54, 72), 'New lifts'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2800,
        powered: 350,
        managerPay: 90000,
        managers: 0.7,
        advertising: 1,
        insured: 1500,
        repaired: 150,
        programs: 500,
        licensed: 4000,
        permitted: 8000,
        isForConsumers: false,
      }),
      pay(['Dispatchers', 'Диспетчеры'], n(1.5, 1, 4), n(46000, 36000, 57000)),
      vehicleCosts(each(n(8, 4, 15))),
      training(n(6000, 2000, 14000)),
    ],
    assets: [
      asset(['Service vans', 'Сервисные машины'], each(n(620, 280, 1100)), 7),
      asset(['Tools and measuring', 'Инструмент и приборы'], each(n(190, 80, 380)), 6),
      asset(['Stock of parts', 'Запас деталей'], each(n(160, 60, 320)), 10),
      asset(['Dispatch room and computers', 'Диспетчерская и компьютеры'], n(30000, 10000, 70000), 5),
    ],
    terms: { receivable: 35, stock: 10, payable: 30 },
    season: 'even',
    ramp: { from: n(30, 15, 50), months: n(15, 8, 26) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [22, 46], payroll: [28, 54], ebitda: [6, 24], payback: [16, 84] },
    ownLevels: { RU: { prices: 0.65, pay: 0.7 } },
  },
  {
    id: 'security_systems',
    industry: 'construction',
    name: ['Alarms and cameras', 'Сигнализация и видеонаблюдение'],
    words: {
      en: 'alarms and cameras, security systems, fire alarms, fire alarm installation, cctv, cctv installation, alarm installation, security cameras, access control, intercoms, fire safety company, fire protection, security system installation, fire extinguishers, burglar alarms, cctv installer, cctv fitters, alarm systems, door entry systems, smart home cameras, security camera installation, smart home wiring and cameras, video surveillance',
      ru: 'видеонаблюдение, монтаж видеонаблюдения, установка видеонаблюдения, пожарная сигнализация, охранная сигнализация, установка сигнализации, системы безопасности, установка камер, домофоны, системы контроля доступа, монтаж пожарной сигнализации, пожарная безопасность, слаботочные системы, огнетушители, видеокамеры, монтаж видеокамер, установка домофонов, обслуживание сигнализации, монтаж камер, шлагбаумы, обслуживание пожарной сигнализации, камеры видеонаблюдения, пожарная сигнализация монтаж и обслуживание',
      es: 'sistemas de seguridad, instalación de alarmas, cámaras de seguridad',
      de: 'sicherheitstechnik, alarmanlagen, videoüberwachung',
      fr: 'installation d’alarmes, vidéosurveillance',
      it: 'sistemi di sicurezza, impianti di allarme, videosorveglianza',
      pt: 'sistemas de segurança, instalação de alarmes, videovigilância',
      tr: 'güvenlik sistemleri, kamera sistemleri, alarm sistemleri',
    },
    scale: scale(
      'people',
      [4, 1, 60],
      ['Installers', 'Монтажники'],
      ['installer|installers', 'монтажник|монтажника|монтажников'],
      {
        crews: 2,
        projects: 0.4,
        orders: 0.4,
      },
    ),
    volumes: [
      volume('hours', ['Hours of work', 'Часы работы'], ['hours', 'часов'], 'hourly', {
        capacity: each(1),
        hours: n(160, 150, 170),
        use: n(64, 50, 80),
      }),
    ],
    sales: [
      sale(['Installation', 'Монтаж'], 'hours', n(71, 34, 110)),
      sale(['Equipment', 'Оборудование'], 'hours', n(53, 24, 108)),
      subscription(
        ['Service and monitoring', 'Обслуживание и мониторинг'],
        each(n(1.2, 0.4, 2.5)),
        n(1.2, 0.6, 2.5),
        n(65, 25, 120),
      ),
    ],
    costs: [
      pay(['Installers', 'Монтажники'], each(1), n(56000, 44000, 70000), { isGradual: true }),
      share(['Equipment bought', 'Закупка оборудования'], n(70, 60, 78), 'Equipment'),
      share(['Cables and supplies', 'Кабель и расходные материалы'], n(4, 2, 7)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1600,
        powered: 200,
        managerPay: 74000,
        managers: 0.4,
        advertising: 4,
        insured: 380,
        repaired: 100,
        programs: 300,
        licensed: 1500,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(380, 180, 700))),
      pay(
        ['Sales and design engineers', 'Инженеры по продажам и проектам'],
        each(n(0.13, 0, 0.3)),
        n(68000, 52000, 86000),
      ),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(17000, 8000, 30000)), 7),
      asset(['Tools and testers', 'Инструмент и приборы'], each(n(3200, 1400, 6000)), 5),
      asset(['Monitoring desk and computers', 'Пульт мониторинга и компьютеры'], n(14000, 4000, 35000), 5),
    ],
    terms: { receivable: 25, stock: 15, payable: 25 },
    season: 'offices',
    ramp: { from: n(40, 25, 60), months: n(10, 5, 16) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [30, 56], payroll: [28, 60], ebitda: [7, 28], payback: [14, 72] },
    ownLevels: { RU: { prices: 0.7, pay: 0.78 } },
  },
];
