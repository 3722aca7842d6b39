// Starts, finds, extends and exchanges the sessions of visitors and users.
import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { EnvironmentName } from '#contract/environments.ts';
import { isOver, sessionLifeOf } from '#server/policy/session-life.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { insertAccountWithSession, lockAccount } from '../database/rows/account-rows.ts';
import { transferViews } from '../database/rows/operators/operator-view-rows.ts';
import {
  endReplaced,
  extendSession,
  findAccountBySession,
  insertSession,
  replaceSession,
  wasReplacedSince,
} from '../database/rows/session-rows.ts';
import { transferReadings } from '../database/rows/template-reading-rows.ts';
import type { Account, SessionTable, Tables } from '../ports/database/tables.ts';
import { newVisitor } from './new-visitor.ts';
import { hashToken, newHostToken, newSessionToken } from './session-tokens.ts';

/** Longer than any reply takes to arrive. */
const replyTimeMs = 10_000;

export interface Session {
  readonly id: string;
  readonly token: string;
  readonly account: Account;
  readonly createdAt: number;
  /** Its account got or lost a role: the session goes on under a new token. */
  readonly isStale: boolean;
  /** That an operator chose to look into; null: the server's own. */
  readonly environment: EnvironmentName | null;
  /** When its operator proved the second factor in it; null if that did not happen. */
  readonly provedAt: number | null;
}

/** Where a session is used from. */
export interface Device {
  readonly ip: string;
  /** What limits count the address by. */
  readonly network: string;
  readonly userAgent: string;
  /** Through TLS, where cookies are bound to the host. */
  readonly isSecure: boolean;
}

const newTokenFor = ({ isSecure }: Device): string => (isSecure ? newHostToken() : newSessionToken());

const maxUserAgentChars = 300;

function sessionRow(
  token: string,
  account: Pick<Account, 'id' | 'kind' | 'role'>,
  { ip, userAgent }: Device,
  now: number,
): Insertable<SessionTable> & { id: string } {
  return {
    id: randomUUID(),
    token_hash: hashToken(token),
    account_id: account.id,
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionLifeOf(account).idleMs,
    ip,
    user_agent: userAgent.replaceAll('\0', '').slice(0, maxUserAgentChars),
  };
}

export async function startSession(
  database: Database,
  clock: Clock,
  language: string,
  device: Device,
): Promise<Session> {
  const token = newTokenFor(device);
  const account = newVisitor(language, clock.now(), device.network);
  const row = sessionRow(token, account, device, clock.now());
  await insertAccountWithSession(database.query, account, row);
  return {
    ...{ id: row.id, token, account, createdAt: row.created_at },
    ...{ isStale: false, environment: null, provedAt: null },
  };
}

/** Runs in the caller's transaction: the old session ends, and its token becomes worthless. */
export async function exchangeSession(
  query: Kysely<Tables>,
  oldToken: string | null,
  accountId: string,
  device: Device,
  now: number,
): Promise<string> {
  const oldId = oldToken === null ? undefined : await replaceSession(query, hashToken(oldToken), now);
  const token = newTokenFor(device);
  // An operator's shorter life is applied each time the session is used.
  const row = sessionRow(token, { id: accountId, kind: 'user', role: null }, device, now);
  await insertSession(query, row);
  if (oldId !== undefined) await transferReadings(query, accountId, oldId, row.id);
  return token;
}

/**
 * Goes on with a session under a new token. The old one counts until the new one is first used: if the reply is lost, a
 * visitor would have no other way back to the templates.
 */
export async function renewSession(
  { query }: Database,
  clock: Clock,
  { id, account, createdAt, environment, provedAt }: Session,
  device: Device,
): Promise<string> {
  const token = newTokenFor(device);
  const row = sessionRow(token, account, device, clock.now());
  const carriedOn = { created_at: createdAt, environment, second_factor_at: provedAt };
  await insertSession(query, { ...row, ...carriedOn, replaces: id });
  return token;
}

/**
 * Whether the session was exchanged a moment ago. A request that another tab sent just before must not get a new
 * session: its cookie would replace the one that signs in.
 */
export function wasJustExchanged(database: Database, clock: Clock, token: string): Promise<boolean> {
  const now = clock.now();
  return wasReplacedSince(database.query, hashToken(token), now - replyTimeMs, now);
}

/** An operator acts as one only in a session that has proved the second factor. */
export const accountIn = (account: Account, provedAt: number | null): Account =>
  account.role !== null && provedAt === null ? { ...account, role: 'unproved-operator' } : account;

/** Also finds the session of an archived account: its owner is told so, and may do nothing with it. */
export async function findSession(database: Database, clock: Clock, token: string): Promise<Session | null> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const row = await findAccountBySession(database.query, tokenHash, now);
  if (row === undefined) return null;
  const { last_seen_at, session_created_at: createdAt, session_id: id, ...rest } = row;
  const { is_stale, replaces, environment, second_factor_at: provedAt, ...stored } = rest;
  const account = accountIn(stored, provedAt);
  const life = sessionLifeOf(account);
  if (isOver(life, { createdAt, lastSeenAt: last_seen_at }, now)) return null;
  if (replaces !== null) await finishRenewal(database, account.id, { id, replaces }, now);
  // Also a session last seen in the future, when the clock was wrong: it then ends with the others.
  if (account.status === 'active' && Math.abs(now - last_seen_at) >= life.noteEveryMs) {
    await extendSession(database.query, tokenHash, now, now + life.idleMs);
  }
  return { id, token, account, createdAt, isStale: is_stale === 1, environment, provedAt };
}

function finishRenewal(
  { query }: Database,
  accountId: string,
  session: { readonly id: string; readonly replaces: string },
  now: number,
): Promise<void> {
  return query.transaction().execute(async (transaction) => {
    // Locked first, as everywhere else.
    await lockAccount(transaction, accountId);
    await endReplaced(transaction, session, now);
    await transferReadings(transaction, accountId, session.replaces, session.id);
    await transferViews(transaction, session.replaces, session.id);
  });
}
