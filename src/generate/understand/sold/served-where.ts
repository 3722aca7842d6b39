// What food and drink is where it is served from wheels, and what goods are where they are sold in bulk or made at home.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { isShopOfGoods } from '#catalog/kinds/online/sold-online.ts';
import { sizeIn } from '../size/size-in-kind.ts';
import type { FoundSize } from '../size/sizes.ts';
import { kindsToldBySize } from './told-by-size.ts';

const wheels =
  /(?<!\p{L})(?:(?:from|in|out of|off) (?:a |an |my |our |the |one |two |\d+ )?(?:\p{L}+ )?(?:vans?|trucks?|horse ?box(?:es)?|trailers?|caravans?|tuk[ -]?tuks?|piaggio|campers?|buses|bus)|(?!(?:delivery|a|an|the|my|our|own|one|two|three|company|refrigerated|and|with)(?!\p{L}))\p{L}+ (?:van|truck|trailer|horse ?box)|mobile (?:coffee|pizz\p{L}+|espresso|crêpe|crepe|ice cream|fish and chips?|kitchen|café|cafe)|на колёсах|на колесах|(?:из|в) (?:\p{L}+ )?(?:фургон\p{L}*|прицеп\p{L}*|вагончик\p{L}*|тук-тук\p{L}*)|(?:кофе|пицц|морожен|шаурм|бургер|еда)\p{L}*[ -](?:мобил\p{L}*|фургон\p{L}*)|автокофейн\p{L}*|автокафе|кофемобил\p{L}*)(?!\p{L})/iu;
const coffee = /(?<!\p{L})(?:coffee|espresso|coffees|кофе\p{L}*|автокофейн\p{L}*)(?!\p{L})/iu;
const served: ReadonlySet<string> = new Set(
  'cafe pizzeria burgers kebab restaurant sushi ice_cream pancakes_and_dumplings coffee_to_go grill_takeaway food_stall juice_bar'.split(
    ' ',
  ),
);

const headOf = (kinds: readonly Kind[], id: string): readonly Kind[] => {
  const kind = kindById(id);
  return kind === null ? kinds : [kind, ...kinds.slice(1).filter((one) => one !== kind)];
};

/** Coffee from a horsebox has no seats, and pizza from a van no dining room. */
function onWheels(kinds: readonly Kind[], text: string): readonly Kind[] {
  const id = kinds[0]?.id ?? '';
  if (!served.has(id) || !wheels.test(text)) return kinds;
  const isCoffee = (id === 'cafe' || id === 'coffee_to_go') && coffee.test(text);
  const ownWheels = id === 'ice_cream' ? 'ice_cream_cart' : 'food_truck';
  const [head, ...others] = headOf(kinds, isCoffee ? 'coffee_to_go' : ownWheels);
  return head === undefined ? kinds : [head, ...others.filter((kind) => !served.has(kind.id))];
}

export const inBulk = /(?<!\p{L})(?:wholesale|in bulk|оптом|опт)(?!\p{L})/iu;
/** Over a counter as well, or bought so. */
const notInBulk =
  /(?<!\p{L})(?:retail|shops?|stores?|showroom|market stall|bakery|nursery|розниц\p{L}*|в розницу|магазин(?! \p{L}+ оптом)\p{L}*|лавк\p{L}*|(?:buy|bought|source|sourced|закупа\p{L}+|покупа\p{L}+|бер(?:у|ём|ем)) [^,.;]*(?:wholesale|in bulk|оптом)|(?:wholesale|оптом) (?:prices?|purchases?|закупа\p{L}+|покупа\p{L}+|бер(?:у|ём|ем)))(?!\p{L})/iu;
const toShops =
  /(?<!\p{L})(?:to|for|для) (?:\p{L}+ )?(?:shops|stores|cafes|cafés|магазинов|кафе)(?!\p{L})/giu;

