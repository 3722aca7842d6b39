// Lines of the fourth set about shops with a counter.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { wideEnglish, wideRussian } from './wordings.ts';

const shop = { margin: [-10, 40], payroll: [1, 48] } as const;
const sellersEn = `${wideEnglish.people} sales_ cashier shop florist`;
const sellersRu = `${wideRussian.people} продавец продавц кассир флорист фармацевт провизор`;
const shelvesEn = `shelv display rack till pos fridge counter ${wideEnglish.kit}`;
const shelvesRu = `стеллаж витрин касс полк прилавок торгов холодил ${wideRussian.kit}`;

const flowers: Trade = {
  en: words(
    `flower bouquet plant wedding arrangement ${english.shop}`,
    `flower plant vase wrap $goods | ${sellersEn} | $rent | ${wideEnglish.running}`,
    `cold cool ${shelvesEn} $vehicle`,
    `${notEnglish()} harvest hive`,
  ),
  ru: words(
    `букет цвет роз композиц подар ${russian.shop}`,
    `цвет упаковк $goods | ${sellersRu} | $rent | ${wideRussian.running} ${wideRussian.moving}`,
    shelvesRu,
    `${notRussian()} урожа комбайн`,
  ),
  price: [[1, 140]],
  revenue: 260_000,
  ...shop,
};

const pharmacy: Trade = {
  en: words(
    `medic drug prescript pharm cosmetic otc ${english.shop}`,
    `medic drug $goods | ${sellersEn} pharmacist | $rent $utilities | ${wideEnglish.running}`,
    shelvesEn,
    `${notEnglish('patient')} surgeon tractor farmland`,
  ),
  ru: words(
    `лекарств препарат медикамент рецепт косметик аптек ${russian.shop}`,
    `лекарств препарат медикамент $goods | ${sellersRu} | $rent | ${wideRussian.running}`,
    shelvesRu,
    `${notRussian('пациент')} хирург койк стоматолог`,
  ),
  price: [[3, 70]],
  revenue: 1_000_000,
  ...shop,
};

const books: Trade = {
  en: words(
    `book tea drink cake ${english.shop}`,
    `book $goods | ${sellersEn} | $rent | $utilities ${wideEnglish.running}`,
    shelvesEn,
    `${notEnglish()} print_run bookkeep_fee bookmaker`,
  ),
  price: [[2, 45]],
  revenue: 140_000,
  ...shop,
};

const grocery: Trade = {
  en: words(
    `grocer food newspaper postal post_office tobacco alcohol convenience ${english.shop}`,
    `grocer food $goods | ${sellersEn} | $utilities $rent | ${wideEnglish.running}`,
    shelvesEn,
    `${notEnglish()} waiter housekeep`,
  ),
  ru: words(
    `продукт продовольств алкогол хлеб бакале ${russian.shop}`,
    `продукт $goods | ${sellersRu} | $rent | $utilities ${wideRussian.running}`,
    shelvesRu,
    `${notRussian()} официант горнич`,
  ),
  price: [[3, 50]],
  revenue: 450_000,
  ...shop,
};

const hardware: Trade = {
  en: words(
    `hardware tool cement paint plumbing material nail ${english.shop} deliver`,
    `hardware tool $goods | ${sellersEn} | $rent | $utilities ${wideEnglish.running}`,
    `${shelvesEn} $vehicle`,
    `${notEnglish()} motherboard gigabyte`,
  ),
  ru: words(
    `стройматериал материал смес инструмент краск доставк ${russian.shop}`,
    `стройматериал материал $goods | ${sellersRu} грузчик | $rent ${wideRussian.moving} | ${wideRussian.running}`,
    `${shelvesRu} $vehicle погрузчик`,
    `${notRussian()} прораб субподряд квартир`,
  ),
  price: [[4, 400]],
  revenue: 700_000,
  ...shop,
};

const carParts: Trade = {
  ru: words(
    `запчаст автозапчаст деталь детал масл ${russian.shop}`,
    `запчаст детал $goods | ${sellersRu} | $rent | ${wideRussian.running} ${wideRussian.moving}`,
    shelvesRu,
    `${notRussian()} нормо подъемник токар`,
  ),
  price: [[6, 400]],
  revenue: 400_000,
  ...shop,
};

const usedClothes: Trade = {
  en: words(
    `cloth vintage garment apparel accessor jacket dress item piece ${english.shop}`,
    `cloth sourcing garment $goods | ${sellersEn} | $rent | ${wideEnglish.running}`,
    shelvesEn,
    `${notEnglish()} grape wine seamstress`,
  ),
  ru: words(
    `одежд обув вещ вес кг килограмм секонд ${russian.shop}`,
    `одежд вещ $goods | ${sellersRu} | $rent | ${wideRussian.running}`,
    shelvesRu,
    `${notRussian()} швея металлолом`,
  ),
  price: [[3, 130]],
  revenue: 180_000,
  ...shop,
};

