// Tests the positions of things in a chart.
import { describe, expect, it } from 'vitest';
import { chartScale, seriesPaths } from './chart-scale.ts';

const series = (...values: number[]) => ({ id: 'a', name: 'A', values, texts: values.map(String) });

const size = { widthPx: 600, heightPx: 200, formatTick: String };

describe('the places in a chart', () => {
  it('put the first period at the left edge, the last at the right, zero at the bottom', () => {
    const scale = chartScale([series(0, 50, 100)], size);
    expect(scale.x(0)).toBe(scale.plot.left);
    expect(scale.x(2)).toBeCloseTo(scale.plot.right);
    expect(scale.y(0)).toBe(scale.plot.bottom);
    expect(scale.y(100)).toBeCloseTo(scale.plot.top);
  });

  it('find the period that is pointed at', () => {
    const scale = chartScale([series(1, 2, 3)], size);
    expect([0, 1, 2].map((index) => scale.indexAt(scale.x(index)))).toEqual([0, 1, 2]);
    expect(scale.indexAt(-50)).toBe(0);
    expect(scale.indexAt(5000)).toBe(2);
  });

  it('draw one period as a level stroke, and nothing of no period', () => {
    const one = series(5);
    expect(seriesPaths(one, chartScale([one], size)).line).toContain('L');
    const none = series();
    expect(seriesPaths(none, chartScale([none], size)).line).toBe('');
  });

  it('give the amounts beside the chart the room they need', () => {
    const long = { ...size, formatTick: (value: number) => `${value} quintillions` };
    const narrow = chartScale([series(5)], size).plot;
    const wide = chartScale([series(5)], long).plot;
    expect(wide.left).toBeGreaterThan('5 quintillions'.length * 6);
    expect(narrow.left).toBeLessThan(wide.left);
  });

  it('leave out what is not a number', () => {
    const broken = series(1, Number.NaN, 3);
    expect(seriesPaths(broken, chartScale([broken], size)).line).not.toContain('NaN');
  });
});
