// Reads the cells of a view one by one, each with the formula of its own column.
import { columnLetters } from '#workbook/columns.ts';
import {
  type BookView,
  type CellView,
  columnBeforeMark,
  ownColumnMark,
  type RowView,
  type RunView,
} from './sheet-view.ts';

/** Without the equals sign; undefined where the run holds typed numbers. */
export function formulaOfRun({ formula }: Pick<RunView, 'formula'>, column: number): string | undefined {
  return formula
    ?.replaceAll(ownColumnMark, columnLetters(column))
    .replaceAll(columnBeforeMark, columnLetters(column - 1));
}

/** Of one row; cells of runs are behind those on their own. */
export function* cellsOfRow({ cells, runs }: RowView): Generator<CellView> {
  yield* cells;
  for (const run of runs) {
    for (const [index, value] of run.values.entries()) {
      const column = run.column + index;
      const formula = formulaOfRun(run, column);
      yield { column, style: run.style, value, ...(formula !== undefined && { formula }) };
    }
  }
}

export interface PlacedCell extends CellView {
  /** Counted from 0. */
  readonly sheet: number;
  /** Counted from 1. */
  readonly line: number;
}

/** Sheet by sheet, line by line. */
export function* eachCell({ sheets }: BookView): Generator<PlacedCell> {
  for (const [sheet, { rows }] of sheets.entries()) {
    for (const [index, row] of rows.entries()) {
      for (const cell of cellsOfRow(row)) yield { ...cell, sheet, line: index + 1 };
    }
  }
}
