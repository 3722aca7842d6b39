// Which other trades of a line are no trades of their own: what a truck serves, what goes into what is made, where it is sold.
import type { Kind } from '#catalog/kind/kind.ts';
import { isShopOfGoods } from '#catalog/kinds/online/sold-online.ts';
import { type Beside, ownParts } from './own-parts.ts';

const kitchens =
  'burgers kebab pizzeria sushi pancakes_and_dumplings food_stall grill_takeaway market_stall coffee_to_go juice_bar ice_cream pastry_shop';
const dining =
  'restaurants?|cafes?|cafés?|pizzeria|bar|shops?|bakery|second|ресторан\\p{L}*|кафе|пиццери\\p{L}*|бургерн\\p{L}*|столов\\p{L}*|кофейн\\p{L}*|бар|магазин\\p{L}*|and a|и (?:ещё|еще)';

const pairs: readonly Beside[] = [
  ...ownParts,
  {
    of: 'vegetable_farm berry_farm beekeeping orchard greenhouse farm flower_farm poultry_farm fish_farm sheep_farm sheep_goat_farm mushroom_farm cheese_dairy sauces_and_preserves home_bakery smokehouse',
    no: 'market_stall',
    unless: 'and a stall|и точк\\p{L}*',
  },
  {
    of: 'vegetable_farm berry_farm beekeeping orchard greenhouse farm poultry_farm fish_farm sheep_farm sheep_goat_farm mushroom_farm microgreens cheese_dairy',
    no: 'greengrocer',
    unless: '(?:farm )?shops?|greengrocer\\p{L}*|stall|лавк\\p{L}*|магазин\\p{L}*|ларёк|ларек|точк\\p{L}*',
  },
  {
    of: 'vending',
    no: 'snack_making chocolate_making coffee_roasting soft_drinks food_factory dumplings_making',
    unless: 'mak(?:e|es|ing)|produc\\p{L}+|roast\\p{L}*|произв\\p{L}+|дела(?:ю|ем)|обжар\\p{L}*',
  },
  { of: 'catering', no: 'dark_kitchen', unless: 'deliver\\p{L}*|dark|ghost|доставк\\p{L}*' },
  { of: 'funeral_home', no: 'trucking', unless: 'freight|cargo|trucks?|груз\\p{L}*' },
  {
    of: 'cafe coffee_to_go',
    no: 'pastry_shop bakery tea_coffee_shop',
    unless:
      'bakery|baker|shops?|patisserie|roast\\p{L}*|пекарн\\p{L}*|кондитерск\\p{L}*|магазин\\p{L}*|обжар\\p{L}*',
  },
  {
    of: 'kebab grill_takeaway',
    no: 'restaurant burgers',
    unless: 'restaurant|ресторан\\p{L}*|кафе|бургерн\\p{L}*',
  },
  { of: 'smokehouse', no: 'cheese_dairy', unless: 'сыроварн\\p{L}*|dairy|creamery' },
  { of: 'dairy_plant', no: 'soft_drinks', unless: 'lemonade|kombucha|лимонад\\p{L}*|квас\\p{L}*' },
  { of: 'food_truck food_stall dark_kitchen market_stall catering', no: kitchens, unless: dining },
  { of: 'cheese_dairy', no: 'dairy_plant', unless: 'молокозавод\\p{L}*|dairy plant' },
  { of: 'smokehouse', no: 'food_factory meat_plant', unless: 'factory|фабрик\\p{L}*|завод\\p{L}*' },
  {
    of: 'artist',
    no: 'printing_house gallery',
    unless: 'print(?:ing)? (?:shop|house)|gallery|типографи\\p{L}*|галере\\p{L}*',
  },
  { of: 'garden_centre', no: 'plant_nursery', unless: 'nursery|питомник\\p{L}*|выращива\\p{L}+|grow\\p{L}*' },
  { of: 'rubble_crushing', no: 'concrete_blocks', unless: 'блок\\p{L}*|blocks|плитк\\p{L}*|производ\\p{L}+' },
  {
    of: 'custom_furniture furniture_factory',
    no: 'clothing_shop windows_and_doors doors_shop furniture_shop',
    unless: 'windows|окна|одежд\\p{L}*|clothes',
  },
  {
    of: 'wine_shop beer_shop',
    no: 'brewery winery',
    unless: 'brewery|brew|пивоварн\\p{L}*|варим|winery|винодельн\\p{L}*',
  },
  {
    of: 'used_oil_collection waste_collection',
    no: 'restaurant cafe canteen shop',
    unless: 'own|свой|своё|наш',
  },
  {
    of: 'marketplace classifieds',
    no: 'restaurant cafe taxi hotel hostel cleaning_company courier dark_kitchen pizzeria courier delivery_service',
    unless: 'own|my|our|сво\\p{L}+|наш\\p{L}*',
  },
  { of: 'hotel_management', no: 'hotel hostel', unless: 'own hotels?|сво\\p{L}+ отел\\p{L}*' },
  { of: 'videographer', no: 'photographer', unless: 'photo\\p{L}*|pictures|фото\\p{L}*' },
  { of: 'preserves_making sauces_and_preserves', no: 'sauces_and_preserves preserves_making', unless: '$^' },
  { of: 'candles_and_soap', no: 'bowling gift_shop market_stall', unless: 'shop|магазин\\p{L}*' },
  {
    of: 'vet_clinic',
    no: 'imaging_centre medical_laboratory',
    unless: 'for (?:people|humans)|для людей|центр мрт|mri (?:centre|center)',
  },
  {
    of: 'clothing_factory',
    no: 'tailor',
    unless: 'ателье|atelier|tailor\\p{L}*|alterations|ремонт\\p{L}*|подгон\\p{L}*',
  },
  {
    of: 'beauty_salon nail_salon hair_salon barbershop',
    no: 'beauty_supplies',
    unless: 'shops?|store|supplies|retail|goods|магазин\\p{L}*|товар\\p{L}*|материал\\p{L}*|вс[её] для',
  },
  { of: 'vegetable_farm farm berry_farm', no: 'subscription_box', unless: 'subscri\\p{L}+|подписк\\p{L}*' },
  { of: 'lingerie_shop clothing_shop shoe_shop', no: 'market_stall', unless: 'and a|и ещё' },
  // Meat of what one keeps is no butcher's shop.
  {
    of: 'poultry_farm pig_farm beef_farm sheep_farm sheep_goat_farm farm fish_farm rabbit_farm dairy_farm snail_farm vegetable_farm berry_farm orchard',
    no: 'butcher fishmonger cheese_deli greengrocer',
    unless: 'shops?|store|butcher\\p{L}*|fishmonger\\p{L}*|магазин\\p{L}*|лавк\\p{L}*|точк\\p{L}*',
  },
  {
    of: 'rose_greenhouse',
    no: 'flower_farm',
    unless: 'farm|fields?|пол[ея]|открыт\\p{L}+',
  },
  {
    of: 'greenhouse flower_farm rose_greenhouse plant_nursery',
    no: 'flower_shop',
    unless: 'shops?|florist\\p{L}*|магазин\\p{L}*|салон\\p{L}*|букет\\p{L}*',
  },
  {
    of: 'flower_shop',
    no: 'rose_greenhouse flower_farm greenhouse',
    unless: 'grow\\p{L}*|greenhouse|farm|теплиц\\p{L}*|выращ\\p{L}+|ферм\\p{L}*',
  },
  {
    of: 'bakery home_bakery bread_factory',
    no: 'food_stall pancakes_and_dumplings',
    unless: 'stall|street|kiosk|киоск\\p{L}*|лар[её]к\\p{L}*|уличн\\p{L}+|блинн\\p{L}+|чебуречн\\p{L}+',
  },
  {
    of: 'moving_company',
    no: 'van_transport',
    unless: 'deliver\\p{L}*|courier\\p{L}*|доставк\\p{L}*|грузоперевоз\\p{L}*',
  },
  {
    of: 'food_truck food_stall market_stall coffee_to_go ice_cream_cart',
    no: 'marketing_agency concert_promoter event_agency',
    unless: 'agency|агентств\\p{L}*|organi[sz]\\p{L}*|организ\\p{L}+',
  },
  {
    of: 'dry_cleaning industrial_laundry',
    no: 'pickup_point parcel_lockers',
    unless: 'parcels?|посыл\\p{L}*|заказ\\p{L}*',
  },
  // What guests, patients and members are offered besides is no trade of its own.
  { of: 'barbershop hair_salon', no: 'cosmetics_shop', unless: 'shops?|store|магазин\\p{L}*|бутик\\p{L}*' },
  { of: 'gym', no: 'personal_trainer', unless: 'на дому|outdoors?' },
  { of: 'dental_clinic', no: 'orthopaedics', unless: 'orthopa?edics?|ортопеди\\p{L}+|ортез\\p{L}*' },
  { of: 'hotel guest_house hostel', no: 'taxi', unless: 'taxi\\p{L}*|такси' },
  {
    of: 'barbershop',
    no: 'hair_salon',
    unless: 'women|ladies|hairdress\\p{L}*|salon|женск\\p{L}+|парикмахерск\\p{L}+|салон\\p{L}*',
  },
];

