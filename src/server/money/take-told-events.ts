// How events reach the orders, whichever way they were told: by a webhook, by the test checkout, or when asked for.
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PaymentEvent } from '#server/ports/payments/payment-fact.ts';
import type { Ports } from '#server/ports/ports.ts';
import { queueAfterOrders } from './jobs-of-orders.ts';
import { takeEvents } from './take-events.ts';

export interface MoneyParts {
  readonly ports: Pick<Ports, 'database' | 'payments' | 'clock'>;
  readonly jobs: Jobs;
}

/** Returns how many were new. */
export async function takeToldEvents(
  { ports: { database, payments, clock }, jobs }: MoneyParts,
  events: readonly PaymentEvent[],
): Promise<number> {
  const listener = queueAfterOrders(jobs, clock);
  const now = clock.now();
  try {
    return await takeEvents({ database, provider: payments.provider, listener, now }, events);
  } finally {
    // Those before one that failed were taken all the same.
    jobs.wake();
  }
}
