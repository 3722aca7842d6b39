// Tests where following a number leads: blocks of cells side by side, and a selection of all of them on the first sheet.
import { expect, test } from 'vitest';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import { createPage } from '#web/sheet-page/state/page-store.ts';
import { cellRuns } from './cell-runs.ts';
import { goToAreas } from './go-to-areas.ts';

const cell = (sheet: number, line: number, column: number) => ({ sheet, line, column });
const area = (sheet: number, line: number, firstColumn: number, lastColumn = firstColumn) => ({
  ...{ sheet, firstLine: line, lastLine: line },
  ...{ firstColumn, lastColumn },
});

test('cells side by side are one block; a gap, another line or another sheet begins the next', () => {
  expect(
    cellRuns([cell(0, 1, 2), cell(0, 1, 3), cell(0, 1, 5), cell(0, 2, 6), cell(1, 2, 7), cell(1, 2, 8)]),
  ).toEqual([area(0, 1, 2, 3), area(0, 1, 5), area(0, 2, 6), area(1, 2, 7, 8)]);
});

test('goes to the sheet of the first block, with its other blocks selected', () => {
  const page = createPage(smallBook, engineHere());
  goToAreas(page, [area(1, 1, 2), area(0, 1, 2), area(1, 1, 4)]);
  expect(page.store.getState()).toMatchObject({
    sheet: 1,
    selection: { anchor: { line: 1, column: 2 }, others: [{ anchor: { line: 1, column: 4 } }] },
  });
  goToAreas(page, []);
  expect(page.store.getState().sheet).toBe(1);
});
