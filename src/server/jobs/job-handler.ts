// The handler of one kind of job, and the error with which it rules out another attempt.
import type { Kysely } from 'kysely';
import type { Job, Tables } from '../ports/database/tables.ts';

/**
 * Runs one job; if it throws, the job is retried later. It may be called again for a job that it finished just before a
 * crash. It must end soon after the signal aborts: another worker may run the job from then on.
 */
export type JobHandler = (
  payload: unknown,
  job: Pick<Job, 'id' | 'attempts' | 'created_at'>,
  signal: AbortSignal,
) => Promise<void>;

/** What follows when a job of a kind is given up, in the step that records it: exactly once, whatever dies. */
export type AfterGivingUp = (query: Kysely<Tables>, payload: unknown, reason: string) => Promise<void>;

/** What of a payload is kept with the row of a job that is done or given up; by default nothing of the one, all of the other. */
export type KeptOfJob = (payload: unknown, state: 'done' | 'failed') => unknown;

/** Thrown by a handler when retrying cannot help. */
export class PermanentJobError extends Error {}
