// Tests how many times a year's cash covers what is due, and what a bank lends on it.
import { expect, test } from 'vitest';
import { coveredLoan, leastDebtCover } from './debt-cover.ts';

/** Three years of two halves. */
const flows = {
  cash: [-10, 0, 6, 6, 12, 12],
  interest: [1, 1, 1, 1, 1, 1],
  repaid: [0, 0, 2, 3, 3, 3],
};

test('the year in which least is left for interest and repayments counts, the first aside', () => {
  // 12 / (2 + 5), 18 / (2 + 6) and 24 / 8; the first year, -10 / 2, is no part of it.
  expect(leastDebtCover(flows, 2)).toBeCloseTo(12 / 7, 12);
});

test('the second year counts though only interest is paid in it, and years on end from the first repayment on', () => {
  // 12 / 2 and 24 / (2 + 6)
  expect(leastDebtCover({ ...flows, repaid: [0, 0, 0, 0, 3, 3] }, 2)).toBe(3);
  // From the second half on: (0 + 3) / (2 + 4); then 9 / (2 + 4), 18 / 8, 24 / 8.
  expect(leastDebtCover({ ...flows, cash: [-10, 0, 3, 6, 12, 12], repaid: [0, 2, 2, 2, 3, 3] }, 2)).toBe(0.5);
});

test('a year that is not whole tells nothing, nor does a business that owes nothing', () => {
  const start = { cash: [-10, 0, 6], interest: [1, 1, 1], repaid: [0, 0, 2] };
  expect(leastDebtCover(start, 2)).toBe(Number.POSITIVE_INFINITY);
  const nothing = [0, 0, 0, 0, 0, 0];
  expect(leastDebtCover({ ...flows, interest: nothing, repaid: nothing }, 2)).toBe(Number.POSITIVE_INFINITY);
});

test('a bank lends what is covered 1.2 times, and no small part of the money', () => {
  expect(coveredLoan(900, 1.3, 1800)).toBe(900);
  // What was rounded up may cost a little of it.
  expect(coveredLoan(900, 1.16, 1800)).toBe(900);
  // 900 x 0.6 / 1.2
  expect(coveredLoan(900, 0.6, 1800)).toBe(450);
  // 900 x 0.71 / 1.2 = 532.5, rounded down
  expect(coveredLoan(900, 0.71, 1800)).toBe(530);
  // 112.5 would be 6 %.
  expect(coveredLoan(900, 0.15, 1800)).toBe(0);
  expect(coveredLoan(900, -2, 1800)).toBe(0);
});
