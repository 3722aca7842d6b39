// Reads and writes spreadsheets behind links: which one there is of a template, who makes it, and whether it opens.
import type { ExpressionBuilder, Kysely, Updateable } from 'kysely';
import type {
  NewSpreadsheet,
  Spreadsheet,
  SpreadsheetTable,
} from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

type Row = ExpressionBuilder<Tables, 'spreadsheet'>;

/** Neither taken back nor expired, made or not. */
const isLiveAt = (now: number) => (row: Row) =>
  row.and([
    row('account_id', 'is not', null),
    row('revoked_at', 'is', null),
    row('removed_at', 'is', null),
    row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]),
  ]);

export const findSpreadsheet = (query: Kysely<Tables>, id: string): Promise<Spreadsheet | undefined> =>
  query.selectFrom('spreadsheet').selectAll().where('id', '=', id).executeTakeFirst();

export const insertSpreadsheet = async (query: Kysely<Tables>, row: NewSpreadsheet): Promise<void> => {
  await query.insertInto('spreadsheet').values(row).execute();
};

/** The one that is made, or else the one that is being made; a visitor may have brought a second one. */
export function findLiveSpreadsheet(
  query: Kysely<Tables>,
  accountId: string,
  contentKey: string,
  now: number,
): Promise<Spreadsheet | undefined> {
  return query
    .selectFrom('spreadsheet')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('content_key', '=', contentKey)
    .where(isLiveAt(now))
    .orderBy((row) => row.case().when('made_at', 'is', null).then(1).else(0).end())
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Those that open, the newest first. */
export const listOpenSpreadsheets = (
  query: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<Spreadsheet[]> =>
  query
    .selectFrom('spreadsheet')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('made_at', 'is not', null)
    .where(isLiveAt(now))
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();

/** All there is to know of, with those that are over. */
export const listSpreadsheetsOf = (query: Kysely<Tables>, accountId: string): Promise<Spreadsheet[]> =>
  query
    .selectFrom('spreadsheet')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Ids of those that count against what an account may have, those first that were made or opened longest ago. */
export async function listCountedSpreadsheets(
  query: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('spreadsheet')
    .select('id')
    .where('account_id', '=', accountId)
    // What was paid for counts against nothing.
    .where('order_id', 'is', null)
    .where(isLiveAt(now))
    .orderBy((row) => row.fn.coalesce('last_viewed_at', 'created_at'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type Change = Omit<Updateable<SpreadsheetTable>, 'id'>;

/** As long as this try is the one that makes it; returns false if it is not any more. */
export async function changeTried(
  query: Kysely<Tables>,
  { id, madeBy }: { readonly id: string; readonly madeBy: string },
  change: Change,
): Promise<boolean> {
  const changed = await query
    .updateTable('spreadsheet')
    .set(change)
    .where('id', '=', id)
    .where('made_by', '=', madeBy)
    .where('made_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('account_id', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Of a try that came to nothing before its provider was told: nothing is left of it. */
export async function dropTried(
  query: Kysely<Tables>,
  { id, madeBy }: { readonly id: string; readonly madeBy: string },
): Promise<void> {
  await query
    .deleteFrom('spreadsheet')
    .where('id', '=', id)
    .where('made_by', '=', madeBy)
    .where('made_at', 'is', null)
    .where('published_at', 'is', null)
    .execute();
}

export async function updateSpreadsheet(query: Kysely<Tables>, id: string, change: Change): Promise<void> {
  await query.updateTable('spreadsheet').set(change).where('id', '=', id).execute();
}

/** Nobody opens it from now on, and nobody goes on making it. */
export async function revokeSpreadsheets(
  query: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('spreadsheet')
    .set({ revoked_at: now, edit_key: null })
    .where('id', 'in', [...ids])
    .where('revoked_at', 'is', null)
    .execute();
}
