// Tells of a return that nobody would believe, with its usual reason.
import type { Range } from '#catalog/kind/kind.ts';
import type { Language } from '#language/language.ts';
import type { Business } from '../business/business.ts';
import type { Worth } from './measure.ts';

/** Percent a year. */
const mostBelieved = 100;

/** What a return may be, in percent a year. */
export const believedReturn: Range = [0, mostBelieved];

export const returnPercent = ({ rate }: Worth): number => Math.round(rate * 100);

export const isMoreThanBelieved = (worth: Worth): boolean =>
  Number.isFinite(worth.rate) && returnPercent(worth) > mostBelieved;

/** As on the sheets, no number: above a hundred percent it says nothing. */
const texts: Readonly<Record<Language, string>> = {
  en: 'The money put in returns over 100% a year, more than most would believe: usually little is put in, or the owner’s work is not paid.',
  ru: 'Вложения приносят больше 100 % годовых — в это мало кто поверит: обычно дело в том, что вложено мало или труд владельца не оплачен.',
};

/** One person's return is what the work brings, whatever is put in. */
export function highReturn(worth: Worth, { way, language }: Business): string | null {
  if (!isMoreThanBelieved(worth) || way?.isAlone === true) return null;
  return texts[language];
}
