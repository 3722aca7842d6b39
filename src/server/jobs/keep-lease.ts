// Extends the lease of a job while it runs, and signals in time when it cannot be extended.

import type { Ports } from '#server/ports/ports.ts';
import { extendLease } from '../database/rows/job-rows.ts';
import type { Job } from '../ports/database/tables.ts';

export interface LeaseKeeper {
  /** Aborts when another worker has the job, or may soon have it. */
  readonly lost: AbortSignal;
  end(): void;
}

export function keepLease(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  job: Job,
  by: string,
  leaseMs: number,
): LeaseKeeper {
  // The work must end before another worker may start it.
  const safeMs = (leaseMs * 5) / 6;
  const lost = new AbortController();
  const giveUp = () => lost.abort(new Error('the lease of the job was lost'));
  let expiry = setTimeout(giveUp, safeMs);
  let isEnded = false;
  const extend = async () => {
    const askedAt = performance.now();
    const now = clock.now();
    const extension = extendLease(database.query, job, { by, now, until: now + leaseMs });
    const isOurs = await extension.catch(() => null);
    if (isEnded || isOurs === null) return;
    clearTimeout(expiry);
    if (isOurs) expiry = setTimeout(giveUp, safeMs - (performance.now() - askedAt));
    else giveUp();
  };
  const heartbeat = setInterval(extend, leaseMs / 3);
  return {
    lost: lost.signal,
    end: () => {
      isEnded = true;
      clearInterval(heartbeat);
      clearTimeout(expiry);
    },
  };
}
