// Holds who must buy a template first to a price, and to what each kind of person has.
import { expect, test } from 'vitest';
import { mustBeBought } from './must-be-bought.ts';

const visitor = { kind: 'anonymous', plan: null, is_entitled: 0 } as const;
const user = { kind: 'user', plan: null, is_entitled: 0 } as const;
const priced = { uuid: 'a', price: 29 };
const order = { template_uuid: null, static_id: null };

test.each([visitor, user])('$kind: nothing without a price, or of the price 0, must be bought', (buyer) => {
  expect([null, 0].map((price) => mustBeBought({ uuid: 'a', price }, buyer, []))).toEqual([false, false]);
  expect(mustBeBought(priced, buyer, [])).toBe(true);
});

test.each([
  ['essential', { ...user, plan: 1 }],
  ['growth', { ...user, plan: 2 }],
  ['operator', { ...user, plan: 0 }],
  ['entitled', { ...user, is_entitled: 1 }],
] as const)('%s: need not buy it', (_who, buyer) => {
  expect(mustBeBought(priced, buyer, [])).toBe(false);
});

test('an order of just this template, own or of the gallery, is enough', () => {
  expect(mustBeBought(priced, user, [{ ...order, template_uuid: 'a' }])).toBe(false);
  expect(mustBeBought(priced, user, [{ ...order, static_id: 'a' }])).toBe(false);
  expect(mustBeBought(priced, user, [order, { ...order, template_uuid: 'b' }])).toBe(true);
});
