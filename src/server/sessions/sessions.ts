// Starts, finds and prolongs the sessions of visitors.
import { randomUUID } from 'node:crypto';
import {
  findAccountBySession,
  insertAccountWithSession,
  prolongSession,
} from '#server/database/account-rows.ts';
import type { Account } from '#server/database/tables.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { newVisitor } from './new-visitor.ts';
import { hashOfToken, newSessionToken } from './session-tokens.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** As long as browsers keep any cookie; a visitor has no other way back to the templates. */
export const sessionLifeMs = 400 * dayMs;

/** A session is prolonged at most this often, so that reading does not become writing. */
const prolongEveryMs = dayMs;

export interface Session {
  readonly token: string;
  readonly account: Account;
}

export async function startSession(database: Database, clock: Clock, language: string): Promise<Session> {
  const token = newSessionToken();
  const now = clock.now();
  const account = newVisitor(language, now);
  await insertAccountWithSession(database.query, account, {
    id: randomUUID(),
    token_hash: hashOfToken(token),
    account_id: account.id,
    created_at: now,
    last_seen_at: now,
    expires_at: now + sessionLifeMs,
  });
  return { token, account };
}

export async function findSession(database: Database, clock: Clock, token: string): Promise<Session | null> {
  const now = clock.now();
  const tokenHash = hashOfToken(token);
  const found = await findAccountBySession(database.query, tokenHash, now);
  if (found === undefined) return null;
  const { last_seen_at: lastSeenAt, ...account } = found;
  if (now - lastSeenAt >= prolongEveryMs) {
    await prolongSession(database.query, tokenHash, now, now + sessionLifeMs);
  }
  return { token, account };
}
