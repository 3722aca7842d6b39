// Reads the currency of amounts in a line from the sign that stands with them: £3.50 per cup.

/** Signs that one currency has alone, or that most mean it by. */
const signs: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₸', 'KZT'],
  ['₺', 'TRY'],
  ['₹', 'INR'],
]);
const beside = /\p{Sc}(?=\s?\d)|(?<=\d\s?)\p{Sc}/gu;

/** Its code; null where there is none, or amounts are in several. */
export function currencyOfAmounts(text: string): string | null {
  const found = new Set((text.match(beside) ?? []).map((sign) => signs.get(sign) ?? null));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
