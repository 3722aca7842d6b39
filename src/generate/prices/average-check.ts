// Makes of an average check the prices of all that one customer buys, in the proportion that is usual.
import { finelyRounded } from '../business/money.ts';
import type { SaidPrice } from '../understand/price/said-price.ts';
import { isOfLine, nounsOf } from './line-of-price.ts';
import type { SoldLine } from './sold-lines.ts';

const all = 100;

/** Guests at tables are counted one by one, and so is whoever buys in a shop. */
const perCustomer: ReadonlySet<string> = new Set(['turns', 'conversion']);

const isPerCustomer = ({ volume }: SoldLine): boolean => perCustomer.has(volume?.formula ?? '');

/** “An average of €48”: of nothing in particular. */
const isAverage = ({ noun, phrase: [before] }: SaidPrice): boolean =>
  noun === null && /(?<!\p{L})(?:average|averaging|в среднем)(?!\p{L})/iu.test(before);

/** Those that a check is of; none where the price is of one line. */
export function checkLines(said: SaidPrice, lines: readonly SoldLine[]): readonly SoldLine[] {
  const counted = lines.filter(({ volume }) => volume !== null);
  const first = counted.find(isPerCustomer) ?? counted[0];
  if (first === undefined) return [];
  const isOfEach =
    (said.isEach || isAverage(said)) &&
    said.measured === null &&
    counted[0] !== undefined &&
    isPerCustomer(counted[0]);
  if (!said.isCheck && !isOfEach) return [];
  if (!said.isCheck && isOfLine(nounsOf(said), lines) !== null) return [];
  return counted.filter(({ part, volume }) => part === first.part && volume === first.volume);
}

/** What one customer pays for all of them, as is usual. */
export const checkOf = (lines: readonly SoldLine[]): number =>
  lines.reduce((sum, { usual, share }) => sum + (usual * share) / all, 0);

const toTheCent = (price: number): number => (price < 1 ? finelyRounded(price) : Number(price.toFixed(2)));

/** The first takes what rounding leaves, so that together they are what was said, to the cent. */
export function pricesOfCheck(lines: readonly SoldLine[], check: number): Readonly<Record<string, number>> {
  const times = check / checkOf(lines);
  const [first, ...others] = lines;
  if (!first) return {};
  const priced = others.map((line) => ({ line, price: finelyRounded(line.usual * times) }));
  const rest = priced.reduce((sum, { line, price }) => sum - (price * line.share) / all, check);
  return {
    [first.id]: toTheCent((rest / first.share) * all),
    ...Object.fromEntries(priced.map(({ line, price }) => [line.id, price])),
  };
}
