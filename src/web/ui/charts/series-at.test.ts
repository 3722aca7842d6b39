// Checks which bar, line or area is at a point against places worked out by hand.
import { expect, it } from 'vitest';
import { type MixedSeries, mixedScale } from './mixed-paths.ts';
import { seriesAt } from './series-at.ts';

const series = (id: string, kind: MixedSeries['kind'], ...values: number[]): MixedSeries => ({
  ...{ id, name: id, kind, values },
  texts: values.map(String),
});

/** Ticks of one letter leave 44 pixels at the left, 16 at the right, 10 above and 24 below: 200 by 400 are left. */
const size = { widthPx: 260, heightPx: 434, formatTick: () => '0' };

function idAt(all: readonly MixedSeries[], x: number, y: number): string | null {
  return seriesAt(all, mixedScale(all, size), { x, y })?.id ?? null;
}

it('finds the bar of a stack, and nothing above or below it', () => {
  // From 0 to 40, so that 10 is 100 pixels: the first band is from 44 to 144.
  const all = [series('a', 'stacked', 10, 0), series('b', 'stacked', 20, 40)];
  expect([405, 315, 305, 115, 105, 411].map((y) => idAt(all, 60, y))).toEqual([
    'a',
    'a',
    'b',
    'b',
    null,
    null,
  ]);
  expect(idAt(all, 200, 405)).toBe('b');
});

it('finds a line nearby before the bar that it runs over, and the nearest of two', () => {
  const all = [series('a', 'stacked', 40), series('low', 'line', 20), series('high', 'line', 21)];
  // 20 stands at 210 and 21 at 200.
  expect([218, 206, 204, 192, 190].map((y) => idAt(all, 60, y))).toEqual(['low', 'low', 'high', 'high', 'a']);
});

it('finds each of the bars side by side, and a bar that stands before an area', () => {
  // The only period is from 44 to 244, its bars take 72 % of that: from 72 to 144 and from 144 to 216.
  const all = [series('under', 'area', 40), series('new', 'column', 10), series('lost', 'column', 20)];
  const bars = all.slice(1);
  expect([60, 80, 143, 145, 210, 240].map((x) => idAt(bars, x, 405))).toEqual([
    ...['new', 'new', 'new', 'lost', 'lost', 'lost'],
  ]);
  // From 0 to 20, the first one reaches half of the height.
  expect([205, 215].map((y) => idAt(bars, 80, y))).toEqual([null, 'new']);
  expect([80, 210].map((x) => idAt(all, x, 305))).toEqual(['under', 'lost']);
});

it('finds no line that is 0 throughout, which is not drawn', () => {
  const all = [series('a', 'line', 40, 40), series('none', 'line', 0, 0)];
  expect([10, 408].map((y) => idAt(all, 60, y))).toEqual(['a', null]);
});

it('finds an area from its line down to zero', () => {
  const all = [series('a', 'area', 40, -40, Number.NaN)];
  // From -40 to 40: zero stands at 210.
  expect([100, 205, 215].map((y) => idAt(all, 60, y))).toEqual(['a', 'a', null]);
  expect([205, 215, 405].map((y) => idAt(all, 144, y))).toEqual([null, 'a', 'a']);
  expect(idAt(all, 240, 205)).toBeNull();
});
