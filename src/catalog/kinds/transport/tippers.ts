// Tippers that carry sand and rubble, and brokers of customs.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeFitting, officeOverheads, specialists, workplaces } from '../../kind/office-parts.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const tippers: readonly Kind[] = [
  {
    id: 'bulk_haulage',
    industry: 'transportation',
    name: ['Haulage of sand and gravel', 'Перевозка сыпучих грузов'],
    words: {
      en: 'dump trucks, dump truck hauling, tipper hire, tipper trucks, haulage of aggregates, sand and gravel delivery, gravel delivery, topsoil delivery, muck away, bulk haulage, haul ore, hauling ore, sand deliveries, tippers, sand by truck, dump trucks hauling ore, tipper lorries, grab hire, aggregates haulage, sand deliveries by truck, haul sand',
      ru: 'перевозка сыпучих грузов, самосвалы, услуги самосвала, аренда самосвала, доставка песка, доставка щебня, перевозка песка и щебня, доставка песка и щебня, вывоз грунта, доставка грунта, возим песок, возим щебень и песок, возим щебень, доставка песка щебня и чернозёма, самосвал, вывоз грунта и снега, вывоз снега, доставка чернозёма, перевозка сыпучих, песок с доставкой, вывоз строительного мусора самосвалами, строительный мусор самосвал',
      es: 'volquetes, transporte de áridos, transporte de tierra',
      de: 'kipper transporte, baustoff transporte, schüttguttransporte',
      fr: 'transport de granulats, camion benne, transport de terre',
      it: 'trasporto inerti, movimento terra trasporto',
      pt: 'transporte de areia e brita, caminhão caçamba',
      tr: 'hafriyat, damperli kamyon, kum çakıl nakliyesi',
    },
    scale: scale(
      'vehicles',
      [3, 1, 60],
      ['Tippers', 'Самосвалы'],
      ['tipper|tippers', 'самосвал|самосвала|самосвалов'],
      {
        people: 1,
        crews: 1,
        orders: 0.0135,
      },
    ),
    volumes: [
      volume('trips', ['Trips', 'Рейсы'], ['trips', 'рейсов'], 'daily', {
        capacity: each(1),
        a_day: n(4.4, 2.5, 8),
        days: n(22, 20, 27),
        use: n(72, 52, 82),
      }),
    ],
    sales: [
      sale(['Haulage', 'Перевозка'], 'trips', n(176, 85, 330)),
      sale(
        ['Sand, gravel and soil sold', 'Продажа песка, щебня и грунта'],
        'trips',
        n(210, 80, 420),
        n(18, 0, 60),
      ),
      sale(['Hire by the hour', 'Почасовая аренда'], 'trips', n(230, 110, 420), n(8, 0, 40)),
    ],
    costs: [
      share(['Sand and gravel bought', 'Закупка песка и щебня'], n(68, 55, 80), 'Sand, gravel and soil sold'),
      unit(['Fuel', 'Топливо'], n(50, 25, 85), 'trips'),
      unit(['Tyres and repairs', 'Шины и ремонт'], n(23, 10, 42), 'trips'),
      pay(['Drivers', 'Водители'], each(n(1, 1, 1.6)), n(55000, 42000, 70000), { isGradual: true }),
    ],
    overheads: siteOverheads({
      rented: 900,
      powered: 120,
      managerPay: 60000,
      managers: 0.4,
      advertising: 1.5,
      insured: 1600,
      repaired: 250,
      programs: 150,
      licensed: 2200,
      permitted: 1800,
      launched: 1200,
      isForConsumers: false,
    }),
    assets: [
      asset(['Tippers', 'Самосвалы'], each(n(115000, 35000, 200000)), 8),
      asset(['Loader and yard', 'Погрузчик и площадка'], n(24000, 4000, 80000), 9),
    ],
    terms: { receivable: 24, stock: 3, payable: 16 },
    season: 'building',
    ramp: { from: n(50, 30, 70), months: n(7, 4, 12) },
    growth: [3, 2, 2],
    borrowed: n(55, 20, 75),
    health: { gross: [20, 46], payroll: [22, 48], ebitda: [10, 32], payback: [24, 96] },
  },
  {
    id: 'customs_broker',
    industry: 'transportation',
    name: ['Customs broker', 'Таможенный брокер'],
    words: {
      en: 'customs broker, customs brokerage, customs clearance, customs agent, import clearance, customs declarations, customs consulting, import declarations, import and export declarations, clear containers, customs agents, clear goods at the port, clear containers at the port, clearing agent, clearing agents',
      ru: 'таможенный брокер, таможенное оформление, таможенный представитель, растаможка, декларирование грузов, таможенные декларации, таможенный декларант, услуги таможенного оформления, растаможка машин, декларирование, декларирование товаров, декларанты, таможенная очистка, декларирование и сертификация товаров, растаможка машин и грузов, таможня',
      es: 'agente de aduanas, despacho de aduanas, agencia aduanal',
      de: 'zollagentur, zollabfertigung',
      fr: 'commissionnaire en douane, dédouanement',
      it: 'spedizioniere doganale, pratiche doganali',
      pt: 'despachante aduaneiro, despachante oficial',
      tr: 'gümrük müşaviri, gümrükleme',
    },
    scale: specialists(
      4,
      40,
      ['Declarants', 'Декларанты'],
      ['declarant|declarants', 'декларант|декларанта|декларантов'],
      { orders: 0.024, projects: 0.024, containers: 0.032, customers: 0.12 },
    ),
    volumes: [
      volume('declarations', ['Declarations', 'Декларации'], ['declarations', 'шт.'], 'monthly', {
        capacity: each(1),
        a_month: n(58, 30, 100),
        use: n(72, 50, 82),
      }),
    ],
    sales: [
      sale(['Customs declarations', 'Таможенное оформление'], 'declarations', n(162, 70, 280)),
      sale(
        ['Certificates and permits', 'Сертификаты и разрешения'],
        'declarations',
        n(320, 120, 700),
        n(12, 3, 30),
      ),
      sale(
        ['Advice and classification', 'Консультации и подбор кодов'],
        'declarations',
        n(190, 80, 400),
        n(14, 3, 35),
      ),
    ],
    costs: [
      pay(['Declarants', 'Декларанты'], each(n(1, 0.9, 1.2)), n(64_000, 47_000, 85_000), { isGradual: true }),
      share(
        ['Laboratories and fees paid on', 'Лаборатории и сборы за клиентов'],
        n(62, 45, 75),
        'Certificates and permits',
      ),
    ],
    overheads: officeOverheads({
      rentOfPerson: 260,
      managerPay: 78000,
      managers: 0.6,
      advertising: 2.5,
      toolsOfPerson: 120,
      insured: 450,
    }),
    assets: [workplaces(), officeFitting()],
    terms: { receivable: 14, stock: 0, payable: 14 },
    season: 'offices',
    ramp: { from: n(35, 20, 55), months: n(10, 6, 16) },
    growth: [4, 3, 2],
    borrowed: n(10, 0, 35),
    health: { gross: [26, 58], payroll: [40, 70], ebitda: [6, 30], payback: [6, 60] },
  },
];
