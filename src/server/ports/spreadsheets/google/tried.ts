// Sends a request to Google, again where it fails by something that passes, each time within what Google answers a minute.
import { randomInt } from 'node:crypto';
import { googleFailure, isPassing, retryAfterMs } from './google-failure.ts';
import type { Quota } from './quota.ts';
import type { Wait } from './wait.ts';

const mostTries = 4;
const firstWaitMs = 1000;
/** Nobody waits longer for one try. */
const longestWaitMs = 65_000;

export interface Trying {
  /** As the log names it. */
  readonly call: string;
  readonly quota: Quota | null;
  readonly wait: Wait;
  readonly signal: AbortSignal;
}

/** Twice as long each time, unless Google says how long; a little more or less, so that not all come back at once. */
function waitMs(error: unknown, attempt: number): number {
  const said = retryAfterMs(error);
  if (said !== null) return said;
  return firstWaitMs * 2 ** (attempt - 1) * (randomInt(75, 126) / 100);
}

/** From the second try on, the work must find out itself what the one before has left. */
export async function tried<Answer>(
  { call, quota, wait, signal }: Trying,
  work: (attempt: number) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    await quota?.take(signal);
    try {
      return await work(attempt);
    } catch (error) {
      signal.throwIfAborted();
      const ms = waitMs(error, attempt);
      if (!isPassing(error) || attempt === mostTries || ms > longestWaitMs) throw googleFailure(error, call);
      await wait(ms, signal);
    }
  }
}
