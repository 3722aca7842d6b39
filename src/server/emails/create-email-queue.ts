// Queues emails in the caller's transaction, so that an email is queued exactly when the change it reports is stored.
import type { Jobs } from '#server/jobs/jobs.ts';
import type { EmailQueue } from './email-queue.ts';
import { emailJob } from './send-email.ts';

export const createEmailQueue = (jobs: Pick<Jobs, 'add'>): EmailQueue => ({
  send: (query, accountId, { to, language, content }) =>
    jobs.add(query, {
      kind: emailJob,
      // The address first: the emails to one address are found by how they begin.
      payload: { to, language, content },
      ...(accountId !== null && { accountId }),
    }),
});
