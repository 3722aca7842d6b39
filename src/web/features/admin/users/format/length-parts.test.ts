// Tests how a length of time is split into units.
import { expect, it } from 'vitest';
import { lengthParts } from './length-parts.ts';

it.each([
  [0, 'seconds', 0, 0, 0],
  [59_400, 'seconds', 0, 0, 59],
  [59_600, 'minutes', 0, 1, 0],
  [3_599_000, 'minutes', 0, 59, 59],
  [3_725_000, 'hours', 1, 2, 5],
])('%i ms', (ms, unit, hours, minutes, seconds) => {
  expect(lengthParts(ms)).toEqual({ unit, hours, minutes, seconds });
});
