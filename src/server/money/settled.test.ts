// Tests what becomes of an order and of a subscription: the same in whatever order the events come, twice or once.
import { describe, expect, test } from 'vitest';
import type { PaymentEvent, PaymentFact } from '#server/ports/payments/payment-fact.ts';
import { settledOrder } from './order-state.ts';
import { settledSubscription } from './subscription-state.ts';

const event = (id: string, happenedAt: number, fact: PaymentFact): PaymentEvent => ({
  ...{ id, happenedAt, fact },
  ...{ orderId: 'order', paymentId: 'payment', subscriptionId: 'subscription' },
});

const checkout = (isPaid: boolean): PaymentFact => ({
  ...{ kind: 'checkout-completed', sessionId: 's', isPaid, email: 'ann@example.com', customerId: 'c' },
  ...{ paymentId: 'payment', subscriptionId: null, total: 3480, tax: 580, currency: 'usd' },
});
const failed: PaymentFact = { kind: 'checkout-failed', reason: 'declined' };
const refund = (refunded: number): PaymentFact => ({ kind: 'refunded', refunded, of: 3480 });
const dispute = (state: 'open' | 'won' | 'lost'): PaymentFact => ({ kind: 'disputed', state });

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

const orders: readonly (readonly [string, readonly PaymentEvent[], state: string, refunded: number])[] = [
  ['nothing yet', [], 'pending', 0],
  ['money on its way', [event('a', 1, checkout(false))], 'pending', 0],
  ['paid at once', [event('a', 1, checkout(true))], 'paid', 0],
  ['paid days later', [event('a', 1, checkout(false)), event('b', 9, checkout(true))], 'paid', 0],
  ['never paid', [event('a', 1, checkout(false)), event('b', 9, failed)], 'failed', 0],
  [
    'declined, then paid with another card',
    [event('a', 1, failed), event('b', 2, checkout(true))],
    'paid',
    0,
  ],
  ['a part given back', [event('a', 1, checkout(true)), event('b', 5, refund(1000))], 'paid', 1000],
  [
    'all given back, in two parts',
    [event('a', 1, checkout(true)), event('b', 5, refund(1000)), event('c', 6, refund(3480))],
    'refunded',
    3480,
  ],
  ['disputed', [event('a', 1, checkout(true)), event('b', 5, dispute('open'))], 'disputed', 0],
  [
    'disputed and won',
    [event('a', 1, checkout(true)), event('b', 5, dispute('open')), event('c', 9, dispute('won'))],
    'paid',
    0,
  ],
  [
    'disputed and lost',
    [event('a', 1, checkout(true)), event('b', 5, dispute('open')), event('c', 9, dispute('lost'))],
    'disputed',
    0,
  ],
  [
    'disputed, and given back instead',
    [event('a', 1, checkout(true)), event('b', 5, dispute('open')), event('c', 9, refund(3480))],
    'refunded',
    3480,
  ],
];

test.each(orders)('an order: %s', (_, events, state, refunded) => {
  for (const some of permutations(events)) {
    expect(settledOrder(some)).toMatchObject({ state, refunded });
    expect(settledOrder([...some, ...some.toReversed()])).toEqual(settledOrder(events));
  }
});

test('an order was paid when its money came, not when its checkout ended', () => {
  const events = [event('a', 1, checkout(false)), event('b', 9, checkout(true))];
  expect(settledOrder(events)).toMatchObject({
    paidAt: 9,
    checkout: { isPaid: true, total: 3480, tax: 580 },
  });
  expect(settledOrder(events.slice(0, 1))).toMatchObject({ paidAt: null, checkout: { isPaid: false } });
});

describe('a subscription', () => {
  const change = (
    state: 'pending' | 'active' | 'past-due' | 'ended',
    periodEnd: number,
    more: { readonly planId?: 'growth'; readonly cancelsAtEnd?: true } = {},
  ): PaymentFact => ({
    ...{ kind: 'subscription-changed', customerId: 'c', planId: 'essential', state, periodEnd },
    ...{ cancelsAtEnd: false, ...more },
  });
  const invoice = (periodEnd: number, isFirst = false): PaymentFact => ({
    ...{ kind: 'invoice-paid', invoiceId: `i${periodEnd}`, isFirst, total: 1900, tax: 0, currency: 'usd' },
    periodEnd,
  });

  test.each([
    ['begun', [event('a', 1, change('pending', 30)), event('b', 1, change('active', 30))], 'active', 30],
    [
      'renewed',
      [
        event('a', 1, change('active', 30)),
        event('b', 30, change('active', 60)),
        event('c', 30, invoice(60)),
      ],
      'active',
      60,
    ],
    [
      'renewed, of which the invoice alone was told',
      [event('a', 1, change('active', 30)), event('b', 30, invoice(60))],
      'active',
      60,
    ],
    [
      'late, while the service has begun the next period already',
      [
        event('a', 1, change('active', 30)),
        event('b', 1, invoice(30)),
        event('c', 30, change('past-due', 60)),
      ],
      'past-due',
      30,
    ],
    [
      'late, then paid',
      [
        event('a', 1, change('active', 30)),
        event('b', 30, change('past-due', 60)),
        event('c', 33, change('active', 60)),
      ],
      'active',
      60,
    ],
    ['ended', [event('a', 1, change('active', 30)), event('b', 20, change('ended', 20))], 'ended', 20],
    [
      'ended within the second of its last renewal',
      [
        event('a', 1, change('active', 30)),
        event('b', 30, change('active', 60)),
        event('c', 30, change('ended', 30)),
      ],
      'ended',
      30,
    ],
  ] as const)('%s', (_, events, state, periodEnd) => {
    for (const some of permutations(events)) {
      expect(settledSubscription(some)).toMatchObject({ state, periodEnd });
      expect(settledSubscription([...some, ...some])).toEqual(settledSubscription(events));
    }
  });

  test('changes of plan and of its end: the last one counts', () => {
    const events = [
      event('a', 1, change('active', 30)),
      event('b', 5, change('active', 30, { planId: 'growth', cancelsAtEnd: true })),
      event('c', 9, change('active', 30, { planId: 'growth' })),
    ];
    for (const some of permutations(events)) {
      expect(settledSubscription(some)).toMatchObject({
        planId: 'growth',
        cancelsAtEnd: false,
        changedAt: 9,
      });
    }
    expect(settledSubscription(events.slice(0, 2))).toMatchObject({ cancelsAtEnd: true });
  });

  test('an invoice before anything else says too little', () => {
    expect(settledSubscription([event('a', 1, invoice(30, true))])).toBeNull();
  });
});
