// The sheets whose columns represent periods, and their headers.
import type { BookCell } from '#audit/book/book.ts';
import type { Examination } from '#audit/examination/examination.ts';
import { isText, textOf } from '#audit/layout/cells/cell-lines.ts';
import type { SheetLayout, TimeAxis } from '#audit/layout/layout.ts';
import { type TimeRun, timeRuns } from '#audit/layout/time/time-runs.ts';

export interface TimeSheet extends SheetLayout {
  readonly axis: TimeAxis;
}

export function timeSheets({ layout }: Examination): readonly TimeSheet[] {
  return layout.sheets.flatMap((sheet) => (sheet.axis ? [{ ...sheet, axis: sheet.axis }] : []));
}

export function runsIn(
  { book, formulas }: Examination,
  sheet: number,
  cells: readonly BookCell[],
): readonly TimeRun[] {
  return timeRuns(cells, { styles: book.styles, isDate1904: book.isDate1904, formulas, sheet });
}

/** Every text of the sheet's header. */
export function headerTexts({ lines, headerLines }: SheetLayout): readonly string[] {
  return lines
    .filter(({ line }) => line <= headerLines)
    .flatMap(({ cells }) => cells.filter(isText).map(textOf));
}
