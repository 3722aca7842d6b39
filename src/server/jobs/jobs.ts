// The queue of work that outlives a request: kept in the database, done once at a time, tried again when it fails.
import type { Kysely } from 'kysely';
import type { Tables } from '../ports/database/tables.ts';

export interface NewJob {
  readonly kind: string;
  /** Becomes JSON. */
  readonly payload: object;
  /** Milliseconds since 1970; at once without it. */
  readonly dueAt?: number;
}

export interface Jobs {
  /** With the caller's transaction the job is there exactly when what belongs to it is. */
  add(query: Kysely<Tables>, job: NewJob): Promise<void>;
  /** Looks for work without waiting for the next turn; call it after the transaction. */
  wake(): void;
}
