// What Stripe says of a subscription, in the program's own terms.
import type { PaymentFact, SubscriptionState } from '../payment-fact.ts';
import type { PlanId } from '../payments.ts';
import type { StripeSubscription } from './event-shapes.ts';
import { productOf } from './plan-prices.ts';

const states: Readonly<Record<string, SubscriptionState>> = {
  incomplete: 'pending',
  trialing: 'active',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

const planIds: readonly PlanId[] = ['essential', 'growth'];

/** Null for a subscription to something else that is sold through the same account. */
export function subscriptionFact(subscription: StripeSubscription): PaymentFact | null {
  const planId = planOf(subscription);
  const state = states[subscription.status];
  if (planId === null || state === undefined) return null;
  return {
    kind: 'subscription-changed',
    customerId: subscription.customer,
    ...{ planId, state },
    periodEnd: periodEndOf(subscription, state) * 1000,
    cancelsAtEnd: subscription.cancel_at_period_end || typeof subscription.cancel_at === 'number',
  };
}

/** The price of today comes first: the portal changes it, and leaves what the subscription was begun with. */
function planOf({ items, metadata }: StripeSubscription): PlanId | null {
  const price = items.data[0]?.price;
  return (
    planIds.find((planId) => price?.metadata.planId === planId) ??
    planIds.find((planId) => price?.lookup_key?.startsWith(`${productOf(planId)}-`)) ??
    planIds.find((planId) => price?.product === productOf(planId)) ??
    planIds.find((planId) => metadata.planId === planId) ??
    null
  );
}

function periodEndOf(subscription: StripeSubscription, state: SubscriptionState): number {
  const ends = subscription.items.data.map((item) => item.current_period_end ?? 0);
  const paidUntil = Math.max(subscription.current_period_end ?? 0, ...ends);
  return state === 'ended' ? (subscription.ended_at ?? paidUntil) : paidUntil;
}
