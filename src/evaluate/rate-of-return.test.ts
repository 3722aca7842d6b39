// Holds rates of return to ones worked out by hand.
import { expect, test } from 'vitest';
import { rateOfReturn } from './rate-of-return.ts';

test.each([
  ['100 out, 110 back', [-100, 110], 0.1],
  ['100 out, 121 back two periods later', [-100, 0, 121], 0.1],
  ['half of it is lost', [-100, 50], -0.5],
  ['nothing is earned', [-100, 100], 0],
  ['borrowing: money first, then more back', [100, -150], 0.5],
  ['two roots, 10 % and 100 %: the nearer one', [-1, 3.1, -2.2], 0.1],
  ['two roots, -20 % and 50 %', [-1, 2.3, -1.2], -0.2],
])('%s', (_what, payments, rate) => {
  expect(rateOfReturn(payments)).toBeCloseTo(rate, 12);
});

test('payments of one sign, or without a real root, have none', () => {
  expect(rateOfReturn([1, 2, 3])).toBeNaN();
  expect(rateOfReturn([0, 0])).toBeNaN();
  expect(rateOfReturn([1, -1, 1])).toBeNaN();
});
