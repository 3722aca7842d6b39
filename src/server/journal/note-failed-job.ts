// Tells operators of work that was given up.

import { letterJob } from '#server/letters/send-letter.ts';
import type { Job } from '../ports/database/tables.ts';
import type { Journal } from './journal.ts';
import { lmids } from './lmids.ts';
import { ownEntry } from './own-entry.ts';

export function noteFailedJob(journal: Journal, job: Job, reason: string): void {
  const lmid = job.kind === letterJob ? lmids.letterError : lmids.jobError;
  const content = `${job.kind} ${job.id} was given up at try ${job.attempts}: ${reason}`;
  journal.write(ownEntry({ lmid, level: 'error', content }));
}
