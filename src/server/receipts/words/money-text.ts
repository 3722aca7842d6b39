// Writes amounts and days as the reader's language does.
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';

/** Of an amount in the currency's smallest unit, of which there may be a hundred to one, a thousand or none. */
export function moneyText(language: Language, currency: string, amount: number): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amount / 10 ** digits).replace('-', '−');
}

/** Such as November 27 – December 27, 2026, with spaces that the font of the PDF has. */
export const daysText = (language: Language, from: number, to: number): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(from, to)
    .replace(/\u2009/g, ' ')
    .replace(/\u202f/g, '\u00a0');

export const dayText = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(time);
