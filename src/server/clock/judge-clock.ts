// Decides whether the machine's clock can be believed, from when it was read before: what has aged is deleted only then.
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A server may be off for a long weekend. A clock that is ahead by less than this deletes things early by as much. */
const maxPauseMs = 3 * dayMs;

/** An implausible time is believed once it has gone on for this long: whoever reads the log has had time to set the clock. */
export const believedAfterMs = 7 * dayMs;

/** A machine that is rarely on goes on doubting where it left off. */
const maxPauseInDoubtMs = 30 * dayMs;

/** As stored in the database. */
export interface ClockCheck {
  /** The latest time that was believed. */
  readonly trusted_at: number;
  /** When the time that is not believed yet was first and last read; null if it is believed. */
  readonly doubted_since: number | null;
  readonly doubted_at: number | null;
}

export type ClockJudgement = ClockCheck & { readonly verdict: 'trusted' | 'doubted' | 'doubted again' };

/** `before` is null for a new database. */
export function judgeClock(now: number, before: ClockCheck | null): ClockJudgement {
  if (before === null) return trusted(now);
  const { trusted_at, doubted_since, doubted_at } = before;
  if (follows(now, trusted_at, maxPauseMs)) return trusted(Math.max(now, trusted_at));
  const isGoingOn = doubted_at !== null && follows(now, doubted_at, maxPauseInDoubtMs);
  const since = isGoingOn ? (doubted_since ?? now) : now;
  if (now - since >= believedAfterMs) return trusted(now);
  return {
    trusted_at,
    doubted_since: since,
    doubted_at: now,
    verdict: isGoingOn ? 'doubted again' : 'doubted',
  };
}

export const trustedAt = (at: number): ClockCheck => ({
  trusted_at: at,
  doubted_since: null,
  doubted_at: null,
});

const trusted = (at: number): ClockJudgement => ({ ...trustedAt(at), verdict: 'trusted' });

const follows = (now: number, last: number, maxPause: number): boolean =>
  now >= last - clockToleranceMs && now <= last + maxPause;
