// Lines of the fourth set about farms.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { notEnglish, notRussian, ofAnyRevenue } from '../usual.ts';
import { wideEnglish, wideRussian } from './wordings.ts';

const farming = { margin: [-25, 75], payroll: [0, 60], isGrowing: false } as const;

const goats: Trade = {
  en: words(
    'goat cheese milk dairy kid farm yogurt yoghurt kg wheel sale wholesale direct market farm',
    `feed fodder hay grain vet | ${wideEnglish.people} | $utilities $fuel packag ${wideEnglish.running}`,
    `goat animal herd dairy milk ${wideEnglish.yard}`,
    `${notEnglish('livestock', 'hectare')} beef poultry egg`,
  ),
  ru: words(
    'коз молок сыр козлят творог надо удо мяс продаж опт розн',
    `корм сен зерн комбикорм ветеринар | ${wideRussian.people} доярк | $utilities $fuel упаковк закваск ${wideRussian.running}`,
    `коз стад животн дойн сыровар ${wideRussian.yard}`,
    `${notRussian('гектар', 'доярк')} яйц свинин птиц`,
  ),
  price: [[1, 45]],
  revenue: 120_000,
  ...farming,
};

const strawberries: Trade = {
  en: words(
    'strawberr berr pick fruit kg punnet visit entry jam sale wholesale direct market farm',
    `plant fertil straw crop seedling irrigat pestic $materials | ${wideEnglish.people} picker | ${wideEnglish.running} packag $fuel`,
    `irrigat plant tunnel land ${wideEnglish.yard}`,
    `${notEnglish('hectare')} cattle cow apple`,
  ),
  ru: words(
    'клубник земляник ягод рассад кг килограмм урожа продаж опт розн',
    `рассад удобрен полив защит семен $materials | ${wideRussian.people} сборщ сбор | ${wideRussian.moving} тара упаковк ящик ${wideRussian.running}`,
    `полив орошен рассад посадк саженц теплиц ${wideRussian.yard}`,
    `${notRussian('гектар')} надои яблок пшениц`,
  ),
  price: [
    [1, 35],
    [1_000, 18_000],
  ],
  revenue: 110_000,
  ...farming,
  isSeasonal: true,
};

const mushrooms: Trade = {
  en: words(
    'mushroom oyster kg kilo harvest sale wholesale direct market farm',
    `substrate spawn straw mycel bag block $materials | $utilities $rent | ${wideEnglish.people} packag deliver $fuel ${wideEnglish.running}`,
    `climate humidif shel rack chamber cool fridge ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} oyster_bed seafood wine`,
  ),
  ru: words(
    'вешенк гриб кг килограмм тонн урожа продаж опт розн',
    `мицел субстрат солом мешк блок $materials | $utilities $rent | ${wideRussian.people} | ${wideRussian.moving} упаковк ${wideRussian.running}`,
    `камер увлажн стеллаж климат холодил ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} шашлык трюфел надои`,
  ),
  price: [
    [1.5, 30],
    [1_500, 30_000],
  ],
  revenue: 80_000,
  ...farming,
};

const bees: Trade = {
  en: words(
    'honey jar wax kg propolis bee queen pollen colony pollinat sale wholesale direct market farm',
    `jar sugar feed frame packag treatment medic vet $materials | ${wideEnglish.running} $fuel $vehicle`,
    `hive bee colon extractor ${wideEnglish.yard}`,
    `${notEnglish('livestock')} cattle bakery wool`,
  ),
  ru: words(
    'мед мёд пчел воск прополис пыльц кг килограмм пчелопакет продаж опт розн',
    `сахар вощин рамк тара банк подкорм препарат лекарств ветеринар корм $materials | ${wideRussian.running} $fuel $vehicle`,
    `улей улья ульи ульев пчел медогонк рамк омшаник ${wideRussian.yard}`,
    `${notRussian()} медицин шерст пряник`,
  ),
  price: [[2, 45]],
  revenue: 24_000,
  margin: [-30, 85],
  payroll: [0, 65],
  isGrowing: false,
};

