// Reads and writes the tokens of links that work once.
import type { Kysely } from 'kysely';
import type { OneTimeTokenTable, Tables } from './tables.ts';

type Purpose = OneTimeTokenTable['purpose'];

/** A newer link of the same purpose makes the older ones worthless. */
export async function insertOneTimeToken(query: Kysely<Tables>, token: OneTimeTokenTable): Promise<void> {
  await query
    .deleteFrom('one_time_token')
    .where('account_id', '=', token.account_id)
    .where('purpose', '=', token.purpose)
    .execute();
  await query.insertInto('one_time_token').values(token).execute();
}

/** One statement, so that of two uses at once one alone succeeds. */
export function takeOneTimeToken(
  query: Kysely<Tables>,
  tokenHash: string,
  purpose: Purpose,
  now: number,
): Promise<Pick<OneTimeTokenTable, 'account_id' | 'payload'> | undefined> {
  return query
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'payload'])
    .executeTakeFirst();
}
