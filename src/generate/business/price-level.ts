// Says how far all prices stand from those usual for the trade, where their author chose it.
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import type { Business } from './business.ts';

const higher: Readonly<Record<'all' | 'others', Pair>> = {
  all: ['all prices …% above the usual', 'все цены на … % выше обычных'],
  others: ['other prices …% above the usual', 'остальные цены на … % выше обычных'],
};
const lower: Readonly<Record<'all' | 'others', Pair>> = {
  all: ['all prices …% below the usual', 'все цены на … % ниже обычных'],
  others: ['other prices …% below the usual', 'остальные цены на … % ниже обычных'],
};
const asUsual: Readonly<Record<'all' | 'others', Pair>> = {
  all: ['all prices as usual', 'все цены обычные'],
  others: ['other prices as usual', 'остальные цены обычные'],
};

/** In whole percent of the usual; null where rules move prices. */
export const priceLevelOf = ({ priceFactor }: Pick<Business, 'priceFactor'>): number | null =>
  priceFactor === undefined ? null : Math.round(priceFactor * 100);

/** Beside prices that were said it is that of the others. */
export function priceLevelText(level: number, areSomeSaid: boolean, language: Language): string {
  const of = areSomeSaid ? 'others' : 'all';
  const percent = level - 100;
  if (percent === 0) return inLanguage(asUsual[of], language);
  const told = new Intl.NumberFormat(locales[language]).format(Math.abs(percent));
  return inLanguage((percent > 0 ? higher : lower)[of], language).replace('…', told);
}
