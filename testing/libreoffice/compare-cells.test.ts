// Checks that the comparison of files overlooks nothing.
import { expect, test } from 'vitest';
import { anything, point } from '#testing/rounding/interval.ts';
import type { ReadCell, ReadSheets } from '#testing/xlsx/read-cells.ts';
import { compareCells } from './compare-cells.ts';

const cell = (content: ReadCell['content'], formula: string | null = 'A1'): ReadCell => ({
  content,
  formula,
  text: null,
  value: null,
  style: 0,
});

const sheet = (cells: Readonly<Record<string, ReadCell>>): ReadSheets =>
  new Map([['Sheet', new Map(Object.entries(cells))]]);

const nothing = () => null;

test('numbers that agree to nine digits are the same', () => {
  const one = sheet({ A1: cell(1), B1: cell('n/a'), C1: cell('words', null), D1: cell(46_023) });
  const other = sheet({ A1: cell(1 + 1e-10), B1: cell('n/a'), C1: cell('words', null), D1: cell(46_023) });
  expect(compareCells(one, other, nothing)).toEqual({ compared: 4, equal: 4, rounded: [], found: [] });
});

test.each([
  ['a number', cell(1), cell(1 + 1e-8), 'a formula for 1 against a formula for 1.00000001'],
  ['a text', cell('words', null), cell('other words', null), '"words" against "other words"'],
  ['a number and n/a', cell('n/a'), cell(7), 'a formula for "n/a" against a formula for 7'],
  ['an error', cell(1), cell('#DIV/0!'), 'a formula for 1 against a formula for "#DIV/0!"'],
  ['a formula that became a number', cell(1), cell(1, null), 'a formula for 1 against 1'],
  ['a date and a number', cell(46_023), cell(46_024), 'a formula for 46023 against a formula for 46024'],
])('%s is found', (_, one, other, message) => {
  const { found } = compareCells(sheet({ A1: one }), sheet({ A1: other }), nothing);
  expect(found).toEqual([`Sheet A1: ${message}`]);
});

test('a cell or a sheet in one file alone is found', () => {
  const { compared, found } = compareCells(sheet({ A1: cell(1) }), sheet({ A2: cell(1) }), nothing);
  expect(compared).toBe(2);
  expect(found).toEqual([
    'Sheet A1: a formula for 1 against nothing',
    'Sheet A2: nothing against a formula for 1',
  ]);
  expect(compareCells(sheet({}), new Map(), nothing).found).toEqual([
    'Sheet: the sheet is there in one file alone',
  ]);
});

test('a difference that rounding explains is distinguished', () => {
  const [one, other] = [sheet({ A1: cell(0) }), sheet({ A1: cell(1e-12) })];
  const near = { low: -1e-11, high: 1e-11, isNumber: 'always' } as const;
  expect(compareCells(one, other, () => near)).toMatchObject({ equal: 0, found: [] });
  expect(compareCells(one, other, () => near).rounded).toHaveLength(1);
  expect(compareCells(one, other, () => point(0)).found).toHaveLength(1);
});

test('n/a and a number are the same only where a divisor may be nothing', () => {
  const [one, other] = [sheet({ A1: cell('n/a') }), sheet({ A1: cell(1e9) })];
  expect(compareCells(one, other, () => anything).found).toEqual([]);
  expect(compareCells(one, other, () => ({ ...anything, isNumber: 'always' })).found).toHaveLength(1);
});
