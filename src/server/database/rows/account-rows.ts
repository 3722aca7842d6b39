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

/** Makes others that change the account wait until the caller's transaction ends, on both databases. */
export function lockAccount(query: Kysely<Tables>, id: string): Promise<Account | undefined> {
  return query
    .updateTable('account')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The account that has what a visitor made, where the visitor signed in to one meanwhile. */
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

/** Makes the visitor someone with an address; false where somebody has the address already. */
export async function promoteToUser(
  query: Kysely<Tables>,
  id: string,
  person: Required<Pick<Account, 'email' | 'password_hash' | 'ip_data' | 'updated_at'>>,
): Promise<boolean> {
  const changed = await query
    .updateTable('account')
    .set({ ...person, kind: 'user' })
    .where('id', '=', id)
    .where('kind', '=', 'anonymous')
    // Whoever signed in to another account in another tab has nothing here any more.
    .where('merged_into', 'is', null)
    // Two at once get past this; the unique index then lets one of them through.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account as other').select('other.id').where('other.email', '=', person.email))),
    )
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** With all that hangs on it; what stays for the books, or to be answered, tells no longer whose it was. */
export async function deleteAccount(query: Kysely<Tables>, id: string): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id);
    await transaction.updateTable('feedback').set({ email: null }).where('account_id', '=', id).execute();
    await transaction
      .updateTable('log_entry')
      .set({ account_id: null, ip: '' })
      .where('account_id', '=', id)
      .execute();
    await transaction.deleteFrom('account').where('merged_into', '=', id).execute();
    await transaction.deleteFrom('account').where('id', '=', id).execute();
  });
}

/** Sessions past their time, then the visitors nobody can return to and who left nothing. */
export async function deleteExpiredSessions(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('session').where('expires_at', '<=', now).execute();
  await query.deleteFrom('one_time_token').where('expires_at', '<=', now).execute();
  await query
    .deleteFrom('account')
    .where('kind', '=', 'anonymous')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('session').select('token_hash').whereRef('session.account_id', '=', 'account.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('template').select('uuid').whereRef('template.account_id', '=', 'account.id'))),
    )
    .execute();
}
