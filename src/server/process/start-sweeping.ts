// Deletes expired data, at the start and every hour, as long as the clock can be believed.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

export type Sweep = () => Promise<void>;

const sweepEveryMs = 60 * 60 * 1000;
/** A sweep may wait long for its database, and any that is cut off goes on at the next start. */
const graceMs = 2000;

export interface Sweeping {
  /** Ends with the sweep of the start. */
  readonly first: Promise<void>;
  /** Gives the current sweep a moment to finish. */
  readonly stop: () => Promise<void>;
}

export function startSweeping(
  sweeps: readonly Sweep[],
  maySweep: () => Promise<boolean>,
  logger: Logger,
): Sweeping {
  const logFailure = (error: unknown) => logger.warn({ err: error }, 'sweeping failed');
  let isCutOff = false;
  let underWay = Promise.resolve();
  const sweepAll = async () => {
    if (!(await maySweep())) return;
    // One that fails, because what it sweeps cannot be reached, holds up none of the others.
    for (const sweep of sweeps) if (!isCutOff) await sweep().catch(logFailure);
  };
  const begin = () => {
    underWay = sweepAll().catch(logFailure);
  };
  begin();
  const timer = setInterval(begin, sweepEveryMs);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    await Promise.race([underWay, pause(graceMs, undefined, { ref: false })]);
    isCutOff = true;
  };
  return { first: underWay, stop };
}
