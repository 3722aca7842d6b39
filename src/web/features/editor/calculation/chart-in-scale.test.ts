// Tests that a chart of money follows the page's scale and any other chart does not.
import { expect, it } from 'vitest';
import { chartInScale } from './chart-in-scale.ts';
import type { DrawnChart } from './protocol.ts';
import { type DisplayOptions, shownValue } from './shown-cell.ts';

const millions: DisplayOptions = { language: 'en', scale: 'mln' };

const chart: DrawnChart = {
  id: 'revenue',
  title: 'Revenue',
  unit: 'USD',
  isShare: false,
  isMoney: true,
  lowest: null,
  marks: [],
  labels: ['2027', '2028', '2029'],
  series: [
    {
      id: 'is.revenue',
      name: 'Revenue',
      values: new Float64Array([258_600, 4485.2, 900]),
      texts: ['258,600.00', '4,485.20', '900.00'],
      kind: 'column',
    },
  ],
};

it('[FIND-7] is drawn, named and read out in millions', () => {
  const { unit, series } = chartInScale(chart, millions);
  expect(unit).toBe('USD mln');
  expect(series[0]?.values).toEqual(new Float64Array([0.2586, 0.0044852, 0.0009]));
  expect(series[0]?.texts).toEqual(['0.26', '0.004', '0.00']);
});

it('is unchanged in plain units, and when it is not about money', () => {
  expect(chartInScale(chart, { ...millions, scale: 'units' })).toBe(chart);
  const shares = { ...chart, isShare: true, isMoney: false };
  expect(chartInScale(shares, millions)).toBe(shares);
});

it('[FIND-7] shows a small non-zero amount, and shows nothing below a thousandth', () => {
  const shown = (value: number) => shownValue(value, { format: 'money' }, millions);
  expect([4485.2, -4485.2, 999, -999, 5000, 0].map(shown)).toEqual([
    ...['0.004', '-0.004', '0.00', '0.00', '0.01', '0.00'],
  ]);
  // A price is not scaled, and has its two decimals.
  expect(shownValue(0.0045, { format: 'price' }, millions)).toBe('0.00');
});

it('[DSH-17] a year far below −100 % is drawn at it, and its number is said as it is', () => {
  const margins: DrawnChart = {
    ...chart,
    isShare: true,
    isMoney: false,
    lowest: -1,
    series: [
      {
        id: 'dashboard.net_margin',
        name: 'Net margin',
        values: new Float64Array([-8.4, Number.NaN, 0.12]),
        texts: ['(840.0%)', 'n/a', '12.0%'],
        kind: 'column',
      },
    ],
  };
  const [drawn] = chartInScale(margins, millions).series;
  expect(drawn?.values).toEqual(new Float64Array([-1, Number.NaN, 0.12]));
  expect(drawn?.texts).toEqual(['(840.0%)', 'n/a', '12.0%']);
});
