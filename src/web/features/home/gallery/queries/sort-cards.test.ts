// Tests the sort orders of the gallery and the counts of its industries.
import { describe, expect, it } from 'vitest';
import type { Card } from './gallery-query.ts';
import { countByIndustry, isSorting, sortCards } from './sort-cards.ts';

const card = (name: string, changes: Partial<Card> = {}): Card => ({
  templateId: name,
  uuid: name,
  isBroken: false,
  name,
  description: '',
  language: 'en',
  industry: 'retail',
  price: 0,
  needsPurchase: false,
  higherPrice: null,
  rating: 5,
  isVerified: true,
  screenshots: [],
  timestamp: 1,
  ...changes,
});

const names = (cards: readonly Card[]) => cards.map(({ name }) => name);

it('counts the cards of each industry', () => {
  const cards = [card('a'), card('b'), card('c', { industry: 'fashion' })];
  expect([...countByIndustry(cards)]).toEqual([
    ['retail', 2],
    ['fashion', 1],
  ]);
});

describe('the order', () => {
  const cards = [
    card('english, cheap', { price: 10, timestamp: 4 }),
    card('russian', { language: 'ru', price: 49, timestamp: 1 }),
    card('english, low', { price: 49, rating: 3, timestamp: 3 }),
    card('english, not verified', { price: 49, isVerified: false, timestamp: 2 }),
  ];

  it('recommends the visitor’s language first, then verified numbers, then rating', () => {
    expect(names(sortCards(cards, 'recommended', 'ru'))).toEqual([
      'russian',
      'english, cheap',
      'english, low',
      'english, not verified',
    ]);
    expect(names(sortCards(cards, 'recommended', 'en')).at(-1)).toBe('russian');
  });

  it('sorts by rating, price or time on request, the visitor’s language first among equals', () => {
    expect(names(sortCards(cards, 'rating', 'ru'))).toEqual([
      'russian',
      'english, cheap',
      'english, not verified',
      'english, low',
    ]);
    expect(names(sortCards(cards, 'price', 'ru'))).toEqual([
      'english, cheap',
      'russian',
      'english, low',
      'english, not verified',
    ]);
    expect(names(sortCards(cards, 'newest', 'ru'))).toEqual([
      'english, cheap',
      'english, low',
      'english, not verified',
      'russian',
    ]);
  });

  it('puts what cannot be read last, however high it would stand', () => {
    const broken = card('broken', { isBroken: true, price: 0, timestamp: 9 });
    const all = [broken, card('low', { rating: 1, price: 99, isVerified: false })];
    for (const sorting of ['recommended', 'rating', 'price', 'newest'] as const) {
      expect(names(sortCards(all, sorting, 'en'))).toEqual(['low', 'broken']);
    }
  });

  it('is one of four, whatever an address contains', () => {
    expect([isSorting('price'), isSorting('size'), isSorting(undefined)]).toEqual([true, false, false]);
  });
});
