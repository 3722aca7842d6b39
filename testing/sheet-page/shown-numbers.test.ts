// Tests that shown numbers are read as they are written, with as much of them as is shown.
import { expect, test } from 'vitest';
import type { CellValue } from '#audit/book/book.ts';
import { readCells, readNumber } from './shown-numbers.ts';
import { smallBook } from './small-book.ts';

const number = (text: string, format: string) => readNumber(text, format)?.number;

test('amounts, shares, dates and nothing are read as people read them', () => {
  expect(number('(1,234.5)', '#,##0.0_);(#,##0.0);"-"_)')).toBe(-1234.5);
  expect(number('2,836.8', '#,##0.0,_);(#,##0.0,);"-"_)')).toBe(2_836_800);
  expect(number('1.25', '#,##0.00,,_);(#,##0.00,,);"-"_)')).toBe(1_250_000);
  expect(number('12.5%', '0.0%_)')).toBe(0.125);
  expect(number('1.50x', '0.00"x"')).toBe(1.5);
  expect(number('2027-01-01', 'yyyy\\-mm\\-dd')).toBe(46_388);
  expect(number('Feb-27', 'mmm\\-yy')).toBe(46_419);
  expect(number('Q4-27', '"Q"0"-"00')).toBe(427);
  expect(number('FY 2027', '"FY "0')).toBe(2027);
  expect(number('-', '0')).toBe(0);
  expect(number('Revenue', '0')).toBeUndefined();
});

test('a cell that shows another number than it holds is told, rounded as it may be', () => {
  const values = new Map<string, CellValue>([
    ['0!B1', 10.004],
    ['0!B2', 1.01],
    ['0!A1', 'Price'],
  ]);
  const cells = [
    { line: 1, column: 1, text: 'Price' },
    { line: 1, column: 2, text: '10.00' },
    { line: 2, column: 2, text: '1.00' },
  ];
  expect(readCells(cells, { view: smallBook, sheet: 0, values })).toEqual({
    numbers: 2,
    wrong: ['0!B2: 1.00, not 1.01 by #,##0.00'],
  });
});
