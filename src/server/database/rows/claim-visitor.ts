// Gives an account what a visitor made before signing in to it: nothing is lost, nothing is there twice.
import type { Kysely } from 'kysely';
import type { Tables } from '../../ports/database/tables.ts';
import { lockAccount } from './account-rows.ts';
import { replaceSessionsOf } from './session-rows.ts';

const owned = ['template', 'built_file', 'build', 'feedback', 'purchase_order', 'log_entry'] as const;

/** In the caller's transaction, together with the session that the visitor gets instead. */
export async function claimVisitor(
  query: Kysely<Tables>,
  visitorId: string,
  accountId: string,
  now: number,
): Promise<void> {
  if (visitorId === accountId) return;
  // The account before the visitor, always: two tabs that sign in at once wait for each other instead of both failing.
  await lockAccount(query, accountId);
  // Writing the row first makes a save of the visitor that is under way come wholly before or wholly after;
  // one that comes after follows the pointer.
  const visitor = await query
    .updateTable('account')
    .set({ merged_into: accountId, updated_at: now })
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
  await keepRefusal(query, visitorId, accountId);
  await replaceSessionsOf(query, visitorId, now);
}

/** Who said no to being counted before signing in is not asked again by it. */
async function keepRefusal(query: Kysely<Tables>, visitorId: string, accountId: string): Promise<void> {
  const settingsOf = async (id: string): Promise<Record<string, unknown>> => {
    const row = await query.selectFrom('account').select('settings').where('id', '=', id).executeTakeFirst();
    return row === undefined ? {} : JSON.parse(row.settings);
  };
  if ((await settingsOf(visitorId)).analytics !== false) return;
  const settings = JSON.stringify({ ...(await settingsOf(accountId)), analytics: false });
  await query.updateTable('account').set({ settings }).where('id', '=', accountId).execute();
}
