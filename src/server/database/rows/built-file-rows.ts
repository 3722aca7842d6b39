// Reads and writes which files were built, for whom, and when they expire.
import type { Kysely } from 'kysely';
import type { BuiltFile, BuiltFileTable, Tables } from '../../ports/database/tables.ts';
import { lockAccount } from './account-rows.ts';

export async function insertBuiltFile(query: Kysely<Tables>, file: BuiltFileTable): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    // A visitor who signed in during the build finds the file in their account.
    const owner = await lockAccount(transaction, file.account_id);
    const accountId = owner?.merged_into ?? file.account_id;
    await transaction
      .insertInto('built_file')
      .values({ ...file, account_id: accountId })
      .execute();
  });
}

export function findBuiltFile(
  query: Kysely<Tables>,
  accountId: string,
  contentKey: string,
  now: number,
): Promise<BuiltFile | undefined> {
  return query
    .selectFrom('built_file')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('content_key', '=', contentKey)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findBuiltFileByName(
  query: Kysely<Tables>,
  name: string,
  accountId: string,
  now: number,
): Promise<BuiltFile | undefined> {
  return query
    .selectFrom('built_file')
    .selectAll()
    .where('name', '=', name)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

const maxDeletedAtOnce = 500;

/** Deletes the oldest rows beyond the given count and returns the names of their files. */
export async function deleteOldestBuiltFiles(
  query: Kysely<Tables>,
  accountId: string,
  kind: BuiltFile['kind'],
  keptCount: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('built_file')
    .select('name')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .limit(maxDeletedAtOnce)
    .offset(keptCount)
    .execute();
  const names = rows.map(({ name }) => name);
  if (names.length > 0) await query.deleteFrom('built_file').where('name', 'in', names).execute();
  return names;
}

export async function deleteExpiredBuiltFiles(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('built_file').where('expires_at', '<=', now).execute();
}
