// Limits how often a network may ask for spreadsheets behind links: nobody who opens one has a session to count by.
import type { FastifyRequest } from 'fastify';
import type { RateLimits } from '#server/configuration/read-configuration.ts';
import { consume, createRateLimiter } from '#server/http/limits/rate-limiter.ts';
import { networkOf } from '#server/networks/network-of.ts';
import type { Database } from '#server/ports/database/database.ts';

export interface SheetLimits {
  countRead(request: FastifyRequest, points?: number): Promise<void>;
  countSave(request: FastifyRequest): Promise<void>;
}

/** An office or a school has one address, as with every other call. */
const visitorsPerNetwork = 10;

export function createSheetLimits(limits: RateLimits, database: Database): SheetLimits {
  const reads = createRateLimiter('sheet', visitorsPerNetwork * limits.readsPerMinute, null);
  const saves = createRateLimiter('sheetsave', visitorsPerNetwork * limits.savesPerMinute, database);
  return {
    countRead: ({ ip }, points) => consume(reads, networkOf(ip), points),
    countSave: ({ ip }) => consume(saves, networkOf(ip)),
  };
}
