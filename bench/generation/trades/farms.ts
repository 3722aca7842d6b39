// Lines about farms, whose goods have the prices of the world.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

const dairy: Trade = {
  en: words(
    'milk',
    'feed forage hay fodder | veterin vet medic insemin | $staff milker farm | $fuel $utilities',
    'cow herd milk cattle livestock barn tractor $equipment $building',
    'haircut overnight patient pupil tuition room_night',
  ),
  ru: words(
    'молок',
    'корм сено комбикорм | ветеринар осемен | доярк оператор $staff | $fuel $utilities',
    'коров стадо скот доил доен коровник трактор $equipment $building',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.25, 1.6],
    [250, 1_600],
  ],
  revenue: 400_000,
  margin: [-8, 48],
  payroll: [5, 45],
  isTraded: true,
};

const grain: Trade = {
  en: words(
    'wheat grain barley corn maize rapeseed soy crop sunflower cereal | barley rapeseed maize corn straw sunflower soy other subsid oilseed second pea oat canola pulse',
    'seed | fertili | pesticide protection herbicide chemical spray | $fuel | $staff $rent land',
    'tractor combine harvester machin land silo storage',
    'haircut overnight patient pupil barista room_night tuition',
  ),
  ru: words(
    'пшениц зерн ячмен подсолнеч кукуруз рапс культур соя | ячмен подсолнеч рапс кукуруз солом горох соя проч субсид второ',
    'семен семян | удобрен | защит гербицид пестицид хими сзр | $fuel | механизатор тракторист $staff $rent земл',
    'трактор комбайн техник сеялк земл зерноток склад',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.1, 0.75],
    [100, 750],
    [2, 25],
  ],
  revenue: 400_000,
  margin: [-8, 58],
  payroll: [2, 35],
  isTraded: true,
  isSeasonal: true,
};

const vegetables: Trade = {
  en: words(
    'tomato vegetable cucumber green herb mushroom strawberr berr salad lettuce crop box produce',
    'seed seedling substrate plant spawn | fertili protection nutrient chemical pack | $staff picker worker grower harvest | $utilities $fuel',
    'greenhouse irrigat tunnel $equipment tractor rack cold refriger $building plant',
    'haircut overnight patient pupil barista room_night tuition',
  ),
  ru: words(
    'томат помидор огур овощ зелен микрозел гриб шампин вешен клубник ягод салат',
    'семен семян рассад субстрат мицел саженц | удобрен защит питан упаков тар | рабоч сборщи агроном $staff | $utilities $fuel',
    'теплиц полив освещ стеллаж $equipment $building холодил капельн посад',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.3, 45],
    [300, 45_000],
  ],
  revenue: 250_000,
  margin: [-10, 58],
  payroll: [8, 55],
  isTraded: true,
};

const berries: Trade = { ...vegetables, isSeasonal: true };

const honey: Trade = {
  en: words(
    'honey | wax beeswax pollen queen bee propolis pollinat colon nuc candle other comb swarm',
    'sugar feed | jar pack bottle | medic treat vet varroa $fuel $vehicle | $staff beekeep market',
    'hive extract bee colon $equipment',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'мёд мед | воск прополис пыльц пчелопакет маток матк перг экскурс апитерап опылен сот',
    'сахар подкорм корм | тар банк упаков | препарат ветеринар лечен $fuel | $staff пчеловод реклам',
    'ул медогон пчел $equipment $vehicle',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[3, 35]],
  revenue: 60_000,
  margin: [-10, 62],
  payroll: [0, 55],
  isTraded: true,
  isSeasonal: true,
};

const winery: Trade = {
  en: words(
    'wine bottle | tasting tour bottle red white grape event visit cellar rosé rose direct wholesale export other restaurant sparkling',
    'grape fertili protection vineyard $materials | bottle cork label pack | winemaker $staff | $utilities $fuel $rent maint excise duty',
    'tank barrel vine press cellar $equipment tractor',
    'haircut patient pupil tyre tuition',
  ),
  ru: words(
    'вин бутыл | дегустац экскурс бутыл красн бел виноград тур',
    'виноград удобрен защит $materials | бутыл пробк этикет тар | винодел $staff | $utilities $fuel акциз $rent',
    'ёмкост бочк виноградник пресс $equipment',
    'стриж пациент ученик',
  ),
  price: [[4, 55]],
  revenue: 400_000,
  margin: [-12, 52],
  payroll: [6, 50],
  isTraded: true,
};

