// Counts passwords tried, one after another even where several instances count at once.
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';

/** The rules by which tries are counted. */
export interface TryRules {
  /** Without a try for so long all are forgotten. */
  readonly keptMs: number;
  readonly longestWaitMs: number;
  readonly waitAfter: (tries: number) => number;
}

/** Counts one more try before it is made; returns how long to wait instead, and then counts nothing. */
export function countTry(query: Kysely<Tables>, key: string, rules: TryRules, now: number): Promise<number> {
  return query.transaction().execute(async (transaction) => {
    const counted = await transaction
      .insertInto('password_try')
      .values({ key, tries: 1, last_at: now, blocked_until: 0 })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(({ eb, ref }) => ({
            tries: eb
              .case()
              .when('password_try.last_at', '<', now - rules.keptMs)
              .then(1)
              .else(eb(ref('password_try.tries'), '+', 1))
              .end(),
            last_at: now,
          }))
          // A wait longer than any there is comes from a clock that was wrong.
          .where(({ eb, or }) =>
            or([
              eb('password_try.blocked_until', '<=', now),
              eb('password_try.blocked_until', '>', now + rules.longestWaitMs),
            ]),
          ),
      )
      .returning('tries')
      .executeTakeFirst();
    if (counted === undefined) return (await waitOf(transaction, key, now)) ?? 0;
    const waitMs = rules.waitAfter(counted.tries);
    await transaction
      .updateTable('password_try')
      .set({ blocked_until: waitMs === 0 ? 0 : now + waitMs })
      .where('key', '=', key)
      .execute();
    return 0;
  });
}

async function waitOf(query: Kysely<Tables>, key: string, now: number): Promise<number | undefined> {
  const row = await query
    .selectFrom('password_try')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && row.blocked_until - now;
}

export async function forgetTries(query: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  await query.deleteFrom('password_try').where('key', 'in', keys).execute();
}

export async function deleteTriesBefore(query: Kysely<Tables>, time: number): Promise<void> {
  await query.deleteFrom('password_try').where('last_at', '<', time).execute();
}

/** Where an account is or was last signed in; the same query whether or not there is one. */
export async function listAddressesOf(query: Kysely<Tables>, email: string): Promise<string[]> {
  const rows = await query
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.ip')
    .distinct()
    .where('account.email', '=', email)
    .execute();
  return rows.map(({ ip }) => ip);
}
