// The handler of one kind of job, and the error with which it rules out another attempt.
import type { Job } from '../ports/database/tables.ts';

/**
 * Runs one job; if it throws, the job is retried later. It may be called again for a job that it finished just before a
 * crash. It must end soon after the signal aborts: another worker may run the job from then on.
 */
export type JobHandler = (
  payload: unknown,
  job: Pick<Job, 'id' | 'attempts' | 'created_at'>,
  signal: AbortSignal,
) => Promise<void>;

/** Thrown by a handler when retrying cannot help. */
export class PermanentJobError extends Error {}
