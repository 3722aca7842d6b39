// Tests where the bars of a profit bridge stand.
import { expect, it } from 'vitest';
import { bridgeBars } from './bridge-bars.ts';

const step = (value: number, isTotal = false) => ({ id: String(value), name: '', value, isTotal });

it('a cost hangs from what is left above it', () => {
  expect(bridgeBars([step(100, true), step(-40), step(-10), step(50, true)])).toEqual([
    { from: 0, size: 1 },
    { from: 0.6, size: 0.4 },
    { from: 0.5, size: 0.1 },
    { from: 0, size: 0.5 },
  ]);
});

it('a loss goes below zero, and nothing divides by zero', () => {
  // From -100 to 100: half the width is below zero.
  expect(bridgeBars([step(100, true), step(-200), step(-100, true)])).toEqual([
    { from: 0.5, size: 0.5 },
    { from: 0, size: 1 },
    { from: 0, size: 0.5 },
  ]);
  expect(bridgeBars([step(0, true)])).toEqual([{ from: 0, size: 0 }]);
});
