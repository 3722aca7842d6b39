// What is dear enough to be grown under glass: roses for the trade, and berries out of season.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, sale, scale, unit, volume } from '../../kind/rows.ts';
import { manager, marketing, repairs, utilities, vehicleCosts } from '../../kind/usual-costs.ts';
import { delivery, farmOffice, farmPackaging, farmWorkers, landLease, pickers } from './farm-costs.ts';

export const berriesAndRoses: readonly Kind[] = [
  {
    id: 'rose_greenhouse',
    industry: null,
    name: ['Rose growing', 'Выращивание роз'],
    words: {
      en: 'rose greenhouse, rose greenhouses, rose farm, growing roses, rose growing, roses for export, greenhouse roses, roses, carnations, carnation farm, cut roses, grow roses, roses under glass, roses for florists, long stem roses, garden roses, roses grown for cut, export roses, roses from greenhouses',
      ru: 'выращивание роз, розы в теплице, тепличные розы, теплица роз, розы, розы на срез, гвоздики, выращивание гвоздик, выращиваем розы, голландские розы, розовое хозяйство, розы из теплицы, розы оптом, срезаем розы, розы круглый год',
      es: 'cultivo de rosas, rosas de exportación, finca de rosas, florícola',
      de: 'rosenanbau, rosengewächshaus',
      fr: 'culture de roses, roseraie de production',
      it: 'coltivazione di rose',
      pt: 'cultivo de rosas, produção de rosas',
      tr: 'gül yetiştiriciliği, gül serası',
    },
    scale: scale(
      'area',
      [8000, 1500, 200000],
      ['Greenhouse area, m²', 'Площадь теплиц, м²'],
      ['m²|m²', 'м²|м²|м²'],
      {
        hectares: 10000,
        units_a_day: 2.7,
        people: 700,
      },
    ),
    volumes: [
      volume('stems', ['Roses cut', 'Срезанные розы'], ['stems', 'шт.'], 'harvest', {
        capacity: each(1),
        yield: n(135, 80, 250),
      }),
    ],
    sales: [
      sale(
        ['Roses wholesale and for export', 'Розы оптом и на экспорт'],
        'stems',
        n(0.52, 0.25, 0.95),
        n(74, 40, 95),
      ),
      sale(['Roses to florists', 'Розы флористам'], 'stems', n(0.85, 0.45, 1.4), n(17, 3, 45)),
      sale(
        ['Rose bouquets sold directly', 'Букеты роз напрямую покупателям'],
        'stems',
        n(1.5, 0.8, 2.4),
        n(5, 0, 25),
      ),
    ],
    costs: [
      unit(['Rose plants and royalties', 'Саженцы роз и роялти'], n(0.045, 0.02, 0.08), 'stems'),
      unit(['Fertiliser and crop protection', 'Удобрения и защита растений'], n(0.05, 0.02, 0.09), 'stems'),
      unit(['Heat and light', 'Отопление и досветка'], n(0.07, 0.005, 0.2), 'stems'),
      farmPackaging(n(6, 3, 10)),
      farmWorkers(each(n(0.00052, 0.0003, 0.0016)), n(33000, 26000, 42000)),
    ],
    overheads: [
      landLease(each(n(0.05, 0.02, 0.15))),
      utilities(each(n(0.12, 0.05, 0.3))),
      repairs(each(n(0.12, 0.05, 0.3))),
      vehicleCosts(n(900, 300, 2200)),
      manager(n(50000, 38000, 70000), n(0.8, 0.2, 1)),
      delivery(n(6, 2, 14)),
      marketing(n(1, 0.3, 3)),
      ...farmOffice,
    ],
    assets: [
      asset(['Greenhouses', 'Теплицы'], each(n(38, 12, 150)), 15),
      asset(['Irrigation, heating and light', 'Полив, отопление и досветка'], each(n(20, 4, 110)), 10),
      asset(['Planting of roses', 'Посадка роз'], each(n(11, 5, 22)), 7),
      asset(['Cold room and sorting', 'Холодильная камера и сортировка'], n(55000, 12000, 140000), 12),
    ],
    terms: { receivable: 18, stock: 8, payable: 20 },
    season: 'gifts',
    ramp: { from: n(35, 20, 55), months: n(12, 8, 20) },
    growth: [3, 2, 2],
    borrowed: n(45, 10, 65),
    health: { gross: [30, 64], payroll: [0, 44], ebitda: [10, 42], payback: [36, 132] },
    isTraded: true,
  },
  {
    id: 'greenhouse_berries',
    industry: null,
    name: ['Berries under glass', 'Ягоды в теплицах'],
    words: {
      en: 'greenhouse strawberries, strawberry greenhouse, berry greenhouse, strawberries in greenhouses, greenhouse berries, hydroponic strawberries, vertical strawberry farm, indoor strawberries, strawberries in polytunnels, year-round strawberries, strawberries under glass, tabletop strawberries, raspberries in tunnels, raspberry tunnels, strawberry tunnels, polytunnel strawberries, strawberries in containers, berries in tunnels',
      ru: 'клубника в теплицах, клубника в теплице, тепличная клубника, земляника в теплице, малина в теплицах, голубика в теплице, ягоды в теплице, теплица для клубники, клубника круглый год, клубника на гидропонике, клубника по голландской технологии, малина в туннелях, ягода в туннелях, вертикальная ферма клубники, выращиваем клубнику на гидропонике, клубника в контейнере, клубника под плёнкой, клубничная теплица, теплица клубники',
      es: 'fresas en invernadero, fresa hidropónica',
      de: 'erdbeeren im gewächshaus, gewächshauserdbeeren',
      fr: 'fraises sous serre, fraises hors sol',
      it: 'fragole in serra, fragole idroponiche',
      pt: 'morangos em estufa, morango hidropônico',
      tr: 'serada çilek, topraksız çilek, sera çileği',
    },
    scale: scale(
      'area',
      [2500, 600, 60000],
      ['Greenhouse area, m²', 'Площадь теплиц, м²'],
      ['m²|m²', 'м²|м²|м²'],
      {
        hectares: 10000,
        tonnes: 125,
        kilograms: 45,
        people: 700,
      },
    ),
    volumes: [
      volume('berries', ['Berries', 'Ягоды'], ['kg', 'кг'], 'harvest', {
        capacity: each(1),
        yield: n(8, 4.5, 12),
      }),
    ],
    sales: [
      sale(
        ['Berries to shops and wholesalers', 'Ягоды в магазины и оптом'],
        'berries',
        n(8.8, 4.8, 12.5),
        n(60, 35, 90),
      ),
      sale(['Berries sold directly', 'Ягоды напрямую покупателям'], 'berries', n(14, 7.5, 20), n(32, 5, 60)),
      sale(
        ['Seedlings, jam and frozen berries', 'Рассада, варенье и замороженные ягоды'],
        'berries',
        n(9, 4, 16),
        n(6, 0, 20),
      ),
    ],
    costs: [
      unit(['Seedlings and substrate', 'Рассада и субстрат'], n(0.95, 0.5, 1.8), 'berries'),
      unit(['Fertiliser and crop protection', 'Удобрения и защита растений'], n(0.42, 0.2, 0.8), 'berries'),
      unit(['Heat and light', 'Отопление и досветка'], n(1, 0.3, 2.4), 'berries'),
      pickers(n(1.1, 0.5, 2), 'berries'),
      farmPackaging(n(6, 4, 9)),
      farmWorkers(each(n(0.00034, 0.0002, 0.001)), n(34000, 27000, 42000)),
    ],
    overheads: [
      landLease(each(n(0.06, 0.02, 0.15))),
      utilities(each(n(0.14, 0.06, 0.3))),
      repairs(each(n(0.16, 0.06, 0.35))),
      vehicleCosts(n(550, 250, 1100)),
      manager(n(47000, 37000, 64000), n(0.7, 0.2, 1)),
      delivery(n(3.5, 1.5, 6)),
      marketing(n(1.5, 0.4, 3)),
      ...farmOffice,
    ],
    assets: [
      asset(['Greenhouses', 'Теплицы'], each(n(60, 18, 160)), 15),
      asset(
        ['Gutters, irrigation, heating and light', 'Лотки, полив, отопление и досветка'],
        each(n(42, 12, 110)),
        10,
      ),
      asset(['Cold room and packing', 'Холодильная камера и упаковка'], n(22000, 6000, 60000), 12),
    ],
    terms: { receivable: 8, stock: 5, payable: 18 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(12, 6, 18) },
    growth: [3, 2, 2],
    borrowed: n(45, 10, 65),
    health: { gross: [28, 66], payroll: [0, 44], ebitda: [10, 44], payback: [40, 140] },
    isTraded: true,
  },
];
