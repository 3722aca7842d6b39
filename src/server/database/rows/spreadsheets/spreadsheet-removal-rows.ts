// Finds spreadsheets behind links that nobody may open any more, and records what is left of them.
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

const isClosedAt = (now: number) => (row: ExpressionBuilder<Tables, 'spreadsheet'>) =>
  row.or([row('account_id', 'is', null), row('revoked_at', 'is not', null), row('expires_at', '<=', now)]);

/** The next ones after an id of which there may be something left at their provider. */
export const listToRemove = (
  query: Kysely<Tables>,
  now: number,
  after: string,
  limit: number,
): Promise<Spreadsheet[]> =>
  query
    .selectFrom('spreadsheet')
    .selectAll()
    .where('removed_at', 'is', null)
    .where(isClosedAt(now))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** What was saved with it goes too; whoever has the link is told for some time that it is over. */
export async function markRemoved(query: Kysely<Tables>, id: string, now: number): Promise<void> {
  await query
    .updateTable('spreadsheet')
    .set({ removed_at: now, bytes: 0, edits: '[]', edit_key: null, external_id: null, content_key: '' })
    .where('id', '=', id)
    .where(isClosedAt(now))
    .execute();
  // Nobody is told of one whose account is gone.
  await query
    .deleteFrom('spreadsheet')
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .where('removed_at', 'is not', null)
    .execute();
}

/** Of accounts that are gone, of tries that came to nothing, and of those that have been over for long. */
export async function deleteRemoved(query: Kysely<Tables>, removedBefore: number): Promise<void> {
  await query
    .deleteFrom('spreadsheet')
    .where('removed_at', 'is not', null)
    .where((row) =>
      row.or([
        row('account_id', 'is', null),
        row('made_at', 'is', null),
        row('removed_at', '<', removedBefore),
      ]),
    )
    .execute();
}

/** Tries that nobody goes on with. */
export async function giveUpTries(query: Kysely<Tables>, triedBefore: number, now: number): Promise<void> {
  await query
    .updateTable('spreadsheet')
    .set({ revoked_at: now })
    .where('made_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('tried_at', '<', triedBefore)
    .execute();
}

/** What a visitor made lives as long as that of an account once there is one. */
export async function extendOfAccounts(query: Kysely<Tables>, lifeMs: number, now: number): Promise<void> {
  const due = sql<number>`coalesce(last_viewed_at, made_at) + ${sql.lit(lifeMs)}`;
  await query
    .updateTable('spreadsheet')
    .set({ expires_at: due })
    .where('made_at', 'is not', null)
    .where('is_readonly', '=', 0)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<', due)
    .where('account_id', 'in', query.selectFrom('account').select('id').where('kind', '=', 'user'))
    .execute();
}

/** Before their accounts are deleted, in the same transaction: nothing that people wrote is left, and nobody opens them. */
export async function forgetSpreadsheetsOf(
  query: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<string[]> {
  const rows = await query
    .updateTable('spreadsheet')
    .set({
      ...{ account_id: null, title: '', template_uuid: '', content_key: '', order_id: null },
      ...{ edits: '[]', edit_key: null },
    })
    .where('account_id', 'in', [...accountIds])
    .returning(['id', 'removed_at'])
    .execute();
  return rows.filter((row) => row.removed_at === null).map(({ id }) => id);
}

/** Of these, those whose files are still wanted. */
export async function listKeptSpreadsheets(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('spreadsheet')
    .select('id')
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
