// What somebody most likely means who says one word and nothing else of the trade: coffee in Lisbon, свадьбы.
import { kindById } from '#catalog/kinds/kinds.ts';
import { linkOf } from '../words/links.ts';
import { isStopWord, plainWords } from '../words/stop-words.ts';
import type { Line } from './groups.ts';
import type { Trades } from './trades.ts';

const meant: Readonly<Record<string, string>> = {
  cafe: 'coffee coffees кофе',
  custom_cakes: 'cakes cake торты торт',
  beer_shop: 'beer beers пиво',
  wine_shop: 'wine wines вино',
  food_stall: 'food еда бутерброды',
  pancakes_and_dumplings: 'pancakes блины',
  grill_takeaway: 'шашлыки шашлык barbecue bbq',
  fishmonger: 'fish seafood рыба рыбу морепродукты',
  cheese_dairy: 'cheese cheeses',
  dairy_farm: 'milk',
  tea_coffee_shop: 'tea teas чай',
  juice_bar: 'smoothies смузи',
  clothing_shop: 'clothes clothing одежда одежду',
  bookshop: 'books книги',
  furniture_shop: 'furniture мебель',
  cosmetics_shop: 'cosmetics косметика косметику makeup',
  bag_shop: 'bags handbags сумки',
  clothing_brand: 'футболки футболка hoodies худи',
  watch_and_jewellery_repair: 'часы',
  optician: 'glasses spectacles зрение',
  sports_shop: 'велосипеды bicycles bikes',
  garden_centre: 'plants растения',
  stationery_shop: 'stationery канцелярия канцтовары',
  hair_salon: 'haircuts',
  beauty_salon: 'beauty красота',
  fitness_studio: 'fitness фитнес',
  football_academy: 'football soccer',
  ski_hire: 'ski skis skiing лыжи',
  surf_dive_school: 'surf surfing diving дайвинг',
  wedding_agency: 'weddings wedding свадьбы свадьба',
  event_agency: 'parties праздники праздник мероприятия events',
  travel_agency: 'travel',
  boat_hire: 'boats яхты yachts',
  car_dealer: 'cars автомобили',
  riding_stable: 'horses лошади',
  video_production: 'video videos видео',
  web_studio: 'websites website сайты сайт',
  games_studio: 'games игры videogames',
  marketing_agency: 'ads advertising marketing маркетинг',
  accounting_firm: 'taxes accounting bookkeeping налоги бухгалтерия',
  law_firm: 'legal право',
  microfinance: 'кредиты',
  solar_installation: 'solar',
  windows_and_doors: 'windows doors',
  electrician: 'electrics electrical wiring',
  painter_decorator: 'покраска малярка',
  flooring: 'floors полы паркет',
  custom_furniture: 'kitchens кухни кухня',
  bathroom_tile_shop: 'tiles плитка',
  ready_mix_concrete: 'бетон',
  flat_renovation: 'ремонты renovation renovations',
  printing_house: 'printing',
  building_contractor: 'houses дома construction стройка строительство',
  phone_and_computer_repair: 'computers компьютеры',
  self_storage: 'storage',
  used_electronics_shop: 'phones телефоны',
  trucking: 'грузоперевозки trucks фуры',
  musicians: 'music музыка',
  candles_and_soap: 'potter ceramist',
  pet_shop: 'pets',
};

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(meant).flatMap(([id, words]) => words.split(' ').map((word) => [word, id] as const)),
);

/** Phrases of these trades leave such a word to others: wedding cars, bags of grapes. */
const firmly = new Set([
  'wedding_agency',
  'bag_shop',
  'surf_dive_school',
  'ski_hire',
  'grill_takeaway',
  'pancakes_and_dumplings',
]);
const denied = /(?<!\p{L})(?:not|no|without|don['’]t|не|без|нет)(?!\p{L})/iu;

/** None where more is said, or a word that may be anything; what was read already stays, but for those that such a word says firmly. */
export function orOneWord(trades: Trades, { words, taken }: Line, text: string): Trades {
  const telling = words.flatMap((word, at) => {
    const isPlain = isStopWord(word) || plainWords.has(word.form) || linkOf(word.said) !== null;
    return word.type === 'word' && !taken.has(at) && !isPlain ? [at] : [];
  });
  // “Cakes 10 a week”: its number stands behind.
  const isCounted = telling.length === 0 && taken.get(0) === 'size' && words[1]?.type === 'number';
  const [at, ...more] = isCounted ? [0] : telling;
  if (at === undefined || more.length > 0 || denied.test(text)) return trades;
  const id = byWord.get(words[at]?.form ?? '') ?? '';
  const kind = trades.kinds.length === 0 || isCounted || firmly.has(id) ? kindById(id) : null;
  return kind ? { kinds: [kind], words: [at] } : trades;
}
