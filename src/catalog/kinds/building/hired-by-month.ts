// What building sites and households hire by the month and by the day: cabins, containers, and tools.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const hiredByMonth: readonly Kind[] = [
  {
    id: 'cabin_hire',
    industry: 'construction',
    name: ['Hire of cabins and containers', 'Аренда бытовок и контейнеров'],
    words: {
      en: 'cabin hire, portable cabin hire, portable cabins, site cabins, site cabin hire, portakabin hire, hire of cabins, welfare units, welfare unit hire, site office hire, container hire, shipping container hire, container rental, hire out cabins, hire out containers, office container rental, mobile office rental, storage container rental',
      ru: 'аренда бытовок, бытовки в аренду, сдаю бытовки, сдаём бытовки, сдаю в аренду бытовки, сдаём в аренду бытовки, аренда блок-контейнеров, блок-контейнеры в аренду, аренда вагончиков, строительные вагончики, прокат бытовок, аренда контейнеров, аренда морских контейнеров, сдаём в аренду контейнеры, бытовки для строителей, модульные бытовки в аренду',
      es: 'alquiler de casetas de obra, alquiler de contenedores marítimos',
      de: 'containervermietung, baucontainer mieten, bürocontainer vermietung',
      fr: 'location de bungalows de chantier, location de conteneurs',
      it: 'noleggio box cantiere, noleggio container uffici',
      pt: 'aluguel de containers, aluguer de contentores de obra',
      tr: 'konteyner ofis kiralama, şantiye konteyneri kiralama',
    },
    scale: scale(
      'storage_units',
      [60, 8, 1500],
      ['Cabins and containers for hire', 'Бытовки и контейнеры в аренде'],
      ['cabin|cabins', 'бытовка|бытовки|бытовок'],
      { containers: 1, houses: 1.6, kiosks: 1, people: 30 },
    ),
    volumes: [
      volume('hired', ['Cabins hired', 'Бытовки в аренде'], ['months of hire', 'месяцев аренды'], 'filled', {
        capacity: each(1),
        use: n(78, 60, 90),
      }),
    ],
    sales: [
      sale(['Hire by the month', 'Аренда помесячно'], 'hired', n(235, 120, 420)),
      sale(['Delivery and collection', 'Доставка и вывоз'], 'hired', n(260, 140, 480), n(14, 6, 25)),
      sale(
        ['Furniture, heaters and steps', 'Мебель, обогреватели и лестницы'],
        'hired',
        n(38, 15, 80),
        n(40, 20, 60),
      ),
    ],
    costs: [
      share(['Crane lorry hired', 'Наёмный манипулятор'], n(72, 55, 85), 'Delivery and collection'),
      unit(['Cleaning and repairs of cabins', 'Уборка и ремонт бытовок'], n(19, 8, 40), 'hired'),
      pay(['Yard workers', 'Рабочие на базе'], each(n(0.017, 0.008, 0.03)), n(40_000, 33_000, 50_000), {
        isGradual: true,
      }),
    ],
    overheads: siteOverheads({
      rented: 1200,
      powered: 120,
      managerPay: 52_000,
      managers: 0.5,
      advertising: 4,
      insured: 260,
      repaired: 200,
      programs: 90,
      licensed: 300,
    }),
    assets: [
      asset(['Cabins and containers', 'Бытовки и контейнеры'], each(n(4200, 1500, 9000)), 12),
      asset(['Furniture and heaters', 'Мебель и обогреватели'], each(n(220, 80, 500)), 5),
      asset(['Yard', 'Площадка базы'], n(9000, 2500, 30_000), 12),
    ],
    terms: { receivable: 20, stock: 0, payable: 20 },
    season: 'building',
    ramp: { from: n(35, 20, 55), months: n(10, 5, 18) },
    growth: [3, 3, 2],
    borrowed: n(50, 20, 70),
    health: { gross: [30, 84], payroll: [0, 40], ebitda: [16, 52], payback: [20, 96] },
  },
  {
    id: 'tool_hire',
    industry: 'construction',
    name: ['Tool hire', 'Прокат инструмента'],
    words: {
      en: 'tool hire, tool rental, tool hire shop, tool rental shop, tool hire depot, power tool hire, power tool rental, generator hire, generator rental, hire of tools, hire out tools, small plant and tool hire, pressure washer hire, floor sander hire, garden tool hire',
      ru: 'прокат инструмента, прокат инструментов, аренда инструмента, аренда инструментов, прокат строительного инструмента, аренда электроинструмента, прокат электроинструмента, сдача в аренду строительного инструмента, строительный инструмент в аренду, аренда генераторов, прокат генераторов, прокат перфораторов, инструмент напрокат',
      es: 'alquiler de herramientas, alquiler de generadores',
      de: 'werkzeugverleih, werkzeugvermietung',
      fr: 'location outillage, location de groupes électrogènes',
      it: 'noleggio utensili, noleggio generatori',
      pt: 'aluguel de ferramentas, aluguel de geradores',
      tr: 'el aletleri kiralama, jeneratör kiralama',
    },
    scale: scale(
      'machines',
      [180, 10, 3000],
      ['Tools for hire', 'Инструмент в прокате'],
      ['tool|tools', 'единица|единицы|единиц'],
      { people: 70, shops: 180 },
    ),
    volumes: [
      volume('days', ['Days of hire', 'Дни проката'], ['days', 'дней'], 'daily', {
        capacity: each(1),
        a_day: n(1, 1, 1),
        days: n(27, 22, 30),
        use: n(13, 8, 35),
      }),
    ],
    sales: [
      sale(['Hire of power tools', 'Прокат электроинструмента'], 'days', n(21, 9, 45), n(80, 55, 95)),
      sale(
        ['Hire of generators and machines', 'Прокат генераторов и малой техники'],
        'days',
        n(52, 22, 120),
        n(23, 8, 45),
      ),
      sale(['Blades, bits and fuel', 'Расходники и топливо'], 'days', n(6, 2, 15), n(45, 20, 70)),
      sale(['Delivery', 'Доставка'], 'days', n(28, 12, 60), n(9, 0, 25)),
    ],
    costs: [
      share(
        ['Blades, bits and fuel bought', 'Закупка расходников и топлива'],
        n(62, 50, 72),
        'Blades, bits and fuel',
      ),
      share(['Repairs and replacement of tools', 'Ремонт и замена инструмента'], n(9, 5, 16)),
      pay(
        ['Counter and repairs', 'Приёмщики и мастера'],
        each(n(0.0085, 0.004, 0.014)),
        n(39_000, 31_000, 48_000),
      ),
    ],
    overheads: siteOverheads({
      rented: 1700,
      powered: 220,
      managerPay: 50_000,
      managers: 0.5,
      advertising: 4,
      insured: 240,
      repaired: 150,
      programs: 130,
      licensed: 200,
    }),
    assets: [
      asset(['Tools and generators', 'Инструмент и генераторы'], each(n(420, 150, 1200)), 4),
      asset(['Shop, racks and workbench', 'Зал, стеллажи и верстак'], n(14_000, 4000, 35_000), 8),
      asset(['Van', 'Фургон'], n(16_000, 6000, 34_000), 7),
    ],
    terms: { receivable: 4, stock: 5, payable: 20 },
    season: 'building',
    ramp: { from: n(35, 20, 55), months: n(9, 5, 16) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [30, 84], payroll: [0, 46], ebitda: [10, 48], payback: [12, 84] },
  },
];
