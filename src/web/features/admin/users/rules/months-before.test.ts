// Tests the day that lies some months before another.
import { expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

it.each([
  ['2026-11-27T10:30:00Z', 2, '2026-09-27T10:30:00Z'],
  ['2026-01-15T00:00:00Z', 2, '2025-11-15T00:00:00Z'],
  // February has no 30th.
  ['2026-04-30T12:00:00Z', 2, '2026-02-28T12:00:00Z'],
  ['2028-04-30T12:00:00Z', 2, '2028-02-29T12:00:00Z'],
])('%s less %i months', (at, months, before) => {
  expect(monthsBefore(Date.parse(at), months)).toBe(Date.parse(before));
});