const trout: Trade = {
  en: words(
    'trout fish kg tonne fillet smoked fingerl sale wholesale direct market farm',
    `feed fingerl fry juvenile egg stocking | ${wideEnglish.people} | $utilities vet medic oxygen packag transport $fuel ${wideEnglish.running}`,
    `pond cage tank raceway ${wideEnglish.yard}`,
    `${notEnglish('livestock')} trawler cattle wool`,
  ),
  ru: words(
    'форел рыб тонн кг килограмм икр малек продаж опт розн',
    `корм малек мальк посадочн рыбопосад | ${wideRussian.people} рыбовод | $utilities $fuel ветеринар кислород упаковк ${wideRussian.running}`,
    `садк садок бассейн лодк катер узв ${wideRussian.yard}`,
    `${notRussian()} траулер шерст надои`,
  ),
  price: [
    [2.5, 20],
    [2_500, 20_000],
  ],
  revenue: 300_000,
  isTraded: true,
  ...farming,
};

const grain: Trade = {
  en: words(
    'wheat canola grain crop tonne bushel oilseed sale wholesale direct market farm',
    `seed fertil input herbicid chemical crop pestic | $fuel $vehicle machin equip | ${wideEnglish.people} insur land lease ${wideEnglish.running}`,
    `combine tractor seeder bin land ${wideEnglish.yard}`,
    `${notEnglish('hectare')} flour milk bread`,
  ),
  ru: words(
    'пшениц подсолнечник зерн урожа тонн культур продаж опт розн',
    `семен удобрен защит гербицид сзр | $fuel | ${wideRussian.people} механизатор комбайн | ${wideRussian.space} страхов ремонт ${wideRussian.running}`,
    `комбайн трактор сеялк ${wideRussian.yard}`,
    `${notRussian('гектар')} мельниц надои молок`,
  ),
  price: [
    [0.08, 1],
    [80, 1_000],
    [3, 30],
  ],
  revenue: 400_000,
  isTraded: true,
  ...farming,
};

const olives: Trade = {
  en: words(
    'olive oil litre liter bottle kg tonne sale wholesale direct market farm',
    `mill press bottl packag harvest fertil pestic irrigat treatment $materials | ${wideEnglish.people} picker | $fuel $vehicle ${wideEnglish.running}`,
    `mill tank olive tree press grove irrigat ${wideEnglish.yard}`,
    `${notEnglish('hectare')} crude refiner wine`,
  ),
  price: null,
  revenue: 90_000,
  isTraded: true,
  ...farming,
};

const eggs: Trade = {
  en: words(
    'egg dozen tray hen sale wholesale direct market farm',
    `feed grain pullet | ${wideEnglish.people} | packag carton box $utilities vet $fuel ${wideEnglish.running}`,
    `hen coop house flock bird ${wideEnglish.yard}`,
    `${notEnglish('livestock', 'hectare')} milk wool bakery`,
  ),
  ru: words(
    'яйц яиц перепел мяс тушк инкубац продаж опт розн',
    `корм комбикорм зерн | ${wideRussian.people} птичник | упаковк лоток лотк ветеринар $utilities ${wideRussian.running}`,
    `клетк инкубатор перепел птиц ${wideRussian.yard}`,
    `${notRussian()} молок шерст надои`,
  ),
  price: [
    [0.04, 15],
    [15, 400],
  ],
  revenue: 150_000,
  ...farming,
};

const greenhouse: Trade = {
  en: words(
    'tomato kg tonne vegetable harvest crop sale wholesale direct market farm',
    `seed seedling fertil substrate pestic | heat gas coal $utilities | ${wideEnglish.people} | packag transport $fuel ${wideEnglish.running}`,
    `greenhouse boiler irrigat heat ${wideEnglish.yard}`,
    `${notEnglish('hectare')} milk ketchup cattle`,
  ),
  ru: words(
    'огурц огурец зелен овощ укроп салат кг килограмм урожа тонн продаж опт розн',
    `семен рассад удобрен субстрат грунт защит | газ отоплен $utilities | ${wideRussian.people} тепличн | ${wideRussian.moving} упаковк ${wideRussian.running}`,
    `теплиц полив котел котёл отоплен ${wideRussian.yard}`,
    `${notRussian('гектар')} молок консерв`,
  ),
  price: null,
  revenue: 90_000,
  isTraded: true,
  ...farming,
};

