// How many statements of a PostgreSQL database wait for a lock that somebody else holds.
import { sql } from 'kysely';
import type { Database } from '#server/ports/database/database.ts';

export async function countLockWaits({ query }: Pick<Database, 'query'>): Promise<number> {
  const { rows } = await sql`select pid from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`.execute(query);
  return rows.length;
}
