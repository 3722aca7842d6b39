// Tests which points of a chart are marked, on numbers made up by hand.
import { expect, it } from 'vitest';
import type { BookReader } from './book-reader.ts';
import { chartMarks } from './chart-marks.ts';

const book: BookReader = {
  sheets: [],
  has: () => false,
  periods: () => null,
  constant: () => Number.NaN,
  unit: () => '',
  label: (id) => id,
  periodNames: [],
  yearNames: [],
  isWholeYear: [],
};

const marked = (id: string, ...values: number[]) =>
  chartMarks(id, new Float64Array(values), () => book).map(({ kind, index, value }) => [kind, index, value]);

it('the cash where it is lowest', () => {
  expect(marked('cash', 100, -20, 40)).toEqual([['lowest', 1, -20]]);
});

it('where all that was put in is back for good', () => {
  expect(marked('cumulative', -50, 10, -5, 0, 30)).toEqual([['payback', 3, 0]]);
  expect(marked('cumulative', -50, -10)).toEqual([]);
  expect(marked('cumulative', 5, 10)).toEqual([]);
});

it('nothing in other charts', () => {
  expect(marked('revenue', 1, 2)).toEqual([]);
});
