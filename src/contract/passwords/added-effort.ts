// What characters around a word that is tried first add to the effort of a guesser, so that little can be told from much.
import { easyStretchAt } from './easy-stretch.ts';

const digitEffort = 2;
const otherEffort = 3;

/** Of 1234, aaaaa or qwerty, however long. */
const stretchEffort = 4;

/** Four signs, six digits, three easy stretches, or of each a part. */
export const littleEffort = 12;

/** Of all pieces together. With another letter than those of a stretch a listed word may be part of a sentence: `letterEffort` tells what one counts. */
export function addedEffort(pieces: readonly string[], letterEffort = otherEffort): number {
  return pieces.reduce((sum, piece) => sum + effortOf([...piece], letterEffort), 0);
}

function effortOf(characters: readonly string[], letterEffort: number): number {
  let effort = 0;
  for (let at = 0; at < characters.length; ) {
    const stretch = easyStretchAt(characters, at);
    effort += stretch > 0 ? stretchEffort : effortOfOne(characters[at] ?? '', letterEffort);
    at += Math.max(stretch, 1);
  }
  return effort;
}

function effortOfOne(character: string, letterEffort: number): number {
  if (/\p{N}/u.test(character)) return digitEffort;
  return /\p{L}/u.test(character) ? letterEffort : otherEffort;
}
