// Which of the proposed kinds are taken: where nothing was understood, few, and only of a text that has words.
import { unknownKind } from '#catalog/kinds/kinds.ts';

/** A guess of what nobody understood is no chain of businesses. */
const mostGuessed = 2;

const fewestLetters = 3;
const letters = /^[\p{L}\p{M}'’-]+$/u;
const thrice = /(.)\1\1/u;
const latinOrCyrillic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}'’-]+$/u;
const vowel = /[aeiouyаеёиоуыэюяіїєў]/u;
const manyConsonants = /[bcdfghjklmnpqrstvwxzбвгджзйклмнпрстфхцчшщ]{5}/u;

/** It may be in any language; keys that were struck at random are none. */
function isWord(said: string): boolean {
  const word = said.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (!letters.test(word) || Array.from(word).length < fewestLetters || thrice.test(word)) return false;
  return !latinOrCyrillic.test(word) || (vowel.test(word) && !manyConsonants.test(word));
}

interface KindQuestion {
  /** Ids of the catalogue, the trade first. */
  readonly proposed: readonly string[];
  readonly understood: readonly string[];
  readonly isUnknown: boolean;
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
}

/** Empty where it stays as it was understood. */
export function chosenKinds({ proposed, understood, isUnknown, rest }: KindQuestion): readonly string[] {
  const known = proposed.filter((id) => id !== unknownKind.id);
  if (isUnknown) return rest.some(isWord) ? known.slice(0, mostGuessed) : [];
  const isSame = known.length === understood.length && known.every((id, index) => id === understood[index]);
  return isSame ? [] : known;
}
