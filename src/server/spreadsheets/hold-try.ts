// Reports that a try goes on, so that no other one begins; stops it in time when that cannot be reported.
import { changeTried } from '#server/database/rows/spreadsheets/spreadsheet-rows.ts';
import type { Ports } from '#server/ports/ports.ts';
import { type Try, tryLeaseMs } from './take-turn.ts';

export interface HeldTry {
  /** Aborts when another try may begin, or there is nothing to make any more. */
  readonly lost: AbortSignal;
  end(): void;
}

export function holdTry({ database, clock }: Pick<Ports, 'database' | 'clock'>, ours: Try): HeldTry {
  // The work must end before another try may begin.
  const safeMs = (tryLeaseMs * 5) / 6;
  const lost = new AbortController();
  const giveUp = () => lost.abort(new Error('another try makes the spreadsheet'));
  let expiry = setTimeout(giveUp, safeMs);
  let isEnded = false;
  const report = async () => {
    const askedAt = performance.now();
    const told = changeTried(database.query, ours, { tried_at: clock.now() });
    const isOurs = await told.catch(() => null);
    if (isEnded || isOurs === null) return;
    clearTimeout(expiry);
    if (isOurs) expiry = setTimeout(giveUp, safeMs - (performance.now() - askedAt));
    else giveUp();
  };
  const heartbeat = setInterval(report, tryLeaseMs / 3);
  return {
    lost: lost.signal,
    end: () => {
      isEnded = true;
      clearInterval(heartbeat);
      clearTimeout(expiry);
    },
  };
}
