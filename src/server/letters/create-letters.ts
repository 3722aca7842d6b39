// Queues letters; in the caller's transaction a letter is queued exactly when what it tells of is kept.
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Letters } from './letters.ts';
import { letterJob } from './send-letter.ts';

export const createLetters = (jobs: Jobs): Letters => ({
  send: (query, letter) => jobs.add(query, { kind: letterJob, payload: letter }),
});
