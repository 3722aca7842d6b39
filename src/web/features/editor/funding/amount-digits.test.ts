// Tests that all amounts of a gap have as many decimals as the gap itself needs.
import { expect, it } from 'vitest';
import { amountDigits } from './amount-digits.ts';

it.each([
  ['thousands that are missing', 12_000, -12_000, 0],
  ['little cash, far short of the minimum', 5000, 6.35, 0],
  ['much debt, a little short of the minimum', 6.35, -900, 0],
  ['a few units', 6.35, -6.35, 2],
  ['just a hundred', 100, 0, 0],
])('%s', (_, need, amount, digits) => {
  expect(amountDigits({ need, lowest: { amount, period: 0 } })).toBe(digits);
});

it('no gap', () => {
  expect(amountDigits(null)).toBe(0);
});
