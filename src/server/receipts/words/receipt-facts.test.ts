// Tests amounts, days and periods of receipts against values worked out by hand.
import { expect, test } from 'vitest';
import type { PaymentEvent } from '#server/ports/payments/payment-fact.ts';
import { daysText, moneyText } from './money-text.ts';
import { firstEndAfter } from './receipt-facts.ts';

const day = (month: number, date: number): number => Date.UTC(2026, month - 1, date, 12);

const invoice = (periodEnd: number): PaymentEvent => ({
  ...{ id: `of ${periodEnd}`, happenedAt: 0, orderId: null, paymentId: null, subscriptionId: 's' },
  fact: {
    ...{ kind: 'invoice-paid', invoiceId: 'i', isFirst: true },
    ...{ total: 1, tax: 0, currency: 'usd', periodEnd },
  },
});

test.each([
  ['the first end that was told of', day(1, 31), [day(4, 28), day(2, 28), day(1, 31)], day(2, 28)],
  ['the last day of a shorter month', day(1, 31), [], day(2, 28)],
  ['the same day of the next month', day(11, 27), [], day(12, 27)],
  ['a day of the next year', day(12, 31), [], Date.UTC(2027, 0, 31, 12)],
] as const)('a period ends on %s', (_, paidAt, ends, expected) => {
  expect(firstEndAfter(paidAt, ends.map(invoice))).toBe(expected);
});

test.each([
  ['en', 'usd', 123456, '$1,234.56'],
  ['en', 'jpy', 500, '¥500'],
  ['en', 'usd', -2900, '−$29.00'],
  ['ru', 'rub', 123456, '1 234,56 ₽'],
  ['ru', 'eur', 5, '0,05 €'],
] as const)('in %s an amount in %s is written as people write it', (language, currency, amount, expected) => {
  expect(moneyText(language, currency, amount).replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['en', day(1, 15), day(2, 15), 'January 15 – February 15, 2026'],
  ['en', day(12, 27), Date.UTC(2027, 0, 27), 'December 27, 2026 – January 27, 2027'],
  ['ru', day(11, 27), day(12, 27), '27 ноября – 27 декабря 2026 г.'],
] as const)('in %s a period is written as people write it', (language, from, to, expected) => {
  expect(daysText(language, from, to).replaceAll('\u00a0', ' ')).toBe(expected);
});
