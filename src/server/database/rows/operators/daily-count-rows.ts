// Reads and writes what happened on each day, and that an account was counted already.
import type { Kysely } from 'kysely';
import type { CountedOnceTable, DailyCountTable } from '#server/ports/database/tables/usage-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** Adds to what is there. */
export async function addDailyCounts(
  query: Kysely<Tables>,
  counts: readonly DailyCountTable[],
): Promise<void> {
  if (counts.length === 0) return;
  // Always in the same order: two transactions that update the same rows in opposite order would deadlock.
  const ordered = [...counts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await query
    .insertInto('daily_count')
    .values(ordered)
    .onConflict((conflict) =>
      conflict.columns(['day', 'what']).doUpdateSet((row) => ({
        amount: row('daily_count.amount', '+', row.ref('excluded.amount')),
      })),
    )
    .execute();
}

const keyOf = ({ day, what }: DailyCountTable): string => `${day} ${what}`;

/** Returns those that had not been marked; what an account that is gone did is not counted. */
export async function markCounted(
  query: Kysely<Tables>,
  marks: readonly CountedOnceTable[],
): Promise<readonly Pick<CountedOnceTable, 'account_id' | 'what'>[]> {
  const ids = [...new Set(marks.map(({ account_id: id }) => id))];
  if (ids.length === 0) return [];
  const there = await query.selectFrom('account').select('id').where('id', 'in', ids).execute();
  const known = new Set(there.map(({ id }) => id));
  const rows = marks
    .filter(({ account_id: id }) => known.has(id))
    .sort((one, other) => (markOf(one) < markOf(other) ? -1 : 1));
  if (rows.length === 0) return [];
  return query
    .insertInto('counted_once')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'what']).doNothing())
    .returning(['account_id', 'what'])
    .execute();
}

const markOf = ({ account_id: id, what }: CountedOnceTable): string => `${id} ${what}`;

/** Of the days from one to another, both included. */
export function readDailyCounts(query: Kysely<Tables>, from: string, to: string): Promise<DailyCountTable[]> {
  return query
    .selectFrom('daily_count')
    .select(['day', 'what', 'amount'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

/** Who was counted is forgotten; what was counted stays. */
export async function forgetCounted(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('counted_once').where('until', '<=', now).execute();
}
