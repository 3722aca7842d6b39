// The latest time that the server is known to have run at, from which it goes on if the machine's clock is behind.
import type { Kysely } from 'kysely';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { readClockCheck, saveClockCheck } from '../database/rows/clock/clock-check-rows.ts';
import { findLastLogTime } from '../database/rows/log-entry-rows.ts';
import { findLastSeenTime } from '../database/rows/session-rows.ts';
import { trustedAt } from './judge-clock.ts';

/** The log has more than the hourly checks, above all the server's stop. Null for a new database. */
export async function lastKnownTime(query: Kysely<Tables>, now: number): Promise<number | null> {
  const checkedAt = (await readClockCheck(query))?.trusted_at ?? (await beginChecks(query, now));
  if (checkedAt === null) return null;
  // What is later still may have been logged by a clock that was ahead.
  const logged = await findLastLogTime(query, checkedAt + clockToleranceMs);
  return Math.max(checkedAt, logged ?? 0);
}

/** A database of an earlier program has no check, but sessions. */
async function beginChecks(query: Kysely<Tables>, now: number): Promise<number | null> {
  // Those from the future say nothing, unless all are: then it is the machine that is behind.
  const seenAt =
    (await findLastSeenTime(query, now)) ?? (await findLastSeenTime(query, Number.MAX_SAFE_INTEGER));
  if (seenAt !== null) await saveClockCheck(query, trustedAt(seenAt));
  return seenAt;
}
