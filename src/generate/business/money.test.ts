// Tests amounts in the money of a place, and how they are rounded.
import { expect, test } from 'vitest';
import { n } from '#catalog/kind/figure.ts';
import { smallKind } from '#testing/generate/small-business.ts';
import { finelyRounded, local, localFigure, rounded, roundedUp, yearlyClass } from './money.ts';

/** Prices of half, pay of a quarter, which is 0.3 with contributions, two units of money for a dollar. */
const levels = { prices: 0.5, pay: 0.25, work: 0.3, perDollar: 2 };

test.each([
  [0, 0],
  [Number.NaN, 0],
  [4.26, 4.3],
  [0.0347, 0.035],
  [872, 870],
  [2040, 2000],
  // Amounts that begin with 1 go in halves of their second digit.
  [132, 130],
  [133, 135],
  [1_176_000, 1_200_000],
  [1_124_000, 1_100_000],
  [1.99, 2],
  [-872, -870],
])('%d is typed as %d', (amount, expected) => {
  expect(rounded(amount)).toBe(expected);
});

test.each([
  [0, 0],
  [871, 880],
  [870, 870],
  // 4,400 as floating point may have it.
  [4400.000000000001, 4400],
  [131, 135],
  [99.5, 100],
])('%d is rounded up to %d', (amount, expected) => {
  expect(roundedUp(amount)).toBe(expected);
});

test.each([
  [0, 0],
  [0.08586, 0.0859],
  [2.929, 2.93],
  [10.7, 10.7],
  [99.994, 99.99],
  [107.06, 107.1],
  [1838.71, 1839],
  [-2.929, -2.93],
])('%d that was chosen is typed as %d', (amount, expected) => {
  expect(finelyRounded(amount)).toBe(expected);
});

test('what an amount is paid for decides how much it follows the place', () => {
  // A kind whose payroll is usually 20 to 30 % of sales: three quarters of a price follow prices, a quarter work.
  const kind = smallKind();
  // 100 x 0.5^0.75 x 0.3^0.25 x 2 = 200 x 0.594604 x 0.740083
  expect(local(100, 'price', levels, kind)).toBeCloseTo(88.0111, 3);
  // 100 x 0.25 x 2
  expect(local(100, 'pay', levels, kind)).toBe(50);
  // Half as everywhere, half as prices there: 100 x 0.75 x 2
  expect(local(100, 'goods', levels, kind)).toBe(150);
  // 100 x 0.5 x 2
  expect(local(100, 'overhead', levels, kind)).toBe(100);
  // Land is as dear as the place.
  expect(local(100, 'property', levels, kind)).toBe(100);
});

test('what is sold all over the world costs about the same everywhere', () => {
  const kind = smallKind({ isWorldwide: true });
  const cheap = { ...levels, prices: 1 / 16 };
  // The fourth root of a sixteenth is a half.
  expect(local(100, 'price', cheap, kind)).toBe(100);
  // What it spends at home costs what it costs there: a sixteenth of 200.
  expect(local(100, 'overhead', cheap, kind)).toBe(12.5);
  expect(local(100, 'goods', cheap, kind)).toBe(200);
  expect(local(100, 'pay', cheap, kind)).toBe(50);
  // Seeds and fertiliser of what is sold so are sold so too.
  expect(local(100, yearlyClass(kind), cheap, kind)).toBe(100);
  expect(yearlyClass(smallKind())).toBe('overhead');
});

test('what is traded between countries is between the two', () => {
  const kind = smallKind({ isTraded: true, health: { ...smallKind().health, payroll: [0, 0] } });
  // The square root of a sixteenth is a quarter of 200.
  expect(local(100, 'price', { ...levels, prices: 1 / 16 }, kind)).toBe(50);
});

test('nobody is paid less than the law allows', () => {
  const paid = localFigure(n(1000, 800, 1200), 'pay', { ...levels, pay: 0.5, leastPay: 1010 }, smallKind());
  // 1,000 x 0.5 x 2 is 1,000; the least is rounded up to a step of 50.
  expect([paid.low, paid.typical, paid.high]).toEqual([1050, 1050, 1200]);
});

test('a range is converted and rounded with its number, and keeps its source', () => {
  // 0.5 x 2 is 1, so what is rounded is the amount itself.
  expect(localFigure(n(333, 222, 777, 'a_source'), 'overhead', levels, smallKind())).toEqual({
    typical: 330,
    low: 220,
    high: 780,
    source: 'a_source',
  });
});
