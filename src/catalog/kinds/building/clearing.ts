// Taking away: trees, asbestos, whole buildings.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, otherIncome, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { training, vehicleCosts } from '../../kind/usual-costs.ts';

export const clearing: readonly Kind[] = [
  {
    id: 'tree_surgery',
    industry: 'construction',
    name: ['Tree surgery', 'Удаление и обрезка деревьев'],
    words: {
      en: 'tree surgery, tree surgeon, tree removal, tree felling, arborist, tree cutting, stump grinding, tree trimming, tree service, tree care, tree pruning, tree surgeons, stumps removed, stump removal service, fell trees, hedge and tree cutting, forest clearing, vegetation clearing, cut down trees, clearing along power lines',
      ru: 'удаление и обрезка деревьев, удаление деревьев, спил деревьев, обрезка деревьев, арборист, валка деревьев, вырубка деревьев, корчевание пней, расчистка участков, дробление пней, удаление пней, аварийные деревья, пилим деревья, кронирование, кронирование деревьев, спил деревьев частями, опиловка деревьев, удаление аварийных деревьев, расчистка просек, валим деревья, валим аварийные деревья',
      es: 'tala de árboles, poda de árboles, arborista',
      de: 'baumpflege, baumfällung, baumdienst',
      fr: 'élagage, abattage d’arbres, élagueur',
      it: 'potatura alberi, abbattimento alberi, arboricoltore',
      pt: 'poda de árvores, corte de árvores, arborista',
      tr: 'ağaç kesimi, ağaç budama',
    },
    scale: scale('crews', [2, 1, 15], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.33,
      vehicles: 1,
    }),
    volumes: [
      volume('jobs', ['Jobs', 'Заказы'], ['jobs', 'заказов'], 'daily', {
        capacity: each(1),
        a_day: n(1.6, 1, 2.5),
        days: n(21, 18, 24),
        use: n(68, 52, 82),
      }),
    ],
    sales: [
      sale(['Tree removal', 'Удаление деревьев'], 'jobs', n(960, 350, 1900), n(55, 35, 75)),
      sale(['Pruning', 'Обрезка'], 'jobs', n(600, 220, 1100), n(35, 20, 55)),
      sale(['Stump grinding', 'Удаление пней'], 'jobs', n(230, 90, 420), n(40, 20, 60)),
      sale(['Emergency call-outs', 'Аварийные выезды'], 'jobs', n(1100, 450, 2400), n(6, 2, 12)),
      otherIncome(['Firewood and chips', 'Дрова и щепа'], each(n(450, 0, 1500))),
    ],
    costs: [
      pay(['Climbers', 'Арбористы'], each(n(2, 1, 3)), n(52000, 40000, 66000)),
      pay(['Ground workers', 'Рабочие на земле'], each(n(1, 1, 2)), n(38000, 31000, 46000), {
        isGradual: true,
      }),
      share(['Fuel, chains and ropes', 'Топливо, цепи и верёвки'], n(6, 4, 9)),
      unit(['Disposal', 'Вывоз и утилизация'], n(35, 10, 80), 'jobs'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 900,
        powered: 120,
        advertising: 4,
        insured: 700,
        repaired: 300,
        programs: 90,
        licensed: 500,
        permitted: 1500,
        launched: 2000,
      }),
      vehicleCosts(each(n(850, 400, 1600))),
      training(n(2000, 600, 5000)),
    ],
    assets: [
      asset(['Trucks and chippers', 'Грузовики и измельчители'], each(n(78000, 30000, 160000)), 8),
      asset(['Saws, ropes and grinders', 'Пилы, верёвки и фрезы'], each(n(19000, 8000, 38000)), 4),
    ],
    terms: { receivable: 7, stock: 3, payable: 10 },
    season: 'building',
    ramp: { from: n(45, 30, 65), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(35, 0, 65),
    health: { gross: [20, 44], payroll: [44, 70], ebitda: [6, 26], payback: [18, 84] },
  },
  {
    id: 'asbestos_removal',
    industry: 'construction',
    name: ['Asbestos removal', 'Удаление асбеста'],
    words: {
      en: 'asbestos removal, asbestos, asbestos surveys, asbestos abatement, mould removal, mold remediation, lead paint removal, hazardous material removal, asbestos contractor, water damage restoration, fire damage restoration, asbestos roofs, take asbestos off, asbestos disposal, disposal of asbestos, asbestos sheets',
      ru: 'удаление асбеста, асбест, демонтаж асбеста, утилизация шифера, удаление плесени, вывоз асбеста, обеззараживание зданий, устранение последствий пожара, устранение последствий затопления, асбестовый шифер, утилизация асбеста, асбестовая кровля, вывоз асбестового шифера',
      es: 'retirada de amianto, desamiantado',
      de: 'asbestsanierung, asbestentsorgung, schimmelsanierung',
      fr: 'désamiantage',
      it: 'rimozione amianto, bonifica amianto',
      pt: 'remoção de amianto',
      tr: 'asbest sökümü',
    },
    scale: scale('crews', [2, 1, 15], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.3,
      projects: 0.25,
      vehicles: 1,
    }),
    volumes: [
      volume('jobs', ['Removal jobs', 'Объекты'], ['jobs', 'объектов'], 'plain', {
        quantity: each(n(3.8, 2, 7)),
      }),
      volume('surveys', ['Surveys', 'Обследования'], ['surveys', 'обследований'], 'plain', {
        quantity: each(n(9, 3, 18)),
      }),
    ],
    sales: [
      sale(['Removal', 'Удаление'], 'jobs', n(6900, 2200, 17500)),
      sale(
        ['Disposal of hazardous waste', 'Утилизация опасных отходов'],
        'jobs',
        n(1100, 400, 2600),
        n(90, 70, 100),
      ),
      sale(['Air tests', 'Анализы воздуха'], 'jobs', n(420, 180, 750), n(60, 40, 90)),
      sale(['Surveys and reports', 'Обследования и отчёты'], 'surveys', n(440, 200, 860)),
    ],
    costs: [
      pay(['Removal workers', 'Рабочие'], each(n(3, 2, 4)), n(52000, 42000, 64000), { isGradual: true }),
      pay(
        ['Supervisors and surveyors', 'Бригадиры и эксперты'],
        each(n(0.6, 0.4, 1)),
        n(68000, 54000, 84000),
      ),
      share(['Suits, filters and sheeting', 'Костюмы, фильтры и плёнка'], n(7, 5, 11)),
      share(['Landfill fees', 'Плата полигонам'], n(75, 60, 88), 'Disposal of hazardous waste'),
      share(['Laboratory', 'Лаборатория'], n(45, 32, 58), 'Air tests'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1800,
        powered: 250,
        managerPay: 86000,
        advertising: 3,
        insured: 2300,
        repaired: 250,
        programs: 250,
        licensed: 4500,
        permitted: 9000,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(850, 400, 1600))),
      training(n(6000, 2000, 14000)),
    ],
    assets: [
      asset(
        ['Vacuums, tents and air units', 'Пылесосы, шлюзы и вентиляция'],
        each(n(38000, 15000, 80000)),
        6,
      ),
      asset(['Vans', 'Фургоны'], each(n(38000, 18000, 65000)), 7),
      asset(['Store and decontamination', 'Склад и дезактивация'], n(30000, 10000, 70000), 8),
    ],
    terms: { receivable: 35, stock: 5, payable: 25 },
    season: 'offices',
    ramp: { from: n(35, 20, 55), months: n(11, 6, 18) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [26, 52], payroll: [42, 68], ebitda: [6, 26], payback: [14, 78] },
    ownLevels: { RU: { prices: 0.6, pay: 0.65 } },
  },
  {
    id: 'demolition',
    industry: 'construction',
    name: ['Demolition', 'Демонтаж и снос'],
    words: {
      en: 'demolition, demolition company, demolition contractor, building demolition, house demolition, dismantling, strip-out, wrecking, concrete breaking, knock down buildings, knock down houses, wrecking contractor, demolish buildings, strip out offices, strip out, demolition crew',
      ru: 'демонтаж и снос, демонтаж зданий, снос зданий, снос домов, демонтаж, демонтажные работы, слом зданий, разборка зданий, снос старых домов, демонтаж стен, демонтаж стяжки, разборка домов, разбираем здания, демонтаж стен и стяжки, сносим дома, сносим здания, ломаем стены, слом стен',
      es: 'demoliciones, empresa de demolición, derribos',
      de: 'abbruchunternehmen, abriss, abbrucharbeiten',
      fr: 'démolition, entreprise de démolition',
      it: 'demolizioni, impresa di demolizioni',
      pt: 'demolição, empresa de demolição',
      tr: 'yıkım firması, bina yıkımı',
    },
    scale: scale('crews', [2, 1, 20], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.16,
      projects: 0.45,
      machines: 0.7,
    }),
    volumes: [
      volume('jobs', ['Buildings taken down', 'Снесённые объекты'], ['jobs', 'объектов'], 'plain', {
        quantity: each(n(2.1, 0.8, 4)),
      }),
      volume('rooms', ['Strip-outs', 'Внутренний демонтаж'], ['jobs', 'объектов'], 'plain', {
        quantity: each(n(3, 1, 7)),
      }),
    ],
    sales: [
      sale(['Demolition', 'Снос'], 'jobs', n(18500, 6000, 56000)),
      sale(['Removal of debris', 'Вывоз строительного мусора'], 'jobs', n(3800, 1200, 10000), n(70, 50, 95)),
      sale(['Scrap metal and bricks sold', 'Продажа металлолома и кирпича'], 'jobs', n(2500, 500, 7000)),
      sale(['Strip-outs and cutting', 'Внутренний демонтаж и резка'], 'rooms', n(4600, 1600, 11500)),
    ],
    costs: [
      pay(['Demolition workers', 'Рабочие'], each(n(4, 3, 6)), n(47000, 38000, 58000), { isGradual: true }),
      pay(['Machine operators', 'Машинисты'], each(n(1.5, 1, 2)), n(60000, 48000, 74000), {
        isGradual: true,
      }),
      share(['Fuel and hire of machines', 'Топливо и аренда техники'], n(9, 5, 15)),
      share(['Landfill fees and carriers', 'Полигоны и перевозка'], n(17, 11, 24)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2500,
        powered: 250,
        managerPay: 95000,
        advertising: 2,
        insured: 3000,
        repaired: 400,
        programs: 250,
        licensed: 3500,
        permitted: 8000,
        isForConsumers: false,
      }),
      pay(['Site engineer', 'Инженер проектов'], each(n(0.4, 0.2, 0.6)), n(80000, 62000, 100000)),
      monthly(['Repairs of machines', 'Ремонт техники'], each(n(1600, 700, 3200))),
      vehicleCosts(each(n(1500, 700, 3000))),
    ],
    assets: [
      asset(['Excavators and breakers', 'Экскаваторы и гидромолоты'], each(n(165000, 60000, 350000)), 8),
      asset(['Tipper trucks', 'Самосвалы'], each(n(75000, 30000, 150000)), 8),
      asset(['Tools and cutting machines', 'Инструмент и режущие машины'], each(n(28000, 10000, 60000)), 5),
    ],
    terms: { receivable: 35, stock: 2, payable: 30 },
    season: 'building',
    ramp: { from: n(35, 20, 55), months: n(11, 6, 18) },
    growth: [3, 2, 2],
    borrowed: n(45, 15, 70),
    health: { gross: [26, 50], payroll: [30, 56], ebitda: [7, 26], payback: [20, 84] },
  },
];
