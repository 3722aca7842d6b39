// Decides which texts match a search: names in any case, numbers with or without separators between their digits.
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';

const numberLike = /^[\d\s.,%x()+-]+$/;

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();

/** A comma groups digits where it does not begin the decimals; there a point is taken for one too. */
const bareDigits = (text: string, mark: string): string =>
  mark === ',' ? text.replaceAll(' ', '').replaceAll('.', ',') : text.replaceAll(/[, ]/g, '');

/** Whether the text contains the search text; an empty search matches nothing. */
export function textFinder(query: string, language: Language): (text: string) => boolean {
  const wanted = plain(query);
  if (wanted === '') return () => false;
  const mark = decimalMarks[language];
  // A typed comma that groups digits means the number as displayed.
  const isBare = numberLike.test(wanted) && (mark === ',' || !wanted.includes(','));
  const digits = isBare ? bareDigits(wanted, mark) : null;
  return (text) => {
    if (text === '') return false;
    const shown = plain(text);
    return shown.includes(wanted) || (digits !== null && bareDigits(shown, mark).includes(digits));
  };
}

/** Whether a plain number could match, so that other searches can skip the numbers. */
export const isNumberSearch = (query: string): boolean => /^[\d\s.,e+n/a-]+$/i.test(query.trim());
