// Holds who has to buy a template first.
import { describe, expect, it } from 'vitest';
import { mustBeBought } from './must-be-bought.ts';

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
  it('must when it has a price and the visitor neither a plan nor a subscription, the free plan included', () => {
    expect(mustBeBought(priced, nobody)).toBe(true);
    expect(mustBeBought(priced, { ...nobody, settings: { plan: 'free', subscription: null } })).toBe(true);
  });

  it('need not when it costs nothing', () => {
    expect(mustBeBought({ uuid: 'a', price: 0 }, nobody)).toBe(false);
    expect(mustBeBought({ uuid: 'a', price: null }, nobody)).toBe(false);
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
    expect(mustBeBought(priced, visitor)).toBe(false);
  });

  it('must when another one was bought', () => {
    expect(mustBeBought(priced, { ...nobody, orders: [{ ...order, templateUuid: 'b' }] })).toBe(true);
  });
});
