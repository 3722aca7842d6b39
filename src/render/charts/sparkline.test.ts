// Holds path data to points worked out by hand.
import { expect, test } from 'vitest';
import { sparkline } from './sparkline.ts';

test('the lowest value is at the bottom, the highest on top', () => {
  expect(sparkline([10, 30, 20], 100, 40)).toEqual({
    line: 'M0 40L50 0L100 20',
    area: 'M0 40L50 0L100 20L100 40L0 40Z',
  });
});

test('a flat row runs along the middle, and n/a counts as 0', () => {
  expect(sparkline([5, 5], 10, 4).line).toBe('M0 2L10 2');
  expect(sparkline([Number.NaN, 1], 10, 4).line).toBe('M0 4L10 0');
});

test('one value and none are no failure', () => {
  expect(sparkline([7], 10, 4).line).toBe('M0 2');
  expect(sparkline([], 10, 4)).toEqual({ line: '', area: '' });
});
