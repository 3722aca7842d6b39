// Tests what a search finds: every word, wherever it appears, however it is spelled.
import { describe, expect, it } from 'vitest';
import { findByWords, searchable } from './find-by-words.ts';

const cards = [
  { name: 'Café on the corner', services: ['Espresso', 'Pastry'] },
  { name: 'Ёлочный базар', services: ['Ёлки', 'Игрушки'] },
  { name: 'Стройка', services: ['Чай', 'Кофе'] },
];
const found = (query: string) =>
  findByWords(
    searchable(cards, ({ name, services }) => [name, ...services]),
    query,
  ).map(({ name }) => name);

describe('a search', () => {
  it('finds everything while nothing is typed', () => {
    expect(found('')).toHaveLength(3);
    expect(found('  ')).toHaveLength(3);
  });

  it('requires every word, in any order and any of the texts', () => {
    expect(found('pastry corner')).toEqual(['Café on the corner']);
    expect(found('pastry tea')).toEqual([]);
  });

  it('ignores case, accents, and the difference between ё and е', () => {
    expect(found('CAFE')).toEqual(['Café on the corner']);
    expect(found('cafe\u0301')).toEqual(['Café on the corner']);
    expect(found('елки')).toEqual(['Ёлочный базар']);
    expect(found('ЁЛОЧНЫЙ')).toEqual(['Ёлочный базар']);
  });

  it('distinguishes й from и', () => {
    expect(found('чаи')).toEqual([]);
    expect(found('чай')).toEqual(['Стройка']);
  });

  it('treats a query as words and not as a pattern', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});
