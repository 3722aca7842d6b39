// Tells operators of work that was given up.
import type { Job } from '#server/database/tables.ts';
import type { Journal } from './journal.ts';
import { lmids } from './lmids.ts';

export function noteFailedJob(journal: Journal, job: Job, reason: string): void {
  journal.write({
    lmid: lmids.jobError,
    level: 'error',
    account_id: null,
    ip: '',
    verb: '',
    path: '',
    content: `${job.kind} ${job.id} was given up after ${job.attempts} tries: ${reason}`,
    body: null,
  });
}