const marketplaces =
  /(?<!\p{L})(?:маркетпле[йи]с\p{L}*|wildberries|вайлдберри[зс]\p{L}*|ozon|озон\p{L}*|авито|etsy|amazon|ebay|vinted|allegro)(?!\p{L})/iu;
const sellers: ReadonlySet<string> = new Set(['marketplace_seller', 'online_shop']);

/** How what one makes or grows is sold, and no trade in what others make. */
const soldOn =
  /(?<!\p{L})(?:(?:прода\p{L}+|сда\p{L}+|отда\p{L}+) (?:\p{L}+ )?оптом|sell(?:ing)? (?:\p{L}+ )?(?:wholesale|in bulk)|и оптом|and wholesale)(?!\p{L})/iu;

const isBeside = (head: string, kind: Kind, text: string, among = pairs): boolean =>
  among.some(
    ({ of, no, unless }) =>
      of.split(' ').includes(head) &&
      no.split(' ').includes(kind.id) &&
      !new RegExp(`(?<!\\p{L})(?:${unless})(?!\\p{L})`, 'iu').test(text),
  );

/** Whoever makes jam and sells it on a marketplace makes jam. */
export function kindsOfTheirOwn(kinds: readonly Kind[], text: string): readonly Kind[] {
  const [head, ...others] = kinds;
  if (head === undefined || others.length === 0) return kinds;
  const isSoldThere = ({ id }: Kind): boolean =>
    (sellers.has(id) && marketplaces.test(text)) ||
    (id === 'wholesale' && soldOn.test(text)) ||
    // A shop of fabrics is a shop.
    (id === 'shop' && isShopOfGoods(head));
  const own = others.filter((kind) => !isSoldThere(kind) && !isBeside(head.id, kind, text));
  const isOfOther = (kind: Kind, at: number): boolean =>
    own.slice(0, at).some(({ id }) => isBeside(id, kind, text, ownParts));
  return [head, ...own.filter((kind, at) => !isOfOther(kind, at))];
}
