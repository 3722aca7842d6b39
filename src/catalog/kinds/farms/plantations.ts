// Plantations of coffee, cocoa and tea.
import { each, type Figure, n } from '../../kind/figure.ts';
import type { Cost, Kind } from '../../kind/kind.ts';
import type { Pair } from '../../kind/pair.ts';
import { asset, sale, scale, share, unit, volume, yearly } from '../../kind/rows.ts';
import { manager, repairs, utilities, vehicleCosts } from '../../kind/usual-costs.ts';
import {
  delivery,
  farmOffice,
  farmPackaging,
  farmWorkers,
  fertiliser,
  landLease,
  pickers,
} from './farm-costs.ts';

interface Plantation {
  readonly id: string;
  readonly name: Pair;
  readonly words: Kind['words'];
  readonly crop: Pair;
  /** Kilograms of a hectare a year, ready for sale. */
  readonly yielded: Figure;
  readonly sales: readonly { readonly name: Pair; readonly price: Figure; readonly part: Figure }[];
  /** Of each kilogram. */
  readonly picked: Figure;
  readonly processed: Figure;
  /** Of each hectare, once. */
  readonly planted: Figure;
  readonly works: Pair;
}

const costsOf = ({ picked, processed }: Plantation): readonly Cost[] => [
  pickers(picked, 'crop'),
  unit(['Washing, drying and sorting', 'Мойка, сушка и сортировка'], processed, 'crop'),
  fertiliser(each(n(420, 120, 900))),
  yearly(['Replanting and pruning', 'Обновление посадок и обрезка'], each(n(260, 80, 600))),
  farmPackaging(n(2.5, 1, 6)),
  farmWorkers(each(n(0.05, 0.03, 0.3)), n(33000, 26000, 42000)),
];

const overheads: readonly Cost[] = [
  landLease(each(n(16, 4, 40))),
  utilities(each(n(7, 3, 16))),
  vehicleCosts(each(n(14, 6, 30))),
  repairs(each(n(9, 4, 20))),
  manager(n(44000, 34000, 60000), n(0.5, 0.2, 1)),
  share(['Certificates and buyers abroad', 'Сертификаты и покупатели за рубежом'], n(1.2, 0.3, 3)),
  delivery(n(3, 1, 7)),
  ...farmOffice,
];

const plantation = (one: Plantation): Kind => ({
  id: one.id,
  industry: null,
  name: one.name,
  words: one.words,
  scale: scale(
    'hectares',
    [12, 3, 800],
    ['Hectares', 'Гектары'],
    ['hectare|hectares', 'гектар|гектара|гектаров'],
    {
      area: 0.0001,
      tonnes: Number((1000 / one.yielded.typical).toPrecision(3)),
    },
  ),
  volumes: [volume('crop', one.crop, ['kg', 'кг'], 'harvest', { capacity: each(1), yield: one.yielded })],
  sales: one.sales.map(({ name, price, part }) => sale(name, 'crop', price, part)),
  costs: costsOf(one),
  overheads,
  assets: [
    asset(['Planting', 'Закладка плантации'], each(one.planted), 20),
    asset(one.works, each(n(2200, 700, 5500)), 12),
    asset(['Tractor and tools', 'Трактор и инвентарь'], n(24000, 5000, 60000), 12),
  ],
  terms: { receivable: 20, stock: 50, payable: 25 },
  season: 'harvest',
  ramp: { from: n(25, 10, 60), months: n(30, 18, 48) },
  growth: [3, 2, 2],
  borrowed: n(35, 10, 60),
  health: { gross: [20, 78], payroll: [0, 44], ebitda: [10, 52], payback: [48, 200] },
  isWorldwide: true,
});

