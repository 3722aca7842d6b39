// The order of events by the service's clock; of two at the same time, the same one is always first.
import type { PaymentEvent } from '#server/ports/payments/payment-fact.ts';

export const byTime = (one: PaymentEvent, other: PaymentEvent): number =>
  one.happenedAt - other.happenedAt || (one.id < other.id ? -1 : 1);
