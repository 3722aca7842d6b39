// Checks the positions of tooltips against positions worked out by hand.
import { expect, it } from 'vitest';
import { tipPlace } from './tip-place.ts';

const window = { width: 400, height: 300 };
const bubble = { width: 100, height: 30 };

it('is below the middle of its element', () => {
  expect(tipPlace({ left: 150, top: 50, width: 40, height: 36 }, bubble, window)).toEqual({
    left: 120,
    top: 92,
  });
});

it('stays within the window at both sides', () => {
  expect(tipPlace({ left: 2, top: 50, width: 40, height: 36 }, bubble, window).left).toBe(8);
  expect(tipPlace({ left: 360, top: 50, width: 40, height: 36 }, bubble, window).left).toBe(292);
});

it('is above its element where there is no room below', () => {
  expect(tipPlace({ left: 150, top: 250, width: 40, height: 36 }, bubble, window).top).toBe(214);
});
