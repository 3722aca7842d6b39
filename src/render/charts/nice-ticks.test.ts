// Holds that the marks of an axis are round numbers.
import { describe, expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

describe('the marks of an axis', () => {
  it('covers the values with round steps from zero', () => {
    expect(niceTicks(0, 460_000)).toEqual([0, 200_000, 400_000, 600_000]);
    expect(niceTicks(3, 9)).toEqual([0, 2.5, 5, 7.5, 10]);
  });

  it('ends on the largest value when that is round', () => {
    expect(niceTicks(0, 100)).toEqual([0, 25, 50, 75, 100]);
  });

  it('goes below zero for losses', () => {
    const ticks = niceTicks(-50, 100);
    expect(ticks[0]).toBeLessThanOrEqual(-50);
    expect(ticks).toContain(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(100);
  });

  it('marks whole numbers alone where things are counted', () => {
    const whole = (most: number) => niceTicks(0, most, { isWhole: true });
    expect(whole(1)).toEqual([0, 1]);
    expect(whole(2)).toEqual([0, 1, 2]);
    expect(whole(3)).toEqual([0, 1, 2, 3]);
    expect(whole(10)).toEqual([0, 5, 10]);
    expect(whole(100)).toEqual([0, 25, 50, 75, 100]);
  });

  it('marks zero alone when there is nothing to show', () => {
    expect(niceTicks(0, 0)).toEqual([0]);
  });
});
