// Counts points a minute by key; in the database where several instances share one.
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '#server/errors/app-error.ts';
import type { Database } from '#server/ports/database/database.ts';

/** Null: without a limit. */
export type RateLimiter = RateLimiterAbstract | null;

const minute = 60;

/** Without a shared database each instance counts its own. */
export function createRateLimiter(name: string, points: number, shared: Database | null): RateLimiter {
  if (points === 0) return null;
  const options = { keyPrefix: name, points, duration: minute };
  const inMemory = new RateLimiterMemory(options);
  if (shared?.kind !== 'postgres') return inMemory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: shared.pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // Whoever has used up everything is refused without asking the database.
    inMemoryBlockOnConsumed: points,
    // While the database is down each instance counts for itself.
    insuranceLimiter: inMemory,
  });
}

/** Refuses if the key has no points left. */
export async function consume(limiter: RateLimiter, key: string, points = 1): Promise<void> {
  if (limiter === null) return;
  try {
    await limiter.consume(key, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError('rate-limited', { retryAfterSeconds });
  }
}
