// Tests which month or season of a pattern is said to stand out.
import { expect, it } from 'vitest';
import { seasonShape } from './season-shape.ts';

const even = Array.from({ length: 12 }, () => 1);
const withMonths = (weight: number, ...months: number[]) =>
  months.reduce((weights, month) => weights.with(month - 1, weight), even);

it('[TYPING-33] names the one month or season that stands out, and none where there is no such', () => {
  expect(seasonShape(even)).toEqual({ kind: 'even' });
  expect(seasonShape(withMonths(2, 12))).toEqual({ kind: 'highest', month: 11 });
  expect(seasonShape(withMonths(0, 8))).toEqual({ kind: 'lowest', month: 7 });
  expect(seasonShape(withMonths(2, 6, 7, 8))).toEqual({ kind: 'higher', season: 'summer' });
  expect(seasonShape(withMonths(2, 12, 1))).toEqual({ kind: 'higher', season: 'winter' });
  expect(seasonShape(withMonths(0.5, 12, 1, 2))).toEqual({ kind: 'lower', season: 'winter' });
  expect(seasonShape(withMonths(2, 1, 7))).toEqual({ kind: 'mixed' });
  expect(seasonShape(even.map(() => 0))).toEqual({ kind: 'even' });
});
