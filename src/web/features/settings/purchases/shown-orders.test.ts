// Tests which orders the settings show.
import { expect, it } from 'vitest';
import { type Order, shownOrders } from './shown-orders.ts';

const now = Date.UTC(2026, 10, 27, 12);
const dayMs = 24 * 60 * 60 * 1000;

const order = (state: Order['state'], ageMs: number): Order => ({
  ...{ orderId: `${state} ${ageMs}`, kind: 'template', name: 'Tea', email: 'ada@example.com', state },
  ...{
    staticId: null,
    gsUrl: null,
    templateUuid: null,
    fileUrl: null,
    fileLink: 'none',
    isSpreadsheetBuilding: false,
    receiptUrl: null,
    receiptPdfUrl: null,
  },
  ...{ price: 29, currency: 'usd', amount: 2900, taxAmount: 0, refundedAmount: 0, date: now - ageMs },
  ...{ refund: 'not-possible', refundAskedAt: null, refundUntil: null, isOnItsWay: false },
});

it('shows what was not paid for a day, and what was paid for good', () => {
  const states = ['pending', 'failed', 'paid', 'refunded', 'disputed'] as const;
  const shownAt = (ageMs: number) =>
    shownOrders(
      states.map((state) => order(state, ageMs)),
      now,
    ).map(({ state }) => state);
  expect(shownAt(dayMs)).toEqual(states);
  expect(shownAt(dayMs + 1)).toEqual(['paid', 'refunded', 'disputed']);
});
