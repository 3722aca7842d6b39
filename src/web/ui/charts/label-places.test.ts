// Checks where the names of marked points go, in a plot of 400 by 200 with lines laid out by hand.
import { describe, expect, it } from 'vitest';
import { type Box, type Label, labelPlaces, type Point } from './label-places.ts';

const plot: Box = { left: 0, right: 400, top: 0, bottom: 200 };
const label = (x: number, y: number, isLowest = false): Label => ({
  at: { x, y },
  widthPx: 100,
  isLowest,
});
const line = (...points: readonly (readonly [number, number])[]): readonly Point[] =>
  points.map(([x, y]) => ({ x, y }));

function placed(labels: readonly Label[], ...lines: readonly (readonly Point[])[]): readonly (Box | null)[] {
  return labelPlaces(labels, { plot, lines, points: labels.map(({ at }) => at) });
}

const valley = line([0, 20], [200, 120], [400, 20]);

describe('the name of a marked point', () => {
  it('is below a minimum, in the middle of it', () => {
    const [box] = placed([label(200, 120, true)], valley);
    expect(box).toMatchObject({ left: 150, right: 250 });
    expect(box?.top).toBeGreaterThan(120);
    expect(box?.bottom).toBeLessThan(150);
  });

  it('is beside a minimum that the axis leaves no room below, where its line has risen over it', () => {
    const [box] = placed([label(200, 190, true)], line([0, 20], [200, 190], [400, 20]));
    expect(box?.left).toBeGreaterThan(200);
    expect(box?.bottom).toBeLessThanOrEqual(200);
    // The line rises by 170 in 200.
    expect(190 - ((box?.left ?? 200) - 200) * (170 / 200)).toBeLessThan(box?.top ?? 0);
  });

  it('is above a minimum that lies at the axis between level lines', () => {
    const [box] = placed([label(200, 195, true)], line([0, 195], [400, 195]));
    expect(box).toMatchObject({ left: 150, right: 250 });
    expect(box?.bottom).toBeLessThan(195);
  });

  it('is above a level line, and on the free side of one that rises', () => {
    const [above] = placed([label(200, 100)], line([0, 100], [400, 100]));
    expect(above?.bottom).toBeLessThan(100);
    const [beside] = placed([label(200, 100)], line([0, 200], [400, 0]));
    // Above to the left or below to the right: the line is in the other two corners.
    expect(beside?.right).toBeLessThan(200);
    expect(beside?.bottom).toBeLessThan(100);
  });

  it('stays in the plot at its edges', () => {
    const corners = [label(2, 3), label(398, 3), label(2, 197), label(398, 197)];
    for (const box of placed(corners)) {
      expect(box).not.toBeNull();
      expect(Math.min(box?.left ?? -1, box?.top ?? -1)).toBeGreaterThanOrEqual(0);
      expect(box?.right).toBeLessThanOrEqual(400);
      expect(box?.bottom).toBeLessThanOrEqual(200);
    }
  });

  it('never touches another one, and covers no point', () => {
    const labels = [label(200, 100, true), label(215, 100), label(230, 105)];
    const boxes = placed(labels, valley).filter((box) => box !== null);
    expect(boxes).toHaveLength(3);
    const apart = (one: Box, other: Box) =>
      one.right <= other.left ||
      other.right <= one.left ||
      one.bottom <= other.top ||
      other.bottom <= one.top;
    for (const [index, one] of boxes.entries()) {
      expect(boxes.slice(index + 1).every((other) => apart(one, other))).toBe(true);
      for (const { at } of labels)
        expect(at.x > one.left && at.x < one.right && at.y > one.top && at.y < one.bottom).toBe(false);
    }
  });

  it('is left out where it has no room at all', () => {
    const wide = { ...label(200, 100), widthPx: 500 };
    expect(placed([wide])).toEqual([null]);
  });
});
