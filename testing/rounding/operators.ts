// The operators of formulas on intervals, widened by the rounding of any program.
import type { BinaryOperator } from '#workbook/cell-expression.ts';
import {
  anything,
  type Interval,
  isNumberOf,
  isPoint,
  isWhole,
  never,
  point,
  sizeOf,
  stepShare,
  widened,
} from './interval.ts';

type IntervalOperator = (one: Interval, other: Interval) => Interval;

/** The lowest and the highest of what the ends make together. */
function corners(one: Interval, other: Interval, work: (a: number, b: number) => number, share: number) {
  const ends = [one.low, one.high].flatMap((a) => [other.low, other.high].map((b) => work(a, b)));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return widened(low, high, share * Math.max(Math.abs(low), Math.abs(high)), [one, other]);
}

/** Whole numbers that make a whole number make it exactly. */
const unlessWhole =
  (exact: (a: number, b: number) => number, rounded: IntervalOperator): IntervalOperator =>
  (one, other) => {
    const value = exact(one.low, other.low);
    return isWhole(one) &&
      isWhole(other) &&
      Number.isSafeInteger(value) &&
      isNumberOf([one, other]) === 'always'
      ? point(value + 0)
      : rounded(one, other);
  };

export const add = unlessWhole(
  (a, b) => a + b,
  (one, other) =>
    widened(one.low + other.low, one.high + other.high, stepShare * Math.max(sizeOf(one), sizeOf(other)), [
      one,
      other,
    ]),
);

export const opposite = ({ low, high, isNumber }: Interval): Interval => ({
  low: 0 - high,
  high: 0 - low,
  isNumber,
});

const subtract: IntervalOperator = (one, other) => add(one, opposite(other));

/** 0 times what may be anything is 0. */
const product = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b);

export const multiply = unlessWhole(product, (one, other) => corners(one, other, product, stepShare));

const isNothing = (interval: Interval): boolean => isPoint(interval) && interval.low === 0;

export const divide: IntervalOperator = (one, other) => {
  if (isNumberOf([one, other]) === 'never' || isNothing(other)) return never;
  if (other.low <= 0 && other.high >= 0) return anything;
  const quotient = (a: number, b: number): number => a / b;
  return unlessWhole(quotient, (a, b) => corners(a, b, quotient, stepShare))(one, other);
};

/** The last digits of powers differ most. */
const powerShare = 2 ** -40;

const raise: IntervalOperator = (one, other) => {
  if (isNumberOf([one, other]) === 'never') return never;
  if (one.low <= 0 && !(isPoint(one) && isPoint(other))) return anything;
  const power = (a: number, b: number): number => a ** b;
  return unlessWhole(power, (a, b) => corners(a, b, power, powerShare))(one, other);
};

/** 1 where it holds for certain, 0 where it fails for certain, and otherwise either. */
function truth(holds: boolean, fails: boolean, parts: readonly Interval[]): Interval {
  const isNumber = isNumberOf(parts);
  if (isNumber === 'never') return never;
  return { low: holds ? 1 : 0, high: fails ? 0 : 1, isNumber };
}

/** Numbers this near to one another may be taken for equal. */
const blur = (one: Interval, other: Interval): number => stepShare * Math.max(sizeOf(one), sizeOf(other));

const isAbove = (one: Interval, other: Interval): boolean => one.low > other.high + blur(one, other);

const isSamePoint = (one: Interval, other: Interval): boolean =>
  isPoint(one) && isPoint(other) && one.low === other.low;

export const equal: IntervalOperator = (one, other) =>
  truth(isSamePoint(one, other), isAbove(one, other) || isAbove(other, one), [one, other]);

const not = ({ low, high, isNumber }: Interval): Interval => ({ low: 1 - high, high: 1 - low, isNumber });

const above: IntervalOperator = (one, other) =>
  truth(isAbove(one, other), isAbove(other, one) || isSamePoint(one, other), [one, other]);

export const operators: Readonly<Record<BinaryOperator, IntervalOperator>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '^': raise,
  '=': equal,
  '<>': (one, other) => not(equal(one, other)),
  '>': above,
  '<': (one, other) => above(other, one),
  '<=': (one, other) => not(above(one, other)),
  '>=': (one, other) => not(above(other, one)),
};
