// Numbers that say how large a business is without saying of what: capacity 300, about 25 a year.
import { linkOf } from '../words/links.ts';
import type { Word } from '../words/words.ts';
import { beforePeriod, isPeriodAfter, periodOf } from './periods.ts';

const room = /^(?:capacity|вместимост.*)$/u;
/** A hundred a night is what a room costs. */
const night = /^(?:night|ночь)$/u;
const nearly = new Set(['about', 'around', 'approximately', 'some', 'около', 'примерно', 'где-то']);
/** Larger ones are prices rather than weddings; of what is made by the piece there may be as many as one likes. */
export const mostAgain = 400;

/** “Capacity 300”, «вместимостью до 300». */
export function isCapacityBefore(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 2), at)
    .filter(({ said }) => !['of', 'до', 'на', ':', 'for', 'up', 'to'].includes(said));
  return room.test(before.at(-1)?.form ?? '');
}

/** “400 capacity nightclub”. */
export const isCapacityAfter = (words: readonly Word[], next: number): boolean =>
  words[next]?.form === 'capacity';

/** “Wedding planner, 25 a year”: behind a comma, for what stands after other words is a price. */
export function comesAgain(words: readonly Word[], at: number, next: number): boolean {
  const before = nearly.has(words[at - 1]?.said ?? '') ? at - 2 : at - 1;
  const isApart = before !== at - 1 || words[before]?.type === 'mark';
  return isApart && hasPeriod(words, next);
}

/** “Pet crematorium 200 a month”: only of what is done so many times, since it may be a price of all else. */
export const isDoneAgain = (words: readonly Word[], at: number, next: number): boolean =>
  words[at - 1]?.type === 'word' &&
  linkOf(words[at - 1]?.said ?? '') === null &&
  !beforePeriod.has(words[at - 1]?.said ?? '') &&
  hasPeriod(words, next) &&
  endsThere(words, next + 2);

/** What is counted is not said behind it either: a mark, a link or a place is there, or nothing. */
function endsThere(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word?.type !== 'word' || word.said === 'по' || word.isCapital) return true;
  return linkOf(word.said) !== null || words[at + 1] === undefined;
}

function hasPeriod(words: readonly Word[], next: number): boolean {
  const after = words[next];
  const period = words[next + 1];
  if (!beforePeriod.has(after?.said ?? '') || period === undefined || night.test(period.form)) return false;
  return periodOf(period) !== null && isPeriodAfter(after?.said ?? '', period);
}

const isMark = (word: Word | undefined, marks: string): boolean =>
  word?.type === 'mark' && marks.includes(word.said);

/** “Holiday cottages, 3, in Wales”: alone between marks, behind what it counts. */
export const isSetApart = (words: readonly Word[], at: number): boolean =>
  (words[at + 1] === undefined || isMark(words[at + 1], ',.;')) && isMark(words[at - 1], ',');
