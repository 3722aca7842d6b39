// Reads and writes what operators prove themselves with, and in which sessions they have.
import type { Kysely } from 'kysely';
import type { SecondFactor } from '#server/ports/database/tables/second-factor-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export function findSecondFactor(
  query: Kysely<Tables>,
  accountId: string,
): Promise<SecondFactor | undefined> {
  return query.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** In place of one that was begun and never confirmed. */
export async function beginSecondFactor(
  query: Kysely<Tables>,
  factor: Pick<SecondFactor, 'account_id' | 'secret' | 'created_at'>,
): Promise<void> {
  const { secret, created_at } = factor;
  await query
    .insertInto('second_factor')
    .values({ ...factor, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .execute();
}

export async function confirmSecondFactor(
  query: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<void> {
  await query
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

/** Returns whether the code of this step was not taken before, however many ask at once. */
export async function takeStep(query: Kysely<Tables>, accountId: string, step: number): Promise<boolean> {
  const taken = await query
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The ones there were are worth nothing any more. */
export async function replaceRecoveryCodes(
  query: Kysely<Tables>,
  accountId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await query.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const rows = hashes.map((code_hash) => ({
    ...{ account_id: accountId, code_hash, created_at: now },
    used_at: null,
  }));
  await query.insertInto('recovery_code').values(rows).execute();
}

/** Returns whether there was such a code that was not used yet. */
export async function takeRecoveryCode(
  query: Kysely<Tables>,
  accountId: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const taken = await query
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(query: Kysely<Tables>, accountId: string): Promise<number> {
  const { left } = await query
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number | string>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** The session goes on under a new token: one that somebody got hold of before must not act as an operator. */
export async function markProved(query: Kysely<Tables>, tokenHash: string, now: number): Promise<void> {
  await query
    .updateTable('session')
    .set({ second_factor_at: now, is_stale: 1 })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Also ends what was proved with it, and every view. Returns whether there was one that counted. */
export async function deleteSecondFactor(query: Kysely<Tables>, accountId: string): Promise<boolean> {
  const deleted = await query
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await query.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await query.deleteFrom('operator_view').where('operator_id', '=', accountId).execute();
  await query
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('account_id', '=', accountId)
    .execute();
  return typeof deleted?.confirmed_at === 'number';
}
