// Writes amounts and dates as a language does.
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';

/** The amount is in the smallest unit, of which some currencies have no hundreds. */
export function moneyText(language: Language, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amount / 10 ** digits);
}

/** A Russian year stays together with the word after it. */
export const dateText = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
    .format(time)
    .replace(' г.', '\u00a0г.');
