// Tests what is usual for a business of several trades, on two workshops whose sales are worked out by hand.
import { expect, test } from 'vitest';
import { n } from '#catalog/kind/figure.ts';
import { sale } from '#catalog/kind/rows.ts';
import { frame, smallBusiness, smallKind } from '#testing/generate/small-business.ts';
import { adjust } from './adjust.ts';
import { healthFindings } from './health.ts';
import { usualHealthOf } from './usual-health.ts';

const bells = (price: number) =>
  smallKind({
    id: 'bells',
    sales: [sale(['Bells', 'Колокольчики'], 'whistles', n(price))],
    health: { gross: [40, 60], payroll: [40, 70], ebitda: [20, 100], payback: [9, 40] },
  });
/** 400 whistles a month at 5 are 24,000 a year, and 400 bells at 15 are 72,000. */
const both = smallBusiness(smallKind(), { others: [{ kind: bells(15), size: 4 }] });

test('each part of a business sells what its lines sell', () => {
  expect(adjust(both, frame).measured.partSales).toEqual([24_000, 72_000]);
  expect(adjust(smallBusiness(), frame).measured.partSales).toEqual([24_000]);
});

test('the ranges of two trades count by what each sells', () => {
  const { business, measured } = adjust(both, frame);
  // A quarter of the first, three quarters of the second: (20 + 3 x 40) / 4 = 35, (30 + 3 x 70) / 4 = 60.
  expect(usualHealthOf(business, measured)).toEqual({
    gross: [30, 70],
    payroll: [35, 60],
    ebitda: [15, 100],
    payback: [7, 42],
  });
});

test('a trade alone has its own ranges', () => {
  const { business, measured } = adjust(smallBusiness(), frame);
  expect(usualHealthOf(business, measured)).toBe(business.head.kind.health);
});

test('prices are held to the margin that is usual for both', () => {
  const held = (most: number) =>
    smallKind({
      id: 'bells',
      sales: [sale(['Bells', 'Колокольчики'], 'whistles', n(5))],
      health: { ...smallKind().health, ebitda: [0, most] },
    });
  const factorWith = (most: number): number => {
    const business = smallBusiness(smallKind(), { others: [{ kind: held(most), size: 4 }] });
    return adjust(business, frame).adjustments.priceFactor;
  };
  // Of 4,000 a month, wood of 800, carvers of 1,000 and the post that both share, 150, leave 2,050: 51 %.
  // A range up to (100 + 10) / 2 = 55 % has room for that; one up to (100 + 0) / 2 = 50 % is left by prices lower by
  // (100 - 51.25 - 20) / (100 - 49 - 20) = 0.927.
  expect(factorWith(10)).toBe(1);
  expect(factorWith(0)).toBeCloseTo(0.927, 3);
});

test('pay that is usual for both does not stand out', () => {
  const { business, measured } = adjust(both, frame);
  // 12,000 of pay of 96,000 is 13 %: below the 35 % that is usual.
  expect(healthFindings({ health: usualHealthOf(business, measured) }, measured, 1)).toContainEqual({
    rule: 'payroll',
    value: 12.5,
    usual: [35, 60],
  });
});
