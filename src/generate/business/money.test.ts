// Tests amounts in the money of a place, and how they are rounded.
import { expect, test } from 'vitest';
import { n } from '#catalog/kind/figure.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
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

test('treatment costs less outside the United States, and whoever treats is paid less above others', () => {
  const kind = smallKind({ id: 'dental_clinic', isTraded: false });
  const there = { ...levels, country: 'DE' };
  // 88.0111, as of other services, x 0.65; rents are as of others.
  expect(local(100, 'price', there, kind)).toBeCloseTo(57.2072, 3);
  expect(local(100, 'supply', there, kind)).toBeCloseTo(57.2072, 3);
  expect(local(100, 'overhead', there, kind)).toBe(100);
  // 32,000 and half of the 100,000 above it, x 0.25 x 2; who earns no more than 32,000 is paid as others are.
  expect([local(132_000, 'pay', there, kind), local(30_000, 'pay', there, kind)]).toEqual([41_000, 15_000]);
  expect(local(132_000, 'pay', { ...levels, country: 'US' }, kind)).toBe(66_000);
  expect(local(132_000, 'pay', there, smallKind())).toBe(66_000);
});

test('families pay for care what they earn, and for its meals what they cost', () => {
  const kind = smallKind({ id: 'care_home' });
  const natural = { sun: 1, grain: 1, fields: 1, vegetables: 1, milk: 1, fodder: 1, care: 0.25 };
  const there = { ...levels, country: 'RU', natural };
  // 88.0111 x 0.25^0.55 = 88.0111 x 0.466517
  expect(local(100, 'price', there, kind)).toBeCloseTo(41.0586, 3);
  expect(local(100, 'supply', there, kind)).toBeCloseTo(88.0111, 3);
});

test('a trade may have a level of its own in a country', () => {
  const kind = smallKind({ ownLevels: { RU: { prices: 0.5, pay: 0.75 } } });
  const there = { ...levels, country: 'RU' };
  // 100 x 0.5 x 2 is 100, of which a half; 100 x 0.25 x 2 is 50, of which three quarters.
  expect([local(100, 'overhead', there, kind), local(100, 'pay', there, kind)]).toEqual([50, 37.5]);
  expect(local(100, 'overhead', { ...levels, country: 'KZ' }, kind)).toBe(100);
  expect(local(100, 'overhead', levels, kind)).toBe(100);
});

test.each([
  // 1,000 x 0.25 x 2 x 0.75, x 0.7, x 0.6, and x 1.3 of what is paid elsewhere.
  ['law_firm', 375],
  ['elevator_maintenance', 350],
  ['internet_provider', 300],
  ['notary', 650],
])('work of %s is paid in Russia as it is there: %d', (id, expected) => {
  const kind = kindById(id) ?? smallKind();
  expect(local(1000, 'pay', { ...levels, country: 'RU' }, kind)).toBeCloseTo(expected, 6);
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
