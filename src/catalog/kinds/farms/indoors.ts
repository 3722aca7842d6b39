// What grows indoors: mushrooms and microgreens.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, unit, volume } from '../../kind/rows.ts';
import { manager, marketing, rent, repairs, utilities, vehicleCosts } from '../../kind/usual-costs.ts';
import { delivery, farmPackaging, farmWorkers, pickers, smallFarmOffice } from './farm-costs.ts';

export const grownIndoors: readonly Kind[] = [
  {
    id: 'mushroom_farm',
    industry: null,
    name: ['Mushroom farm', 'Грибная ферма'],
    words: {
      en: 'mushroom farm, mushrooms, growing mushrooms, oyster mushrooms, mushroom growing, champignons, button mushrooms, shiitake, truffle farm, mushroom cultivation, oyster mushrooms on straw, shiitake logs, lion’s mane, mushroom kits, mushroom grow kits, truffle orchard, truffles, grow mushrooms, mushroom blocks, grey oyster mushrooms',
      ru: 'грибная ферма, грибы, выращивание грибов, вешенки, выращивание вешенок, шампиньоны, выращивание шампиньонов, шиитаке, мицелий, трюфели, вешенка, шампиньонница, вешенка в подвале, вешенка и шиитаке, грибные блоки, грибное хозяйство, трюфельный сад, плантация трюфелей',
      es: 'cultivo de setas, champiñones, granja de setas',
      de: 'pilzzucht, pilzfarm, champignonzucht',
      fr: 'champignonnière, culture de champignons',
      it: 'coltivazione di funghi, fungaia',
      pt: 'cultivo de cogumelos, produção de cogumelos',
      tr: 'mantar yetiştiriciliği, mantar çiftliği, kültür mantarı',
    },
    scale: scale(
      'area',
      [400, 80, 6000],
      ['Growing area, m²', 'Площадь выращивания, м²'],
      ['m²|m²', 'м²|м²|м²'],
      {
        rooms: 60,
        tonnes: 8,
        people: 110,
      },
    ),
    volumes: [
      volume('mushrooms', ['Mushrooms', 'Грибы'], ['kg', 'кг'], 'monthly', {
        capacity: each(1),
        a_month: n(13, 8, 20),
        use: n(80, 60, 84),
      }),
    ],
    sales: [
      sale(['Mushrooms wholesale', 'Грибы оптом'], 'mushrooms', n(4.4, 2.6, 6.6), n(72, 45, 92)),
      sale(
        ['Mushrooms to restaurants and directly', 'Грибы ресторанам и напрямую'],
        'mushrooms',
        n(9, 5.5, 14),
        n(21, 5, 50),
      ),
      sale(
        ['Dried mushrooms and blocks', 'Сушёные грибы и готовые блоки'],
        'mushrooms',
        n(7, 4, 12),
        n(5, 0, 12),
      ),
    ],
    costs: [
      unit(['Substrate and spawn', 'Субстрат и мицелий'], n(0.95, 0.55, 1.5), 'mushrooms'),
      unit(['Heat and light', 'Отопление и досветка'], n(0.32, 0.16, 0.6), 'mushrooms'),
      pickers(n(0.62, 0.3, 1), 'mushrooms'),
      farmPackaging(n(5.5, 3.5, 8)),
      farmWorkers(each(0.0021), n(33000, 27000, 41000)),
    ],
    overheads: [
      rent(each(n(2.6, 1, 5.5))),
      utilities(each(n(0.9, 0.4, 1.8))),
      repairs(each(n(0.8, 0.4, 1.7))),
      vehicleCosts(n(550, 250, 1100)),
      manager(n(44000, 35000, 58000), n(0.7, 0.2, 1)),
      delivery(n(3.5, 1.5, 6)),
      marketing(n(1, 0.3, 2.5)),
      ...smallFarmOffice,
    ],
    assets: [
      asset(['Chambers and insulation', 'Камеры и утепление'], each(n(150, 60, 330)), 12),
      asset(['Climate and shelves', 'Климат и стеллажи'], each(n(130, 50, 280)), 9),
      asset(['Substrate preparation', 'Подготовка субстрата'], n(22000, 5000, 60000), 10),
      asset(['Cold room and packing', 'Холодильная камера и упаковка'], n(14000, 4000, 35000), 10),
    ],
    terms: { receivable: 12, stock: 15, payable: 18 },
    season: 'even',
    ramp: { from: n(35, 20, 55), months: n(9, 5, 15) },
    growth: [3, 2, 2],
    borrowed: n(40, 10, 60),
    health: { gross: [30, 62], payroll: [0, 44], ebitda: [9, 48], payback: [24, 96] },
    isTraded: true,
  },
  {
    id: 'microgreens',
    industry: null,
    name: ['Microgreens', 'Микрозелень'],
    words: {
      en: 'microgreens, micro greens, microgreen farm, sprouts, growing microgreens, wheatgrass, edible flowers, growing herbs indoors, pea shoots, shoots for chefs, radish sprouts, cress, cress and sprouts, sprouted seeds, shoots for restaurants, baby leaf, trays of pea shoots, basil for chefs, spirulina, spirulina farm, grow spirulina, algae farm, microalgae, chlorella',
      ru: 'микрозелень, выращивание микрозелени, ферма микрозелени, проростки, ростки пшеницы, съедобные цветы, зелень на продажу, выращивание зелени, ростки гороха, ростки для ресторанов, ростки подсолнечника, ростки редиса, микрогрин, витграсс, сити-ферма микрозелени, выращиваю ростки, микрозелень с доставкой, спирулина, выращивание спирулины, выращиваю спирулину, ферма спирулины, хлорелла, микроводоросли',
      es: 'microgreens, microbrotes, cultivo de microverdes',
      de: 'microgreens, mikrogrün, sprossen anbau',
      fr: 'micropousses, micro-pousses, jeunes pousses',
      it: 'microgreens, microortaggi, germogli',
      pt: 'microgreens, microverdes, microvegetais',
      tr: 'mikro yeşillik, mikrofiliz, filiz üretimi',
    },
    scale: scale(
      'area',
      [50, 12, 500],
      ['Shelf area, m²', 'Площадь стеллажей, м²'],
      ['m²|m²', 'м²|м²|м²'],
      // A tray of a day is cut after ten, of which two or three stand on a square metre.
      { units_a_day: 3.5 },
    ),
    volumes: [
      volume('greens', ['Microgreens', 'Микрозелень'], ['kg', 'кг'], 'monthly', {
        capacity: each(1),
        a_month: n(4.2, 2.6, 6.5),
        use: n(72, 50, 80),
      }),
    ],
    sales: [
      sale(['Microgreens to restaurants', 'Микрозелень ресторанам'], 'greens', n(49, 27, 78), n(55, 30, 85)),
      sale(['Microgreens to shops', 'Микрозелень в магазины'], 'greens', n(42, 24, 64), n(28, 10, 55)),
      sale(
        ['Home delivery and markets', 'Доставка на дом и ярмарки'],
        'greens',
        n(68, 42, 105),
        n(12, 3, 35),
      ),
    ],
    costs: [
      unit(['Seeds and substrate', 'Семена и субстрат'], n(8, 5, 14), 'greens'),
      farmPackaging(n(7, 4, 10)),
      pay(['Growers', 'Растениеводы'], each(0.0115), n(33000, 27000, 41000), { isGradual: true }),
    ],
    overheads: [
      rent(each(n(11, 4, 26))),
      utilities(each(n(9, 5, 17))),
      manager(n(42000, 33000, 55000), n(0.25, 0, 0.5)),
      vehicleCosts(n(380, 150, 800)),
      repairs(n(90, 30, 220)),
      marketing(n(2.5, 1, 5)),
      ...smallFarmOffice,
    ],
    assets: [
      asset(['Shelves, light and irrigation', 'Стеллажи, свет и полив'], each(n(480, 220, 950)), 7),
      asset(['Climate and ventilation', 'Климат и вентиляция'], n(6500, 2000, 16000), 8),
      asset(['Refrigerator and packing', 'Холодильник и упаковка'], n(5000, 1500, 12000), 8),
    ],
    terms: { receivable: 10, stock: 12, payable: 12 },
    season: 'even',
    ramp: { from: n(25, 10, 45), months: n(12, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 50),
    health: { gross: [30, 80], payroll: [0, 48], ebitda: [8, 56], payback: [12, 72] },
  },
];
