// Moves what a visitor made before signing in to the account, with nothing lost and nothing duplicated.
import type { Kysely } from 'kysely';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { isObject } from '#template/schema.ts';
import type { Tables } from '../../ports/database/tables.ts';
import { lockAccount } from './account-rows.ts';
import { moveCustomers } from './money/subscription-rows.ts';
import { replaceSessionsOf } from './session-rows.ts';

const owned = [
  ...(['template', 'built_file', 'spreadsheet', 'build', 'feedback'] as const),
  // In this order: whoever settles an order at the same time may write its subscription until then.
  ...(['purchase_order', 'subscription', 'log_entry', 'job'] as const),
] as const;

/** Runs in the caller's transaction, together with the exchange of the visitor's session. */
export async function claimVisitor(
  query: Kysely<Tables>,
  visitorId: string,
  accountId: string,
  now: number,
): Promise<void> {
  if (visitorId === accountId) return;
  // Always the account before the visitor: two tabs that sign in at once then wait for each other instead of
  // deadlocking.
  await lockAccount(query, accountId);
  // Writing the row first makes a concurrent save of the visitor run entirely before or entirely after this;
  // one that runs after follows the pointer.
  const visitor = await query
    .updateTable('account')
    .set({ merged_into: accountId, updated_at: now, is_listed: 0 })
    .where('id', '=', visitorId)
    .where('kind', '=', 'anonymous')
    .where('merged_into', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (visitor === undefined) return;
  for (const table of owned) {
    await query
      .updateTable(table)
      .set({ account_id: accountId })
      .where('account_id', '=', visitorId)
      .execute();
  }
  await moveCustomers(query, visitorId, accountId);
  await keepRefusal(query, visitorId, accountId);
  await replaceSessionsOf(query, visitorId, now);
}

/** A visitor who refused usage statistics before signing in is not asked again. */
async function keepRefusal(query: Kysely<Tables>, visitorId: string, accountId: string): Promise<void> {
  const settingsOf = async (id: string): Promise<Readonly<Record<string, unknown>>> => {
    const row = await query.selectFrom('account').select('settings').where('id', '=', id).executeTakeFirst();
    const stored = parseStoredJson(row?.settings ?? '');
    return isObject(stored) ? stored : {};
  };
  if ((await settingsOf(visitorId)).analytics !== false) return;
  const settings = JSON.stringify({ ...(await settingsOf(accountId)), analytics: false });
  await query.updateTable('account').set({ settings }).where('id', '=', accountId).execute();
}
