// Checks the positions of bars, stacks and lines against positions worked out by hand.
import { describe, expect, it } from 'vitest';
import { type MixedSeries, mixedPaths, mixedScale } from './mixed-paths.ts';

const series = (id: string, kind: MixedSeries['kind'], ...values: number[]): MixedSeries => ({
  id,
  name: id,
  kind,
  values,
  texts: values.map(String),
});

/** Ticks of one letter leave 44 pixels at the left, 16 at the right, 10 above and 24 below: 200 by 100 are left. */
const size = { widthPx: 260, heightPx: 134, formatTick: () => '0' };

function drawn(...all: MixedSeries[]) {
  const scale = mixedScale(all, size);
  return { scale, paths: mixedPaths(all, scale) };
}

describe('a chart of several kinds', () => {
  it('gives each period a band, and puts it in the middle of that', () => {
    const { scale } = drawn(series('a', 'column', 1, 2, 3, 4));
    expect([scale.stepPx, scale.x(0), scale.x(3)]).toEqual([50, 69, 219]);
    expect([scale.indexAt(44), scale.indexAt(93), scale.indexAt(95), scale.indexAt(900)]).toEqual([
      0, 0, 1, 3,
    ]);
  });

  it('[SHEETS-12] piles stacks on one another, those below zero downwards', () => {
    const { scale, paths } = drawn(
      series('a', 'stacked', 10, -10),
      series('b', 'stacked', 30, -10),
      series('c', 'stacked', -20, 20),
    );
    // From -20 to 40 in steps of 20: 100 pixels for 60, so that zero stands at 10 + 40 / 60 * 100.
    expect(scale.ticks).toEqual([-20, 0, 20, 40]);
    const zero = 10 + 200 / 3;
    const y = (value: number) => (zero - (value * 100) / 60).toFixed(1);
    // Bands of 100 with bars of 72: the first from 44 + 14.
    expect(paths[1]?.area.split('Z')[0]).toBe(`M58.0 ${y(10)}h72.0V${y(40)}h-72.0`);
    expect(paths[1]?.area.split('Z')[1]).toBe(`M158.0 ${y(-10)}h72.0V${y(-20)}h-72.0`);
    expect(paths[2]?.area.split('Z')[0]).toBe(`M58.0 ${y(0)}h72.0V${y(-20)}h-72.0`);
  });

  it('puts columns side by side, and lines over the middle of them', () => {
    const { paths } = drawn(
      series('a', 'column', 20, 10),
      series('b', 'column', 0, Number.NaN),
      series('c', 'line', 10, 20),
      series('d', 'area', 10, 20),
    );
    // From 0 to 20: five pixels for one. A bar of half of 72; what is nothing has none.
    expect(paths[0]?.area).toBe('M58.0 110.0h36.0V10.0h-36.0ZM158.0 110.0h36.0V60.0h-36.0Z');
    expect(paths[1]?.area).toBe('');
    expect(paths[2]).toEqual({ line: 'M94.0 60.0L194.0 10.0', area: '' });
    expect(paths[3]?.area).toBe('M94.0 60.0L194.0 10.0L194.0 110.0L94.0 110.0Z');
  });
});
