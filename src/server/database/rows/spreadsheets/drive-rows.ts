// Reads and writes which accounts have connected a drive of their own, and what is in it.
import type { Kysely } from 'kysely';
import type { GoogleDrive, Spreadsheet } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export const findDrive = (query: Kysely<Tables>, accountId: string): Promise<GoogleDrive | undefined> =>
  query.selectFrom('google_drive').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Instead of the one that the account had before. */
export async function saveDrive(query: Kysely<Tables>, row: GoogleDrive): Promise<void> {
  const { account_id: _, ...change } = row;
  await query
    .insertInto('google_drive')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute();
}

export async function deleteDrive(query: Kysely<Tables>, accountId: string): Promise<void> {
  await query.deleteFrom('google_drive').where('account_id', '=', accountId).execute();
}

/** Unless it was connected again meanwhile. */
export async function endDrive(
  query: Kysely<Tables>,
  { account_id: accountId, sealed_token: token }: Pick<GoogleDrive, 'account_id' | 'sealed_token'>,
  now: number,
): Promise<void> {
  await query
    .updateTable('google_drive')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('sealed_token', '=', token)
    .where('ended_at', 'is', null)
    .execute();
}

/** By whichever account. */
export async function isPersonConnected(query: Kysely<Tables>, personId: string): Promise<boolean> {
  const found = await query
    .selectFrom('google_drive')
    .select('account_id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export type InDrive = Pick<
  Spreadsheet,
  'id' | 'external_id' | 'made_at' | 'published_at' | 'revoked_at' | 'removed_at' | 'made_by'
>;

/** Takes those that are in the account's own drive out of the list, and says which they were. */
export const takeOutOfDrive = (query: Kysely<Tables>, accountId: string): Promise<InDrive[]> =>
  query
    .deleteFrom('spreadsheet')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'drive')
    .returning([
      ...(['id', 'external_id', 'made_at', 'published_at'] as const),
      ...(['revoked_at', 'removed_at', 'made_by'] as const),
    ])
    .execute();