const tulips: Trade = {
  ru: words(
    'тюльпан цвет букет срез штук продаж опт розн',
    `луковиц посадочн удобрен субстрат грунт $materials | $utilities $rent отоплен | ${wideRussian.people} упаковк ${wideRussian.running}`,
    `теплиц холодил стеллаж ящик свет освещ ${wideRussian.yard}`,
    `${notRussian()} огурц молок чеснок`,
  ),
  price: [[0.2, 5]],
  revenue: 15_000,
  isTraded: true,
  ...farming,
  isSeasonal: true,
};

const firs: Trade = {
  en: words(
    'tree christmas fir spruce pick cut wreath sale wholesale direct market farm',
    `seedling sapling plant fertil $materials | ${wideEnglish.people} | $fuel $vehicle machin netting ${wideEnglish.running}`,
    `tree plant land fence ${wideEnglish.yard}`,
    `${notEnglish('hectare')} lumber plywood cattle`,
  ),
  price: [[10, 150]],
  revenue: 100_000,
  margin: [-60, 80],
  payroll: [0, 70],
  isGrowing: false,
  isSeasonal: true,
};

export const fourthFields: readonly ExpectedModel[] = [
  ...linesOf(
    goats,
    en('goat farm with its own cheese dairy, 60 goats, Crete', 'GR', 60),
    ru('козья ферма под Костромой: 50 коз, сыр и молоко', 'RU', 50),
  ),
  ...linesOf(
    strawberries,
    en('pick-your-own strawberries on 3 hectares near Ipswich', 'GB', 3, 130_000, 30_000),
    ru('клубника, 2 га под Липецком', 'RU', 2, 110_000, 20_000, 200),
  ),
  ...linesOf(
    mushrooms,
    en('oyster mushrooms in a cellar in Ljubljana, 500 kg a month', 'SI', 500, 60_000, 6000, 0.5, 6),
    ru('выращиваю вешенки, 2 тонны в месяц', null, 2, 115_000, 2000, 24, 24_000),
  ),
  ...linesOf(
    bees,
    en('60 beehives in Transylvania, honey', 'RO', 60, 27_000),
    ru('пасека 80 ульев в Башкирии', 'RU', 80),
  ),
  ...linesOf(
    trout,
    en('trout farm in Bosnia, 25 tonnes a year', 'BA', 25, 140_000, 25_000, 25 / 12, 2.08, 2083),
    ru('форелевое хозяйство в Карелии, 60 тонн в год', 'RU', 60, 500_000, 60_000, 5, 5000),
  ),
  ...linesOf(
    grain,
    en('wheat and canola on 1,200 hectares in Saskatchewan', 'CA', 1200, 750_000),
    ru('выращиваем пшеницу и подсолнечник на 800 га, Саратовская область', 'RU', 800, 330_000),
  ),
  ...linesOf(olives, en('olivar de 20 hectáreas en Jaén con venta de aceite', 'ES', 20)),
  ...linesOf(
    eggs,
    en('free range eggs in Tasmania, 2,000 hens', 'AU', 2000, 220_000),
    ru('перепелиная ферма на 1500 птиц, яйцо и мясо', null, 1500, 75_000),
  ),
  ...linesOf(
    greenhouse,
    en('heated tomato greenhouse of 5000 m2 near Tashkent', 'UZ', 5000, 120_000, 0.5),
    ru('теплица 1000 м2 под огурцы и зелень в Ставрополе', 'RU', 1000, 45_000, 0.1, 10),
  ),
  ...linesOf(tulips, ru('тюльпаны к 8 марта, 20 тысяч луковиц', null, 20_000, null, 20)),
  ...ofAnyRevenue(linesOf(firs, en('christmas tree plantation in Galloway', 'GB'))),
];
