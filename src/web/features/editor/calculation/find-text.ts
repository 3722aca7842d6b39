// Tells which texts a search means: names in any case, numbers with or without the signs between their digits.

const numberLike = /^[\d\s.,%x()+-]+$/;

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();

/** Whether the text holds what is looked for; nothing is looked for by an empty one. */
export function textFinder(query: string): (text: string) => boolean {
  const wanted = plain(query);
  if (wanted === '') return () => false;
  // Whoever types a comma means the number as it is shown.
  const isBare = numberLike.test(wanted) && !wanted.includes(',');
  const digits = isBare ? wanted.replaceAll(' ', '') : null;
  return (text) => {
    if (text === '') return false;
    const shown = plain(text);
    return shown.includes(wanted) || (digits !== null && shown.replaceAll(',', '').includes(digits));
  };
}

/** Whether a plain number could hold it, so that no other search has to look through all of them. */
export const isNumberSearch = (query: string): boolean => /^[\d\s.,e+n/a-]+$/i.test(query.trim());
