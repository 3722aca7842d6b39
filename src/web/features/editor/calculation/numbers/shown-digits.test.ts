// Tests how many decimals the page shows, and what it shows for zero.
import { expect, it } from 'vitest';
import { type DisplayOptions, shownValue } from '../shown-cell.ts';
import type { FormattedRow } from './shown-digits.ts';

const brief: DisplayOptions = {
  ...{ language: 'en', scale: 'units' },
  ...{ decimals: 'auto', nothing: 'dash' },
};
const thousands: DisplayOptions = { ...brief, scale: 'thousand' };
const precise: DisplayOptions = { ...brief, decimals: 'two', nothing: 'zero' };

type Format = FormattedRow['format'];

/** Every period of a row. */
function shown(format: Format, numbers: readonly number[], display = brief): readonly string[] {
  const row = { format, values: new Float64Array(numbers) };
  return numbers.map((value) => shownValue(value, row, display));
}

it('shows amounts without cents where one of the row reaches 100, alike over all periods', () => {
  expect(shown('money', [9.9, 100, -1234.5])).toEqual(['10', '100', '-1,235']);
  expect(shown('money', [9.9, 99.99, 0.4])).toEqual(['9.90', '99.99', '0.40']);
  expect(shown('money', [-0.3, 250])).toEqual(['0', '250']);
});

it('leaves out the cents of prices of 100 and more that have none, as of a rent or a salary', () => {
  expect(shown('price', [24_000, 0, 24_000])).toEqual(['24,000', '–', '24,000']);
  expect(shown('price', [24_000, 99])).toEqual(['24,000.00', '99.00']);
});

it('keeps two decimals of prices and of the parts of a piece', () => {
  expect(shown('price', [25, 1200])).toEqual(['25.00', '1,200.00']);
  expect(shown('price', [1200.5, 1200])).toEqual(['1,200.50', '1,200.00']);
  expect(shown('quantity', [3, 12])).toEqual(['3', '12']);
  expect(shown('quantity', [2.5, 3])).toEqual(['2.50', '3.00']);
  expect(shown('quantity', [99.5, 100.4])).toEqual(['100', '100']);
});

it('shows a few seats or people without decimals, unless one of the row is a part', () => {
  expect(shown('whole', [40, 1])).toEqual(['40', '1']);
  expect(shown('whole', [40, 1.5])).toEqual(['40.00', '1.50']);
});

it('shows percentages with one decimal', () => {
  expect(shown('percent', [0.123, 0.5])).toEqual(['12.3%', '50.0%']);
  expect(shown('percent', [-9.9994, 0.5])).toEqual(['-999.9%', '50.0%']);
});

it('shows typed percentages with as many decimals as one of the row needs, up to two', () => {
  expect(shown('share', [0.36, 0.5])).toEqual(['36.0%', '50.0%']);
  expect(shown('share', [0.36, 0.4133, 0])).toEqual(['36.00%', '41.33%', '–']);
  expect(shown('rate', [5.25, 6])).toEqual(['5.25%', '6.00%']);
  expect(shown('rate', [5.5, 6])).toEqual(['5.5%', '6.0%']);
});

it('shows a course of many percentages in tenths, but small ones as they are', () => {
  const course = Array.from({ length: 13 }, (_, period) => 0.1971 + period / 100);
  expect(shown('share', course).slice(0, 2)).toEqual(['19.7%', '20.7%']);
  expect(shown('share', course.slice(0, 12)).slice(0, 2)).toEqual(['19.71%', '20.71%']);
  const rates = Array.from({ length: 13 }, (_, period) => 20.25 + period);
  expect(shown('rate', rates)[0]).toBe('20.3%');
  const small = Array.from({ length: 13 }, (_, period) => 0.0125 + period / 1000);
  expect(shown('share', small)[0]).toBe('1.25%');
});

it('shows three digits of counts below one, unless two decimals are all they have', () => {
  expect(shown('quantity', [0.0213583624, 0.06])).toEqual(['0.0214', '0.0600']);
  expect(shown('quantity', [0.2333, 0.654321])).toEqual(['0.233', '0.654']);
  expect(shown('quantity', [0.5, 0.25, 0])).toEqual(['0.50', '0.25', '–']);
  expect(shown('quantity', [0.0213583624, 1.5])).toEqual(['0.02', '1.50']);
  expect(shown('quantity', [0.0213583624], precise)).toEqual(['0.02']);
});

it('shows percentages of ten times and more, and what stands beside them, without a decimal', () => {
  expect(shown('percent', [-16.8034, 0.123])).toEqual(['-1,680%', '12%']);
  expect(shown('percent', [-16.8034, 0.123], precise)).toEqual(['-1,680.3%', '12.3%']);
});

it('counts what reaches 100 in the scale of the page', () => {
  expect(shown('money', [1500, 99_000], thousands)).toEqual(['1.50', '99.00']);
  expect(shown('money', [1500, 100_000], thousands)).toEqual(['2', '100']);
  expect(shown('money', [2, 5000], thousands)).toEqual(['0.002', '5.00']);
});

it('shows a dash for zero, and only for zero', () => {
  expect(shown('money', [0, 500])).toEqual(['–', '500']);
  expect(shown('percent', [0, 0.2])).toEqual(['–', '20.0%']);
  expect(shown('money', [0.2, 500])).toEqual(['0', '500']);
  expect(shown('money', [0, 500], { ...brief, nothing: 'zero' })).toEqual(['0', '500']);
  expect(shown('verdict', [0])).toEqual(shown('verdict', [0], precise));
});

it('leaves numbers as the server writes them where a person wants two decimals', () => {
  expect(shown('money', [0, 1234.5], precise)).toEqual(['0.00', '1,234.50']);
  expect(shown('quantity', [3], precise)).toEqual(['3.00']);
});

it('says n/a of no number, and writes beyond all sense as spreadsheets do', () => {
  expect(shown('money', [Number.NaN, 2e15, 300])).toEqual(['n/a', '2.00E+15', '300']);
});
