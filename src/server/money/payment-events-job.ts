// The job that reads what the test checkout has told since a time; it is stored together with what was told.
import { z } from 'zod';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AnnounceEvents } from '#server/ports/payments/test-payments/till.ts';
import { type MoneyParts, takeToldEvents } from './take-told-events.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const paymentEventsJob = 'payment-events';

const payload = z.object({ since: z.int() });

export const announceEvents =
  (jobs: Pick<Jobs, 'add'>): AnnounceEvents =>
  (query, { since, dueAt }) =>
    jobs.add(query, { kind: paymentEventsJob, payload: { since }, dueAt });

/** Reading something twice is harmless, since each event is taken once. */
export const readPaymentEvents =
  (parts: MoneyParts): JobHandler =>
  async (given) => {
    const { since } = payload.parse(given);
    for await (const events of parts.ports.payments.listEvents(since)) await takeToldEvents(parts, events);
  };
