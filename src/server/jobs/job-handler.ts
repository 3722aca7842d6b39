// What does one kind of job, and how it says that trying again is of no use.
import type { Job } from '../ports/database/tables.ts';

/**
 * Does one job; a throw has it tried again later. It may be called again for a job that it did just before a crash. It must
 * end soon after the signal aborts: somebody else may do the job from then on.
 */
export type JobHandler = (
  payload: unknown,
  job: Pick<Job, 'id' | 'attempts' | 'created_at'>,
  signal: AbortSignal,
) => Promise<void>;

/** Thrown by a handler when no later try can go better. */
export class PermanentJobError extends Error {}
