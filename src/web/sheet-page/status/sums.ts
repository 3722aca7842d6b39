// What the selected cells add up to; a whole column or sheet is only looked at as far as it has cells.
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { type Rectangle, rectangleOf, sheetOf } from '#web/sheet-page/state/open-view.ts';
import type { Page, Selection } from '#web/sheet-page/state/page-store.ts';

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
  const { firstLine, lastLine, firstColumn, lastColumn } = within(page.view, sheet, rectangleOf(selection));
  let sums = nothing;
  for (let line = firstLine; line <= lastLine; line += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const cell = { sheet, line, column };
      const value = page.valueAt(cell);
      if (value === null || value === '') continue;
      const filled = sums.filled + 1;
      if (typeof value !== 'number') sums = { ...sums, filled };
      else
        sums = {
          filled,
          numbers: sums.numbers + 1,
          sum: sums.sum + value,
          least: Math.min(sums.least, value),
          most: Math.max(sums.most, value),
          format: sums.format ?? page.styleAt(cell)?.format ?? null,
        };
    }
  }
  return sums;
}
