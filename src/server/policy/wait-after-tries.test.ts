// Tests the waits after wrong passwords.
import { expect, test } from 'vitest';
import { triesFromAnywhere, triesFromNetwork, waitAfterTries } from './wait-after-tries.ts';

const minutesAfter = (limits: typeof triesFromNetwork, tries: readonly number[]) =>
  tries.map((count) => waitAfterTries(limits, count) / 60_000);

test('after five tries from one network each wait is twice the one before, up to an hour', () => {
  const tries = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2000];
  expect(minutesAfter(triesFromNetwork, tries)).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test('from everywhere it takes more, and nobody is kept out for more than a quarter of an hour', () => {
  const tries = [99, 100, 101, 102, 103, 104, 1e9];
  expect(minutesAfter(triesFromAnywhere, tries)).toEqual([0, 1, 2, 4, 8, 15, 15]);
});
