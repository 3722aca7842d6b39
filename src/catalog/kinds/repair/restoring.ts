// What is mended and kept in tune by one who knows how: instruments, old furniture, machines of farms.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { smallRepairs } from '../../kind/own-levels.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const restoring: readonly Kind[] = [
  {
    id: 'instrument_repair',
    industry: null,
    name: ['Repair of musical instruments', 'Ремонт музыкальных инструментов'],
    words: {
      en: 'piano tuning, piano tuner, piano repair, instrument repair, musical instrument repair, guitar repair, violin repair, luthier, guitar making, violin making, piano restoration, organ tuning, guitar making workshop, guitar tech, guitar setups, accordion repair, brass repair, accordion and brass repairs, tune pianos, violin maker, violin restorer, instrument maker',
      ru: 'настройка пианино, настройщик пианино, настройка роялей, ремонт музыкальных инструментов, настройка музыкальных инструментов, ремонт гитар, ремонт пианино, скрипичный мастер, гитарный мастер, реставрация роялей, настройщик роялей, ремонт скрипок, ремонт баянов, изготовление гитар, настраиваю пианино, настройка фортепиано, мастерская баянов, мастерская баянов и аккордеонов, ремонт аккордеонов, ремонт гитар и скрипок',
      es: 'afinador de pianos, reparación de instrumentos, luthier',
      de: 'klavierstimmer, klavierbauer, geigenbauer, instrumentenreparatur',
      fr: 'accordeur de piano, luthier, réparation d’instruments',
      it: 'accordatore di pianoforti, liutaio, riparazione strumenti musicali',
      pt: 'afinador de pianos, luthier, reparação de instrumentos',
      tr: 'piyano akordu, enstrüman tamiri, lutiye',
    },
    scale: scale('people', [2, 1, 8], ['Masters', 'Мастера'], ['tuner|tuners', 'мастер|мастера|мастеров'], {
      orders: 0.029,
      customers: 0.006,
    }),
    volumes: [
      volume('jobs', ['Jobs', 'Заказы'], ['jobs', 'заказов'], 'daily', {
        capacity: each(1),
        a_day: n(2.4, 1.5, 4),
        days: n(21, 18, 24),
        use: n(68, 50, 80),
      }),
    ],
    sales: [
      sale(['Tuning', 'Настройка'], 'jobs', n(145, 60, 230), n(58, 10, 95)),
      sale(['Repairs and adjustment', 'Ремонт и регулировка'], 'jobs', n(260, 90, 480), n(32, 10, 80)),
      sale(['Restoration', 'Реставрация'], 'jobs', n(1900, 600, 5000), n(2, 0, 8)),
      sale(
        ['Strings, parts and accessories', 'Струны, запчасти и аксессуары'],
        'jobs',
        n(34, 10, 80),
        n(60, 20, 100),
      ),
    ],
    costs: [
      share(['Strings, felt and parts', 'Струны, сукно и запчасти'], n(9, 5, 16)),
      pay(['Masters', 'Мастера'], each(n(1, 0.9, 1.3)), n(48_000, 36_000, 64_000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 420,
        powered: 80,
        advertising: 2.5,
        insured: 110,
        repaired: 50,
        programs: 40,
        licensed: 150,
        permitted: 600,
        launched: 700,
      }),
      vehicleCosts(each(n(190, 80, 380))),
    ],
    assets: [
      asset(['Tools and benches', 'Инструмент и верстаки'], each(n(8000, 2300, 21_000)), 8),
      asset(['Car', 'Автомобиль'], each(n(14_000, 5200, 27_000)), 7),
    ],
    terms: { receivable: 4, stock: 15, payable: 12 },
    season: 'school',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 16) },
    growth: [3, 2, 2],
    borrowed: n(10, 0, 35),
    health: { gross: [22, 56], payroll: [36, 68], ebitda: [6, 30], payback: [4, 60] },
    ownLevels: smallRepairs,
  },
  {
    id: 'furniture_restoration',
    industry: null,
    name: ['Furniture restoration', 'Реставрация мебели'],
    words: {
      en: 'furniture restoration, antique restoration, restoring furniture, restoring antique furniture, antique furniture restoration, furniture restorer, furniture refinishing, upcycled furniture, french polishing, picture framing and restoration, restore antique chairs, restore antiques, old furniture restoration, old furniture, restore furniture, restore old furniture, antique chairs, antique restorer',
      ru: 'реставрация мебели, реставратор мебели, реставрация антиквариата, реставрация старинной мебели, восстановление мебели, ремонт деревянной мебели, реставрационная мастерская, реставрирую старинную мебель, реставрация буфетов, реставрация комодов, реставрация буфетов и комодов, реставрация дверей, советская мебель, реставраторы, реставрация старой мебели, переделка мебели, старинная мебель, реставрирую мебель, реставрирую старую мебель, реставрируем мебель',
      es: 'restauración de muebles, restauración de antigüedades',
      de: 'möbelrestaurierung, antiquitäten restaurieren, möbel aufarbeiten',
      fr: 'restauration de meubles, ébéniste restaurateur',
      it: 'restauro mobili, restauratore di mobili',
      pt: 'restauro de móveis, restauração de móveis',
      tr: 'mobilya restorasyonu, antika restorasyon',
    },
    scale: scale(
      'people',
      [2, 1, 12],
      ['Restorers', 'Реставраторы'],
      ['restorer|restorers', 'реставратор|реставратора|реставраторов'],
      {
        projects: 0.16,
        orders: 0.16,
      },
    ),
    volumes: [
      volume('pieces', ['Pieces restored', 'Отреставрированные предметы'], ['pieces', 'шт.'], 'monthly', {
        capacity: each(1),
        a_month: n(9, 4, 18),
        use: n(70, 50, 80),
      }),
    ],
    sales: [
      sale(['Restoration of wood', 'Реставрация дерева'], 'pieces', n(980, 300, 2500), n(80, 50, 100)),
      sale(['Upholstery', 'Перетяжка'], 'pieces', n(760, 250, 1600), n(35, 10, 60)),
      sale(
        ['Restored furniture sold', 'Продажа отреставрированной мебели'],
        'pieces',
        n(720, 250, 2200),
        n(14, 0, 40),
      ),
    ],
    costs: [
      share(['Wood, fabric, varnish and fittings', 'Дерево, ткань, лак и фурнитура'], n(12, 8, 20)),
      pay(['Restorers', 'Реставраторы'], each(n(1, 0.9, 1.3)), n(45000, 34000, 60000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 650,
        powered: 120,
        advertising: 3,
        insured: 110,
        repaired: 60,
        programs: 40,
        licensed: 150,
        permitted: 800,
        launched: 900,
      }),
      vehicleCosts(each(n(120, 50, 260))),
    ],
    assets: [
      asset(['Benches and machines', 'Верстаки и станки'], each(n(7000, 2000, 18000)), 10),
      asset(['Van', 'Фургон'], n(15000, 5000, 28000), 7),
      asset(['Fitting-out of the workshop', 'Подготовка мастерской'], n(6000, 1500, 18000), 10),
    ],
    terms: { receivable: 4, stock: 20, payable: 15 },
    season: 'even',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 16) },
    growth: [3, 2, 2],
    borrowed: n(15, 0, 40),
    health: { gross: [20, 52], payroll: [38, 68], ebitda: [5, 28], payback: [6, 72] },
  },
  {
    id: 'farm_machinery_repair',
    industry: null,
    name: ['Repair of farm machines', 'Ремонт сельхозтехники'],
    words: {
      en: 'farm machinery repair, tractor repair, repairing tractors, agricultural machinery repair, combine repair, heavy equipment repair, construction machinery repair, hydraulics repair, repairing combine harvesters, diesel mechanic, small engine repair, lawn mower repair, tractor mechanic, tractor mechanics, agricultural engineers, agricultural engineer, fix combines, fix tractors, combines and balers repair, fix combines and balers, tractor service, excavator repair, digger repair',
      ru: 'ремонт сельхозтехники, ремонт тракторов, ремонт комбайнов, ремонт спецтехники, ремонт гидравлики, ремонт экскаваторов, ремонт погрузчиков, ремонт дизельных двигателей, сервис спецтехники, сервис сельхозтехники, ремонт мотоблоков и газонокосилок, чиним тракторы, ремонт тракторов и комбайнов, ремонт сельскохозяйственных машин, ремонт сельскохозяйственной техники, сервис комбайнов, сервис тракторов, обслуживание комбайнов, ремонт мтз',
      es: 'reparación de tractores, reparación de maquinaria agrícola',
      de: 'landmaschinenwerkstatt, landmaschinenreparatur, baumaschinenreparatur',
      fr: 'réparation de tracteurs, mécanique agricole, réparation de matériel agricole',
      it: 'riparazione trattori, officina macchine agricole',
      pt: 'reparação de tratores, oficina de máquinas agrícolas',
      tr: 'traktör tamiri, tarım makineleri tamiri, iş makinesi tamiri',
    },
    scale: scale(
      'people',
      [4, 1, 40],
      ['Mechanics', 'Механики'],
      ['mechanic|mechanics', 'слесарь|слесаря|слесарей'],
      {
        stations: 1.3,
        machines: 0.15,
        vehicles: 1,
        orders: 0.066,
        projects: 0.066,
        visitors: 0.05,
      },
    ),
    volumes: [
      volume('hours', ['Paid hours', 'Оплачиваемые часы'], ['hours', 'часов'], 'hourly', {
        capacity: each(1),
        hours: n(160, 150, 175),
        use: n(66, 50, 78),
      }),
    ],
    sales: [
      sale(['Repairs in the workshop', 'Ремонт в мастерской'], 'hours', n(96, 50, 140), n(58, 20, 90)),
      sale(['Repairs in the field', 'Выездной ремонт'], 'hours', n(122, 60, 180), n(42, 10, 80)),
      sale(['Parts', 'Запчасти'], 'hours', n(46, 20, 90)),
      sale(['Oil and servicing', 'Масло и техобслуживание'], 'hours', n(12, 5, 24)),
    ],
    costs: [
      share(['Parts bought', 'Закупка запчастей'], n(74, 65, 82), 'Parts'),
      share(['Oil and filters', 'Масла и фильтры'], n(62, 50, 72), 'Oil and servicing'),
      pay(['Mechanics', 'Механики'], each(n(1, 0.9, 1.2)), n(58000, 44000, 76000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 3400,
        powered: 650,
        managerPay: 66000,
        managers: 0.7,
        advertising: 1.2,
        insured: 750,
        repaired: 450,
        programs: 250,
        licensed: 900,
        permitted: 2500,
        launched: 2500,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(420, 200, 850))),
    ],
    assets: [
      asset(
        ['Workshop equipment and diagnostics', 'Оборудование мастерской и диагностика'],
        each(n(16000, 6000, 36000)),
        9,
      ),
      asset(['Service vans', 'Сервисные машины'], each(n(20000, 8000, 42000)), 7),
      asset(['Stock of parts', 'Запас запчастей'], n(24000, 8000, 60000), 10),
    ],
    terms: { receivable: 25, stock: 30, payable: 25 },
    season: 'building',
    ramp: { from: n(45, 30, 65), months: n(9, 5, 15) },
    growth: [3, 2, 2],
    borrowed: n(35, 10, 60),
    health: { gross: [26, 54], payroll: [30, 54], ebitda: [7, 28], payback: [14, 84] },
  },
];
