// Tests which templates must be bought first, depending on the price and what the buyer has.
import { expect, test } from 'vitest';
import { needsPurchase } from './needs-purchase.ts';

const nobody = { isEntitled: false, hasPlan: false, orders: [] };
const priced = { uuid: 'a', price: 29 };
const other = { templateUuid: null, staticId: null };

test('nothing without a price, or of the price 0, must be bought', () => {
  expect([29, 0, null].map((price) => needsPurchase({ uuid: 'a', price }, nobody))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a plan or a right is enough for every template', () => {
  expect(needsPurchase(priced, { ...nobody, hasPlan: true })).toBe(false);
  expect(needsPurchase(priced, { ...nobody, isEntitled: true })).toBe(false);
});

test('an order of just this template, own or of the gallery, is enough', () => {
  expect(needsPurchase(priced, { ...nobody, orders: [{ ...other, templateUuid: 'a' }] })).toBe(false);
  expect(needsPurchase(priced, { ...nobody, orders: [{ ...other, staticId: 'a' }] })).toBe(false);
  expect(needsPurchase(priced, { ...nobody, orders: [other, { ...other, templateUuid: 'b' }] })).toBe(true);
});
