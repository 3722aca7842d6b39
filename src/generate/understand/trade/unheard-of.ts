// What is made of which nobody has heard, such as glimworts: whoever makes it is no maker that is known.
import { isMadeGood } from '../words/made-goods.ts';
import { isOrdinary, unknownTrades } from '../words/ordinary-words.ts';
import { isThing } from '../words/words-of-things.ts';
import { isForm, looseFormOf } from './concepts.ts';
import type { Group, Line } from './groups.ts';
import { isKnownWord } from './terms.ts';

/** Shorter ones are rather abbreviations and names. */
const fewestChars = 5;

/** Among the words that say what is made is none that anybody knows. */
export function isUnheardOf(
  { head, tails }: Group,
  { words, read, taken }: Line,
  said: readonly number[],
): boolean {
  const of = tails.filter(({ link }) => link === 'of').flatMap((tail) => tail.words);
  const isOfForm = (at: number): boolean =>
    looseFormOf(words[at]?.stem ?? '') !== null || read[at]?.terms.some(({ term }) => isForm(term)) === true;
  const left = [...head, ...of].filter(
    (at) => !said.includes(at) && !isOfForm(at) && !taken.has(at) && read[at]?.isTelling === true,
  );
  return (
    left.length > 0 &&
    left.every((at) => {
      const word = words[at];
      const isNew =
        word !== undefined &&
        read[at]?.terms.length === 0 &&
        !isKnownWord(word) &&
        !isOrdinary(word) &&
        !isThing(word) &&
        !isMadeGood(word) &&
        !unknownTrades.has(word.stem);
      return isNew && word.form.length >= fewestChars && !word.isCapital;
    })
  );
}
