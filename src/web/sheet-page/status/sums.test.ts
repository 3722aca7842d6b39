// Tests what the selected cells add up to.
import { expect, test } from 'vitest';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import { createPage } from '#web/sheet-page/state/page-store.ts';
import { sumsOf } from './sums.ts';

const page = createPage(smallBook, engineHere());
const place = (line: number, column: number) => ({ line, column });

test('adds up the numbers and counts the texts, in whatever direction they were selected', () => {
  const sums = sumsOf(page, 0, { anchor: place(2, 4), focus: place(1, 1) });
  // 10 + 1 + 2 + 3, beside two labels.
  expect(sums).toEqual({ numbers: 4, filled: 6, sum: 16, least: 1, most: 10, format: '#,##0.00' });
});

test('looks at a whole sheet only as far as it has cells', () => {
  expect(sumsOf(page, 1, { anchor: place(1, 1), focus: place(1_048_576, 16_384) })).toMatchObject({
    numbers: 3,
    filled: 4,
    sum: 60,
  });
});

test('has nothing where nothing is', () => {
  expect(sumsOf(page, 0, { anchor: place(1, 3), focus: place(1, 4) })).toMatchObject({
    numbers: 0,
    filled: 0,
    format: null,
  });
});

test('adds up all blocks, and a cell in two of them once', () => {
  const others = [{ anchor: place(2, 2), focus: place(2, 3) }];
  // 1 + 2, 2 + 3 with the 2 in both, and nothing below.
  expect(sumsOf(page, 0, { others, anchor: place(2, 3), focus: place(3, 4) })).toMatchObject({
    numbers: 3,
    sum: 6,
  });
});
