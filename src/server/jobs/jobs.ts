// The queue of work that outlives a request: stored in the database, run once at a time, retried on failure.
import type { Kysely } from 'kysely';
import type { Tables } from '../ports/database/tables.ts';

export interface NewJob {
  readonly kind: string;
  /** Stored as JSON. */
  readonly payload: object;
  /** Whose data the payload holds: the job is dropped with the account. */
  readonly accountId?: string;
  /** Milliseconds since 1970; immediately if absent. */
  readonly dueAt?: number;
}

export interface Jobs {
  /** In the caller's transaction, so that the job exists exactly when the data it belongs to does. */
  add(query: Kysely<Tables>, job: NewJob): Promise<void>;
  /** Looks for work without waiting for the next poll; call it after the transaction. */
  wake(): void;
}
