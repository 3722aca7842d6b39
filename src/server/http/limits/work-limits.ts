// Limits how much work a visitor and their network cause, by the bytes they send and the time that threads take for them.
import type { RateLimits } from '#server/configuration/read-configuration.ts';
import type { Caller } from '#server/model-processes/make-room.ts';
import type { Database } from '#server/ports/database/database.ts';
import { consume, createRateLimiter, type RateLimiter } from './rate-limiter.ts';

export interface WorkLimits {
  /** Before the body is read; refuses if there has been too much work already, or this would be. */
  countBody(caller: Caller, bytes: number): Promise<void>;
  /** Afterwards: the next request is refused if it was too much. */
  countTime(caller: Caller, ms: number): void;
}

/** Ordinary templates have less, and cost nothing beyond the request. */
const bytesPerPoint = 64 * 1024;
const msPerPoint = 20;
/** Of visitors and networks; enough for those of some minutes. */
const mostRests = 10_000;
/** An office or a school has one address; a new visitor of a network is no new budget. */
const visitorsPerNetwork = 4;

/** Many short pieces of work are as much as a long one, so what makes no whole point yet is kept until it does. */
class Rests {
  readonly #msOf = new Map<string, number>();

  pointsFor(key: string, ms: number): number {
    const total = (this.#msOf.get(key) ?? 0) + ms;
    // Less than a point each, so nobody gains by it.
    if (this.#msOf.size >= mostRests) this.#msOf.clear();
    this.#msOf.set(key, total % msPerPoint);
    return Math.floor(total / msPerPoint);
  }
}

export function createWorkLimits(limits: RateLimits, database: Database): WorkLimits {
  const ofVisitor = createRateLimiter('work', limits.workPerMinute, database);
  const ofNetwork = createRateLimiter('worknet', visitorsPerNetwork * limits.workPerMinute, database);
  const counters = ({ accountId, network }: Caller): readonly (readonly [RateLimiter, string])[] => [
    ...(accountId === '' ? [] : [[ofVisitor, accountId] as const]),
    [ofNetwork, network],
  ];
  const rests = new Rests();
  return {
    countBody: async (caller, bytes) => {
      const points = Math.floor(bytes / bytesPerPoint);
      if (points === 0) return;
      await Promise.all(counters(caller).map(([limiter, key]) => consume(limiter, key, points)));
    },
    countTime: (caller, ms) => {
      for (const [limiter, key] of counters(caller)) {
        const points = rests.pointsFor(key, ms);
        // Nobody waits for it; while the database is down, it is not counted.
        if (points > 0) limiter?.penalty(key, points).catch(() => undefined);
      }
    },
  };
}
