// The test checkout with the server's own parts: whatever it tells is read by a job of the queue.
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Till } from '#server/ports/payments/test-payments/till.ts';
import type { Ports } from '#server/ports/ports.ts';
import { announceEvents } from './payment-events-job.ts';

export const testTill = (
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  jobs: Pick<Jobs, 'add'>,
): Till => ({ query: database.query, clock, announce: announceEvents(jobs) });
