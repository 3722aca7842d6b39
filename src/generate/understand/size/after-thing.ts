// Where what is said of an amount ends, so that its time is found behind it: 300 litres of goat milk a week.
import type { Word } from '../words/words.ts';
import { beforePeriod, periodOf } from './periods.ts';
import { isAmount } from './unit-words.ts';

const isThing = (word: Word | undefined): boolean =>
  word?.type === 'word' && !beforePeriod.has(word.said) && periodOf(word) === null;

/** In “100 litres of milk a day” the milk stays with the trade. */
export function afterThing(words: readonly Word[], start: number, end: number): number {
  if (!isAmount(words[start]?.form ?? '')) return end;
  const at = words[end]?.said === 'of' ? end + 1 : end;
  if (!isThing(words[at])) return end;
  const isLonger = isThing(words[at + 1]) && beforePeriod.has(words[at + 2]?.said ?? '');
  return isLonger ? at + 2 : at + 1;
}