/** «Цветы оптом» are no flower shop, whoever buys them. */
function soldInBulk(kinds: readonly Kind[], text: string): readonly Kind[] {
  const [head] = kinds;
  const isGoods = head === undefined || isShopOfGoods(head);
  const isBulk = isGoods && inBulk.test(text) && !notInBulk.test(text.replace(toShops, ' '));
  return isBulk
    ? headOf(
        kinds.filter((kind) => !isShopOfGoods(kind)),
        'wholesale',
      )
    : kinds;
}

const onEtsy = /(?<!\p{L})(?:on etsy|на ярмарке мастеров|на etsy)(?!\p{L})/iu;
const unnamed: ReadonlySet<string> = new Set(['manufacturing', 'shop', 'any_business']);

/** What nobody has a name for is made by hand where handmade things are sold. */
const madeByHand = (kinds: readonly Kind[], text: string): readonly Kind[] =>
  onEtsy.test(text) && (kinds.length === 0 || unnamed.has(kinds[0]?.id ?? ''))
    ? headOf(kinds, 'candles_and_soap')
    : kinds;

/** Pieces a day; fewer come out of an oven at home. */
const fewestOfBakery = 60;

/** Forty pies a day are baked in a kitchen. */
function bakedAtHome(kinds: readonly Kind[], found: readonly FoundSize[]): readonly Kind[] {
  const [head = null] = kinds;
  if (head?.id !== 'bakery' || found.length !== 1) return kinds;
  const [size] = found.map((one) => sizeIn(one, head));
  const isFew = size?.unit === 'units_a_day' && size.count * (size.times ?? 1) < fewestOfBakery;
  return isFew ? headOf(kinds, 'home_bakery') : kinds;
}

/** Said of one trade, its words are those of another. */
const meant: readonly { readonly said: string; readonly is: RegExp; readonly unless: RegExp }[] = [
  {
    said: 'vet_clinic',
    is: /^(?:imaging_centre|clinic|medical_laboratory)$/u,
    unless: /^(?!.*(?<!\p{L})(?:ветеринар|veterinar|vet(?!\p{L})|для животных))/isu,
  },
  {
    said: 'nail_salon',
    is: /^beauty_supplies$/u,
    unless: /^(?!.*(?:салон|мастер))|магазин|товар|материал|вс[её] для|для мастер|опт|прода/isu,
  },
];

/** An X-ray room for animals is a vet's, and a salon of manicurists sells no supplies of theirs. */
function meantSo(kinds: readonly Kind[], text: string): readonly Kind[] {
  const [head] = kinds;
  const other = meant.find(
    ({ said, is, unless }) =>
      is.test(head?.id ?? '') && !unless.test(text) && !kinds.some(({ id }) => id === said),
  );
  return other === undefined ? kinds : headOf(kinds, other.said);
}

const recorded =
  /(?<!\p{L})(?:pre-?recorded|recorded|self[ -]paced|в записи|записанн(?:ый|ые)|записал[аи]?)(?!\p{L})/iu;

/** What was recorded once is taught in no room. */
const soldRecorded = (kinds: readonly Kind[], text: string): readonly Kind[] =>
  recorded.test(text) && kinds.some(({ id }) => id === 'digital_goods')
    ? headOf(
        kinds.filter(({ id }) => id !== 'vocational_courses' && id !== 'online_school'),
        'digital_goods',
      )
    : kinds;

/** Whoever has twenty franchisees sells a franchise, and not what they sell. */
const franchisees = /(?<!\p{L})\d+ (?:\p{L}+ )?(?:франчайзи|франшизных точек|franchisees)(?!\p{L})/iu;

const ofFranchise = (kinds: readonly Kind[], text: string): readonly Kind[] =>
  franchisees.test(text) ? headOf(kinds, 'franchisor').slice(0, 1) : kinds;

export const kindsServed = (
  kinds: readonly Kind[],
  text: string,
  found: readonly FoundSize[],
): readonly Kind[] =>
  kindsToldBySize(
    ofFranchise(
      bakedAtHome(
        madeByHand(soldInBulk(onWheels(meantSo(soldRecorded(kinds, text), text), text), text), text),
        found,
      ),
      text,
    ),
    text,
    found,
  );
