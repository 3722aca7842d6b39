// Tests that the delays between attempts grow and come to an end.
import { expect, test } from 'vitest';
import { maxAttempts, retryDelayAfter } from './retry-delays.ts';

test('the delays grow and come to an end', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelayAfter)).toEqual([
    ...[60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000],
    null,
  ]);
  expect(maxAttempts).toBe(7);
});
