// Tests which numbers change at once when a model is recalculated, and that all others follow.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { data, grid, rowTexts } from '#testing/grid/drawn-grid.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Of the scroller's 300 pixels a row takes 30; it is so narrow that only the first column is in view. */
const lastSeenRow = 10;

it('fills in the visible numbers at once, and the rest when the page is idle', () => {
  const { view, host } = grid();
  view.show(data(40));
  view.show(data(40, 500));
  expect(rowTexts(host)[0]).toEqual(['Row 0', 'USD', '500', '1', '2']);
  expect(rowTexts(host)[lastSeenRow]).toEqual(['Row 10', 'USD', '600', '101', '102']);
  expect(rowTexts(host)[lastSeenRow + 1]).toEqual(['Row 11', 'USD', '110', '111', '112']);
  vi.runAllTimers();
  expect(rowTexts(host)[0]).toEqual(['Row 0', 'USD', '500', '501', '502']);
  expect(rowTexts(host)[lastSeenRow + 1]).toEqual(['Row 11', 'USD', '610', '611', '612']);
});

it('never shows another row the numbers of the one before it', () => {
  const { view, host } = grid();
  view.show(data(40));
  const { rows } = data(40, 500);
  view.show({ ...data(40), rows: rows.slice(3) });
  expect(rowTexts(host)[0]).toEqual(['Row 3', 'USD', '530', '531', '532']);
});

it('fills in nothing once it is gone', () => {
  const { view, host } = grid();
  view.show(data(40));
  view.show(data(40, 500));
  view.destroy();
  vi.runAllTimers();
  expect(rowTexts(host)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
