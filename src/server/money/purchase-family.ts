// One purchase with all that followed of it: what has become of its order, its subscription and each renewal.
import type { PaymentEvent, PaymentFact } from '#server/ports/payments/payment-fact.ts';
import { byTime, type SettledOrder, settledOrder, settledPaidOrder } from './order-state.ts';
import { renewalIdOf } from './renewal-id-of.ts';
import { type SettledSubscription, settledSubscription } from './subscription-state.ts';

export interface FamilyOrder extends SettledOrder {
  readonly id: string;
  readonly paymentId: string | null;
}

export interface FamilyRenewal extends Pick<SettledOrder, 'state' | 'refunded'> {
  readonly id: string;
  /** Of the checkout that it renews. */
  readonly firstOrderId: string;
  readonly subscriptionId: string;
  readonly paymentId: string | null;
  readonly paidAt: number;
  readonly planId: SettledSubscription['planId'] | null;
  readonly invoice: PaidInvoice;
}

export interface FamilySubscription extends SettledSubscription {
  readonly id: string;
  readonly firstOrderId: string | null;
  readonly beganAt: number;
}

export interface Family {
  readonly orders: readonly FamilyOrder[];
  readonly renewals: readonly FamilyRenewal[];
  readonly subscriptions: readonly FamilySubscription[];
}

type PaidInvoice = Extract<PaymentFact, { kind: 'invoice-paid' }>;

const unique = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids)].filter((id) => id !== null).sort();

/** Worked out from the set of everything that is known, whatever came first and however often. */
export function familyOf(events: readonly PaymentEvent[]): Family {
  const sorted = [...new Map(events.map((event) => [event.id, event])).values()].sort(byTime);
  const orderIds = unique(sorted.map(({ orderId }) => orderId));
  const subscriptionIds = unique(sorted.map(subscriptionOf));
  return {
    orders: orderIds.map((id) => familyOrder(id, sorted)),
    subscriptions: subscriptionIds.flatMap((id) => familySubscription(id, sorted)),
    renewals: subscriptionIds.flatMap((id) => familyRenewals(id, sorted)),
  };
}

/** A checkout names its subscription, even where the event itself does not. */
export const subscriptionOf = ({ fact, subscriptionId }: PaymentEvent): string | null =>
  subscriptionId ?? (fact.kind === 'checkout-completed' ? fact.subscriptionId : null);

export const paymentOf = ({ fact, paymentId }: PaymentEvent): string | null =>
  paymentId ?? (fact.kind === 'checkout-completed' ? fact.paymentId : null);

function familyOrder(id: string, events: readonly PaymentEvent[]): FamilyOrder {
  const own = events.filter(({ orderId, fact }) => orderId === id && fact.kind.startsWith('checkout-'));
  const subscriptions = new Set(unique(own.map(subscriptionOf)));
  // The first payment of a subscription is named by its invoice alone.
  const invoices = events.filter(
    (event) =>
      event.fact.kind === 'invoice-paid' &&
      event.fact.isFirst &&
      (event.orderId === id || subscriptions.has(event.subscriptionId ?? '')),
  );
  const payments = unique([...own, ...invoices].map(paymentOf));
  return {
    id,
    ...settledOrder([...own, ...takenBackFrom(payments, id, events)]),
    paymentId: payments[0] ?? null,
  };
}

/** By the payment, if it is named: a renewal may carry the order of the checkout that it renews. */
const takenBackFrom = (
  payments: readonly string[],
  orderId: string,
  events: readonly PaymentEvent[],
): PaymentEvent[] =>
  events.filter(
    (event) =>
      (event.fact.kind === 'refunded' || event.fact.kind === 'disputed') &&
      (event.paymentId === null ? event.orderId === orderId : payments.includes(event.paymentId)),
  );

function familySubscription(id: string, events: readonly PaymentEvent[]): FamilySubscription[] {
  const own = events.filter((event) => subscriptionOf(event) === id);
  const settled = settledSubscription(own);
  if (settled === null) return [];
  const beganAt = Math.min(...own.map(({ happenedAt }) => happenedAt));
  return [{ id, ...settled, firstOrderId: firstOrderOf(id, events), beganAt }];
}

function firstOrderOf(id: string, events: readonly PaymentEvent[]): string | null {
  const own = events.filter((event) => subscriptionOf(event) === id && event.orderId !== null);
  const checkout = own.find(({ fact }) => fact.kind === 'checkout-completed');
  return (checkout ?? own[0])?.orderId ?? null;
}

/** Invoices of nothing, such as of a coupon for everything, are no orders. */
function familyRenewals(id: string, events: readonly PaymentEvent[]): FamilyRenewal[] {
  const firstOrderId = firstOrderOf(id, events);
  if (firstOrderId === null) return [];
  const renewals = new Map<string, FamilyRenewal>();
  for (const { fact, subscriptionId, paymentId, happenedAt } of events) {
    if (fact.kind !== 'invoice-paid' || fact.isFirst || fact.total === 0 || subscriptionId !== id) continue;
    const known = renewals.get(fact.invoiceId);
    const payment = known?.paymentId ?? paymentId;
    const taken = payment === null ? [] : takenBackFrom([payment], '', events);
    renewals.set(fact.invoiceId, {
      ...{ id: renewalIdOf(fact.invoiceId), firstOrderId, subscriptionId: id, paymentId: payment },
      ...{ paidAt: known?.paidAt ?? happenedAt, invoice: known?.invoice ?? fact },
      ...{ planId: planAt(id, happenedAt, events), ...settledPaidOrder(taken) },
    });
  }
  return [...renewals.values()];
}

/** A change of plan is told with its invoice; null while no plan is known. */
function planAt(
  id: string,
  time: number,
  events: readonly PaymentEvent[],
): SettledSubscription['planId'] | null {
  const changes = events.filter((event) => subscriptionOf(event) === id);
  const before = changes.filter(({ happenedAt }) => happenedAt <= time);
  return (settledSubscription(before) ?? settledSubscription(changes))?.planId ?? null;
}