const bottles: Trade = {
  en: words(
    `wine bottle tasting ticket spirit ${english.shop}`,
    `wine bottle $goods | ${sellersEn} | $rent | ${wideEnglish.running}`,
    shelvesEn,
    `${notEnglish()} grape vineyard fermentation`,
  ),
  ru: words(
    `пив литр закуск снек рыб напит ${russian.shop}`,
    `пив закуск снек $goods | ${sellersRu} | $rent | ${wideRussian.running}`,
    `кран розлив ${shelvesRu}`,
    `${notRussian()} солод хмел бурен`,
  ),
  price: [[4, 110]],
  revenue: 270_000,
  ...shop,
};

const butcher: Trade = {
  en: words(
    `meat sausage butcher poultry beef ready deli ${english.shop}`,
    `meat carcass $goods | ${sellersEn} butcher | $rent | $utilities ${wideEnglish.running}`,
    `cold slicer ${shelvesEn}`,
    `${notEnglish('livestock')} pasture feed_cost waiter`,
  ),
  ru: words(
    `рыб морепродукт икр ${russian.shop}`,
    `рыб $goods лед | ${sellersRu} | ${wideRussian.space} | ${wideRussian.running} $utilities`,
    `лед льдо ${shelvesRu}`,
    `${notRussian()} малек траулер`,
  ),
  price: [[4, 90]],
  revenue: 350_000,
  ...shop,
};

const optician: Trade = {
  en: words(
    `glass frame lens optic eye test exam spectacle sunglass ${english.shop}`,
    `lens frame $goods $materials | ${sellersEn} optometr | $rent | ${wideEnglish.running}`,
    `eye refract optic lens ${shelvesEn}`,
    `${notEnglish('patient')} bedroom telescope window_glass`,
  ),
  ru: words(
    `очк оправ линз оптик проверк зрен ${russian.shop}`,
    `оправ линз $goods $materials | ${sellersRu} оптометрист | $rent | ${wideRussian.running}`,
    `рефракт диоптр станок линз ${shelvesRu}`,
    `${notRussian('пациент')} оптоволок абонентск стеклопакет`,
  ),
  price: [[15, 600]],
  revenue: 350_000,
  margin: [-10, 50],
  payroll: [4, 52],
};

const petrol: Trade = {
  en: words(
    `fuel petrol diesel litre liter gas shop lubricant car_wash sale`,
    `fuel petrol diesel $goods | ${sellersEn} attendant | $utilities $rent maintenance repair licen | ${wideEnglish.running}`,
    `pump tank dispens forecourt canopy ${shelvesEn} ${wideEnglish.yard}`,
    `${notEnglish()} passenger taxi kilowatt_peak`,
  ),
  ru: words(
    `топлив бензин дизел литр газ кафе магазин сопутств`,
    `топлив бензин дизел $goods закуп | ${sellersRu} заправщик | $utilities $rent ремонт обслуж лиценз | ${wideRussian.running}`,
    `колонк резервуар азс навес ${shelvesRu} ${wideRussian.yard}`,
    `${notRussian()} пассажир такси солнечн_панел`,
  ),
  price: [
    [0.35, 3],
    [5, 90],
  ],
  revenue: 2_500_000,
  isTraded: true,
  margin: [-5, 25],
  payroll: [0, 22],
};

export const fourthShelves: readonly ExpectedModel[] = [
  ...linesOf(flowers, en('bloemenwinkel in Delft', 'NL'), ru('цветочный с доставкой в Чебоксарах', 'RU')),
  ...linesOf(pharmacy, en('farmacia en Oviedo', 'ES'), ru('аптека в Кургане', 'RU')),
  ...linesOf(books, en('second hand bookshop in Hay-on-Wye with a tea corner', 'GB')),
  ...linesOf(
    grocery,
    en('village shop with a post office counter in Devon', 'GB'),
    ru('продуктовый магазин у дома в Балашове, 90 м2', 'RU'),
  ),
  ...linesOf(
    hardware,
    en('hardware store in Cebu City', 'PH'),
    ru('магазин стройматериалов с доставкой в Нальчике', 'RU'),
  ),
  ...linesOf(carParts, ru('автозапчасти под заказ в Караганде', 'KZ')),
  ...linesOf(
    usedClothes,
    en('vintage clothing store in Berlin', 'DE'),
    ru('секонд-хенд на вес в Пскове', 'RU'),
  ),
  ...linesOf(bottles, en('wine shop with tastings in Aberdeen', 'GB'), ru('магазин разливного пива')),
  ...linesOf(butcher, en('macelleria a Bologna', 'IT'), ru('рыбная лавка на рынке в Мурманске', 'RU')),
  ...linesOf(
    optician,
    en('optician with two eye test rooms in Krakow', 'PL'),
    ru('салон оптики в Орле', 'RU'),
  ),
  ...linesOf(
    petrol,
    en('petrol station near Nakuru in Kenya', 'KE'),
    ru('АЗС с кафе на трассе в Липецкой области', 'RU'),
  ),
];
