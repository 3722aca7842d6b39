// Fresh lines about farms, gardens, bees, fish and the sun and wind over them.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

const never = 'haircut patient pupil tuition room_night';
const neverRu = 'стриж пациент ученик ночлег номеров';

export const crops: Trade = {
  en: words(
    'crop harvest yield wine vegetable fruit grape berr grain wheat corn olive avocado lavender mushroom tomato herb flower coffee potato lettuce green blueberr apple oil plant bean soy stem bulb saffron nut almond pistachio cherr salad cucumber strawberr | subsid straw box market jam juice oil wine second process tour pick retail restaurant dried seedling other direct wholesale contract shop grade visit soy pea oat barley corn rape canola surplus kit compost cherry agri soap essential bundle microgreen basil herb hay cover sunflower tree pruning fresh cull powder',
    'seed seedling fertil plant spawn substrate chemical protection crop spray nutrient $materials packag feed bulb | $staff picker harvest seasonal | $fuel water irrigat energy electric $utilities machinery | insur maintenance repair $vehicle land lease $rent',
    'tractor $equipment $building greenhouse irrigat land tree orchard vine plant chamber climate',
    never,
  ),
  ru: words(
    'урожай овощ фрукт ягод зерн пшениц клубник гриб томат огурц зелень картоф яблок вешен лаванд цвет тюльпан голубик салат виноград микрозелень культур соя подсолн шампиньон | субсид солом опт переработ сок саженц рассад рынок вторич розниц ячмен подсолн ресторан рапс кукуруз соя варень заморож сушен джем микрозелень салат перец огурц зелень прочие нестандарт второй капуст морков',
    'семен семян удобрен рассад мицелий субстрат защит луковиц $materials упаковк саженц грунт | $staff сбор растениевод | $fuel полив электро отоплен $utilities вод | страхов ремонт обслуж земл $rent $vehicle запчаст',
    'трактор $equipment $building полив саженц стеллаж',
    neverRu,
  ),
  price: [
    [0.1, 0.9],
    [0.9, 60],
    [100, 1_500],
  ],
  revenue: 250_000,
  margin: [-10, 60],
  payroll: [2, 50],
  isTraded: true,
};

export const animals: Trade = {
  en: words(
    'milk egg meat lamb beef pork honey fish broiler chicken wool calf calve cattle goat cheese trout shrimp bird bee animal head kid snail colon rabbit duck | meat manure cull calf calve egg cheese wool wax queen pollen breeding subsid lamb hen kid pollinat other young chick box direct process yogurt heifer honey smoked fillet comb restaurant by skin live tour visit male',
    'feed vet medic chick fry fingerling jar packag seed bedding litter piglet young stock sugar treatment | $staff herd milker beekeeper stock farmhand | $utilities electric energy water $fuel | maintenance repair insur $vehicle land lease $rent certific slaughter transport',
    '$building $equipment herd hive cow livestock pond tank milking breeding animal ewe goat coop barn',
    never,
  ),
  ru: words(
    'молок яйц мясо мед мёд рыб бройлер куриц шерст сыр скот форел поголов кролик баран свин голов коз перепел туш утк гус | мясо навоз помет телят яйц сыр воск субсид творог молодняк племен выбраковк прополис рассад икр перг прочие рой роев матк пчелопак шкур цыплят субпродукт тушк копчен переработ козлят инкубац соты козочк',
    'корм ветеринар мальк цыпл препарат упаковк тара подстилк молодняк лекарств сахар вощин банк | $staff скотник доярк птичник | $utilities электро $fuel вод | страхов ремонт обслуж земл $rent $vehicle запчаст убой',
    '$building $equipment стадо улей улья ульи скот коров клетк бассейн поголов',
    neverRu,
  ),
  price: [
    [0.15, 2],
    [2, 40],
    [60, 3_000],
  ],
  revenue: 250_000,
  margin: [-12, 55],
  payroll: [2, 45],
  isTraded: true,
};

