// Reads and writes accounts: visitors, and people with an address.
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Account, AccountTable, SessionTable, Tables } from '../../ports/database/tables.ts';

export async function insertAccount(query: Kysely<Tables>, account: Insertable<AccountTable>): Promise<void> {
  await query.insertInto('account').values(account).execute();
}

export async function insertAccountWithSession(
  query: Kysely<Tables>,
  account: Insertable<AccountTable>,
  session: Insertable<SessionTable>,
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await insertAccount(transaction, account);
    await transaction.insertInto('session').values(session).execute();
  });
}

export function findAccount(query: Kysely<Tables>, id: string): Promise<Account | undefined> {
  return query.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findAccountByEmail(query: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return query.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Blocks other transactions that change the account until the caller's transaction ends, on both databases. */
export function lockAccount(query: Kysely<Tables>, id: string): Promise<Account | undefined> {
  return query
    .updateTable('account')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The account that a visitor was merged into by signing in. */
export function findMergedAccount(query: Kysely<Tables>, visitorId: string): Promise<Account | undefined> {
  return query
    .selectFrom('account as visitor')
    .innerJoin('account as heir', 'heir.id', 'visitor.merged_into')
    .selectAll('heir')
    .where('visitor.id', '=', visitorId)
    .executeTakeFirst();
}

export async function updateAccount(
  query: Kysely<Tables>,
  id: string,
  change: Omit<Updateable<AccountTable>, 'id'> & { readonly updated_at: number },
): Promise<void> {
  await query.updateTable('account').set(change).where('id', '=', id).execute();
}

/** Turns the visitor into an account with an email address; returns false if the address is taken. */
export async function promoteToUser(
  query: Kysely<Tables>,
  id: string,
  person: Required<Pick<Account, 'email' | 'password_hash' | 'ip_data' | 'updated_at'>>,
): Promise<boolean> {
  const changed = await query
    .updateTable('account')
    .set({ ...person, kind: 'user', is_listed: 1 })
    .where('id', '=', id)
    .where('kind', '=', 'anonymous')
    // A visitor who has signed in to another account in another tab owns nothing here any more.
    .where('merged_into', 'is', null)
    // Two concurrent calls can both pass this check; the unique index then lets only one through.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account as other').select('other.id').where('other.email', '=', person.email))),
    )
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteExpiredSessions(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('session').where('expires_at', '<=', now).execute();
  await query.deleteFrom('one_time_token').where('expires_at', '<=', now).execute();
}
