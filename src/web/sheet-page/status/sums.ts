// What the selected cells add up to; a whole column or sheet is only looked at as far as it has cells.
import type { LiveCell } from '#audit/live/live-book.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { type Rectangle, rectangleOf, sheetOf } from '#web/sheet-page/state/open-view.ts';
import type { Page, Selection } from '#web/sheet-page/state/page-store.ts';
import { placesOfAll } from '#web/sheet-page/surface/geometry/cell-area.ts';

export interface Sums {
  readonly numbers: number;
  /** Cells that hold anything. */
  readonly filled: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
  /** As the first number is written. */
  readonly format: string | null;
}

const nothing: Sums = {
  numbers: 0,
  filled: 0,
  sum: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
  format: null,
};

function within(view: BookView, sheet: number, chosen: Rectangle): Rectangle {
  const { rows, columnPixels } = sheetOf(view, sheet);
  return {
    ...chosen,
    lastLine: Math.min(chosen.lastLine, rows.length),
    lastColumn: Math.min(chosen.lastColumn, columnPixels.length),
  };
}

export function sumsOf(page: Page, sheet: number, selection: Selection): Sums {
  const { others = [] } = selection;
  const areas = [...others, selection].map((block) => within(page.view, sheet, rectangleOf(block)));
  let sums = nothing;
  for (const { line, column } of placesOfAll(areas)) sums = withCell(sums, page, { sheet, line, column });
  return sums;
}

function withCell(sums: Sums, page: Page, cell: LiveCell): Sums {
  const value = page.valueAt(cell);
  if (value === null || value === '') return sums;
  const filled = sums.filled + 1;
  if (typeof value !== 'number') return { ...sums, filled };
  return {
    filled,
    numbers: sums.numbers + 1,
    sum: sums.sum + value,
    least: Math.min(sums.least, value),
    most: Math.max(sums.most, value),
    format: sums.format ?? page.styleAt(cell)?.format ?? null,
  };
}
