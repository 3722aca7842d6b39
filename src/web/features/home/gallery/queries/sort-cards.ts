// The number of cards in each industry, and the sort orders of the gallery.
import type { Card } from './gallery-query.ts';

export const sortings = ['recommended', 'rating', 'price', 'newest'] as const;
export type Sorting = (typeof sortings)[number];

export const isSorting = (text: string | undefined): text is Sorting =>
  sortings.some((sorting) => sorting === text);

export function countByIndustry(cards: readonly Card[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { industry } of cards) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  return counts;
}

type CardComparison = (one: Card, other: Card) => number;

const bySound: CardComparison = (one, other) => Number(one.isBroken) - Number(other.isBroken);
const byRating: CardComparison = (one, other) => other.rating - one.rating;
const byPrice: CardComparison = (one, other) => one.price - other.price;
const byTime: CardComparison = (one, other) => other.timestamp - one.timestamp;
const byVerified: CardComparison = (one, other) => Number(other.isVerified) - Number(one.isVerified);

/** Among equals, templates in the visitor's language come first; what cannot be read comes last in every order. */
export function sortCards(cards: readonly Card[], sorting: Sorting, language: string): readonly Card[] {
  const byLanguage: CardComparison = (one, other) =>
    Number(other.language === language) - Number(one.language === language);
  const orders: Readonly<Record<Sorting, readonly CardComparison[]>> = {
    recommended: [byLanguage, byVerified, byRating, byTime],
    rating: [byRating, byLanguage, byVerified, byTime],
    price: [byPrice, byLanguage, byVerified, byRating, byTime],
    newest: [byTime, byLanguage],
  };
  return [...cards].sort((one, other) => {
    for (const compare of [bySound, ...orders[sorting]]) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
