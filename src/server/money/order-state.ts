// What has become of an order: worked out anew from all that is known of it, so that no order of the events matters.
import type { PaymentEvent, PaymentFact } from '#server/ports/payments/payment-fact.ts';

export type OrderState = 'pending' | 'paid' | 'failed' | 'refunded' | 'disputed';

export type CompletedCheckout = Extract<PaymentFact, { kind: 'checkout-completed' }>;

export interface SettledOrder {
  readonly state: OrderState;
  readonly paidAt: number | null;
  readonly refunded: number;
  /** Of the checkout that was paid, or else of the last one; null while nothing came back from it. */
  readonly checkout: CompletedCheckout | null;
}

/** By the service's clock; of two at the same time, the same one is always first. */
export const byTime = (one: PaymentEvent, other: PaymentEvent): number =>
  one.happenedAt - other.happenedAt || (one.id < other.id ? -1 : 1);

export function settledOrder(events: readonly PaymentEvent[]): SettledOrder {
  const sorted = events.toSorted(byTime);
  const checkouts = sorted.flatMap(({ fact, happenedAt }) =>
    fact.kind === 'checkout-completed' ? [{ fact, happenedAt }] : [],
  );
  const paid = checkouts.find(({ fact }) => fact.isPaid);
  const isFailed = sorted.some(({ fact }) => fact.kind === 'checkout-failed');
  const { refunded, isRefunded, isDisputed } = takenBack(sorted);
  return {
    state: paid === undefined ? unpaidState(isFailed) : paidState(isRefunded, isDisputed),
    ...{ paidAt: paid?.happenedAt ?? null, refunded },
    checkout: (paid ?? checkouts.at(-1))?.fact ?? null,
  };
}

/** Of an order that was paid from the start, such as a renewal. */
export function settledPaidOrder(events: readonly PaymentEvent[]): Pick<SettledOrder, 'state' | 'refunded'> {
  const { refunded, isRefunded, isDisputed } = takenBack(events);
  return { state: paidState(isRefunded, isDisputed), refunded };
}

function takenBack(events: readonly PaymentEvent[]) {
  const refunds = events.flatMap(({ fact }) => (fact.kind === 'refunded' ? [fact] : []));
  const disputes = events.flatMap(({ fact }) => (fact.kind === 'disputed' ? [fact.state] : []));
  return {
    refunded: Math.max(0, ...refunds.map(({ refunded }) => refunded)),
    isRefunded: refunds.some(({ refunded, of }) => refunded >= of),
    // An open dispute is decided once, and that is never taken back.
    isDisputed: disputes.length > 0 && !disputes.includes('won'),
  };
}

const unpaidState = (isFailed: boolean): OrderState => (isFailed ? 'failed' : 'pending');

function paidState(isRefunded: boolean, isDisputed: boolean): OrderState {
  if (isRefunded) return 'refunded';
  return isDisputed ? 'disputed' : 'paid';
}

/** Somebody has paid on its page by a way that takes days, such as a bank transfer. */
export const isMoneyOnItsWay = ({
  state,
  payment_id,
  subscription_id,
}: {
  readonly state: OrderState;
  readonly payment_id: string | null;
  readonly subscription_id: string | null;
}): boolean => state === 'pending' && (payment_id !== null || subscription_id !== null);
