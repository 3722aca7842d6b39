// Tests the widths of the table's columns against their numbers.
import { expect, it } from 'vitest';
import { longestNumbers } from './longest-numbers.ts';

it('[SHEETS-16] counts the characters of the longest total and of the longest number of a period, as displayed', () => {
  const rows = [
    { kind: 'variable', key: 'price', name: 'Price', units: 'USD', sum: null, values: [25, 1_250_000] },
    { kind: 'total', key: 'total', name: '', units: 'USD', sum: 1_404_000, values: ['n/a', 30_000] },
    { kind: 'reference', key: 'share', name: 'Share', target: 'sga_1' },
    { kind: 'term', key: 'dividend', term: 'dividend', values: [10] },
  ] as const;
  // 1,404,000.00 and 1,250,000.00
  expect(longestNumbers(rows, 'en')).toEqual({ sum: 12, period: 12 });
  expect(longestNumbers(rows.slice(1), 'en')).toEqual({ sum: 12, period: '30,000.00'.length });
  expect(longestNumbers([], 'en')).toEqual({ sum: 0, period: 0 });
});
