// Checks how columns are divided into pages against divisions worked out by hand.
import { expect, test } from 'vitest';
import { printedParts } from './printed-columns.ts';

const sheet = (periods: number, isLandscape = true) => ({
  columnPixels: [200, 100, ...Array.from({ length: periods }, () => 100)],
  ...{ frozenColumns: 2, lastPrintedColumn: 2 + periods, isLandscape },
});

test('a narrow sheet is one page in its own size', () => {
  expect(printedParts(sheet(5))).toEqual([{ columns: [1, 2, 3, 4, 5, 6, 7], zoom: 1 }]);
});

test('a wider one is made smaller, as long as it can be read', () => {
  // 300 and 12 times 100 on 1047.
  expect(printedParts(sheet(12))).toEqual([
    { columns: Array.from({ length: 14 }, (_, place) => place + 1), zoom: 1047 / 1500 },
  ]);
});

test('periods go on over pages, with the names of the rows on each', () => {
  // At 0.6 a page holds 1745, so 300 and 12 periods rather than 14.
  const parts = printedParts(sheet(36));
  expect(parts.map(({ columns }) => [columns.length, columns[0], columns[2], columns.at(-1)])).toEqual([
    [14, 1, 3, 14],
    [14, 1, 15, 26],
    [14, 1, 27, 38],
  ]);
});

test('a sheet without periods is one page however wide it is', () => {
  const wide = { columnPixels: [3000], frozenColumns: 9, lastPrintedColumn: 1, isLandscape: false };
  expect(printedParts(wide)).toEqual([{ columns: [1], zoom: 718 / 3000 }]);
});
