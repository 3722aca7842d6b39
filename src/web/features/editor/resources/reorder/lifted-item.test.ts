// Tests where a lifted item is placed, and how its neighbors make room.
import { expect, it } from 'vitest';
import { scrollStepPx } from './edge-scroll.ts';
import { placeAfter, shiftsPx } from './lifted-item.ts';

/** Three items of 100, 40 and 60 pixels, ten apart. */
const extents = [
  { top: 0, height: 100 },
  { top: 110, height: 40 },
  { top: 160, height: 60 },
];

it.each([
  // The lower edge starts at 100; the middles below are at 130 and 190.
  [0, 29, 0],
  [0, 31, 1],
  [0, 91, 2],
  [0, -500, 0],
  // The upper edge starts at 160; the middles above are at 130 and 50.
  [2, -29, 2],
  [2, -31, 1],
  [2, -111, 0],
  [1, 500, 2],
])('[TABLE-4] item %i moved by %i pixels comes to place %i', (from, movedPx, place) => {
  expect(placeAfter(extents, from, movedPx)).toBe(place);
});

it('shifts its neighbors up by its height and the gap when it moves down', () => {
  // Its top ends at 160 + 60 - 100 = 120.
  expect(shiftsPx(extents, 0, 2)).toEqual([120, -110, -110]);
});

it('shifts its neighbors down when it moves up, and leaves the others where they are', () => {
  expect(shiftsPx(extents, 2, 1)).toEqual([0, 70, -50]);
  expect(shiftsPx(extents, 1, 1)).toEqual([0, 0, 0]);
});

it('scrolls faster the nearer the pointer is to an edge, and not in between', () => {
  const at = (pointerY: number) => scrollStepPx(pointerY, 100, 500);
  expect(at(300)).toBe(0);
  expect(at(152)).toBe(-1);
  expect(at(100)).toBe(-14);
  expect(at(460)).toBe(4);
  expect(at(700)).toBe(14);
});
