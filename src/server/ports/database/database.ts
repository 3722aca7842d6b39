// The port to the database: one portable schema, queried through kysely, on either of two databases.
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.ts';

interface Common {
  readonly query: Kysely<Tables>;
  /** For migrations and sweeping: a statement that passes over all rows may take long. */
  readonly unhurried: Kysely<Tables>;
  /**
   * For long readings, such as of lists of everybody: whatever they take, nobody else waits. Each statement is by itself,
   * reads alone, and ends with `StatementTooSlow` if it takes too long.
   */
  readonly aside: Kysely<Tables>;
  /** Whether it can answer a query at the moment. */
  isAnswering(): Promise<boolean>;
  /**
   * Leaves nothing of deleted rows in the database's files, now or as soon as no other process reads older data. Where
   * the database cleans up by itself, it does nothing.
   */
  eraseDeleted(): Promise<void>;
  close(): Promise<void>;
}

export interface SqliteDatabase extends Common {
  readonly kind: 'sqlite';
}

export interface PostgresDatabase extends Common {
  readonly kind: 'postgres';
  readonly pool: Pool;
}

export type Database = SqliteDatabase | PostgresDatabase;

/** Of a statement of an operator, who waits longer than anybody else would. */
export const asideTimeoutMs = (timeoutMs: number): number => 2 * timeoutMs;
