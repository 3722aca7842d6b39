// The sheets whose columns stand for periods, and what their headers hold.
import type { BookCell } from '../../book/book.ts';
import type { Examination } from '../../examination.ts';
import { isText, textOf } from '../../layout/cell-lines.ts';
import type { SheetLayout, TimeAxis } from '../../layout/layout.ts';
import { type TimeRun, timeRuns } from '../../layout/time-runs.ts';

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
