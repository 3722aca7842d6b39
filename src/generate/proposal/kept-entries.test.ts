// Tests that only what is to blame is left out, in few trials.
import { describe, expect, test } from 'vitest';
import { keptEntries, mostTrials } from './kept-entries.ts';

function tried<Entry>(entries: readonly Entry[], isGood: (entries: readonly Entry[]) => boolean) {
  let trials = 0;
  const found = keptEntries(entries, (some) => {
    trials += 1;
    return isGood(some);
  });
  return { ...found, trials };
}

describe('what is left out', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('is the one of eight that is to blame: number %d', (bad) => {
    const entries = [0, 1, 2, 3, 4, 5, 6, 7];
    const { kept, leftOut, trials } = tried(entries, (some) => !some.includes(bad));
    expect(leftOut).toEqual([bad]);
    expect(kept).toEqual(entries.filter((one) => one !== bad));
    // Three times halved, with the other half of each tried as well.
    expect(trials).toBeLessThanOrEqual(6);
  });

  test('is a single one without a trial, because it is known', () => {
    expect(tried(['bad'], () => false)).toEqual({ kept: [], leftOut: ['bad'], trials: 0 });
    expect(tried([], () => false)).toEqual({ kept: [], leftOut: [], trials: 0 });
  });

  test('are the later ones where each alone would do', () => {
    const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
    expect(tried([4, 4, 4, 4], (some) => sum(some) <= 9)).toMatchObject({ kept: [4, 4], leftOut: [4, 4] });
  });

  test('is all that is left after so many trials', () => {
    const entries = Array.from({ length: 68 }, (_, index) => index);
    const { kept, leftOut, trials } = tried(entries, (some) => some.every((one) => one % 2 === 0));
    expect(trials).toBe(mostTrials);
    expect(kept.every((one) => one % 2 === 0)).toBe(true);
    expect(kept.length).toBeGreaterThan(0);
    expect([...kept, ...leftOut].sort((one, other) => one - other)).toEqual(entries);
  });
});
