// What a receipt states, gathered from its order and from what payments have told.
import type { Kysely } from 'kysely';
import { defaultLanguage, isLanguage, type Language } from '#language/language.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { listEventsNaming } from '#server/database/rows/money/payment-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { PaymentEvent } from '#server/ports/payments/payment-fact.ts';

export interface ReceiptFacts {
  readonly language: Language;
  readonly orderId: string;
  readonly email: string;
  readonly kind: Order['kind'];
  readonly state: Order['state'];
  /** Of the template or the plan. */
  readonly name: string;
  readonly paidAt: number;
  /** What a plan was paid for; null for a template. */
  readonly period: { readonly from: number; readonly to: number } | null;
  readonly currency: string;
  readonly amount: number;
  readonly tax: number;
  readonly refunded: number;
  readonly refundedAt: number | null;
  /** The bank has decided that the payment goes back. */
  readonly isDisputeLost: boolean;
  /** No money was moved. */
  readonly isTest: boolean;
  /** Who sells: name, address, tax number. */
  readonly seller: readonly string[];
}

export async function readReceiptFacts(
  query: Kysely<Tables>,
  order: Order,
  seller: readonly string[],
): Promise<ReceiptFacts> {
  const paidAt = order.paid_at ?? order.created_at;
  const { payment_id: paymentId, subscription_id: subscriptionId } = order;
  const events = await listEventsNaming(query, {
    orders: [order.id],
    payments: paymentId === null ? [] : [paymentId],
    subscriptions: subscriptionId === null ? [] : [subscriptionId],
  });
  const own = events.filter((event) => isOfPayment(order, event));
  const refunds = own.filter(({ fact }) => fact.kind === 'refunded');
  return {
    language: languageOf(order),
    ...{ orderId: order.id, email: order.email, kind: order.kind, state: order.state, name: order.name },
    ...{ paidAt, currency: order.currency, amount: order.amount, tax: order.tax_amount },
    period: order.kind === 'plan' ? { from: paidAt, to: firstEndAfter(paidAt, events) } : null,
    refunded: order.refunded_amount,
    refundedAt: refunds.length === 0 ? null : Math.max(...refunds.map(({ happenedAt }) => happenedAt)),
    isDisputeLost: own.some(({ fact }) => fact.kind === 'disputed' && fact.state === 'lost'),
    isTest: order.provider === 'test',
    seller,
  };
}

const languageOf = ({ language }: Pick<Order, 'language'>): Language =>
  isLanguage(language) ? language : defaultLanguage;

/** A renewal may carry the order of the checkout that it renews, so the payment counts, if it is named. */
const isOfPayment = ({ id, payment_id: own }: Order, { orderId, paymentId }: PaymentEvent): boolean =>
  paymentId === null ? orderId === id : paymentId === own;

/** The first end of a period that was told of after the payment; until one is told, a month later. */
export function firstEndAfter(paidAt: number, events: readonly PaymentEvent[]): number {
  const ends = events
    .flatMap(({ fact }) => ('periodEnd' in fact ? [fact.periodEnd] : []))
    .filter((end) => end > paidAt);
  return ends.length === 0 ? monthAfter(paidAt) : Math.min(...ends);
}

/** The same day of the next month, or its last one. */
function monthAfter(time: number): number {
  const day = new Date(time);
  const next = new Date(time);
  next.setUTCDate(1);
  next.setUTCMonth(day.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(day.getUTCDate(), lastDay));
  return next.getTime();
}
