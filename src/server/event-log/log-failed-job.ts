// Logs a job that was given up.

import { emailJob } from '#server/emails/send-email.ts';
import type { Job } from '../ports/database/tables.ts';
import type { EventLog } from './event-log.ts';
import { logEventIds } from './log-event-ids.ts';
import { serverEntry } from './server-entry.ts';

export function logFailedJob(eventLog: EventLog, job: Job, reason: string): void {
  const lmid = job.kind === emailJob ? logEventIds.emailError : logEventIds.jobError;
  const content = `${job.kind} ${job.id} was given up at try ${job.attempts}: ${reason}`;
  // The reason may hold an address.
  eventLog.write({ ...serverEntry({ lmid, level: 'error', content }), account_id: job.account_id });
}
