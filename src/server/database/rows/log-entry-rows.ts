// Reads and writes the application log.
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { LogEntryTable, Tables } from '../../ports/database/tables.ts';

/** What an entry says once its account is deleted: that something of its kind happened, and when. */
const withoutPerson = { account_id: null, ip: '', verb: '', path: '', content: '', body: null } as const;

/** An entry about an account that was deleted in the meantime is stored without the person. */
export async function insertLogEntries(
  query: Kysely<Tables>,
  entries: readonly LogEntryTable[],
): Promise<void> {
  if (entries.length === 0) return;
  await query.transaction().execute(async (transaction) => {
    const owners = await readOwners(transaction, entries);
    const rows = entries.map((entry) => {
      if (entry.account_id === null) return entry;
      const owner = owners.get(entry.account_id);
      return owner === undefined ? { ...entry, ...withoutPerson } : { ...entry, account_id: owner };
    });
    // Where the answer to an earlier try was lost, they are there already.
    await transaction
      .insertInto('log_entry')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  await clearEntriesWithoutAccount(query, entries);
}

/** By the id in the entry: a visitor may have signed in meanwhile, and what they did is their account's. */
async function readOwners(
  query: Kysely<Tables>,
  entries: readonly LogEntryTable[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(entries.flatMap(({ account_id: id }) => id ?? []));
  if (ids.size === 0) return new Map();
  const rows = await query
    .selectFrom('account')
    .select(['id', 'merged_into'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, merged_into: heir }) => [id, heir ?? id]));
}

/** An account that was deleted between the look at it and the end of the transaction: the deletion did not see these. */
async function clearEntriesWithoutAccount(
  query: Kysely<Tables>,
  entries: readonly LogEntryTable[],
): Promise<void> {
  await query
    .updateTable('log_entry')
    .set(withoutPerson)
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .where('account_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account').select('account.id').whereRef('account.id', '=', 'log_entry.account_id'),
        ),
      ),
    )
    .execute();
}

export async function clearLogEntriesOf(query: Kysely<Tables>, accountIds: readonly string[]): Promise<void> {
  await query.updateTable('log_entry').set(withoutPerson).where('account_id', 'in', accountIds).execute();
}

/** Returns whether there may be more. */
export async function clearSomeLogEntriesOf(
  query: Kysely<Tables>,
  accountId: string,
  count: number,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('log_entry')
    .set(withoutPerson)
    .where('id', 'in', (rows) =>
      rows.selectFrom('log_entry').select('id').where('account_id', '=', accountId).limit(count),
    )
    .executeTakeFirst();
  return numUpdatedRows === BigInt(count);
}

/** Of the newest entry up to the given time. */
export async function findLastLogTime(query: Kysely<Tables>, upTo: number): Promise<number | null> {
  const { at } = await query
    .selectFrom('log_entry')
    .select((row) => row.fn.max('at').as('at'))
    .where('at', '<=', upTo)
    .executeTakeFirstOrThrow();
  return at;
}

/** Each deleted entry is overwritten in the file: a day's worth of them at once would keep everybody waiting. */
const deletedAtOnce = 200;

export async function deleteLogEntries(query: Kysely<Tables>, before: number): Promise<void> {
  for (let isMore = true; isMore; await letOthers()) {
    const { numDeletedRows } = await query
      .deleteFrom('log_entry')
      .where('id', 'in', (rows) =>
        rows.selectFrom('log_entry').select('id').where('at', '<', before).orderBy('at').limit(deletedAtOnce),
      )
      .executeTakeFirst();
    isMore = numDeletedRows === BigInt(deletedAtOnce);
  }
}
