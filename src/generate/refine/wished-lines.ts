// Reads which lines of its model a line takes away from a business by their own names, and which it brings back.
import type { Kind } from '#catalog/kind/kind.ts';
import { onlyTakeaway } from '#catalog/kinds/denied-lines.ts';
import { defaultLanguage } from '#language/language.ts';
import { isTakeawayAlone, phrasesOf, wordsOfTakeaway } from '../understand/without-said.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';
import { isMeantBy, missingLines } from '../without/missing-lines.ts';
import type { Denied, Kept } from './said-line.ts';
import { partsCalled } from './wished-kinds.ts';
import { isNoRent } from './wished-premises.ts';

export interface WishedLines {
  /** All phrases of what the business is without; null where they stay. */
  readonly without: readonly string[] | null;
  /** The words of the line that say it. */
  readonly words: readonly number[];
}

/** What is denied that names lines of the kinds, each on its own. */
export function deniedLines(
  { denial, words, kinds: parts }: Denied,
  kinds: readonly Kind[],
): readonly string[] {
  // Without an office of one's own the offices of customers are cleaned all the same.
  if (isNoRent(denial.what.flatMap((at) => words[denial.words.indexOf(at)] ?? []))) return [];
  const places = new Map(denial.words.map((at, index) => [at, index]));
  const what = denial.what.flatMap((at) => places.get(at) ?? []);
  // A part of the business goes as a whole.
  const isPart = (phrase: string): boolean =>
    parts.length > 0 && partsCalled(wordsOf(phrase), parts, defaultLanguage).length > 0;
  return phrasesOf({ what, words: [] }, words).filter(
    (phrase) => !isPart(phrase) && kinds.some((kind) => missingLines(kind, [phrase]) !== null),
  );
}

/** Of the phrases so far, each that the line names without denying it. */
export function broughtBack(phrases: readonly string[], words: readonly Word[]) {
  const back = phrases.map((phrase) => ({
    phrase,
    words: words.flatMap((word, at) => (word.type === 'word' && isMeantBy(phrase, word) ? [at] : [])),
  }));
  return back.filter((one) => one.words.length > 0);
}

export function linesIn(
  said: string,
  { words, denied }: Kept,
  soFar: readonly string[],
  kinds: readonly Kind[],
): WishedLines {
  const isTakeaway = isTakeawayAlone(said);
  const taken = isTakeaway ? onlyTakeaway : [];
  const back = isTakeaway ? [] : broughtBack(soFar, words);
  const gone = [...taken, ...denied.flatMap((one) => deniedLines(one, kinds))];
  const kept = soFar.filter((phrase) => back.every((one) => one.phrase !== phrase));
  const isSame = gone.every((phrase) => kept.includes(phrase)) && kept.length === soFar.length;
  return {
    without: isSame ? null : [...new Set([...kept, ...gone])],
    words: [...back.flatMap((one) => one.words), ...(isTakeaway ? wordsOfTakeaway(said, words) : [])],
  };
}
