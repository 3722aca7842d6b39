// Tests where keys take the cursor, as other spreadsheets do it.
import { expect, test } from 'vitest';
import { type MoveField, movedPlace } from './moved-place.ts';
import { nextInArea } from './next-in-area.ts';

/** Ten lines of six columns; the first line is full up to D, B is full from line 1 to 3 and from 6 to 7, line 9 is folded. */
const field: MoveField = {
  ...{ lineCount: 10, columnCount: 6, pageLines: 4 },
  isFilled: ({ line, column }) =>
    (line === 1 && column <= 4) || (column === 2 && (line <= 3 || line === 6 || line === 7)),
  isHidden: (line) => line === 9,
  last: { line: 8, column: 4 },
  firstScrolled: { line: 3, column: 2 },
};

const after = (key: string, [line, column]: readonly [number, number], isFar = false, isAlt = false) => {
  const place = movedPlace({ line, column }, { key, isFar, isAlt }, field);
  return place && [place.line, place.column];
};

test('arrows go one cell, stop at the edge and pass over folded lines', () => {
  expect(after('ArrowDown', [1, 2])).toEqual([2, 2]);
  expect(after('ArrowLeft', [1, 1])).toEqual([1, 1]);
  expect(after('ArrowDown', [8, 2])).toEqual([10, 2]);
  expect(after('ArrowUp', [10, 2])).toEqual([8, 2]);
});

test('with Ctrl they go to the end of a block, over a gap to the next, and else to the edge', () => {
  expect(after('ArrowDown', [1, 2], true)).toEqual([3, 2]);
  expect(after('ArrowDown', [3, 2], true)).toEqual([6, 2]);
  expect(after('ArrowDown', [7, 2], true)).toEqual([10, 2]);
  expect(after('ArrowRight', [1, 1], true)).toEqual([1, 4]);
});

test('Home, End and pages', () => {
  expect(after('Home', [5, 4])).toEqual([5, 1]);
  expect(after('Home', [5, 4], true)).toEqual([3, 2]);
  expect(after('End', [1, 1])).toEqual([1, 4]);
  expect(after('End', [1, 1], true)).toEqual([8, 4]);
  expect(after('PageDown', [1, 2])).toEqual([5, 2]);
  expect(after('PageDown', [7, 2])).toEqual([10, 2]);
  expect(after('PageDown', [1, 1], false, true)).toEqual([1, 6]);
  expect(after('a', [1, 1])).toBeNull();
});

test('Tab and Enter go round inside a block', () => {
  const area = { firstLine: 2, lastLine: 3, firstColumn: 4, lastColumn: 5 };
  const round = (along: 'lines' | 'columns', way: 1 | -1) => {
    let place = { line: 2, column: 4 };
    return Array.from({ length: 4 }, () => {
      place = nextInArea(place, area, along, way);
      return [place.line, place.column];
    });
  };
  expect(round('columns', 1)).toEqual([
    [2, 5],
    [3, 4],
    [3, 5],
    [2, 4],
  ]);
  expect(round('lines', -1)).toEqual([
    [3, 5],
    [2, 5],
    [3, 4],
    [2, 4],
  ]);
});
