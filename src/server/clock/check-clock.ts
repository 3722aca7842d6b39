// Checks the machine's clock before each sweep: while it cannot be believed nothing is deleted, and the log says so.
import type { Logger } from 'pino';
import type { Clock } from '#server/ports/clock/clock.ts';
import { clockToleranceMs } from '#server/ports/clock/clock-tolerance.ts';
import type { Database } from '#server/ports/database/database.ts';
import { readClockCheck, saveClockCheck } from '../database/rows/clock/clock-check-rows.ts';
import { redateFuture } from '../database/rows/clock/future-rows.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { logEventIds } from '../event-log/log-event-ids.ts';
import { serverEntry } from '../event-log/server-entry.ts';
import { believedAfterMs, type ClockJudgement, judgeClock } from './judge-clock.ts';
import type { SteadyClock } from './steady-clock.ts';

interface CheckedClock {
  readonly database: Pick<Database, 'unhurried'>;
  readonly machine: Clock;
  readonly steady: SteadyClock;
  readonly eventLog: EventLog;
  readonly logger: Logger;
}

/** Returns a function that checks the clock; it resolves to whether what has aged may be deleted. */
export function clockChecks({ database, machine, steady, eventLog, logger }: CheckedClock) {
  const query = database.unhurried;
  let isRedated = false;
  return async (): Promise<boolean> => {
    const now = machine.now();
    const { verdict, ...check } = judgeClock(now, await readClockCheck(query));
    await saveClockCheck(query, check);
    if (verdict !== 'trusted') {
      isRedated = false;
      const content = doubtOf(now, check);
      logger.warn({ ...check, now }, content);
      if (verdict === 'doubted') {
        eventLog.write(serverEntry({ lmid: logEventIds.clockDoubted, level: 'warn', content }));
      }
      return false;
    }
    steady.trust(check.trusted_at);
    // What was stored while the clock was ahead; nothing can be in the future later on.
    if (!isRedated) await redateFuture(query, now, now + clockToleranceMs);
    isRedated = true;
    return true;
  };
}

/** Times that no calendar has are possible in a database. */
const isoTime = (at: number): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString();
};

const dayMs = 24 * 60 * 60 * 1000;

function doubtOf(now: number, { trusted_at: trustedAt }: Pick<ClockJudgement, 'trusted_at'>): string {
  const days = believedAfterMs / dayMs;
  return `The clock reads ${isoTime(now)}, but the last time was ${isoTime(trustedAt)}. Nothing that has aged is deleted until the clock is set, or has gone on like this for ${days} days.`;
}
