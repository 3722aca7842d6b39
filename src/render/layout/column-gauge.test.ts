// Holds the widths of columns to the widest number that is shown in them.
import { expect, test } from 'vitest';
import { createColumnGauge } from './column-gauge.ts';
import { textWidth } from './text-width.ts';

const widthOf = (text: string): number => textWidth(text, { size: 10, isBold: true });

test('the largest number of a row', () => {
  const gauge = createColumnGauge('units');
  gauge.numbers([1, 2345, -20], 'money');
  expect(gauge.width()).toBe(widthOf('2,345)'));
});

test('a row shown by powers of ten leaves another its digits', () => {
  const gauge = createColumnGauge('units');
  gauge.numbers([1e14, 4e14], 'money');
  gauge.numbers([1e10, 2.4e15], 'money');
  expect(gauge.width()).toBe(widthOf('400,000,000,000,000)'));
});

test('a row shown by powers of ten needs no room for digits', () => {
  const gauge = createColumnGauge('units');
  gauge.numbers([-1e14, 2.4e15], 'money');
  expect(gauge.width()).toBe(widthOf('(2.40e+15)'));
});

test('what has no value', () => {
  const gauge = createColumnGauge('units');
  gauge.numbers([Number.NaN, 0], 'count');
  expect(gauge.width()).toBe(widthOf('n/a'));
});
