// What grows under cover by the light of day: greenhouses and flowers.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, sale, scale, unit, volume } from '../../kind/rows.ts';
import { manager, marketing, repairs, utilities, vehicleCosts } from '../../kind/usual-costs.ts';
import { delivery, farmOffice, farmPackaging, farmWorkers, landLease } from './farm-costs.ts';

export const underCover: readonly Kind[] = [
  {
    id: 'greenhouse',
    industry: null,
    name: ['Greenhouse vegetables', 'Тепличное хозяйство'],
    words: {
      en: 'aquaponics farm, greenhouse, greenhouses, greenhouse vegetables, growing tomatoes, growing cucumbers, greenhouse tomatoes, greenhouse cucumbers, tomatoes, cucumbers, tomato farm, cucumber farm, hydroponics, hydroponic farm, glasshouse, vertical farm, vertical farming, lettuce farm, aquaponics, indoor farm, hydroponic lettuce, hydroponic vegetables, hydroponic greens, growing lettuce, container farm, polytunnels, polytunnel vegetables, peppers in polytunnels, tomatoes under glass, lettuce, salad greens, salad farm, grow lettuce, cucumbers under glass, herbs under glass, heated glass, heated greenhouses, aubergines, peppers and aubergines, glasshouse peppers, peppers under glass',
      ru: 'теплица, теплицы, тепличное хозяйство, тепличный комплекс, тепличный бизнес, выращивание помидоров, помидоры, томаты, огурцы, выращивание огурцов, выращивание томатов, гидропоника, вертикальная ферма, сити-ферма, сити ферма, салат на гидропонике, аквапоника, парники, парник с огурцами, огурцы в парнике, помидоры в теплице, огурцы в теплице, выращиваем помидоры, салат и зелень в теплице, тепличный комбинат, перец в теплице, салаты для сетей, салат в теплице, зимние теплицы, томат и огурец, баклажаны, растим салат, салат под лампами, салат в подвале',
      es: 'invernadero, invernaderos, cultivo hidropónico, hidroponía',
      de: 'gewächshaus, gewächshäuser, hydroponik, tomatenanbau',
      fr: 'serre, serres maraîchères, hydroponie, culture sous serre',
      it: 'serra, serre, coltivazione idroponica, idroponica',
      pt: 'estufa, estufas, hidroponia, cultivo em estufa',
      tr: 'sera, seracılık, topraksız tarım, hidroponik',
    },
    scale: scale(
      'area',
      [3000, 400, 60000],
      ['Greenhouse area, m²', 'Площадь теплиц, м²'],
      ['m²|m²', 'м²|м²|м²'],
      {
        hectares: 10000,
        tonnes: 23.8,
      },
    ),
    volumes: [
      volume('vegetables', ['Vegetables', 'Овощи'], ['kg', 'кг'], 'harvest', {
        capacity: each(1),
        yield: n(42, 25, 65),
      }),
    ],
    sales: [
      sale(
        ['Tomatoes and cucumbers wholesale', 'Томаты и огурцы оптом'],
        'vegetables',
        n(2.4, 1.5, 3.5),
        n(72, 50, 92),
      ),
      sale(
        ['Vegetables sold directly', 'Овощи напрямую покупателям'],
        'vegetables',
        n(4, 2.6, 6),
        n(15, 5, 40),
      ),
      sale(['Salad and herbs', 'Салат и зелень'], 'vegetables', n(5.5, 3.2, 9), n(8, 0, 30)),
    ],
    costs: [
      unit(['Seedlings and substrate', 'Рассада и субстрат'], n(0.16, 0.09, 0.28), 'vegetables'),
      unit(
        ['Fertiliser and crop protection', 'Удобрения и защита растений'],
        n(0.11, 0.06, 0.2),
        'vegetables',
      ),
      unit(['Heat and light', 'Отопление и досветка'], n(0.44, 0.2, 0.9), 'vegetables'),
      unit(['Seasonal workers', 'Сезонные рабочие'], n(0.12, 0.05, 0.3), 'vegetables'),
      farmPackaging(n(6, 4, 9)),
      farmWorkers(each(n(0.0006, 0.0003, 0.001)), n(34000, 27000, 42000)),
    ],
    overheads: [
      landLease(each(n(0.06, 0.02, 0.15))),
      utilities(each(n(0.16, 0.08, 0.3))),
      repairs(each(n(0.18, 0.08, 0.35))),
      vehicleCosts(n(650, 300, 1300)),
      manager(n(48000, 38000, 68000), n(0.7, 0.2, 1)),
      delivery(n(3.5, 1.5, 6)),
      marketing(n(0.8, 0.2, 2)),
      ...farmOffice,
    ],
    assets: [
      asset(['Greenhouses', 'Теплицы'], each(n(75, 25, 190)), 15),
      asset(['Heating, light and irrigation', 'Отопление, свет и полив'], each(n(48, 15, 120)), 10),
      asset(['Cold room and packing', 'Холодильная камера и упаковка'], n(28000, 8000, 70000), 12),
      asset(['Connection to power and gas', 'Подключение к сетям'], n(22000, 5000, 70000), 20),
    ],
    terms: { receivable: 14, stock: 8, payable: 20 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(12, 6, 18) },
    growth: [3, 2, 2],
    borrowed: n(50, 20, 70),
    health: { gross: [28, 64], payroll: [0, 46], ebitda: [10, 44], payback: [48, 144] },
    isTraded: true,
  },
  {
    id: 'flower_farm',
    industry: null,
    name: ['Flower growing', 'Выращивание цветов'],
    words: {
      en: 'cut flowers, growing cut flowers, flower farm, flower growing, growing flowers, cut flowers farm, tulip farm, growing tulips, flower greenhouse, peony farm, floriculture, peonies, dahlias, peonies and dahlias, lavender fields, lavender field, tulips forced, forced tulips, tulip bulbs, grow flowers, dried flowers grown, cut flowers grown, pick your own flowers, chrysanthemums, lilies, orchids growing, ranunculus, anemones, ranunculus and anemones, flowers for florists grown',
      ru: 'теплица тюльпаны, цветы к 8 марта, выращивание цветов, цветочная ферма, цветоводство, выращивание тюльпанов, тюльпаны, тюльпаны к 8 марта, выгонка тюльпанов, цветочная теплица, пионы, выращивание пионов, лавандовое поле, поле лаванды, хризантемы, лилии в теплице, хризантемы и лилии, цветочное хозяйство, пионы на срез, цветы на срез, луковицы тюльпанов, срезка оптом, срезанные цветы выращивание',
      es: 'cultivo de flores, granja de flores',
      de: 'blumenanbau, schnittblumenanbau, blumenfarm',
      fr: 'ferme florale, culture de fleurs, floriculture, horticulteur',
      it: 'coltivazione di fiori, floricoltura',
      pt: 'cultivo de flores, floricultura produção, produção de flores',
      tr: 'çiçek yetiştiriciliği, çiçek serası, kesme çiçek',
    },
    scale: scale(
      'area',
      [3000, 400, 40000],
      ['Growing area, m²', 'Площадь посадок, м²'],
      ['m²|m²', 'м²|м²|м²'],
      // 130 stems a year are 0.36 a day. Land is counted in hectares where flowers grow in a field, one season a year.
      { hectares: 900, units_a_day: 3.4, people: 900 },
    ),
    volumes: [
      volume('stems', ['Stems', 'Цветы'], ['stems', 'шт.'], 'harvest', {
        capacity: each(1),
        yield: n(105, 55, 190),
      }),
    ],
    sales: [
      sale(['Flowers wholesale', 'Цветы оптом'], 'stems', n(0.76, 0.4, 1.2), n(64, 35, 90)),
      sale(['Flowers to florists', 'Цветы флористам'], 'stems', n(1.15, 0.7, 1.8), n(21, 5, 45)),
      sale(['Bouquets sold directly', 'Букеты напрямую покупателям'], 'stems', n(1.95, 1.1, 3), n(11, 2, 40)),
    ],
    costs: [
      unit(['Bulbs and plants', 'Луковицы и посадочный материал'], n(0.13, 0.06, 0.25), 'stems'),
      unit(['Fertiliser and crop protection', 'Удобрения и защита растений'], n(0.035, 0.02, 0.07), 'stems'),
      unit(['Heat and light', 'Отопление и досветка'], n(0.11, 0.03, 0.22), 'stems'),
      unit(['Seasonal workers', 'Сезонные рабочие'], n(0.12, 0.05, 0.22), 'stems'),
      farmPackaging(n(5, 3, 8)),
      farmWorkers(each(0.00028), n(34000, 27000, 42000)),
    ],
    overheads: [
      landLease(each(n(0.06, 0.02, 0.15))),
      utilities(each(n(0.18, 0.08, 0.35))),
      repairs(each(n(0.17, 0.08, 0.35))),
      vehicleCosts(n(600, 250, 1200)),
      manager(n(46000, 36000, 64000), n(0.7, 0.2, 1)),
      delivery(n(3.5, 1.5, 6)),
      marketing(n(1.5, 0.5, 3)),
      ...farmOffice,
    ],
    assets: [
      asset(['Greenhouses', 'Теплицы'], each(n(65, 20, 170)), 15),
      asset(['Heating, light and irrigation', 'Отопление, свет и полив'], each(n(38, 10, 100)), 10),
      asset(['Cold room and sorting', 'Холодильная камера и сортировка'], n(26000, 8000, 60000), 12),
      asset(['Delivery van', 'Фургон для доставки'], n(30000, 12000, 45000), 7),
    ],
    terms: { receivable: 10, stock: 8, payable: 20 },
    season: 'gifts',
    ramp: { from: n(40, 25, 60), months: n(12, 6, 20) },
    growth: [3, 2, 2],
    borrowed: n(45, 10, 65),
    health: { gross: [28, 62], payroll: [0, 44], ebitda: [10, 42], payback: [42, 132] },
    isTraded: true,
  },
];
