// Finds what contains every word of a query, ignoring case, accents and ё for е.

const latinWithAccent = /[À-ɏ]/g;
const accents = /\p{M}/gu;

const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(latinWithAccent, (letter) => letter.normalize('NFD').replace(accents, ''));

export interface Searchable<Item> {
  readonly item: Item;
  readonly text: string;
}

/** Normalizes the texts once, so that each keystroke only searches them. */
export function searchable<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): readonly Searchable<Item>[] {
  return items.map((item) => ({ item, text: fold(textsOf(item).join('\n')) }));
}

/** In the given order; an empty query finds everything. */
export function findByWords<Item>(items: readonly Searchable<Item>[], query: string): readonly Item[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return items.filter(({ text }) => words.every((word) => text.includes(word))).map(({ item }) => item);
}
