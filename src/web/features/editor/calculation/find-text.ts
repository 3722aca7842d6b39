// Decides which texts match a search: names in any case, numbers with or without separators between their digits.

const numberLike = /^[\d\s.,%x()+-]+$/;

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();

/** Whether the text contains the search text; an empty search matches nothing. */
export function textFinder(query: string): (text: string) => boolean {
  const wanted = plain(query);
  if (wanted === '') return () => false;
  // A typed comma means the number as displayed.
  const isBare = numberLike.test(wanted) && !wanted.includes(',');
  const digits = isBare ? wanted.replaceAll(' ', '') : null;
  return (text) => {
    if (text === '') return false;
    const shown = plain(text);
    return shown.includes(wanted) || (digits !== null && shown.replaceAll(',', '').includes(digits));
  };
}

/** Whether a plain number could match, so that other searches can skip the numbers. */
export const isNumberSearch = (query: string): boolean => /^[\d\s.,e+n/a-]+$/i.test(query.trim());
