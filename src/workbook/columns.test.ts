// Checks column letters against those that spreadsheets show.
import { expect, test } from 'vitest';
import { columnLetters, lastColumn } from './columns.ts';

test.each([
  [1, 'A'],
  [10, 'J'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [69, 'BQ'],
  [702, 'ZZ'],
  [703, 'AAA'],
])('column %i is %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
});

test('a sheet has nine columns and one a period', () => {
  expect(lastColumn(60)).toBe(69);
});
