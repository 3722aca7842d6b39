// Lines about workshops and factories.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const furniture: Trade = {
  en: words(
    'furniture kitchen wardrobe cabinet table order piece custom chair bed door | install assembl delivery custom repair design wardrobe wholesale stock other restor standard table contract',
    'wood board timber hardware $materials | carpenter joiner worker $staff | $rent $utilities | pack deliver transport $marketing insur',
    'saw machine cnc $equipment $vehicle',
    'haircut overnight patient pupil harvest room_night tuition',
  ),
  ru: words(
    'мебел кухн шкаф стол заказ издели изб дом лестниц | монтаж сборк доставк шкаф стол проект замер опт реставрац индивидуал фасад установк',
    'лдсп дерев древесин фурнитур доск пиломатериал $materials | столяр сборщик мастер $staff | $rent $utilities | доставк упаков реклам транспорт',
    'станок станки пил кромоч $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[120, 12_000]],
  revenue: 500_000,
  margin: [-4, 38],
  payroll: [10, 55],
};

const sewing: Trade = {
  en: words(
    'cloth garment dress shirt wear uniform order piece apparel fashion bag | wholesale retail online order uniform custom accessor contract alter other private school t-shirt collection own direct',
    'fabric thread textile leather $materials | seamstress sewer sewing cutter tailor designer $staff | $rent $utilities pack',
    'sewing overlock cutt machine $equipment',
    'haircut overnight patient harvest meal room_night',
  ),
  ru: words(
    'одежд издели пошив костюм плать спецодежд трикотаж бель штор | опт розниц заказ пошив маркетплейс контракт корпоратив форм давальч собствен аксессуар',
    'ткан нит фурнитур $materials | швея швеи закройщик $staff | $rent $utilities упаков',
    'швейн оверлок раскрой машин $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[6, 300]],
  revenue: 350_000,
  margin: [-6, 40],
  payroll: [10, 58],
};

const smallGoods: Trade = {
  en: words(
    'candle soap cosmetic ceramic pot product jewel set piece item gift print ring bowl mug part',
    'wax oil clay fragrance raw filament silver gold metal $materials ingredient | pack jar box deliver ship postage | $rent $marketing',
    'mould mold kiln mixer printer wheel melt workshop tool $equipment $computer',
    'haircut overnight patient pupil harvest room_night tuition',
  ),
  ru: words(
    'свеч мыл космети керамик издели украшен посуд набор печат',
    'воск масл глин отдуш сырь пластик филамент $materials | упаков тар коробк доставк | $rent реклам маркетплейс $marketing',
    'форм печ миксер принтер круг инструмент $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[4, 400]],
  revenue: 120_000,
  margin: [-12, 55],
  payroll: [0, 62],
};

const printing: Trade = {
  en: words(
    'print order job sheet poster brochure shirt sign | design card banner large digital offset brochure binding copy finish sign label photo t merch install custom wide embroid other',
    'paper ink toner $materials | operator printer designer $staff | $rent $utilities maint',
    'print press cutter machine $equipment',
    'haircut overnight patient pupil harvest room_night tuition',
  ),
  ru: words(
    'печат тираж заказ полиграф визитк баннер | дизайн визитк широкоформат цифров офсет баннер ламин сувенир копи переплет наружн',
    'бумаг краск тонер чернил $materials | печатник дизайнер оператор $staff | $rent $utilities обслуживан',
    'печатн принтер машин плоттер резак $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.05, 5],
    [15, 1_500],
  ],
  revenue: 500_000,
  margin: [-4, 38],
  payroll: [10, 50],
};

const factoryEn = words(
  '',
  'raw steel metal cement polymer plastic milk flour paper board sand $materials | operator worker welder maker $staff | $utilities | $rent maint repair transport deliver freight pack',
  'machine line press mould mold cnc weld plant vat corrugat $equipment $vehicle',
  'haircut overnight patient pupil room_night tuition',
);
const factoryRu = words(
  '',
  'сырь сталь металл металлопрокат цемент полимер молок песок опил древес $materials | оператор рабоч сварщик сыровар формовщик $staff | $utilities | $rent обслуживан ремонт транспорт доставк упаков',
  'линия станок станки пресс форм сварочн сыроварн котёл вибро гранулят $equipment',
  'стриж ночлег пациент ученик номеров',
);
const factory: Trade = {
  price: [
    [0.3, 60],
    [60, 15_000],
  ],
  revenue: 1_200_000,
  margin: [-5, 42],
  payroll: [5, 48],
};
const metalworks: Trade = {
  ...factory,
  en: {
    ...factoryEn,
    sales: 'steel metal structure gate fabricat weld part frame rail stair contract component order',
  },
  ru: { ...factoryRu, sales: 'металл ворот конструкц огражд навес лестниц забор калит' },
};
const packaging: Trade = {
  ...factory,
  en: { ...factoryEn, sales: 'box packag carton board cardboard corrugat sheet tray pallet' },
};
const paving: Trade = {
  ...factory,
  en: { ...factoryEn, sales: 'block paver brick kerb concrete' },
  ru: { ...factoryRu, sales: 'плитк плит брусчат бордюр' },
};
const pellets: Trade = { ...factory, ru: { ...factoryRu, sales: 'пеллет гранул топлив брикет' } };
const cheese: Trade = {
  ...factory,
  en: { ...factoryEn, sales: 'cheese yog' },
  ru: { ...factoryRu, sales: 'сыр сыры творог йогурт' },
};

export const makingLines: readonly ExpectedModel[] = [
  ...linesOf(
    furniture,
    en('custom furniture workshop in Gdansk', 'PL'),
    en('carpenter making kitchens'),
    ru('производство корпусной мебели в Пензе', 'RU'),
    ru('столярная мастерская'),
    ru('кухни на заказ в Минске', 'BY'),
  ),
  ...linesOf(
    sewing,
    at(
      [[5, 100]],
      en('clothing manufacturing with 25 sewing machines in Ho Chi Minh City', 'VN', 25, 900_000),
    ),
    at(120, en('fashion brand making dresses')),
    at([[8, 130]], ru('швейный цех на 17 швей в Иваново', 'RU', 17, 600_000)),
    at(60, ru('пошив спецодежды')),
  ),
  ...linesOf(
    smallGoods,
    at([[5, 60]], en('handmade soap and candles')),
    at([[12, 130]], en('pottery studio in Devon', 'GB')),
    at([[12, 350]], en('3D printing service')),
    at([[25, 900]], en('jewelry workshop in Jaipur', 'IN')),
    at([[8, 70]], ru('производство свечей ручной работы')),
    at([[8, 70]], ru('натуральная косметика своими руками')),
  ),
  ...linesOf(
    printing,
    en('print shop in Brno', 'CZ'),
    ru('типография в Рязани', 'RU'),
    at(28, ru('печать на футболках')),
  ),
  ...linesOf(
    metalworks,
    en('metal fabrication workshop in Izmir', 'TR'),
    // By the structure, or by the hour of a welder.
    at(
      [
        [40, 200],
        [300, 14_000],
      ],
      ru('изготовление металлоконструкций и ворот в Липецке', 'RU'),
    ),
  ),
  ...linesOf(
    packaging,
    at(
      [
        [0.3, 8],
        [600, 3_500],
      ],
      en('cardboard packaging plant in Monterrey', 'MX'),
    ),
  ),
  ...linesOf(
    cheese,
    at(28, en('cheese dairy making goat cheese')),
    at(32, ru('сыроварня на 500 литров молока в день', null, 500, 250_000)),
  ),
  ...linesOf(
    paving,
    // A block, or a cubic metre of blocks.
    at(
      [
        [0.7, 7],
        [60, 300],
      ],
      en('concrete blocks factory in Kano, Nigeria', 'NG'),
    ),
    at(24, ru('производство тротуарной плитки')),
  ),
  ...linesOf(
    pellets,
    at(
      [
        [0.08, 0.7],
        [80, 700],
      ],
      ru('производство пеллет 3 тонны в час', null, 3, null, 3_000),
    ),
  ),
];
