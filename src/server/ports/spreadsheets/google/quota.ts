// Spaces requests, since Google answers only so many a minute: whoever comes too early waits in line, which has an end.
import type { Clock } from '#server/ports/clock/clock.ts';
import { SpreadsheetsUnavailable } from '../spreadsheets-unavailable.ts';
import type { Wait } from './wait.ts';

const minuteMs = 60_000;

export interface QuotaLimits {
  readonly perMinute: number;
  readonly mostWaiting: number;
}

export interface Quota {
  /** Ends when a request may be sent; rejects with the signal's reason when it is aborted. */
  take(signal: AbortSignal): Promise<void>;
}

/** Ends with the work, or before it when the signal is aborted. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let leave: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave);
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

export function createQuota({ perMinute, mostWaiting }: QuotaLimits, clock: Clock, wait: Wait): Quota {
  let sent: number[] = [];
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const untilFree = async (signal: AbortSignal): Promise<void> => {
    for (;;) {
      const now = clock.now();
      // Times ahead of the clock are from before it was put back.
      sent = sent.filter((at) => at <= now && at > now - minuteMs);
      const [first] = sent;
      if (first === undefined || sent.length < perMinute) break;
      await wait(first + minuteMs - now, signal);
    }
    sent.push(clock.now());
  };

  const turn = async (before: Promise<unknown>, signal: AbortSignal): Promise<void> => {
    try {
      await before;
      if (!signal.aborted) await untilFree(signal);
    } finally {
      waiting -= 1;
    }
  };

  return {
    take: async (signal) => {
      signal.throwIfAborted();
      if (waiting >= mostWaiting) throw new SpreadsheetsUnavailable('Google: too many requests wait in line');
      waiting += 1;
      const mine = turn(last, signal);
      last = mine.catch(() => undefined);
      await unlessAborted(mine, signal);
    },
  };
}
