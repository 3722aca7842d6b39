// Makes of the price of one piece what a customer pays for a line: three loaves, a second beer.
import type { Pair } from '#catalog/kind/pair.ts';
import { stemOf } from '../understand/words/stems.ts';
import { foldOf } from '../understand/words/words.ts';
import type { SoldLine } from './sold-lines.ts';

const stem = (word: string): string => stemOf(foldOf(word));

/** Eaten, drunk and done by the piece, of which one customer has several. */
const pieces: ReadonlySet<string> = new Set(
  `loaf loaves bread baguette croissant bun pie donut doughnut bagel muffin cookie cake cup mug coffee latte cappuccino espresso americano tea
  pint beer lager ale pot glass wine cocktail shot scoop cone ice-cream dish plate slice roll taco burger shawarma kebab wrap dumpling juice lawn
  хлеб буханка батон багет лаваш круассан булочка пирожок пирог пончик пирожное чашка стакан стаканчик кофе капучино латте чай кружка пиво бокал вино
  коктейль шарик рожок мороженое блюдо тарелка кусок ролл бургер шаурма шаверма кебаб самса чебурек вареник сок газон`
    .split(/\s+/u)
    .map(stem),
);
/** Who buys, as a volume counts them, and how what each pays is told. */
const buyers: Readonly<Record<string, Pair>> = {
  guests: ['for a guest', 'с гостя'],
  customers: ['for a customer', 'с покупателя'],
  purchases: ['a purchase', 'за покупку'],
  orders: ['an order', 'за заказ'],
  visits: ['a visit', 'за выезд'],
};
/** Nobody takes two sofas, of which one costs more dollars. */
const dearest = 65;
/** The cheaper a piece, the more of it are taken, but what is paid is less: at half the price five sixths in all. */
const yielding = 0.25;
const digits = 3;

/** Null where a customer has one, or one customer is not what is counted. */
export function buyerOf({ volume, dollars }: SoldLine, nouns: readonly string[]): Pair | null {
  const [unit = ''] = volume?.units ?? [];
  const buyer = buyers[unit];
  const [noun] = nouns;
  if (buyer === undefined || noun === undefined || dollars > largest(unit)) return null;
  const isPiece = pieces.has(stem(noun));
  return isPiece || volume?.formula === 'conversion' ? buyer : null;
}

const visits = 'visits';
const largest = (unit: string): number => (unit === visits ? Number.POSITIVE_INFINITY : dearest);

/** What is paid for all of them; as much as for one where that is no less than is usual for all. */
export const ofPieces = (price: number, usual: number): number =>
  price >= usual ? price : Number((usual * (price / usual) ** yielding).toPrecision(digits));
