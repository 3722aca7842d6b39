// Reads and writes sessions.
import type { Insertable, Kysely } from 'kysely';
import type { Account, SessionTable, StoredSession, Tables } from '../../ports/database/tables.ts';

export interface AccountOfSession extends Account {
  readonly session_id: string;
  readonly last_seen_at: number;
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
    .select(['session.last_seen_at', 'session.id as session_id'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

export async function extendSession(
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

export async function insertSession(query: Kysely<Tables>, session: Insertable<SessionTable>): Promise<void> {
  await query.insertInto('session').values(session).execute();
}

export async function deleteSession(query: Kysely<Tables>, tokenHash: string): Promise<void> {
  await query.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** Ends sessions as deleting would, but remembers until the next sweep that another session replaced them. */
export async function replaceSessionsOf(
  query: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<void> {
  await query
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: now })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .execute();
}

/** Returns the id of the session. */
export async function replaceSession(
  query: Kysely<Tables>,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const replaced = await query
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: now })
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return replaced?.id;
}

/** Whether another session replaced this one after the given time. */
export async function wasReplacedSince(
  query: Kysely<Tables>,
  tokenHash: string,
  after: number,
): Promise<boolean> {
  const found = await query
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', after)
    // A session that merely expired was last seen long before.
    .whereRef('expires_at', '=', 'last_seen_at')
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether the account had such a session. */
export async function deleteSessionById(
  query: Kysely<Tables>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const deleted = await query
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes all sessions of an account, except the one to keep if there is one. */
export async function deleteSessionsOf(
  query: Kysely<Tables>,
  accountId: string,
  keptTokenHash: string | null,
): Promise<void> {
  await query
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(keptTokenHash !== null, (rows) => rows.where('token_hash', '!=', keptTokenHash ?? ''))
    .execute();
}

/** Most recently seen first. */
export function listSessions(
  query: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<StoredSession[]> {
  return query
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}
