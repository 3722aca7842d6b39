// Tests the widths of the table's columns against their numbers.
import { expect, it } from 'vitest';
import { longestNumbers } from './longest-numbers.ts';

it('[SHEETS-16] measures the longest total and the longest number of a period, as displayed', () => {
  const rows = [
    { kind: 'variable', key: 'price', name: 'Price', units: 'USD', sum: null, values: [250, 1_250_000] },
    { kind: 'total', key: 'total', name: '', units: 'USD', sum: 1_404_000, values: ['n/a', 30_000] },
    { kind: 'reference', key: 'share', name: 'Share', target: 'sga_1' },
    { kind: 'term', key: 'dividend', term: 'dividend', values: [10] },
  ] as const;
  const exact = {
    language: 'en',
    currency: 'USD',
    scale: 'units',
    decimals: 'two',
    nothing: 'zero',
  } as const;
  // 1,404,000.00 and 1,250,000.00 of nine digits at 0.65 em each and three marks at 0.28.
  const long = expect.closeTo(9 * 0.65 + 3 * 0.28);
  expect(longestNumbers(rows, exact)).toEqual({ sum: long, period: long });
  // 30,000.00
  expect(longestNumbers(rows.slice(1), exact)).toEqual({
    sum: long,
    period: expect.closeTo(7 * 0.65 + 2 * 0.28),
  });
  // 1,404,000 and 1,250,000
  const round = expect.closeTo(7 * 0.65 + 2 * 0.28);
  expect(longestNumbers(rows, { ...exact, decimals: 'auto' })).toEqual({ sum: round, period: round });
  expect(longestNumbers([], exact)).toEqual({ sum: 0, period: 0 });
});
