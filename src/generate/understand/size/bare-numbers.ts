// Numbers that say how large a business is without saying of what: capacity 300, about 25 a year.
import type { Word } from '../words/words.ts';
import { beforePeriod, isPeriodAfter, periodOf } from './periods.ts';

const room = /^(?:capacity|вместимост.*)$/u;
const nearly = new Set(['about', 'around', 'approximately', 'some', 'около', 'примерно', 'где-то']);
/** Larger ones are prices rather than weddings. */
const mostAgain = 400;

/** “Capacity 300”, «вместимостью до 300». */
export function isCapacityBefore(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 2), at)
    .filter(({ said }) => !['of', 'до', 'на', ':', 'for', 'up', 'to'].includes(said));
  return room.test(before.at(-1)?.form ?? '');
}

/** “Wedding planner, 25 a year”: behind a comma, for what stands after other words is a price. */
export function comesAgain(words: readonly Word[], at: number, next: number, count: number): boolean {
  const before = nearly.has(words[at - 1]?.said ?? '') ? at - 2 : at - 1;
  const isApart = before !== at - 1 || words[before]?.type === 'mark';
  const after = words[next];
  const period = words[next + 1];
  if (!isApart || count > mostAgain || !beforePeriod.has(after?.said ?? '') || period === undefined)
    return false;
  return periodOf(period) !== null && isPeriodAfter(after?.said ?? '', period);
}
