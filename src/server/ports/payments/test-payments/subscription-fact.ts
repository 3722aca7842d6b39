// What is told of a subscription after each change.
import type { TestSubscriptionTable } from '#server/ports/database/tables/test-payment-tables.ts';
import type { PaymentFact } from '../payment-fact.ts';

export const subscriptionFact = ({
  customer_id: customerId,
  plan_id: planId,
  state,
  period_end: periodEnd,
  cancels_at_end: cancels,
}: TestSubscriptionTable): PaymentFact => ({
  ...{ kind: 'subscription-changed', customerId, planId, state, periodEnd, cancelsAtEnd: cancels === 1 },
});
