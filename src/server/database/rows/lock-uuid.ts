// Makes two transactions that take the same uuid for something new wait for each other, one after the other.
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/**
 * Until the caller's transaction ends, and before it locks anything else, so that none waits for the other in a circle.
 * There is no row to lock yet; on SQLite a transaction has the only lock.
 */
export async function lockUuid(kind: Database['kind'], query: Kysely<Tables>, uuid: string): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${uuid}, 0))`.execute(query);
}
