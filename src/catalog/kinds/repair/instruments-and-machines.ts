// Pianos and guitars, machines of factories, and glass and frames.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeOverheads, paidHours, specialists } from '../../kind/office-parts.ts';
import { smallRepairs } from '../../kind/own-levels.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const instrumentsAndMachines: readonly Kind[] = [
  {
    id: 'machinery_repair',
    industry: null,
    name: ['Repair of machines and motors', 'Ремонт станков и двигателей'],
    words: {
      en: 'industrial machinery repair, machine repair, machinery repair, electric motor repair, electric motor rewinding, motor rewinding, machine tool repair, industrial equipment repair, installation of industrial machinery, machinery installation, millwright, pump repair, compressor repair, forklift repair, forklift servicing, forklift service, hydraulic cylinder repair, lathes and presses repair, repair lathes, repair lathes and presses, pump servicing, compressor servicing, industrial maintenance, pumps and compressors',
      ru: 'ремонт станков, ремонт промышленного оборудования, ремонт электродвигателей, перемотка электродвигателей, перемотка двигателей, монтаж промышленного оборудования, ремонт насосов, ремонт компрессоров, пусконаладка оборудования, ремонт генераторов, ремонт гидроцилиндров, обслуживание погрузчиков, обслуживание станков, наладка станков, ремонт станков с чпу, наладчики станков, обслуживание компрессоров, сервис погрузчиков',
      es: 'reparación de maquinaria industrial, bobinado de motores',
      de: 'maschinenreparatur, motorenwicklerei, industriemontage',
      fr: 'réparation de machines industrielles, bobinage de moteurs',
      it: 'riparazione macchinari industriali, avvolgimento motori',
      pt: 'manutenção industrial, rebobinagem de motores',
      tr: 'makine tamiri, motor sarımı, endüstriyel bakım',
    },
    scale: specialists(
      6,
      40,
      ['Fitters and electricians', 'Слесари и электрики'],
      ['fitter|fitters', 'слесарь|слесаря|слесарей'],
      { crews: 2, vehicles: 1.5 },
    ),
    volumes: [paidHours(n(66, 50, 78))],
    sales: [
      sale(['Repair and rewinding', 'Ремонт и перемотка'], 'hours', n(84, 50, 120), n(75, 60, 85)),
      sale(['Installation and setting up', 'Монтаж и пусконаладка'], 'hours', n(96, 60, 140), n(25, 15, 40)),
      sale(['Spare parts', 'Запчасти'], 'hours', n(36, 18, 60)),
    ],
    costs: [
      share(['Parts bought', 'Закупка запчастей'], n(74, 65, 82), 'Spare parts'),
      share(['Wire, oil and materials', 'Провод, масло и материалы'], n(7, 4, 11)),
      pay(['Fitters and electricians', 'Слесари и электрики'], each(1), n(59000, 46000, 74000), {
        isGradual: true,
      }),
    ],
    overheads: [
      ...officeOverheads({
        rentOfPerson: 420,
        managerPay: 88000,
        advertising: 1.5,
        toolsOfPerson: 45,
        insured: 700,
      }),
      vehicleCosts(each(n(260, 140, 450))),
    ],
    assets: [
      asset(
        ['Winding and test equipment', 'Намоточное и испытательное оборудование'],
        n(60000, 20000, 150000),
        8,
      ),
      asset(
        ['Vans and lifting gear', 'Фургоны и грузоподъёмные приспособления'],
        each(n(14000, 6000, 28000)),
        7,
      ),
      asset(['Tools', 'Инструмент'], each(n(4500, 2000, 9000)), 6),
    ],
    terms: { receivable: 35, stock: 40, payable: 30 },
    season: 'offices',
    ramp: { from: n(30, 15, 50), months: n(14, 9, 22) },
    growth: [5, 4, 3],
    borrowed: n(35, 10, 60),
    health: { gross: [22, 40], payroll: [38, 62], ebitda: [6, 24], payback: [14, 66] },
  },
  {
    id: 'glass_and_frames',
    industry: 'retail',
    name: ['Glass and framing workshop', 'Стекольная и багетная мастерская'],
    words: {
      en: 'picture framing, picture framer, framing workshop, glass cutting, mirror cutting, glass and mirrors workshop, glass workshop, stained glass, stained glass studio, glass blowing, glass blowing studio, shower screens, tempered glass workshop, glass cut to size, broken panes, broken glass replacement, framer, shower doors, mirrors cut, mirrors and glass, stained glass lamps',
      ru: 'багетная мастерская, багет, оформление картин, стекольная мастерская, резка стекла, зеркала на заказ, витражи, витражная мастерская, стеклодувная мастерская, закалённое стекло, душевые перегородки, изделия из стекла на заказ, стекло и зеркала, резка зеркал, рамы для картин, душевые кабины из стекла, стекольный цех, режем стекло и зеркала, багетный салон, рамки для картин, стекольщик',
      es: 'enmarcación de cuadros, vidriería, vidrieras',
      de: 'bilderrahmen werkstatt, glasbläserei',
      fr: 'encadrement, encadreur, vitrerie, vitraux',
      it: 'corniceria, vetreria, vetrate artistiche',
      pt: 'molduraria, vitrais',
      tr: 'çerçeveci, camcı, vitray atölyesi',
    },
    scale: scale(
      'people',
      [3, 1, 20],
      ['Masters', 'Мастера'],
      ['master|masters', 'мастер|мастера|мастеров'],
      { orders: 0.025, projects: 0.025, visitors: 0.02 },
    ),
    volumes: [
      volume('orders', ['Orders', 'Заказы'], ['orders', 'заказов'], 'monthly', {
        capacity: each(1),
        a_month: n(86, 60, 120),
        use: n(74, 55, 88),
      }),
    ],
    sales: [
      sale(['Frames and framing', 'Багет и оформление'], 'orders', n(98, 50, 170), n(48, 30, 65)),
      sale(
        ['Glass and mirrors cut to size', 'Стекло и зеркала по размерам'],
        'orders',
        n(125, 60, 210),
        n(42, 25, 60),
      ),
      sale(
        ['Stained glass and glass screens', 'Витражи и перегородки'],
        'orders',
        n(620, 300, 1400),
        n(8, 4, 15),
      ),
    ],
    costs: [
      share(['Glass, mouldings and fittings', 'Стекло, багет и фурнитура'], n(32, 25, 40)),
      pay(['Masters', 'Мастера'], each(1), n(38000, 31000, 48000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2000,
        powered: 380,
        advertising: 3,
        insured: 200,
        repaired: 200,
        licensed: 300,
      }),
      vehicleCosts(n(300, 120, 600)),
    ],
    assets: [
      asset(['Cutting and framing equipment', 'Станки для стекла и багета'], n(24000, 9000, 60000), 8),
      asset(['Showroom and samples', 'Салон и образцы'], n(11000, 4000, 28000), 6),
    ],
    terms: { receivable: 7, stock: 35, payable: 25 },
    season: 'town',
    ramp: { from: n(30, 15, 50), months: n(12, 8, 20) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 50),
    health: { gross: [24, 42], payroll: [26, 46], ebitda: [5, 22], payback: [12, 72] },
    ownLevels: smallRepairs,
  },
];
