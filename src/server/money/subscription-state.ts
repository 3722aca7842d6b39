// What has become of a subscription, from all that is known of it in whatever order it came.
import {
  type PaymentEvent,
  type SubscriptionState,
  subscriptionStates,
} from '#server/ports/payments/payment-fact.ts';

export interface SettledSubscription {
  readonly planId: 'essential' | 'growth';
  readonly customerId: string;
  readonly state: SubscriptionState;
  readonly periodEnd: number;
  readonly cancelsAtEnd: boolean;
  readonly changedAt: number;
}

/** Null until a first change is known: an invoice alone does not name the plan. */
export function settledSubscription(events: readonly PaymentEvent[]): SettledSubscription | null {
  const changes = events.flatMap(({ fact, happenedAt }) =>
    fact.kind === 'subscription-changed' ? [{ ...fact, happenedAt }] : [],
  );
  // Two changes within a second cannot be told apart by the clock: a subscription goes from pending to active, and what
  // has ended never begins again.
  const rankOf = (state: SubscriptionState) => subscriptionStates.indexOf(state);
  const last = changes
    .toSorted((one, other) => one.happenedAt - other.happenedAt || rankOf(one.state) - rankOf(other.state))
    .at(-1);
  if (last === undefined) return null;
  const hasEnded = changes.some(({ state }) => state === 'ended');
  const paidUntil = events.flatMap(({ fact }) => (fact.kind === 'invoice-paid' ? [fact.periodEnd] : []));
  const { planId, customerId, cancelsAtEnd, happenedAt: changedAt } = last;
  return {
    ...{ planId, customerId, cancelsAtEnd, changedAt },
    state: hasEnded ? 'ended' : last.state,
    periodEnd: periodEndOf(hasEnded ? 'ended' : last.state, last.periodEnd, paidUntil),
  };
}

/** The next period begins whether it is paid or not, so what is past due ends with the last one that was paid. */
function periodEndOf(state: SubscriptionState, told: number, paidUntil: readonly number[]): number {
  if (state === 'ended') return told;
  if (state === 'past-due' && paidUntil.length > 0) return Math.max(...paidUntil);
  return Math.max(told, ...paidUntil);
}
