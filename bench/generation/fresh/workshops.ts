// Fresh lines about things made in workshops and small factories.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const never = 'haircut patient pupil tuition room_night hectare';
const neverRu = 'стриж пациент ученик ночлег номеров гектар';

/** A workshop of what its stems are called. */
const workshop = (
  made: string,
  madeRu: string,
  price: Trade['price'],
  revenue: number,
  isTraded = false,
): Trade => ({
  en: words(
    `${made} product order piece unit batch custom`,
    '$materials packag ingredient wood timber board fabric leather cement metal hop malt scrap | $staff craft tailor operator | $utilities $rent | $marketing delivery transport maintenance repair shipping $vehicle insur',
    '$equipment tool press oven line',
    never,
  ),
  ru: words(
    `${madeRu} заказ издели продукц партия прода штук`,
    '$materials упаковк ткан фурнитур древесин лес солод цемент металл окна | $staff швеи портн сварщик | $utilities $rent | $marketing доставк транспорт ремонт обслуж логист $vehicle страхов',
    '$equipment линия пресс вибропресс печ',
    neverRu,
  ),
  price,
  revenue,
  margin: [-5, 45],
  payroll: [5, 55],
  ...(isTraded ? { isTraded } : {}),
});

export const wood = workshop(
  'furnit table kitchen cabinet wardrobe door board lumber timber pallet sawn stair wood chair house carpent joiner',
  'мебел кухн шкаф доск брус стол двер поддон пиломат дом баня лестниц столяр',
  [
    [20, 500],
    [400, 12_000],
  ],
  450_000,
);
export const sewn = workshop(
  'garment cloth dress uniform bag leather wallet curtain sew apparel shirt repair alter',
  'одежд пошив плать форм сумк кошел штор футбол худи кожан ремонт шить трикотаж',
  [[10, 400]],
  300_000,
);
const tasty = workshop(
  'beer keg chocolate bar sauce bottle water pasta dumpling spirit gin kombucha cheese sausage jam can snack wine whisky juice frozen praline truffle tap bon',
  'пив кег шоколад вод бутыл пельмен сыр соус колбас варень сидр напит джем полуфабрикат заморожен конфет вареник хинкали',
  [
    [1, 25],
    [25, 250],
  ],
  400_000,
);
const scented = workshop(
  'candle soap cosmetic cream skincare bar gift set wax scent ceramic pottery mug cup bowl perfume balm',
  'свеч мыл космет крем набор подар керамик аромат посуд кружк',
  [[3, 120]],
  120_000,
);
const hard = workshop(
  'metal steel weld part machin fabricat gate fence rail brick block print sign concrete pav cnc hour window model component prototype tile frame bike guitar knife boat structure',
  'металл сварк детал обработк ворот забор кирпич блок плитк печат окн перил токарн бетон навес конструкц час модел ограж тротуарн',
  [
    [0.3, 60],
    [60, 3_000],
  ],
  500_000,
);

const recycling: Trade = {
  en: words(
    'recycl scrap plastic metal paper granul flake ton pellet collect sort material waste bale pallet compost regrind | collect gate fee contract metal paper glass other container service disposal pickup sort granul aluminium electronic film cardboard bale copper hdpe',
    'scrap purchas collect $materials waste raw feedstock transport $fuel $goods | $staff operator sorter | $utilities $rent | maintenance repair insur $vehicle licen',
    '$equipment shredder baler truck line press $vehicle',
    never,
  ),
  ru: words(
    'втор переработ пластик картон бумаг металл макулатур лом гранул тонн сбор отход крошк | вывоз сбор металл стекл картон прием утилизац контейнер услуг пленк лом плитк пэт хлоп цветн',
    'закуп сырь вывоз сбор отход лом $materials транспорт $fuel | $staff оператор сортиров | $utilities $rent | ремонт обслуж страхов $vehicle лиценз',
    '$equipment дробил пресс линия $vehicle',
    neverRu,
  ),
  price: null,
  revenue: 500_000,
  margin: [-8, 45],
  payroll: [5, 50],
};

export const freshWorkshops: readonly ExpectedModel[] = [
  ...linesOf(
    wood,
    en('custom kitchen cabinets in Salt Lake City', 'US', null, 600_000),
    en('carpintería en Cuenca, Ecuador', 'EC', null, 250_000),
    en('pallet manufacturing', null, null, 800_000),
    ru('мебельный цех'),
    ru('кухни на заказ в Омске', 'RU'),
    ru('пилорама в Вологодской области', 'RU', null, 500_000),
    ru('производство срубов и бань'),
  ),
  ...linesOf(
    sewn,
    en('leather bags workshop in Fez', 'MA', null, 120_000),
    en('garment factory in Dhaka with 60 machines', 'BD', 60, 1_500_000),
    en('seamstress alterations shop', null, null, 90_000),
    ru('швейный цех на 15 машинок в Иваново', 'RU', 15, 400_000),
    ru('пошив штор', null, null, 120_000),
  ),
  ...linesOf(
    tasty,
    en('craft brewery in Asheville', 'US', null, 800_000),
    en('hot sauce brand', null, null, 200_000),
    en('bean to bar chocolate in Guatemala', 'GT', null, 180_000),
    en('fábrica de pasta fresca en Montevideo', 'UY', null, 300_000),
    en('gin distillery on the Isle of Skye', 'GB', null, 500_000),
    ru('пельмени ручной лепки', null, null, 200_000),
    ru('крафтовая пивоварня в Выборге', 'RU', null, 500_000),
    ru('розлив питьевой воды в Навои', 'UZ', null, 400_000),
    ru('сыроварня'),
  ),
  ...linesOf(
    scented,
    en('soy candles from home', null, null, 45_000),
    en('handmade soap in Provence', 'FR', null, 90_000),
    en('pottery studio selling mugs', null, null, 90_000),
    ru('мыло ручной работы', null, null, 25_000),
    ru('производство натуральной косметики', null, null, 200_000),
  ),
  ...linesOf(
    hard,
    en('welding shop in Alberta', 'CA', null, 400_000),
    en('CNC machining for aerospace', null, null, 1_200_000),
    en('3d printing service in Eindhoven', 'NL', null, 250_000),
    en('brick factory in Kampala', 'UG', null, 400_000),
    ru('металлоконструкции и сварка'),
    ru('производство тротуарной плитки в Ставрополе', 'RU', null, 250_000),
    ru('пластиковые окна'),
  ),
  ...linesOf(
    recycling,
    en('plastic recycling plant in Surabaya', 'ID', null, 800_000),
    en('buying and selling scrap metal'),
    ru('приём макулатуры и пластика'),
    at(null, ru('переработка шин в крошку', null, null, 400_000)),
  ),
];
