// Queues letters; in the caller's transaction a letter is queued exactly when what it tells of is kept.
import type { Jobs } from '#server/jobs/jobs.ts';
import type { EmailQueue } from './email-queue.ts';
import { emailJob } from './send-email.ts';

export const createEmailQueue = (jobs: Jobs): EmailQueue => ({
  send: (query, letter) => jobs.add(query, { kind: emailJob, payload: letter }),
});
