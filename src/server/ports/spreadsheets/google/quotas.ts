// What each of those whom Google counts apart has left of its requests a minute.
import type { Clock } from '#server/ports/clock/clock.ts';
import { createQuota, type Quota } from './quota.ts';
import type { Wait } from './wait.ts';

/** Google answers 60 of each kind a minute; the rest is for another server of the same account. */
const limits = { perMinute: 50, mostWaiting: 100 };
/** Whoever made a spreadsheet before so many others begins anew. */
const mostCounted = 1000;

export interface Quotas {
  readonly reads: Quota;
  readonly writes: Quota;
}

export type QuotasOf = (countedAs: string) => Quotas;

export function createQuotas(clock: Clock, wait: Wait): QuotasOf {
  const known = new Map<string, Quotas>();
  return (countedAs) => {
    const found = known.get(countedAs) ?? {
      reads: createQuota(limits, clock, wait),
      writes: createQuota(limits, clock, wait),
    };
    // The last one to be asked for is the last to go.
    known.delete(countedAs);
    known.set(countedAs, found);
    const [oldest] = known.keys();
    if (known.size > mostCounted && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
