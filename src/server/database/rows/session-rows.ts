// Reads and writes sessions.
import type { Insertable, Kysely } from 'kysely';
import type { EnvironmentName } from '#contract/environments.ts';
import { clockToleranceMs } from '../../ports/clock/clock-tolerance.ts';
import type { Account, SessionTable, StoredSession, Tables } from '../../ports/database/tables.ts';

export interface AccountOfSession extends Account {
  readonly session_id: string;
  readonly session_created_at: number;
  readonly last_seen_at: number;
  readonly is_stale: 0 | 1;
  readonly replaces: string | null;
  readonly environment: EnvironmentName | null;
  readonly second_factor_at: number | null;
}

export function findAccountBySession(
  query: Kysely<Tables>,
  tokenHash: string,
  now: number,
): Promise<AccountOfSession | undefined> {
  return (
    query
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .selectAll('account')
      .select(['session.last_seen_at', 'session.is_stale', 'session.replaces', 'session.environment'])
      .select('session.second_factor_at')
      .select(['session.id as session_id', 'session.created_at as session_created_at'])
      .where('session.token_hash', '=', tokenHash)
      .where('session.expires_at', '>', now)
      // Not one that was replaced, even if that was in the future, when the clock was wrong.
      .whereRef('session.expires_at', '>', 'session.last_seen_at')
      .executeTakeFirst()
  );
}

export async function extendSession(
  query: Kysely<Tables>,
  tokenHash: string,
  lastSeenAt: number,
  expiresAt: number,
): Promise<void> {
  await query
    .updateTable('session')
    .set((row) => ({
      last_seen_at: lastSeenAt,
      expires_at: expiresAt,
      // One from the future, when the clock was wrong, begins now.
      created_at: row
        .case()
        .when('created_at', '>', lastSeenAt)
        .then(lastSeenAt)
        .else(row.ref('created_at'))
        .end(),
    }))
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

/** The browser has the new session's token: the one that it goes on from ends. */
export async function endReplaced(
  query: Kysely<Tables>,
  { id, replaces }: { readonly id: string; readonly replaces: string },
  now: number,
): Promise<void> {
  await query
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: now })
    .where('id', '=', replaces)
    .where('expires_at', '>', now)
    .execute();
  await query.updateTable('session').set({ replaces: null }).where('id', '=', id).execute();
}

/** Each goes on under a new token once its browser comes back. */
export async function markSessionsStale(query: Kysely<Tables>, accountId: string): Promise<void> {
  await query.updateTable('session').set({ is_stale: 1 }).where('account_id', '=', accountId).execute();
}

/** Whether another session replaced this one after the given time. */
export async function wasReplacedSince(
  query: Kysely<Tables>,
  tokenHash: string,
  after: number,
  now: number,
): Promise<boolean> {
  const found = await query
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', after)
    .where('expires_at', '<=', now + clockToleranceMs)
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

/** Returns how many sessions there were. */
export async function deleteSessionsOfAccounts(query: Kysely<Tables>): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('session')
    .where('account_id', 'in', (from) => from.selectFrom('account').select('id').where('kind', '=', 'user'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What an operator looks into from now on, in this session alone. */
export async function chooseEnvironment(
  query: Kysely<Tables>,
  id: string,
  environment: EnvironmentName,
): Promise<void> {
  await query.updateTable('session').set({ environment }).where('id', '=', id).execute();
}

/** Most recently seen first. */
export function listSessions(
  query: Kysely<Tables>,
  accountId: string,
  life: { readonly idleMs: number; readonly totalMs: number },
  now: number,
): Promise<StoredSession[]> {
  return query
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('replaces', 'is', null)
    .where('last_seen_at', '>', now - life.idleMs)
    .$if(Number.isFinite(life.totalMs), (rows) => rows.where('created_at', '>', now - life.totalMs))
    .whereRef('expires_at', '>', 'last_seen_at')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Of the session that was seen last up to the given time. */
export async function findLastSeenTime(query: Kysely<Tables>, upTo: number): Promise<number | null> {
  const { at } = await query
    .selectFrom('session')
    .select((row) => row.fn.max('last_seen_at').as('at'))
    .where('last_seen_at', '<=', upTo)
    .executeTakeFirstOrThrow();
  return at;
}