const poultry: Trade = {
  en: words(
    'egg chicken broiler meat fish trout lamb sheep bird',
    'feed grain | chick fingerling vet veterin medic fry young | $staff farm | $utilities $fuel energy pack',
    'house coop cage pond tank sheep flock pool aerat barn $equipment $building',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'яйц яиц птиц кур бройлер мяс рыб форел баран овц',
    'корм комбикорм | цыпл малёк ветеринар молодняк вакцин | птични рабоч $staff | $utilities $fuel упаков',
    'птичник клетк инкубат пруд бассейн садк отар поголов $equipment $building',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [
    [0.04, 28],
    [60, 450],
  ],
  revenue: 350_000,
  margin: [-8, 48],
  payroll: [3, 42],
  isTraded: true,
};

export const farmLines: readonly ExpectedModel[] = [
  ...linesOf(
    dairy,
    en('dairy farm with 60 cows in Normandy', 'FR', 60, 250_000),
    ru('молочная ферма на 50 коров', null, 50, 160_000),
    ru('коровы, хотим доить и продавать молоко, 120 голов, Вологодская область', 'RU', 120, 420_000),
  ),
  ...linesOf(
    grain,
    en('wheat farm 500 hectares in Kazakhstan', 'KZ', 500, 160_000),
    en('grain growing in Saskatchewan', 'CA', null, 700_000),
    ru('выращивание пшеницы 700 га в Оренбургской области', 'RU', 700, 300_000),
  ),
  ...linesOf(
    vegetables,
    at(
      [
        [0.3, 3],
        [300, 3_000],
      ],
      selling('tomato vegetable', en('greenhouse tomatoes in Agadir, 2 hectares', 'MA', 2, 600_000, 20_000)),
    ),
    at([[1, 60]], selling('microgreen green herb salad shoot tray', en('microgreens'))),
    at(
      [
        [1.5, 12],
        [1_500, 12_000],
      ],
      selling('mushroom oyster', en('mushroom farm in Ireland', 'IE')),
    ),
    at(
      [
        [0.6, 9],
        [600, 9_000],
      ],
      selling('огур овощ', ru('теплица с огурцами и зеленью')),
    ),
    at(
      [
        [1.2, 8],
        [1_200, 8_000],
      ],
      selling('гриб вешен', ru('выращивание грибов вешенок')),
    ),
  ),
  ...linesOf(
    berries,
    at(
      [
        [2, 15],
        [2_000, 15_000],
      ],
      selling(
        'strawberr berr fruit punnet',
        en('strawberry farm 6 ha near Wellington', 'NZ', 6, 400_000, 60_000),
      ),
    ),
    at(
      [
        [1.5, 9],
        [1_500, 9_000],
      ],
      selling('клубник ягод', ru('клубника 3 га', null, 3, 150_000, 30_000)),
    ),
  ),
  ...linesOf(
    honey,
    en('beekeeping with 80 hives', null, 80, 40_000),
    ru('пасека на 90 ульев в Башкирии', 'RU', 90, 18_000),
  ),
  ...linesOf(
    winery,
    en('small winery in Mendoza', 'AR'),
    en('vineyard and winery 12 ha in Georgia, Kakheti', 'GE', 12),
  ),
  ...linesOf(
    poultry,
    at(
      [
        [0.05, 0.35],
        [0.5, 4],
      ],
      selling('egg', en('egg farm with 3000 hens in Kenya', 'KE', 3000, 130_000)),
    ),
    at(
      [
        [4, 22],
        [4_000, 22_000],
      ],
      selling('trout fish', en('trout farm')),
    ),
    at(
      [
        [50, 450],
        [1.5, 15],
      ],
      selling('lamb sheep wool mutton', en('sheep farm in Patagonia', 'AR')),
    ),
    at(
      [
        [0.04, 0.3],
        [0.4, 3],
      ],
      selling('яйц яиц', ru('птицеферма на 5000 кур', null, 5000, 220_000)),
    ),
    at(
      [
        [3, 18],
        [3_000, 18_000],
      ],
      selling('форел рыб', ru('разведение форели в Карелии', 'RU')),
    ),
  ),
];
