// Reads and writes when the machine's clock was read last, and whether it was believed.
import type { Kysely } from 'kysely';
import type { ClockCheckTable, Tables } from '#server/ports/database/tables.ts';

/** There is one row. */
const id = 1;

type StoredCheck = Omit<ClockCheckTable, 'id'>;

/** Null for a database whose clock was never checked. */
export async function readClockCheck(query: Kysely<Tables>): Promise<StoredCheck | null> {
  const row = await query
    .selectFrom('clock_check')
    .select(['trusted_at', 'doubted_since', 'doubted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveClockCheck(query: Kysely<Tables>, check: StoredCheck): Promise<void> {
  await query
    .insertInto('clock_check')
    .values({ id, ...check })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(check))
    .execute();
}
