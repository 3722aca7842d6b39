// Lines of the fourth set about places to eat and food cooked to order.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { solo, wideEnglish, wideRussian } from './wordings.ts';

const restaurant: Trade = {
  en: words(
    `${english.eating} drink bowl noodle main kitchen brunch dine restaurant`,
    `${english.food} | ${wideEnglish.people} chef waiter | $rent | $utilities $marketing ${wideEnglish.running}`,
    'kitchen $equipment | $fitout dining table hall',
    `${notEnglish()} passenger housekeep`,
  ),
  ru: words(
    `${russian.eating} хинкал напит бар ресторан рыб`,
    `${russian.food} мяс рыб | ${wideRussian.people} официант | $rent | $utilities $marketing ${wideRussian.running}`,
    '$equipment кухн | $fitout зал',
    `${notRussian()} пассажир горнич малек`,
  ),
  price: [[4, 110]],
  revenue: 500_000,
  margin: [-5, 38],
  payroll: [4, 55],
};

const lunches: Trade = {
  en: words(
    `${english.eating} canteen school contract cater pupil child`,
    `${english.food} | ${wideEnglish.people} kitchen | $utilities $vehicle $fuel $rent ${wideEnglish.running}`,
    'kitchen $equipment $vehicle',
    `${notEnglish()} alcohol textbook bedroom`,
  ),
  ru: words(
    `${russian.eating} столов комбинат рацион комплекс`,
    `${russian.food} | ${wideRussian.people} | $utilities $vehicle $fuel $rent ${wideRussian.running}`,
    '$equipment кухн $vehicle посуд',
    `${notRussian()} кальян учебник`,
  ),
  price: [
    [2, 16],
    [1_000, 200_000],
  ],
  revenue: 650_000,
  margin: [-6, 35],
  payroll: [4, 55],
};

const bakery: Trade = {
  en: words(
    `bread cake pastr baked bak loaf confection dessert sweet ${english.eating}`,
    `flour sugar butter cream $materials ${english.food} | ${wideEnglish.people} baker confectioner | $rent | $utilities $marketing ${wideEnglish.running}`,
    'oven mixer kitchen $equipment',
    `${notEnglish()} passenger bedroom`,
  ),
  ru: words(
    `хлеб лепешк самс выпечк булк буханк батон изделие изделий ${russian.eating}`,
    `мук масл дрожж $materials ${russian.food} | ${wideRussian.people} пекар | $rent $utilities дров | $utilities $marketing $fuel $vehicle ${wideRussian.running}`,
    'печ тандыр тестомес $equipment',
    `${notRussian()} пассажир кальян`,
  ),
  price: [
    [0.6, 20],
    [15, 160],
  ],
  revenue: 350_000,
  margin: [-8, 45],
  payroll: [2, 58],
};

const onWheels: Trade = {
  en: words(
    `crepe pancake festival market event street drink ${english.eating}`,
    `${english.food} | $fuel $vehicle pitch permit fee stall $rent | insur licen $marketing gas ${wideEnglish.running}`,
    `${wideEnglish.yard} kitchen`,
    `${notEnglish()} passenger freight waiter`,
  ),
  ru: words(
    `кофе хот_дог напит закуск ${russian.eating}`,
    `кофе сосис ${russian.food} | ${wideRussian.people} бариста продавц | ${wideRussian.space} $fuel $utilities генератор | ${wideRussian.running}`,
    'кофемашин прицеп вагончик $vehicle $equipment',
    `${notRussian()} пассажир грузоперевоз фрахт`,
  ),
  price: [[2, 30]],
  revenue: 130_000,
  margin: [-8, 60],
  payroll: [0, 60],
};

const atHome: Trade = {
  en: words(
    `cake wedding dessert tier ${english.eating}`,
    `flour sugar butter $materials ${english.food} | packag box $fuel $vehicle deliver $utilities | ${wideEnglish.running}`,
    'oven mixer kitchen $equipment $vehicle',
    `${notEnglish()} waiter bridal venue_hire`,
  ),
  ru: words(
    `пельмен вареник полуфабрикат килограмм кг заморож ${russian.eating}`,
    `мук мяс фарш $materials ${russian.food} | упаковк доставк курьер $fuel $utilities | ${wideRussian.running}`,
    'морозил холодил $equipment $vehicle',
    `${notRussian()} официант бармен кофемашин`,
  ),
  price: [
    [3, 60],
    [60, 1_500],
  ],
  revenue: 60_000,
  ...solo,
};

const deliveredMeals: Trade = {
  en: words(
    `poke bowl deliver ${english.eating}`,
    `fish rice ${english.food} | ${wideEnglish.people} courier | $rent $utilities | commission platform courier deliver app ${wideEnglish.running}`,
    'kitchen fridge $equipment',
    `${notEnglish()} waiter dining_room`,
  ),
  ru: words(
    `суши ролл доставк сет набор ${russian.eating}`,
    `рыб рис ${russian.food} | ${wideRussian.people} сушист курьер | $rent $utilities | комисси агрегатор курьер доставк ${wideRussian.running}`,
    'кухн холодил $equipment',
    `${notRussian()} официант кальян`,
  ),
  price: [[8, 70]],
  revenue: 450_000,
  margin: [-8, 38],
  payroll: [3, 52],
};

export const fourthEating: readonly ExpectedModel[] = [
  ...linesOf(
    restaurant,
    en('Ramen counter in Leeds, 18 seats', 'GB', 18, 450_000),
    en('Vegetarisches Restaurant in Leipzig, 45 Plätze', 'DE', 45, 700_000),
    en('Lebanese restaraunt in Accra with 70 seats', 'GH', 70, 900_000),
    ru('хинкальная в Рязани, 40 посадочных мест', 'RU', 40, 650_000),
    ru('рыбный ресторан на набережной в Актау, 90 мест', 'KZ', 90, 1_200_000),
  ),
  ...linesOf(
    lunches,
    en(
      'school canteens under contract, 900 lunches a day',
      null,
      900,
      700_000,
      18_000,
      18_900,
      19_800,
      ...[162_000, 171_000, 13_500, 14_250],
    ),
    ru('комбинат питания, 1500 обедов в день для заводов', null, 1500, 3_500_000, 30_000, 31_500, 33_000),
  ),
  ...linesOf(
    bakery,
    en('cukiernia w Lublinie', 'PL'),
    ru('тандырная пекарня, лепёшки и самса, Ош', 'KG', null, 200_000),
    ru(
      ...(['пекарня без кафе, хлеб в магазины, 800 буханок в день', null, 800, 450_000] as const),
      ...[24_000, 24_320, 24_333, 20_000, 17_600, 20_800, 16_800, 292_000],
    ),
  ),
  ...linesOf(
    onWheels,
    en('crepe van at festivals and markets, just me and my sister'),
    ru('кофе и хот-доги из прицепа у трассы под Воронежем', 'RU'),
  ),
  ...linesOf(
    atHome,
    en('wedding cakes from my own kitchen in Galway', 'IE'),
    ru('домашние пельмени и вареники на заказ, без кафе'),
  ),
  ...linesOf(
    deliveredMeals,
    en('poke bowls by delivery only, no dining room, Brisbane', 'AU'),
    ru('доставка суши и роллов в Сургуте без зала', 'RU'),
  ),
];
