// Gives an account what a visitor made before signing in to it: nothing is lost, nothing is there twice.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** In the caller's transaction, together with the session that the visitor gets instead. */
export async function claimVisitor(
  query: Kysely<Tables>,
  visitorId: string,
  accountId: string,
  now: number,
): Promise<void> {
  if (visitorId === accountId) return;
  // Writing the row first makes a save of the visitor that is under way come wholly before or wholly after;
  // one that comes after follows the pointer.
  const visitor = await query
    .updateTable('account')
    .set({ merged_into: accountId, updated_at: now })
    .where('id', '=', visitorId)
    .where('kind', '=', 'anonymous')
    .returning('id')
    .executeTakeFirst();
  if (visitor === undefined) return;
  for (const table of ['template', 'built_file'] as const) {
    await query
      .updateTable(table)
      .set({ account_id: accountId })
      .where('account_id', '=', visitorId)
      .execute();
  }
  await query
    .updateTable('feedback')
    .set({ account_id: accountId })
    .where('account_id', '=', visitorId)
    .execute();
  await query.deleteFrom('session').where('account_id', '=', visitorId).execute();
}
