// What is taken where a line of nothing but a size may still say the trade: three groomers, bricks, a million a year.

import { beforePeriod, periodOf } from './size/periods.ts';
import type { Line } from './trade/groups.ts';

/** What is counted is free again; how many and how often say no trade. */
export function withoutSizes({ words, taken }: Pick<Line, 'words' | 'taken'>): Line['taken'] {
  const isHowOften = (at: number): boolean => {
    const word = words[at];
    const next = words[at + 1];
    return (
      (word !== undefined && periodOf(word) !== null) ||
      (beforePeriod.has(word?.said ?? '') && next !== undefined && periodOf(next) !== null)
    );
  };
  return new Map(
    [...taken].flatMap(([at, as]) => {
      if (as !== 'size') return [[at, as] as const];
      return isHowOften(at) ? [[at, 'other'] as const] : [];
    }),
  );
}
