// Deletes an account with everything that belongs to it, so that nothing which goes on meanwhile is left behind.
import type { Kysely } from 'kysely';
import type { Database } from '../../ports/database/database.ts';
import type { Tables } from '../../ports/database/tables.ts';
import { lockAccount } from './account-rows.ts';
import { clearLogEntriesOf } from './log-entry-rows.ts';
import { unlinkFilesOf } from './money/receipt-rows.ts';
import { forgetSpreadsheetsOf } from './spreadsheets/spreadsheet-removal-rows.ts';

/** What is kept outside the database, by name. */
export interface LeftToDelete {
  readonly builtFiles: readonly string[];
  readonly jobs: readonly string[];
  /** Ids of spreadsheets behind links. */
  readonly spreadsheets: readonly string[];
}

/**
 * Orders are kept without the account, because accounting records must be; so is what the gallery shows, which names
 * nobody. The log keeps when something of which kind happened. What must be done while it is still known whose all of it
 * is comes first, in the same step.
 */
export async function deleteAccount(
  { query, kind }: Database,
  id: string,
  beforehand: (query: Kysely<Tables>, accountIds: readonly string[]) => Promise<void> = async () => undefined,
): Promise<LeftToDelete> {
  const { ids, ...left } = await query.transaction().execute(async (transaction) => {
    const accounts = await lockWithVisitors(transaction, id, kind === 'postgres');
    await beforehand(transaction, accounts);
    const jobs = await transaction
      .deleteFrom('job')
      .where('account_id', 'in', accounts)
      .returning('id')
      .execute();
    const files = await transaction
      .deleteFrom('built_file')
      .where('account_id', 'in', accounts)
      .returning('name')
      .execute();
    const spreadsheets = await forgetSpreadsheetsOf(transaction, accounts);
    const ofReceipts = await unlinkFilesOf(transaction, accounts);
    await transaction.deleteFrom('feedback').where('account_id', 'in', accounts).execute();
    await clearLogEntriesOf(transaction, accounts);
    await transaction.deleteFrom('account').where('id', 'in', accounts).execute();
    const builtFiles = [...files.map(({ name }) => name), ...ofReceipts];
    return { ids: accounts, jobs: jobs.map((job) => job.id), builtFiles, spreadsheets };
  });
  // Again, because another instance may have added entries while this one deleted; from here on it finds no account.
  await clearLogEntriesOf(query, ids);
  return left;
}

/**
 * The account and the visitors who signed in to it, none of which can get new rows until the transaction ends. The
 * account is locked first, as by everything that changes it; against new rows only after its visitors, because whoever
 * has locked a visitor may be about to add a row to the account.
 */
async function lockWithVisitors(query: Kysely<Tables>, id: string, isPostgres: boolean): Promise<string[]> {
  await lockAccount(query, id);
  const visitors = await query
    .selectFrom('account')
    .select('id')
    .where('merged_into', '=', id)
    .orderBy('id')
    .$if(isPostgres, (rows) => rows.forUpdate())
    .execute();
  await query
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .$if(isPostgres, (rows) => rows.forUpdate())
    .execute();
  return [...visitors.map((visitor) => visitor.id), id];
}
