// The job that hands a queued letter to the mail.
import type { JobHandler } from '#server/jobs/create-jobs.ts';
import type { Mail } from '#server/ports/mail/mail.ts';

export const letterJob = 'letter';

export const sendLetter =
  (_mail: Mail): JobHandler =>
  async () => {};
