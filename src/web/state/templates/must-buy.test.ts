// Tests who has to buy a template first.
import { describe, expect, it } from 'vitest';
import { mustBuy } from './must-buy.ts';

const nobody = { userEntitled: false, orders: [], settings: { plan: null, subscription: null } };
const priced = { uuid: 'a', price: 29 };
const order = {
  orderId: '1',
  name: '',
  email: '',
  staticId: null,
  gsUrl: null,
  templateUuid: null,
  price: 29,
  date: 0,
};

describe('whether a template must be bought', () => {
  it('must be bought if it has a price and the visitor neither a plan nor a subscription, the free plan included', () => {
    expect(mustBuy(nobody, priced)).toBe(true);
    expect(mustBuy({ ...nobody, settings: { plan: 'free', subscription: null } }, priced)).toBe(true);
  });

  it('need not be bought if it is free', () => {
    expect(mustBuy(nobody, { uuid: 'a', price: 0 })).toBe(false);
    expect(mustBuy(nobody, { uuid: 'a', price: null })).toBe(false);
  });

  it.each([
    { ...nobody, settings: { plan: 'essential', subscription: null } } as const,
    { ...nobody, settings: { plan: 'growth', subscription: null } } as const,
    { ...nobody, settings: { plan: 'admin', subscription: null } } as const,
    { ...nobody, settings: { plan: null, subscription: 'sub_1' } } as const,
    { ...nobody, userEntitled: true },
    { ...nobody, orders: [{ ...order, templateUuid: 'a' }] },
    { ...nobody, orders: [{ ...order, staticId: 'a' }] },
  ])('need not for who has paid in some way, or is entitled: %j', (visitor) => {
    expect(mustBuy(visitor, priced)).toBe(false);
  });

  it('must be bought if another one was bought', () => {
    expect(mustBuy({ ...nobody, orders: [{ ...order, templateUuid: 'b' }] }, priced)).toBe(true);
  });
});
