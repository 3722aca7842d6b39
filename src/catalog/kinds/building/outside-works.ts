// Fences, insulation and paving.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const outsideWorks: readonly Kind[] = [
  {
    id: 'fencing',
    industry: 'construction',
    name: ['Fences and gates', 'Заборы и ворота'],
    words: {
      en: 'fences and gates, fencing, fence company, fencing contractor, fence installation, gates, gate installation, garage doors, automatic gates, garage door installation, chain-link fence, wooden fences, wrought iron railings, railings, railings and gates, electric gates, fence contractor, fences',
      ru: 'заборы и ворота, заборы, установка заборов, забор, ворота, автоматические ворота, гаражные ворота, монтаж заборов, заборы из профнастила, откатные ворота, установка ворот, ограждения, сетка-рабица, заборы из сетки-рабицы, калитки, кованые заборы, ставим заборы, монтаж ограждений, ворота и калитки, евроштакетник',
      es: 'vallas y cercas, instalación de vallas, puertas de garaje',
      de: 'zaunbau, zäune und tore, garagentore',
      fr: 'pose de clôtures, clôtures et portails',
      it: 'recinzioni e cancelli, cancelli automatici',
      pt: 'cercas e portões, portões automáticos',
      tr: 'çit yapımı, bahçe kapısı, garaj kapısı',
    },
    scale: scale('crews', [2, 1, 15], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.33,

      vehicles: 1,
      projects: 0.1,
      orders: 0.1,
    }),
    volumes: [
      volume('metres', ['Fences put up', 'Установленные заборы'], ['m', 'м'], 'daily', {
        capacity: each(1),
        a_day: n(16, 10, 26),
        days: n(21, 18, 24),
        use: n(67, 50, 82),
      }),
    ],
    sales: [
      sale(['Fences', 'Заборы'], 'metres', n(110, 45, 190)),
      sale(['Gates', 'Ворота и калитки'], 'metres', n(2200, 900, 4500), n(2, 1, 4)),
      sale(['Gate drives', 'Автоматика ворот'], 'metres', n(1500, 600, 2800), n(1, 0.3, 2)),
    ],
    costs: [
      pay(['Fencers', 'Монтажники'], each(n(3, 2, 4)), n(43000, 35000, 53000), { isGradual: true }),
      share(['Posts, panels and concrete', 'Столбы, полотно и бетон'], n(42, 34, 50)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1700,
        powered: 250,
        managerPay: 62000,
        managers: 0.8,
        advertising: 4,
        insured: 320,
        repaired: 250,
        programs: 100,
        licensed: 300,
        permitted: 1500,
      }),
      vehicleCosts(each(n(520, 250, 950))),
    ],
    assets: [
      asset(['Trucks and trailers', 'Машины и прицепы'], each(n(32000, 14000, 60000)), 8),
      asset(
        ['Augers, welders and tools', 'Бурильные машины, сварка и инструмент'],
        each(n(14000, 5000, 28000)),
        6,
      ),
      asset(['Yard and samples', 'Площадка и образцы'], n(14000, 4000, 35000), 8),
    ],
    terms: { receivable: 7, stock: 15, payable: 20 },
    season: 'building',
    ramp: { from: n(45, 30, 65), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [18, 38], payroll: [26, 50], ebitda: [5, 22], payback: [16, 72] },
  },
  {
    id: 'insulation',
    industry: 'construction',
    name: ['Insulation', 'Утепление и фасады'],
    words: {
      en: 'sandwich panel installation, cladding contractor, insulation, insulation contractor, loft insulation, spray foam insulation, wall insulation, facade insulation, plastering company, rendering, facade contractor, waterproofing, facade finishing, spray foam, spray foam contractor, insulate facades, render facades, cavity wall insulation, insulate houses, render and insulate facades, damp proofing',
      ru: 'монтаж сэндвич-панелей, монтаж сэндвич панелей, утепление, утепление домов, утепление фасадов, напыление ппу, фасадные работы, теплоизоляция, мокрый фасад, гидроизоляция, утепление пенополиуретаном, штукатурка фасадов, отделка фасадов, утепление эковатой, напыление пенополиуретана, вентилируемые фасады, монтаж вентилируемых фасадов, утепляем дома, вентфасады, монтаж фасадов, утепление стен, утепление чердаков, фасадчики, утепление кровли, задуваем эковату, задувка эковаты',
      es: 'aislamiento térmico, empresa de aislamiento, fachadas',
      de: 'dämmung, wärmedämmung, fassadenbau',
      fr: 'isolation thermique, isolation des combles, façadier',
      it: 'isolamento termico, cappotto termico',
      pt: 'isolamento térmico, capoto',
      tr: 'ısı yalıtımı, mantolama',
    },
    scale: scale('crews', [2, 1, 20], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.33,
      projects: 0.1,
      orders: 0.1,
      vehicles: 1,
      houses: 0.1,
    }),
    volumes: [
      volume('metres', ['Area insulated', 'Утеплённая площадь'], ['m²', 'м²'], 'daily', {
        capacity: each(1),
        a_day: n(45, 28, 75),
        days: n(21, 18, 24),
        use: n(67, 50, 82),
      }),
    ],
    sales: [
      sale(['Lofts, walls and roofs', 'Кровли, стены и перекрытия'], 'metres', n(43, 20, 75), n(70, 40, 95)),
      sale(['Façades with render', 'Фасады со штукатуркой'], 'metres', n(82, 40, 140), n(30, 5, 60)),
    ],
    costs: [
      pay(['Insulation workers', 'Рабочие'], each(n(3, 2, 4)), n(44000, 36000, 54000), { isGradual: true }),
      share(['Insulation and render', 'Утеплитель и штукатурка'], n(39, 32, 47)),
      share(['Scaffolding hire', 'Аренда лесов'], n(3, 1, 6)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1400,
        powered: 200,
        managerPay: 64000,
        managers: 0.7,
        advertising: 3.5,
        insured: 420,
        repaired: 250,
        programs: 100,
        licensed: 800,
        permitted: 1800,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(560, 260, 1000))),
    ],
    assets: [
      asset(
        ['Spraying and blowing machines', 'Установки напыления и задувки'],
        each(n(34000, 12000, 75000)),
        7,
      ),
      asset(['Vans', 'Фургоны'], each(n(32000, 15000, 55000)), 7),
      asset(['Tools and protection', 'Инструмент и защита'], each(n(6000, 2500, 12000)), 4),
    ],
    terms: { receivable: 20, stock: 10, payable: 25 },
    season: 'building',
    ramp: { from: n(45, 30, 65), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [18, 38], payroll: [30, 54], ebitda: [5, 22], payback: [16, 78] },
  },
  {
    id: 'road_paving',
    industry: 'construction',
    name: ['Paving and roadworks', 'Асфальтирование и дороги'],
    words: {
      en: 'paving and roadworks, paving company, road building, road construction, asphalt paving, roadworks, asphalt contractor, road repair, road marking, earthworks, excavation company, earthmoving, site clearing, tarmac, road markings, asphalt, road builder',
      ru: 'асфальтирование, асфальтирование дорог, дорожные работы, строительство дорог, укладка асфальта, ремонт дорог, дорожное строительство, дорожная разметка, земляные работы, ямочный ремонт, асфальт, кладём асфальт, дорожно-строительная компания, разметка дорог, разметка парковок, дорожники, разметка дорог и парковок, укладка бордюров',
      es: 'asfaltado, construcción de carreteras, pavimentación',
      de: 'straßenbau, asphaltierung',
      fr: 'travaux routiers, enrobé, terrassement',
      it: 'asfaltatura, lavori stradali',
      pt: 'asfaltamento, pavimentação, construção de estradas',
      tr: 'asfalt kaplama, yol yapımı',
    },
    scale: scale('crews', [2, 1, 15], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.12,
      projects: 0.2,
      machines: 0.3,
    }),
    volumes: [
      volume('metres', ['Area paved', 'Уложенная площадь'], ['m²', 'м²'], 'daily', {
        capacity: each(1),
        a_day: n(320, 150, 600),
        days: n(20, 16, 23),
        use: n(58, 42, 74),
      }),
    ],
    sales: [
      sale(['Paving', 'Асфальт и плитка'], 'metres', n(28, 14, 45)),
      sale(['Base and earthworks', 'Основание и земляные работы'], 'metres', n(11, 5, 20), n(35, 15, 60)),
      sale(['Kerbs and marking', 'Бордюры и разметка'], 'metres', n(7, 3, 14), n(15, 5, 35)),
    ],
    costs: [
      pay(['Road workers', 'Дорожные рабочие'], each(n(6, 4, 9)), n(47000, 38000, 58000), {
        isGradual: true,
      }),
      pay(['Machine operators', 'Машинисты'], each(n(2, 1, 3)), n(56000, 45000, 70000), { isGradual: true }),
      share(['Asphalt, stone and kerbs', 'Асфальт, щебень и бордюры'], n(43, 36, 52)),
      share(['Fuel', 'Топливо'], n(4, 2, 7)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2500,
        powered: 300,
        managerPay: 95000,
        advertising: 1.2,
        insured: 2000,
        repaired: 500,
        programs: 250,
        licensed: 3000,
        permitted: 7000,
        isForConsumers: false,
      }),
      monthly(['Repairs of machines', 'Ремонт техники'], each(n(2300, 1000, 4500))),
    ],
    assets: [
      asset(['Pavers and rollers', 'Асфальтоукладчики и катки'], each(n(190000, 60000, 400000)), 9),
      asset(['Trucks and loaders', 'Самосвалы и погрузчики'], each(n(110000, 40000, 240000)), 8),
      asset(['Tools and signs', 'Инструмент и знаки'], each(n(15000, 5000, 35000)), 5),
    ],
    terms: { receivable: 40, stock: 3, payable: 30 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(9, 5, 16) },
    growth: [3, 2, 2],
    borrowed: n(45, 15, 70),
    health: { gross: [16, 36], payroll: [24, 46], ebitda: [5, 22], payback: [24, 96] },
  },
];
