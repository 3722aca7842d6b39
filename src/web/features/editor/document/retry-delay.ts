// Decides when a rejected save is retried: soon at first, then ever later, and never before the server allows it.
import { ApiError } from '#web/api/api-error.ts';

const firstMs = 2000;
const longestMs = 60_000;
const tooManyRequests = 429;

/** Null for a refusal that would happen again for the same content. */
export function retryDelayMs(error: unknown, failures: number): number | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status < 500 && error.status !== tooManyRequests) return null;
  const backOffMs = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return Math.max(backOffMs, error.retryAfterMs ?? 0);
}
