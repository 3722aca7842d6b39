// Finds the industries that match a short description best, or none.
import { industries } from '#catalog/industries/industries.ts';
import type { Industry } from '#catalog/industries/industry.ts';
import { wordsOf } from './word-stems.ts';

const strongPoints = 2;
const weakPoints = 1;

export const isHit = (word: string, stems: string): boolean =>
  stems.split(' ').some((stem) => (stem.startsWith('=') ? word === stem.slice(1) : word.startsWith(stem)));

function pointsOf(words: readonly string[], { stems, weakStems }: Industry): number {
  const points = words.map((word) => {
    if (isHit(word, stems)) return strongPoints;
    return weakStems !== '' && isHit(word, weakStems) ? weakPoints : 0;
  });
  return points.reduce<number>((sum, one) => sum + one, 0);
}

/** Of equally good matches, the one that is mentioned first. */
export function industriesOf(text: string): readonly Industry[] {
  const words = wordsOf(text);
  const firstHit = ({ stems, weakStems }: Industry) =>
    words.findIndex((word) => isHit(word, `${stems} ${weakStems}`));
  const judged = industries.map((industry) => ({ industry, points: pointsOf(words, industry) }));
  const most = Math.max(...judged.map(({ points }) => points));
  if (most === 0) return [];
  const best = judged.filter(({ points }) => points === most).map(({ industry }) => industry);
  return best.sort((one, other) => firstHit(one) - firstHit(other));
}
