// An amount of money as its currency is written in a language: $49, $19.50, 1 200 ¥.

/** The smallest unit is a hundredth in most currencies, and the unit itself in some, such as the yen. */
export function inWholeUnits(amount: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return amount / 10 ** maximumFractionDigits;
}

/** Of the smallest unit; the currency is named by its code of three letters, in either case. */
export const amountInWords = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(inWholeUnits(amount, currency));
