// Holds what a search finds: every word, wherever it stands, however it is written.
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

  it('asks for every word, in any order and any of the texts', () => {
    expect(found('pastry corner')).toEqual(['Café on the corner']);
    expect(found('pastry tea')).toEqual([]);
  });

  it('takes no notice of case, of accents, and of ё for е', () => {
    expect(found('CAFE')).toEqual(['Café on the corner']);
    expect(found('cafe\u0301')).toEqual(['Café on the corner']);
    expect(found('елки')).toEqual(['Ёлочный базар']);
    expect(found('ЁЛОЧНЫЙ')).toEqual(['Ёлочный базар']);
  });

  it('keeps й and и apart', () => {
    expect(found('чаи')).toEqual([]);
    expect(found('чай')).toEqual(['Стройка']);
  });

  it('takes a query for words and not for a pattern', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});
