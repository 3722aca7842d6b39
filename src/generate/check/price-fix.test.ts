// Tests which prices are tried where a model is not as usual, on shares worked out by hand.
import { expect, test } from 'vitest';
import { isBetter, pricesToTry } from './price-fix.ts';

/** Of 1,000 sold, 200 move with prices and 600 do not: EBITDA is 20 %. */
const year = {
  revenue: 1000,
  grossProfit: 500,
  ebitda: 200,
  payroll: 300,
  cos: 500,
  goods: 200,
  moving: 200,
  netIncome: 100,
};

/** What is left of x: x - 0.2 x - 600. */
test('a margin is brought into its range: one percent inside, to the middle, and one percent below the most', () => {
  // 26 % of x are left where x = 600 / 0.54 = 1,111; 32.5 %: 600 / 0.475 = 1,263; 39 %: 600 / 0.41 = 1,463.
  const findings = [{ rule: 'ebitda', value: 20, usual: [25, 40] }] as const;
  expect(pricesToTry(findings, year, [25, 40], 1)).toEqual([1.11, 1.26, 1.46]);
  // 9 %: 600 / 0.71 = 845; 6 %: 600 / 0.74 = 811; 3 %: 600 / 0.77 = 779.
  expect(pricesToTry([{ ...findings[0], usual: [2, 10] }], year, [2, 10], 1)).toEqual([0.85, 0.81, 0.78]);
});

/** The margin is in the middle of its range, whose ends are 11 %: 600 / 0.69 = 870 and 29 %: 600 / 0.51 = 1,176. */
const usual = [10, 30] as const;

test('other shares are brought one percent inside as well', () => {
  // Pay of 300 is 24 % of 1,250.
  const payroll = [{ rule: 'payroll', value: 30, usual: [10, 25] }] as const;
  expect(pricesToTry(payroll, year, usual, 1)).toEqual([0.87, 1.18, 1.25]);
  // Gross, x - 0.2 x - 300, is 61 % of x where x = 300 / 0.19 = 1,579.
  expect(pricesToTry([{ rule: 'gross', value: 50, usual: [60, 80] }], year, usual, 1)).toEqual([
    0.87, 1.18, 1.58,
  ]);
});

test('a return that is too good is brought down by a quarter, a half and three quarters of the way to the least margin', () => {
  // From 20 % to 11 %: 17.75 %: 600 / 0.6225 = 964; 15.5 %: 600 / 0.645 = 930; 13.25 %: 600 / 0.6675 = 899.
  const high = [{ rule: 'return', value: 140, usual: [0, 100] }] as const;
  expect(pricesToTry(high, year, usual, 1)).toEqual([0.96, 0.93, 0.9, 0.87]);
});

test('what prices are moved by already is kept, and a whole percent comes on top', () => {
  // 0.87 and 1.18 of 1.2.
  expect(pricesToTry([{ rule: 'payback', value: 90, usual: [10, 60] }], year, usual, 1.2)).toEqual([
    1.044, 1.416,
  ]);
});

test('nothing beyond half and twice what is usual is tried, nor where nothing is sold or stands out', () => {
  const findings = [{ rule: 'payroll', value: 30, usual: [2, 10] }] as const;
  expect(pricesToTry(findings, year, usual, 1)).toEqual([0.87, 1.18]);
  expect(pricesToTry(findings, { ...year, revenue: 0 }, usual, 1)).toEqual([]);
  expect(pricesToTry([], year, usual, 1)).toEqual([]);
});

test('better is what has less that stands out, and nothing new', () => {
  const [gross, payroll, ebitda] = (['gross', 'payroll', 'ebitda'] as const).map((rule) => ({
    ...{ rule, value: 0 },
    usual: [1, 2] as const,
  }));
  if (!gross || !payroll || !ebitda) throw new Error('there are three rules');
  expect(isBetter([], [gross])).toBe(true);
  expect(isBetter([gross], [gross, payroll])).toBe(true);
  expect(isBetter([ebitda], [gross, payroll])).toBe(false);
  expect(isBetter([gross], [gross])).toBe(false);
});
