// How long a session lives: unused, and in all.
import type { Account } from '#server/ports/database/tables.ts';
import { hasOperatorRole, isSignedIn } from './may-call.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface SessionLife {
  /** Ends when it was not used for so long. */
  readonly idleMs: number;
  /** Ends so long after signing in, however much it is used. */
  readonly totalMs: number;
  /** Its last use is written at most this often, so that reading does not become writing. */
  readonly noteEveryMs: number;
}

/** As long as browsers keep any cookie; a visitor has no other way back to the templates. */
export const visitorLifeMs = 400 * dayMs;

const visitorLife: SessionLife = {
  idleMs: visitorLifeMs,
  totalMs: Number.POSITIVE_INFINITY,
  noteEveryMs: hourMs,
};
const userLife: SessionLife = { idleMs: 30 * dayMs, totalMs: visitorLifeMs, noteEveryMs: hourMs };
const operatorLife: SessionLife = { idleMs: 12 * hourMs, totalMs: 7 * dayMs, noteEveryMs: 5 * minuteMs };

export function sessionLifeOf(account: Pick<Account, 'kind' | 'role'>): SessionLife {
  if (!isSignedIn(account)) return visitorLife;
  return hasOperatorRole(account) ? operatorLife : userLife;
}

/** By its times alone, so that a role given or taken meanwhile counts at once. */
export function isOver(
  { idleMs, totalMs }: SessionLife,
  times: { readonly createdAt: number; readonly lastSeenAt: number },
  now: number,
): boolean {
  return now - times.lastSeenAt >= idleMs || now - times.createdAt >= totalMs;
}
