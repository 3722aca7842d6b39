// Reads and writes which files were built, for whom, and when they expire.
import type { Kysely } from 'kysely';
import type { Account, BuiltFile, NewBuiltFile, Tables } from '../../ports/database/tables.ts';
import { lockAccount } from './account-rows.ts';

/** Runs in the caller's transaction; returns the account as it was locked, undefined if it does not exist any more. */
export async function insertBuiltFile(
  query: Kysely<Tables>,
  file: NewBuiltFile,
): Promise<Account | undefined> {
  // A visitor who signed in during the build finds the file in their account.
  const owner = await lockAccount(query, file.account_id);
  const accountId = owner?.merged_into ?? file.account_id;
  await query
    .insertInto('built_file')
    .values({ ...file, account_id: accountId })
    .execute();
  return owner;
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

/** Deletes all other rows of the same account and returns the names of their files. */
export async function deleteOtherBuiltFiles(
  query: Kysely<Tables>,
  { name, account_id: accountId }: Pick<BuiltFile, 'name' | 'account_id'>,
): Promise<string[]> {
  const rows = await query
    .deleteFrom('built_file')
    .where('account_id', '=', accountId)
    .where('name', '!=', name)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

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

/** Deletes the oldest rows of all until the rest takes no more than that, and returns the names of their files. */
export async function deleteBuiltFilesBeyond(query: Kysely<Tables>, maxBytes: number): Promise<string[]> {
  const deleted: string[] = [];
  let bytes = await sumBuiltFiles(query);
  while (bytes > maxBytes) {
    const rows = await query
      .selectFrom('built_file')
      .select(['name', 'bytes'])
      .orderBy('created_at')
      .orderBy('name')
      .limit(maxDeletedAtOnce)
      .execute();
    const names: string[] = [];
    for (const row of rows) {
      if (bytes <= maxBytes) break;
      names.push(row.name);
      bytes -= row.bytes;
    }
    if (names.length === 0) break;
    await query.deleteFrom('built_file').where('name', 'in', names).execute();
    deleted.push(...names);
  }
  return deleted;
}

async function sumBuiltFiles(query: Kysely<Tables>): Promise<number> {
  const { bytes } = await query
    .selectFrom('built_file')
    .select((row) => row.fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function deleteExpiredBuiltFiles(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('built_file').where('expires_at', '<=', now).execute();
}