export const plantations: readonly Kind[] = [
  plantation({
    id: 'coffee_plantation',
    name: ['Coffee growing', 'Кофейная плантация'],
    words: {
      en: 'coffee farm, coffee plantation, coffee growing, coffee grower, growing coffee, coffee estate, coffee cultivation, specialty coffee farm, arabica, robusta, pick arabica, coffee trees, coffee finca, coffee growers, specialty lots of coffee, green coffee farm, coffee cherries, arabica under shade, shade grown arabica',
      ru: 'кофейная плантация, выращивание кофе, кофейная ферма, плантация кофе, арабика, робуста, выращивание арабики, плантация робусты, плантация арабики, сажаем кофе, своя ферма кофе, кофейные деревья, зелёное зерно',
      es: 'finca cafetera, finca de café, cultivo de café, cafetal',
      de: 'kaffeeplantage, kaffeeanbau',
      fr: 'plantation de café, culture du café',
      it: 'piantagione di caffè, coltivazione di caffè',
      pt: 'fazenda de café, cultivo de café, plantação de café',
      tr: 'kahve plantasyonu, kahve yetiştiriciliği',
    },
    crop: ['Green coffee', 'Зелёный кофе'],
    yielded: n(1150, 500, 2400),
    sales: [
      {
        name: ['Green coffee to exporters', 'Зелёный кофе экспортёрам'],
        price: n(6.4, 4, 8.5),
        part: n(74, 40, 100),
      },
      { name: ['Specialty lots', 'Микролоты'], price: n(11, 7, 20), part: n(20, 0, 60) },
      {
        name: ['Roasted coffee sold directly', 'Обжаренный кофе напрямую'],
        price: n(22, 12, 38),
        part: n(5, 0, 25),
      },
    ],
    picked: n(1.35, 0.7, 2.4),
    processed: n(0.55, 0.25, 1.1),
    planted: n(5200, 2000, 11000),
    works: ['Wet mill, drying and store', 'Мойка, сушка и склад'],
  }),
  plantation({
    id: 'cocoa_plantation',
    name: ['Cocoa growing', 'Плантация какао'],
    words: {
      en: 'cocoa plantation, cocoa farm, cocoa growing, cacao farm, growing cocoa, cacao plantation, cocoa beans farm, cacao trees, cocoa trees, cocoa growers, cacao finca, ferment cocoa beans, cocoa beans, cacao grown, fine cacao, grow cacao',
      ru: 'плантация какао, выращивание какао, какао-бобы, какао ферма, какао-деревья, какао деревья, сажаем какао, какао на плантации, ферментация какао',
      es: 'finca de cacao, cultivo de cacao, plantación de cacao',
      de: 'kakaoplantage, kakaoanbau',
      fr: 'plantation de cacao, culture du cacao',
      it: 'piantagione di cacao, coltivazione di cacao',
      pt: 'fazenda de cacau, cultivo de cacau',
      tr: 'kakao plantasyonu',
    },
    crop: ['Cocoa beans', 'Какао-бобы'],
    yielded: n(900, 350, 2000),
    sales: [
      { name: ['Cocoa beans to buyers', 'Какао-бобы закупщикам'], price: n(6.2, 3, 9), part: n(84, 50, 100) },
      {
        name: ['Fine and organic cocoa', 'Ароматное и органическое какао'],
        price: n(9.5, 5, 14),
        part: n(13, 0, 50),
      },
      {
        name: ['Chocolate and nibs sold directly', 'Шоколад и крупка напрямую'],
        price: n(19, 10, 40),
        part: n(2, 0, 15),
      },
    ],
    picked: n(1.1, 0.5, 2.2),
    processed: n(0.4, 0.15, 0.9),
    planted: n(3600, 1200, 8000),
    works: ['Fermenting, drying and store', 'Ферментация, сушка и склад'],
  }),
  plantation({
    id: 'tea_plantation',
    name: ['Tea growing', 'Чайная плантация'],
    words: {
      en: 'tea plantation, tea farm, tea growing, tea estate, growing tea, tea garden estate, mate plantation, tea gardens, pluck tea, tea pickers, roll tea, matcha grown, growing matcha, green tea estate, rooibos, rooibos grower, herbal tea growing, tea growers, tea bushes, tea fields',
      ru: 'чайная плантация, выращивание чая, плантация чая, чайное хозяйство, чайная ферма, собираем чай, краснодарский чай, чайные плантации, сбор чайного листа, иван-чай, собираем иван-чай, ферментация иван-чая, чайные кусты',
      es: 'plantación de té, cultivo de té',
      de: 'teeplantage, teeanbau',
      fr: 'plantation de thé, culture du thé',
      it: 'piantagione di tè, coltivazione di tè',
      pt: 'plantação de chá, cultivo de chá',
      tr: 'çay bahçesi, çay yetiştiriciliği, çay plantasyonu',
    },
    crop: ['Made tea', 'Готовый чай'],
    yielded: n(1900, 900, 3200),
    sales: [
      { name: ['Tea in bulk', 'Чай оптом'], price: n(2.9, 1.8, 5), part: n(80, 40, 100) },
      {
        name: ['Leaf tea of the first quality', 'Листовой чай высшего сорта'],
        price: n(8.5, 4.5, 20),
        part: n(14, 0, 50),
      },
      {
        name: ['Packed tea sold directly', 'Фасованный чай напрямую'],
        price: n(21, 10, 45),
        part: n(5, 0, 25),
      },
    ],
    picked: n(0.85, 0.4, 1.6),
    processed: n(0.5, 0.25, 1),
    planted: n(5600, 2200, 12000),
    works: ['Withering, rolling and drying', 'Завяливание, скручивание и сушка'],
  }),
];