const power: Trade = {
  en: words(
    'electric energy power kwh mwh tariff generation biogas gas | certificate subsid heat guarantee carbon tariff capacity surplus grid gate waste digestate market green balanc bonus fee storage sale',
    'maintenance clean operation feedstock grid repair service substrate inverter | insur | land lease $rent community | $staff management monitor operator accounting security',
    'panel turbine inverter solar module plant $equipment grid wind digester',
    'haircut patient pupil tuition room_night dish livestock',
  ),
  ru: words(
    'электро энерги мощност квт мвт тариф выработк биогаз | сертификат тепл субсид мощност удобрен тариф излишк прием отход',
    'обслуж ремонт сырь чистк эксплуатац сетев сеть диспетч | страхов | земл $rent участ | $staff управлен охран мониторинг бухгалт',
    'панел турбин инвертор станци модул $equipment подключ',
    'стриж пациент ученик ночлег номеров блюд',
  ),
  price: [
    [0.02, 0.45],
    [20, 350],
  ],
  revenue: 500_000,
  margin: [15, 97],
  payroll: [0, 30],
  isGrowing: false,
  isTraded: true,
};

export const freshFields: readonly ExpectedModel[] = [
  ...linesOf(
    { ...crops, isSeasonal: true },
    en('strawberry farm in Huelva with 5 hectares', 'ES', 5, 350_000),
    en('small vineyard and winery in Kakheti', 'GE', null, 250_000),
    en('blueberry farm 10 acres Oregon', 'US', 10, 250_000, 4.05, 4, 4.0469, 4.047),
    en('olive grove in Crete', 'GR', null, 80_000),
    en('avocado farm in Michoacán, 20 hectares', 'MX', 20, 300_000),
    en('wheat and soy farm in Santa Fe', null, null, 600_000),
    en('vegetable box scheme', null, null, 200_000),
    ru('клубничная ферма 2 гектара', null, 2, 100_000),
    ru('выращивание картофеля на 50 га в Брянской области', 'RU', 50, 250_000),
    ru('яблоневый сад'),
  ),
  ...linesOf(
    crops,
    en('oyster mushroom farm in the basement', null, null, 70_000),
    en('hydroponic lettuce in shipping containers'),
    en('tomato greenhouse in Almería 2 ha', 'ES', 2, 350_000, 20_000),
    ru('теплица для огурцов', null, null, 150_000),
    ru('выращивание вешенок', null, null, 60_000),
    ru('тюльпаны к 8 марта', null, null, 60_000),
    ru('микрозелень для ресторанов', null, null, 60_000),
  ),
  ...linesOf(
    animals,
    en('dairy farm with 75 cows in Waikato', 'NZ', 75, 280_000),
    en('free range eggs, 3000 hens', null, 3000, 250_000),
    en('beekeeper with 120 hives', null, 120, 60_000),
    en('goat cheese farm in Alentejo', 'PT', null, 120_000),
    en('trout farm in Bosnia', 'BA', null, 250_000),
    en('cattle ranch in Paraguay 500 head', 'PY', 500, 250_000),
    en('granja avícola en Santa Cruz, Bolivia', 'BO', null, 300_000),
    ru('пасека на 50 ульев в Башкирии', 'RU', 50, 25_000),
    ru('козья ферма и сыроварня', null, null, 100_000),
    ru('перепелиная ферма', null, null, 60_000),
    ru('разведение форели в УЗВ', null, null, 250_000),
  ),
  ...linesOf(
    power,
    en('2 MW solar park in Puglia', 'IT', 2, 280_000, 2000, 2_000_000),
    en('biogas plant on a dairy farm', null, null, 600_000),
    en('small wind farm, 3 turbines, Saskatchewan', 'CA', 3, 1_200_000),
    at(null, ru('солнечная электростанция 500 кВт в Шымкенте', 'KZ', 500, 50_000)),
  ),
  ...linesOf(
    crops,
    selling('grape wine bottle', at([[0.5, 90]], en('vigneto in Piemonte', 'IT', null, 300_000))),
  ),
];
