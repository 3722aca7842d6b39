// Tells what is plain to see in a seasonal pattern: the one month or the one season that stands out.

export type YearSeason = 'winter' | 'spring' | 'summer' | 'autumn';

export type SeasonShape =
  | { readonly kind: 'even' }
  /** A month counted from 0. */
  | { readonly kind: 'highest' | 'lowest'; readonly month: number }
  | { readonly kind: 'higher' | 'lower'; readonly season: YearSeason }
  | { readonly kind: 'mixed' };

const seasons: readonly YearSeason[] = ['winter', 'spring', 'summer', 'autumn'];

/** December to February are the first. */
const seasonOf = (month: number): number => Math.floor(((month + 1) % 12) / 3);

export function seasonShape(weights: readonly number[]): SeasonShape {
  const mean = sumOf(weights) / weights.length;
  if (!(mean > 0) || weights.every((weight) => weight === weights[0])) return { kind: 'even' };
  const above = placesOf(weights, (weight) => weight > mean);
  const below = placesOf(weights, (weight) => weight < mean);
  const [highest] = above;
  const [lowest] = below;
  if (above.length === 1 && highest !== undefined) return { kind: 'highest', month: highest };
  if (below.length === 1 && lowest !== undefined) return { kind: 'lowest', month: lowest };
  return seasonAbove(weights, mean);
}

/** A season stands out where it alone is on one side of the average, or has the most by itself. */
function seasonAbove(weights: readonly number[], mean: number): SeasonShape {
  const means = seasons.map((_, place) => {
    const own = weights.filter((_weight, month) => seasonOf(month) === place);
    return sumOf(own) / own.length;
  });
  const top = Math.max(...means);
  const [low] = placesOf(means, (value) => value < mean);
  const below = placesOf(means, (value) => value < mean);
  if (below.length === 1 && low !== undefined) {
    const season = seasons[low];
    if (season) return { kind: 'lower', season };
  }
  const first = placesOf(means, (value) => value === top);
  const season = seasons[first[0] ?? 0];
  return first.length === 1 && season ? { kind: 'higher', season } : { kind: 'mixed' };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const placesOf = (numbers: readonly number[], holds: (number: number) => boolean): readonly number[] =>
  numbers.flatMap((number, place) => (holds(number) ? [place] : []));
