// Tests what money costs a business against worked numbers.
import { expect, test } from 'vitest';
import { costOfCapital } from './cost-of-capital.ts';

test.each([
  // 40 % at 10 % less a fifth of it is 3.2; 60 % at 16 % is 9.6.
  ['a loan and owners', { interest: 10, inflation: 5, incomeTax: 20 }, { equity: 600, loan: 400 }, 12.8],
  ['owners alone', { interest: 8, inflation: 3, incomeTax: 21 }, { equity: 100, loan: 0 }, 14],
  ['nothing put in', { interest: 8, inflation: 3, incomeTax: 21 }, { equity: 0, loan: 0 }, 14],
  // 30 % at 15 % after tax is 4.5; owners want 16 over inflation, 22 and not 26: 15.4.
  ['dear loans', { interest: 20, inflation: 6, incomeTax: 25 }, { equity: 70, loan: 30 }, 19.9],
  // Owners never want less than the bank.
  ['very dear loans', { interest: 30, inflation: 4, incomeTax: 20 }, { equity: 1, loan: 0 }, 30],
])('%s', (_, rates, putIn, cost) => {
  expect(costOfCapital(rates, putIn)).toBe(cost);
});
