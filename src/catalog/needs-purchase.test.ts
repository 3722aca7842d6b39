// Tests which templates must be bought first, depending on the price and what the buyer has.
import { expect, test } from 'vitest';
import { needsPurchase } from './needs-purchase.ts';

const nobody = { isEntitled: false, hasPlan: false, orders: [] };
const priced = { uuid: 'a', price: 29 };
const other = { templateUuid: null, staticId: null };

test('a template without a price, or at price 0, never has to be bought', () => {
  expect([29, 0, null].map((price) => needsPurchase({ uuid: 'a', price }, nobody))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a plan or an entitlement covers every template', () => {
  expect(needsPurchase(priced, { ...nobody, hasPlan: true })).toBe(false);
  expect(needsPurchase(priced, { ...nobody, isEntitled: true })).toBe(false);
});

test('an order for this very template, own or from the gallery, is enough', () => {
  expect(needsPurchase(priced, { ...nobody, orders: [{ ...other, templateUuid: 'a' }] })).toBe(false);
  expect(needsPurchase(priced, { ...nobody, orders: [{ ...other, staticId: 'a' }] })).toBe(false);
  expect(needsPurchase(priced, { ...nobody, orders: [other, { ...other, templateUuid: 'b' }] })).toBe(true);
});
