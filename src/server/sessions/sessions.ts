// Starts, finds, extends and exchanges the sessions of visitors and users.
import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { insertAccountWithSession } from '../database/rows/account-rows.ts';
import {
  extendSession,
  findAccountBySession,
  insertSession,
  replaceSession,
  wasReplacedSince,
} from '../database/rows/session-rows.ts';
import { transferReadings } from '../database/rows/template-reading-rows.ts';
import type { Account, SessionTable, Tables } from '../ports/database/tables.ts';
import { newVisitor } from './new-visitor.ts';
import { hashToken, newSessionToken } from './session-tokens.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** As long as browsers keep any cookie; a visitor has no other way back to the templates. */
export const sessionLifeMs = 400 * dayMs;

/** A session is extended at most this often, so that reading does not become writing. */
const extendEveryMs = dayMs;

/** Longer than any reply takes to arrive. */
const replyTimeMs = 10_000;

export interface Session {
  readonly id: string;
  readonly token: string;
  readonly account: Account;
}

/** Where a session is used from. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string;
}

const maxUserAgentChars = 300;

function sessionRow(
  token: string,
  accountId: string,
  { ip, userAgent }: Device,
  now: number,
): Insertable<SessionTable> & { id: string } {
  return {
    id: randomUUID(),
    token_hash: hashToken(token),
    account_id: accountId,
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionLifeMs,
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
  const token = newSessionToken();
  const account = newVisitor(language, clock.now());
  const row = sessionRow(token, account.id, device, clock.now());
  await insertAccountWithSession(database.query, account, row);
  return { id: row.id, token, account };
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
  const token = newSessionToken();
  const row = sessionRow(token, accountId, device, now);
  await insertSession(query, row);
  if (oldId !== undefined) await transferReadings(query, accountId, oldId, row.id);
  return token;
}

/**
 * Whether the session was exchanged a moment ago. A request that another tab sent just before must not get a new
 * session: its cookie would replace the one that signs in.
 */
export function wasJustExchanged(database: Database, clock: Clock, token: string): Promise<boolean> {
  return wasReplacedSince(database.query, hashToken(token), clock.now() - replyTimeMs);
}

/** Also finds the session of an archived account: its owner is told so, and may do nothing with it. */
export async function findSession(database: Database, clock: Clock, token: string): Promise<Session | null> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const row = await findAccountBySession(database.query, tokenHash, now);
  if (row === undefined) return null;
  const { last_seen_at: lastSeenAt, session_id: id, ...account } = row;
  if (account.status === 'active' && now - lastSeenAt >= extendEveryMs) {
    await extendSession(database.query, tokenHash, now, now + sessionLifeMs);
  }
  return { id, token, account };
}
