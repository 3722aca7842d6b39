// Reads and writes the tokens of one-time links.
import type { Kysely } from 'kysely';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';
import type { OneTimeTokenTable, Tables } from '../../ports/database/tables.ts';

type TokenPurpose = OneTimeTokenTable['purpose'];
type LinkToken = Pick<OneTimeTokenTable, 'account_id' | 'payload'>;

/** Invalidates older links of the same purpose; the caller holds the lock on the account's row. */
export async function insertOneTimeToken(query: Kysely<Tables>, token: OneTimeTokenTable): Promise<void> {
  await query
    .deleteFrom('one_time_token')
    .where('account_id', '=', token.account_id)
    .where('purpose', '=', token.purpose)
    .execute();
  await query.insertInto('one_time_token').values(token).execute();
}

export function findOneTimeToken(
  query: Kysely<Tables>,
  tokenHash: string,
  purpose: TokenPurpose,
  now: number,
): Promise<LinkToken | undefined> {
  return query
    .selectFrom('one_time_token')
    .select(['account_id', 'payload'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockToleranceMs)
    .executeTakeFirst();
}

/** Whether a link that is still valid was created after the given time. */
export async function hasOneTimeTokenSince(
  query: Kysely<Tables>,
  accountId: string,
  purpose: TokenPurpose,
  after: number,
  now: number,
): Promise<boolean> {
  const found = await query
    .selectFrom('one_time_token')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>', after)
    .where('created_at', '<=', now + clockToleranceMs)
    .executeTakeFirst();
  return found !== undefined;
}

/** A single statement, so that only one of two concurrent uses succeeds. */
export async function consumeOneTimeToken(
  query: Kysely<Tables>,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const consumed = await query
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockToleranceMs)
    .returning('token_hash')
    .executeTakeFirst();
  return consumed !== undefined;
}

/** Deletes every open link of the account, whatever its purpose. */
export async function deleteOneTimeTokensOf(query: Kysely<Tables>, accountId: string): Promise<void> {
  await query.deleteFrom('one_time_token').where('account_id', '=', accountId).execute();
}
