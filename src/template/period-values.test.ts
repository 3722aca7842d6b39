// Holds period strings to the numbers that the rules of the model page give by hand.
import { expect, test } from 'vitest';
import { isEmptyPeriodString, isPeriodString, periodValues, termValues } from './period-values.ts';

test.each([
  ['10;20;30', [10, 20, 30, 30, 30]],
  ['5', [5, 5, 5, 5, 5]],
  ['1;;3', [1, 1, 3, 3, 3]],
  [';2', [0, 2, 2, 2, 2]],
  ['1;2;3;4;5;6;7', [1, 2, 3, 4, 5]],
  [' 1.5 ; .5', [1.5, 0.5, 0.5, 0.5, 0.5]],
  ['', [0, 0, 0, 0, 0]],
  [null, [0, 0, 0, 0, 0]],
])('%s over five periods', (text, expected) => {
  expect(periodValues(text, 5)).toEqual(expected);
});

test('letters, commas and two dots are not numbers', () => {
  expect(['1;a', '1,5', '1.2.3', '1e5', '--1', '∞'].map(isPeriodString)).toEqual(Array(6).fill(false));
  expect(['', '1', '1;', ';;', '0.5;2', '-3'].map(isPeriodString)).toEqual(Array(6).fill(true));
});

test('only blanks are empty; semicolons alone are zeros', () => {
  expect([null, undefined, '', '  '].map(isEmptyPeriodString)).toEqual(Array(4).fill(true));
  expect(['0', ';;'].map(isEmptyPeriodString)).toEqual([false, false]);
  expect(periodValues(';;', 2)).toEqual([0, 0]);
});

test('the percents sold are not repeated, as other terms are', () => {
  expect(termValues('sold', '0; 50', 4)).toEqual([0, 50, 0, 0]);
  expect(termValues('sold', '25;;10;5', 3)).toEqual([25, 0, 10]);
  expect(termValues('sold', ';', 2)).toEqual([0, 0]);
  expect(termValues('dividend', '0;50', 4)).toEqual([0, 50, 50, 50]);
});
