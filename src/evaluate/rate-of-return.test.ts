// Checks rates of return against values worked out by hand.
import { expect, test } from 'vitest';
import * as rates from './rate-of-return.ts';

const rateOfReturn = (payments: readonly number[], guess?: number): number =>
  rates.rateOfReturn(Float64Array.from(payments), guess);

const modifiedRate = (payments: readonly number[], borrowed: number, reinvested: number): number =>
  rates.modifiedRate(Float64Array.from(payments), borrowed, reinvested);

test.each([
  ['100 out, 110 back', [-100, 110], 0.1],
  ['100 out, 121 back two periods later', [-100, 0, 121], 0.1],
  ['half of it is lost', [-100, 50], -0.5],
  ['nothing is earned', [-100, 100], 0],
  ['borrowing: money first, then more back', [100, -150], 0.5],
  ['it begins late', [...Array(58).fill(0), -100, 110], 0.1],
  ['nearly everything is lost', [-10_000, 0.01], -0.999999],
  ['two roots, 10 % and 100 %: the nearer one', [-1, 3.1, -2.2], 0.1],
  ['two roots, -20 % and 50 %', [-1, 2.3, -1.2], -0.2],
])('%s', (_what, payments, rate) => {
  expect(rateOfReturn(payments)).toBeCloseTo(rate, 12);
});

test('payments of one sign, or without a real root, have none', () => {
  expect(rateOfReturn([1, 2, 3])).toBeNaN();
  expect(rateOfReturn([0, 0])).toBeNaN();
  expect(rateOfReturn([1, -1, 1])).toBeNaN();
  expect(rateOfReturn([...Array(57).fill(0), 1, -1, 1])).toBeNaN();
});

test('a cent becomes ten thousand', () => {
  expect(rateOfReturn([-0.01, 10_000]) / 999_999).toBeCloseTo(1, 12);
});

test('of two roots, -20 % and 50 %, the one nearest to the guess is taken', () => {
  const payments = [-1, 2.3, -1.2];
  expect(rateOfReturn(payments, 0.4)).toBeCloseTo(0.5, 12);
  expect(rateOfReturn(payments, 0.5)).toBeCloseTo(0.5, 12);
  expect(rateOfReturn(payments, -0.9)).toBeCloseTo(-0.2, 12);
  expect(rateOfReturn(payments, 1e9)).toBeCloseTo(0.5, 12);
  expect(rateOfReturn(payments, -5)).toBeCloseTo(-0.2, 12);
});

test('without a guess there is no search', () => {
  expect(rateOfReturn([-100, 110], Number.NaN)).toBeNaN();
});

test('the modified rate: 100 lent, 60 and 72 reinvested at 10 % are 138, or 17.47 % a period', () => {
  expect(modifiedRate([-100, 60, 72], 0.25, 0.1)).toBeCloseTo(1.38 ** 0.5 - 1, 12);
  expect(modifiedRate([-100, 60, 72], 0.2, 0.2)).toBeCloseTo(0.2, 12);
});

test('the modified rate: 100 and 55 a period later, borrowed at 10 %, are 150 today', () => {
  expect(modifiedRate([-100, -55, 600], 0.1, 0.3)).toBeCloseTo(1, 12);
});

test('there is no modified rate without both signs, nor where a power overflows', () => {
  expect(modifiedRate([1, 2], 0, 0)).toBeNaN();
  expect(modifiedRate([-1, 0], 0, 0)).toBeNaN();
  expect(modifiedRate([-1, ...Array(60).fill(1)], 1e6, 1e6)).toBeNaN();
  expect(modifiedRate([-1, 2], -1, -1)).toBeNaN();
  // What is paid in the end is worth more than there are numbers for, though what is received first is not.
  expect(modifiedRate([1, ...Array(60).fill(-1)], 1e-7 - 1, 1e-7 - 1)).toBeNaN();
});

test('what was searched before does not answer for other payments, another guess or a shorter list', () => {
  const searched: readonly [readonly number[], number, number][] = [
    [[-1, 2.3, -1.2], 0.4, 0.5],
    [[-1, 2.3, -1.2], -0.9, -0.2],
    [[-100, 110], 0, 0.1],
    [[-100, 110, 0], 0, 0.1],
    [[-100, 120], 0, 0.2],
    [[-100, 50], 0, -0.5],
  ];
  for (const [payments, guess, rate] of [...searched, ...searched, ...searched.toReversed()])
    expect(rateOfReturn(payments, guess)).toBeCloseTo(rate, 12);
});
