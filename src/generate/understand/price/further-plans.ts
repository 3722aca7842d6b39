// Tells further prices of a list, each in its own money: plans at $29, $99 and $299.
import type { FoundAmount } from './amounts.ts';
import type { SaidPrice } from './said-price.ts';

/** Stands in its phrase, by which it is known again. */
export const further = 'further';

const separators = /^\s*(?:[,/&]|and|or|и|или)?\s*(?:and|or|и|или)?\s*$/iu;
const monthly = /^\s*(?:(?:a|per|each|every) month|monthly|в месяц)(?!\p{L})/iu;
const ends = /^\s*(?:$|[,./;&)]|(?:and|or|и|или)(?!\p{L}))/iu;
/** So many times as much is no price of the same list. */
const mostOfList = 20;

/** Where it ends; null where it is no further one. */
export function furtherEnd(
  amount: FoundAmount,
  last: { readonly price: SaidPrice; readonly end: number },
  text: string,
): number | null {
  if (last.price.isDoubtful || amount.currencies.length === 0) return null;
  const end = amount.end + (monthly.exec(text.slice(amount.end))?.[0].length ?? 0);
  const { price } = last;
  const isIt =
    String(amount.currencies) === String(price.currencies) &&
    amount.value > price.amount &&
    amount.value <= price.amount * mostOfList &&
    separators.test(text.slice(last.end, amount.start)) &&
    ends.test(text.slice(end));
  return isIt ? end : null;
}
