// Tests that labels of periods are placed at steps that fit the calendar.
import { expect, it } from 'vitest';
import { labelStep } from './label-step.ts';

it.each([
  [36, 36, 1],
  [36, 20, 2],
  [36, 12.5, 3],
  [36, 11, 6],
  [36, 4, 12],
  [60, 4, 24],
  [12, 0.5, 12],
  [1, 0, 1],
])('%d periods with room for %d labels', (count, room, step) => {
  expect(labelStep(count, room)).toBe(step);
});
