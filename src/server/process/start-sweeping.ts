// Deletes expired data, at the start and every hour.
import type { Logger } from 'pino';

export type Sweep = () => Promise<void>;

const sweepEveryMs = 60 * 60 * 1000;

/** Returns a function that stops the sweeping and waits for the current sweep. */
export function startSweeping(sweeps: readonly Sweep[], logger: Logger): () => Promise<void> {
  let underWay = Promise.resolve();
  const sweepAll = async () => {
    for (const sweep of sweeps) await sweep();
  };
  const begin = () => {
    underWay = sweepAll().catch((error) => logger.warn({ err: error }, 'sweeping failed'));
  };
  begin();
  const timer = setInterval(begin, sweepEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
