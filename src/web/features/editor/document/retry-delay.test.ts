// Tests when a rejected save is sent again.
import { describe, expect, it } from 'vitest';
import { ApiError, NoResponseError } from '#web/api/api-error.ts';
import { retryDelayMs } from './retry-delay.ts';

const busy = (retryAfterMs: number | null) =>
  new ApiError(503, 'database-unavailable', 'The database does not answer.', retryAfterMs);

describe('a retry after a refusal', () => {
  it('comes soon at first and then ever later, at most a minute', () => {
    const delays = [1, 2, 3, 4, 20].map((failures) => retryDelayMs(busy(null), failures));
    expect(delays).toEqual([2000, 4000, 8000, 16_000, 60_000]);
  });

  it('never comes before the server allows it', () => {
    expect(retryDelayMs(busy(30_000), 1)).toBe(30_000);
    expect(retryDelayMs(new ApiError(429, 'rate-limited', '', 90_000), 5)).toBe(90_000);
  });

  it('does not happen where it would be refused again', () => {
    expect(retryDelayMs(new ApiError(422, 'template-invalid', ''), 1)).toBeNull();
    expect(retryDelayMs(new NoResponseError('gone'), 1)).toBeNull();
  });
});
