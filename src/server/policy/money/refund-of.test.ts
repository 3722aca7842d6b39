// Tests when money may be asked back, to the millisecond, and what becomes of a request.
import { describe, expect, it, test } from 'vitest';
import { amountToGiveBack, type RefundedOrder, refundOf, refundUntil, refusalOfAsking } from './refund-of.ts';

const paidAt = Date.UTC(2026, 10, 1, 12);
/** 15 November at noon. */
const lastMoment = Date.UTC(2026, 10, 15, 12);

const paid: RefundedOrder = {
  ...{ state: 'paid', provider: 'test', amount: 2900, tax_amount: 483, refunded_amount: 0, paid_at: paidAt },
  ...{ refund_asked_at: null, refund_granted_at: null, refund_denied_at: null },
};

test('the fourteenth day ends at the minute of the payment', () => {
  expect(refundUntil(paid)).toBe(lastMoment);
  expect(refundOf(paid, lastMoment)).toBe('possible');
  expect(refundOf(paid, lastMoment + 1)).toBe('not-possible');
  expect(refusalOfAsking(paid, lastMoment)).toBeNull();
  expect(refusalOfAsking(paid, lastMoment + 1)).toBe('refund-too-late');
});

describe('what became of a request', () => {
  it.each<[string, Partial<RefundedOrder>, ReturnType<typeof refundOf>, ReturnType<typeof refusalOfAsking>]>([
    ['asked', { refund_asked_at: paidAt + 5 }, 'asked', null],
    ['granted and on its way', { refund_asked_at: paidAt, refund_granted_at: paidAt + 5 }, 'asked', null],
    [
      'granted after it was denied',
      { refund_denied_at: paidAt, refund_granted_at: paidAt + 5 },
      'asked',
      null,
    ],
    ['denied', { refund_asked_at: paidAt, refund_denied_at: paidAt + 5 }, 'denied', 'refund-not-possible'],
    ['given back', { state: 'refunded', refund_denied_at: paidAt }, 'given', 'refund-not-possible'],
    ['not paid yet', { state: 'pending', paid_at: null }, 'not-possible', 'refund-not-possible'],
    ['not paid', { state: 'failed', paid_at: null }, 'not-possible', 'refund-not-possible'],
    ['decided by the bank', { state: 'disputed' }, 'not-possible', 'refund-not-possible'],
    ['of before there were payments', { provider: '' }, 'not-possible', 'refund-not-possible'],
    ['free with a coupon', { amount: 0, tax_amount: 0 }, 'not-possible', 'refund-not-possible'],
  ])('%s', (_, change, refund, refusal) => {
    const order = { ...paid, ...change };
    expect([refundOf(order, lastMoment), refusalOfAsking(order, lastMoment)]).toEqual([refund, refusal]);
  });

  it('a request in time is answered whenever that is', () => {
    expect(refundOf({ ...paid, refund_asked_at: lastMoment }, lastMoment + 1)).toBe('asked');
  });
});

it('gives the tax back too, and nothing twice', () => {
  expect(amountToGiveBack(paid)).toBe(3383);
  expect(amountToGiveBack({ ...paid, refunded_amount: 1000 })).toBe(2383);
  expect(amountToGiveBack({ ...paid, refunded_amount: 3383 })).toBe(0);
});
