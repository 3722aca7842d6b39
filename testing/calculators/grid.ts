// A workbook as the cells that other calculators are given: plain numbers, and formulas as text.
import type { Values } from '#evaluate/evaluate.ts';
import { cellFormula } from '#render/cell-formula.ts';
import { columnCount } from '#workbook/axis.ts';
import type { CellExpression } from '#workbook/cell-expression.ts';
import { columns } from '#workbook/columns.ts';
import { type Cell, emptyPeriods, type Row } from '#workbook/row.ts';
import { locateRows } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

/** A formula begins with an equals sign; rows and columns are counted from 0. */
export type GridCell = number | string | null;

export interface CalculatorGrid {
  readonly title: string;
  readonly cells: readonly (readonly GridCell[])[];
}

/** The content of a row by column, counted from 1, with the number that we have for it. */
export function* contents(row: Row, values: Values): Generator<readonly [number, Cell, number]> {
  const [zero = Number.NaN, ...forecast] = values.row(row.id);
  if (row.constant) yield [columns.constant, row.constant, values.constant(row.id)];
  if (row.total) yield [columns.total, row.total, values.total(row.id)];
  if (row.zero) yield [columns.zero, row.zero, zero];
  if (row.periods === null) return;
  for (const [index, ours] of forecast.entries()) {
    if (index < emptyPeriods(row)) continue;
    const cell: Cell = row.periods.kind === 'formula' ? row.periods : { kind: 'value', value: ours };
    yield [columns.firstPeriod + index, cell, ours];
  }
}

/**
 * Formulas are adapted where a calculator does not know a way to write them.
 * The scenario is picked by its cell.
 */
export function gridsOf(
  workbook: Workbook,
  values: Values,
  adapted: (expression: CellExpression) => CellExpression = (expression) => expression,
): readonly CalculatorGrid[] {
  const all = locateRows(workbook);
  return workbook.sheets.map((sheet) => {
    const width = columns.zero + columnCount(sheet, workbook);
    const cells = sheet.rows.map((row) => {
      const line: GridCell[] = new Array(width).fill(null);
      for (const [column, cell, ours] of contents(row, values)) {
        const number = Number.isFinite(ours) ? ours : 0;
        line[column - 1] =
          cell.kind === 'formula'
            ? `=${cellFormula(adapted(cell.expression), { places: all, sheet, row: row.id, column, workbook })}`
            : number;
      }
      return line;
    });
    return { title: sheet.title, cells };
  });
}
