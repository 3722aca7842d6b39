// What money is counted in, with its scale as each language says it: USD thousand, тыс. руб.
import type { Language } from '#language/language.ts';
import type { MoneyScale } from '#workbook/number-format.ts';

/** English names the currency first, Russian the scale. */
const patterns: Readonly<Record<Language, Readonly<Record<MoneyScale, string>>>> = {
  en: { units: '{}', thousand: '{} thousand', mln: '{} mln' },
  ru: { units: '{}', thousand: 'тыс. {}', mln: 'млн {}' },
};

/** Without a currency the scale stands alone. */
export const scaledUnit = (currency: string, scale: MoneyScale, language: Language): string =>
  patterns[language][scale].replace('{}', () => currency).trim();
