// Reads and writes accounts and their sessions.
import type { Insertable, Kysely } from 'kysely';
import type { Account, AccountTable, SessionTable, Tables } from './tables.ts';

export type AccountOfSession = Account & Pick<SessionTable, 'last_seen_at'>;

export async function insertAccountWithSession(
  query: Kysely<Tables>,
  account: Insertable<AccountTable>,
  session: Insertable<SessionTable>,
): Promise<void> {
  await query.transaction().execute(async (step) => {
    await step.insertInto('account').values(account).execute();
    await step.insertInto('session').values(session).execute();
  });
}

export function findAccountBySession(
  query: Kysely<Tables>,
  tokenHash: string,
  now: number,
): Promise<AccountOfSession | undefined> {
  return query
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select('session.last_seen_at')
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

export async function prolongSession(
  query: Kysely<Tables>,
  tokenHash: string,
  lastSeenAt: number,
  expiresAt: number,
): Promise<void> {
  await query
    .updateTable('session')
    .set({ last_seen_at: lastSeenAt, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function updateLanguage(
  query: Kysely<Tables>,
  accountId: string,
  language: string,
  now: number,
): Promise<void> {
  await query.updateTable('account').set({ language, updated_at: now }).where('id', '=', accountId).execute();
}

/** Sessions past their time, then the visitors nobody can return to and who left nothing. */
export async function deleteExpiredSessions(query: Kysely<Tables>, now: number): Promise<void> {
  await query.deleteFrom('session').where('expires_at', '<=', now).execute();
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
