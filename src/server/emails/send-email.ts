// The job that sends a queued email.
import { isThereJob } from '#server/database/rows/job-rows.ts';
import { type JobHandler, PermanentJobError } from '#server/jobs/job-handler.ts';
import { EmailRejected } from '#server/ports/mail/mail.ts';
import type { Ports } from '#server/ports/ports.ts';
import { linkLifetimeMs } from './link-with-token.ts';
import { opensAccount, queuedEmail } from './queued-email.ts';
import { writeEmail } from './write-email.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const emailJob = 'letter';

export const sendEmail =
  ({ mail, clock, database }: Pick<Ports, 'mail' | 'clock' | 'database'>): JobHandler =>
  async (payload, { id, created_at: queuedAt }, signal) => {
    // Written by this program; a newer version on the same queue may have queued another shape.
    const email = queuedEmail.parse(payload);
    const isLinkExpired = clock.now() >= queuedAt + linkLifetimeMs;
    if (isLinkExpired && opensAccount(email)) {
      throw new PermanentJobError('its link does not work any more');
    }
    try {
      await mail.send(writeEmail(email, id), signal);
    } catch (error) {
      throw error instanceof EmailRejected ? new PermanentJobError(error.message) : error;
    }
    // Its account was deleted while it was being sent.
    if (!(await isThereJob(database.query, id))) await mail.deleteCopiesOf([id]);
  };
