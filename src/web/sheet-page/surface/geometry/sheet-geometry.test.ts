// Tests where lines and columns are, what stays in view on large and small screens, and which lines a group folds.
import { expect, test } from 'vitest';
import type { RowView, SheetView } from '#render/sheet-view/sheet-view.ts';
import { smallBook } from '#testing/sheet-page/small-book.ts';
import { Axis } from './axis.ts';
import { isFoldedAway, lineGroups } from './outline.ts';
import { sheetGeometry } from './sheet-geometry.ts';
import { boxOf, placeAt } from './viewport.ts';

const row = (outline = 0): RowView => ({ height: 20, outline, cells: [], runs: [] });
const [first] = smallBook.sheets;
if (!first) throw new Error('The book has no sheet.');

const periods = { column: 10, style: 0, values: Array.from({ length: 12 }, (_, place) => place) };

/** Four narrow columns, a label of 300 pixels, four more, and twelve periods. */
const sheet: SheetView = {
  ...first,
  ...{ frozenLines: 3, frozenColumns: 9 },
  columnPixels: [14, 14, 14, 14, 300, 80, 80, 80, 14, ...Array.from({ length: 12 }, () => 70)],
  rows: [{ ...row(), runs: [periods] }, ...Array.from({ length: 49 }, () => row())],
};

const around = { isLineFolded: () => false, widths: new Map<number, number>(), fontScale: 1 };

test('an axis finds the one at a pixel, passes over those without a size, and ends with the last', () => {
  const axis = new Axis([10, 0, 30]);
  expect([axis.count, axis.length, axis.startOf(3), axis.endOf(3), axis.sizeOf(2)]).toEqual([
    3, 40, 10, 40, 0,
  ]);
  expect([0, 9, 10, 39, 400].map((pixel) => axis.at(pixel))).toEqual([1, 1, 3, 3, 3]);
});

test('what the file freezes stays in view where there is room', () => {
  const { frozenColumns, frozenLines, leadPx, numbersPx, topPx } = sheetGeometry(sheet, {
    ...around,
    ...{ widthPx: 1440, heightPx: 800 },
  });
  // 4 x 14 + 300 + 3 x 80 + 14 = 610, beside the numbers; 24 for the letters and three lines of 20.
  expect([frozenColumns, frozenLines, leadPx - numbersPx, topPx]).toEqual([9, 3, 610, 84]);
});

test('on a phone labels are narrower and stay alone, and lines are high enough for a finger', () => {
  const geometry = sheetGeometry(sheet, { ...around, widthPx: 390, heightPx: 600 });
  expect(geometry.frozenColumns).toBe(5);
  expect(geometry.leadPx).toBeLessThan(390 * 0.62);
  expect([geometry.lines.sizeOf(3), geometry.lines.sizeOf(4)]).toEqual([20, 32]);
});

test('nothing is frozen beside labels that stand alone', () => {
  const rows = [{ ...row(), cells: [{ column: 9, style: 0, value: 1 }] }];
  expect(sheetGeometry({ ...sheet, rows }, { ...around, widthPx: 1440, heightPx: 800 }).frozenColumns).toBe(
    0,
  );
});

test('nothing is frozen where labels alone would fill the window, or heads all of its height', () => {
  const wide = { ...sheet, columnPixels: sheet.columnPixels.map((size) => size * 3) };
  expect(sheetGeometry(wide, { ...around, widthPx: 1200, heightPx: 800 }).frozenColumns).toBe(0);
  expect(sheetGeometry(sheet, { ...around, widthPx: 1200, heightPx: 90 }).frozenLines).toBe(0);
});

test('a cell is where its place says, unless it is scrolled under what is frozen', () => {
  const geometry = sheetGeometry(sheet, { ...around, widthPx: 1440, heightPx: 800 });
  const seen = { left: 70, top: 40, width: 1440, height: 800 };
  const { leadPx } = geometry;
  // J is scrolled away by one period; of the lines the first two below the head are.
  expect(boxOf({ line: 6, column: 11 }, geometry, seen)).toEqual({
    left: leadPx,
    top: 84,
    width: 70,
    height: 20,
  });
  expect(boxOf({ line: 6, column: 10 }, geometry, seen)).toBeNull();
  expect(boxOf({ line: 5, column: 11 }, geometry, seen)).toBeNull();
  expect(boxOf({ line: 1, column: 11 }, geometry, seen)?.top).toBe(24);
});

test('a point of the window is a cell, a letter, a number or the corner', () => {
  const geometry = sheetGeometry(sheet, { ...around, widthPx: 1440, heightPx: 800 });
  const scroller = document.createElement('div');
  const at = (x: number, y: number) => placeAt(x, y, geometry, scroller);
  expect(at(geometry.leadPx + 75, 90)).toEqual({ line: 4, column: 11, part: 'cell' });
  expect(at(geometry.leadPx + 75, 5).part).toBe('column');
  expect(at(5, 90)).toEqual({ line: 4, column: 1, part: 'line' });
  expect(at(5, 5).part).toBe('corner');
});

test('groups fold under the line above them, or under the total below them', () => {
  const rows = [0, 1, 2, 2, 1, 0, 1, 0].map(row);
  const groups = lineGroups(rows, (line) => line === 8);
  expect(groups).toEqual([
    { owner: 1, first: 2, last: 5, level: 1 },
    { owner: 8, first: 7, last: 7, level: 1 },
    { owner: 2, first: 3, last: 4, level: 2 },
  ]);
  const [outer, , inner] = groups;
  const folded = new Set([inner].filter((group) => group !== undefined));
  expect([2, 3, 4, 5].map((line) => isFoldedAway(line, groups, folded))).toEqual([false, true, true, false]);
  expect(isFoldedAway(5, groups, new Set(outer ? [outer] : []))).toBe(true);
});
