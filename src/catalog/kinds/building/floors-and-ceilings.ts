// Floors, tiles and ceilings, and the stoves that masons build.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const floorsAndCeilings: readonly Kind[] = [
  {
    id: 'flooring',
    industry: 'construction',
    name: ['Floors and tiling', 'Полы и плитка'],
    words: {
      en: 'flooring, tiling, lay tiles, lay floors, tiler, tile laying, floor laying, floor layer, parquet, parquet laying, laminate laying, hardwood floors, hardwood flooring, floor sanding, floor refinishing, refinish floors, epoxy floors, epoxy flooring, resin floors, flooring contractor, carpet fitting, mosaic laying, floor tiles laying, parquet and laminate, lay parquet, tilers, carpet fitters, floor layers, vinyl floors, lay parquet and laminate, tiling bathrooms, tiling kitchens, wall tiling',
      ru: 'укладка плитки, плиточник, кладу плитку, облицовка плиткой, плиточные работы, наливные полы, наливной пол, эпоксидные полы, паркет, укладка паркета, паркетные работы, циклёвка паркета, шлифовка паркета, укладка ламината, укладка кафеля, настил полов, паркет и ламинат, укладка паркета и ламината, плиточники, укладка линолеума, укладываем паркет и ламинат, шлифовка полов, циклёвка полов, шлифовка деревянных полов',
      es: 'colocación de pisos, alicatador, colocador de azulejos, suelos y parquet, parquet',
      de: 'fliesenleger, bodenleger, parkettleger, bodenbeläge',
      fr: 'carreleur, pose de carrelage, parqueteur, pose de parquet, chape',
      it: 'piastrellista, posa pavimenti, parchettista, pavimenti in resina',
      pt: 'ladrilhador, assentamento de pisos, colocação de pavimentos, parquet',
      tr: 'fayans ustası, parke döşeme, zemin kaplama, seramik döşeme',
    },
    scale: scale(
      'people',
      [3, 1, 40],
      ['Floor layers and tilers', 'Плиточники и укладчики'],
      ['floor layer|floor layers', 'укладчик|укладчика|укладчиков'],
      { crews: 3, area: 0.0071, vehicles: 2, orders: 0.3, projects: 0.3, flats: 0.5 },
    ),
    volumes: [
      volume('floors', ['Area laid', 'Уложенная площадь'], ['m²', 'м²'], 'monthly', {
        capacity: each(1),
        a_month: n(170, 110, 420),
        use: n(74, 58, 82),
      }),
    ],
    sales: [
      sale(['Laying of tiles', 'Укладка плитки'], 'floors', n(60, 32, 95), n(45, 0, 100)),
      sale(
        ['Parquet, laminate and sanding', 'Паркет, ламинат и шлифовка'],
        'floors',
        n(46, 22, 80),
        n(30, 0, 100),
      ),
      sale(['Screeds and poured floors', 'Стяжка и наливные полы'], 'floors', n(42, 14, 75), n(25, 0, 100)),
      sale(['Materials for customers', 'Материалы для заказчиков'], 'floors', n(25, 8, 50)),
    ],
    costs: [
      share(
        ['Tiles, boards, glue and mixes', 'Плитка, доски, клей и смеси'],
        n(82, 72, 90),
        'Materials for customers',
      ),
      pay(
        ['Floor layers and tilers', 'Плиточники и укладчики'],
        each(n(1, 0.9, 1.2)),
        n(47000, 37000, 62000),
        {
          isGradual: true,
        },
      ),
      unit(['Tools and supplies', 'Инструмент и расходники'], n(2.2), 'floors'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 700,
        powered: 120,
        managerPay: 56000,
        managers: 0.4,
        advertising: 3,
        insured: 300,
        repaired: 120,
        programs: 80,
        licensed: 400,
        permitted: 1500,
        launched: 1500,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(330, 160, 650))),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(13000, 5000, 24000)), 7),
      asset(
        ['Cutters, sanders and mixers', 'Плиткорезы, шлифмашины и миксеры'],
        each(n(4200, 1500, 12000)),
        5,
      ),
      asset(['Store', 'Склад'], n(2500, 500, 9000), 10),
    ],
    terms: { receivable: 12, stock: 8, payable: 15 },
    season: 'building',
    ramp: { from: n(45, 30, 65), months: n(7, 4, 12) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 50),
    health: { gross: [22, 50], payroll: [30, 60], ebitda: [6, 26], payback: [6, 60] },
  },
  {
    id: 'stretch_ceilings',
    industry: 'construction',
    name: ['Stretch ceilings', 'Натяжные потолки'],
    words: {
      en: 'stretch ceilings, stretch ceiling installation, suspended ceilings, suspended ceiling installation, ceiling installation, ceiling contractor, hang ceilings, drop ceilings, acoustic ceilings',
      ru: 'натяжные потолки, монтаж натяжных потолков, установка натяжных потолков, подвесные потолки, потолки под ключ, натяжной потолок, потолочник, потолки, потолки армстронг, ставим потолки',
      es: 'techos tensados, falsos techos',
      de: 'spanndecken, abgehängte decken',
      fr: 'plafond tendu, faux plafonds',
      it: 'soffitti tesi, controsoffitti',
      pt: 'tetos tensionados, tetos falsos',
      tr: 'gergi tavan, asma tavan',
    },
    scale: scale('crews', [2, 1, 12], ['Crews', 'Бригады'], ['crew|crews', 'бригада|бригады|бригад'], {
      people: 0.4,
      orders: 0.037,
      area: 0.0018,
    }),
    volumes: [
      volume('ceilings', ['Area of ceilings', 'Площадь потолков'], ['m²', 'м²'], 'monthly', {
        capacity: each(1),
        a_month: n(800, 500, 1100),
        use: n(68, 50, 80),
      }),
    ],
    sales: [
      sale(['Stretch ceilings', 'Натяжные потолки'], 'ceilings', n(29, 18, 48)),
      sale(['Lights, cornices and niches', 'Светильники, карнизы и ниши'], 'ceilings', n(9, 4, 18)),
      sale(['Repairs and draining of water', 'Ремонт и слив воды'], 'ceilings', n(1.4, 0.5, 3)),
    ],
    costs: [
      share(
        ['Materials: canvas, profiles and lights', 'Материалы: полотна, профили и светильники'],
        n(31, 24, 40),
      ),
      pay(['Installers', 'Монтажники'], each(n(2, 2, 3)), n(44000, 34000, 58000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1100,
        powered: 180,
        managerPay: 52000,
        managers: 0.7,
        advertising: 6,
        insured: 250,
        repaired: 150,
        programs: 120,
        licensed: 300,
        permitted: 1500,
        launched: 3000,
      }),
      pay(['Measurers and sales', 'Замерщики и продажи'], n(1, 0, 3), n(42000, 33000, 54000)),
      vehicleCosts(each(n(520, 250, 1000))),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(19000, 8000, 32000)), 7),
      asset(
        ['Heat guns, lasers and ladders', 'Тепловые пушки, лазеры и стремянки'],
        each(n(3200, 1200, 7000)),
        4,
      ),
      asset(['Showroom and samples', 'Шоурум и образцы'], n(6000, 1500, 18000), 8),
    ],
    terms: { receivable: 3, stock: 10, payable: 14 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(8, 5, 14) },
    growth: [4, 3, 2],
    borrowed: n(20, 0, 45),
    health: { gross: [20, 48], payroll: [26, 56], ebitda: [5, 26], payback: [6, 60] },
  },
  {
    id: 'stove_building',
    industry: 'construction',
    name: ['Stoves and fireplaces', 'Печи и камины'],
    words: {
      en: 'stove building, fireplace building, stove mason, fireplace installation, stove installation, wood stove installation, masonry heaters, fireplace fitting, pizza oven building, bricklayer, bricklaying, brick oven building, fireplaces, chimney repair, chimney building, wood burners, wood burner installation, masonry heater, masonry heater builder, log burning stoves, log burners, wood stoves, stove fitter, stoves and fireplaces, woodburners',
      ru: 'дымоходы и печи, печи и дымоходы, кладка печей, печник, кладка каминов, печи и камины, строительство печей, установка каминов, монтаж каминов, печное дело, барбекю под ключ, ремонт печей, каменщик, кладка кирпича, кирпичная кладка, кладка печей и каминов, камины, ремонт дымоходов, монтаж дымоходов, услуги печника, кладу печи, печи из кирпича, барбекю-комплексы, барбекю и печи, печники, монтаж каминов и дымоходов, барбекю из кирпича',
      es: 'instalación de chimeneas, estufas de leña, albañil de ladrillo',
      de: 'ofenbau, kachelofenbau, ofensetzer, kaminbau, maurer',
      fr: 'poêlier fumiste, installation de poêles, installation de cheminées, maçon',
      it: 'installazione stufe, costruzione camini, fumista, muratore',
      pt: 'instalação de lareiras, recuperadores de calor, pedreiro',
      tr: 'şömine yapımı, soba ustası, duvar ustası',
    },
    scale: scale('people', [2, 1, 15], ['Masons', 'Мастера'], ['mason|masons', 'мастер|мастера|мастеров'], {
      machines: 0.062,
      projects: 0.74,
      crews: 2,
    }),
    volumes: [
      volume('stoves', ['Stoves and fireplaces', 'Печи и камины'], ['units', 'шт.'], 'monthly', {
        capacity: each(1),
        a_month: n(1.8, 1, 3),
        use: n(75, 55, 82),
      }),
    ],
    sales: [
      sale(['Stoves and fireplaces built', 'Кладка печей и каминов'], 'stoves', n(4700, 1800, 9500)),
      sale(
        ['Barbecues and outdoor ovens', 'Барбекю и уличные печи'],
        'stoves',
        n(3200, 1200, 7000),
        n(25, 5, 60),
      ),
      sale(['Repairs and cleaning', 'Ремонт и чистка'], 'stoves', n(700, 250, 1600), n(55, 20, 100)),
      sale(
        ['Materials for customers', 'Материалы для заказчиков'],
        'stoves',
        n(1400, 500, 4000),
        n(70, 20, 100),
      ),
    ],
    costs: [
      share(
        ['Bricks, doors and chimneys', 'Кирпич, дверцы и дымоходы'],
        n(84, 75, 92),
        'Materials for customers',
      ),
      pay(['Masons', 'Мастера'], each(n(1, 0.9, 1.5)), n(51_000, 39_000, 69_000), { isGradual: true }),
      unit(['Tools and supplies', 'Инструмент и расходники'], n(160), 'stoves'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 350,
        powered: 90,
        advertising: 3,
        insured: 220,
        repaired: 80,
        programs: 40,
        licensed: 350,
        permitted: 900,
        launched: 900,
        isForConsumers: false,
      }),
      vehicleCosts(each(n(380, 180, 750))),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(22_000, 7800, 40_000)), 7),
      asset(['Saws, mixers and tools', 'Станки, миксеры и инструмент'], each(n(5100, 1700, 12_000)), 5),
    ],
    terms: { receivable: 5, stock: 8, payable: 12 },
    season: 'building',
    ramp: { from: n(45, 30, 65), months: n(8, 4, 12) },
    growth: [3, 2, 2],
    borrowed: n(15, 0, 40),
    health: { gross: [24, 56], payroll: [32, 64], ebitda: [8, 34], payback: [4, 60] },
  },
];
