// A model in an independent calculator: a number is pasted over a cell, everything is recalculated, and it is undone.
import type { ExportedChange } from 'hyperformula';
import type { Values } from '#evaluate/evaluate.ts';
import { buildHyperFormula, sheetsFor } from '#testing/calculators/hyperformula.ts';
import { columnLetters } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { CellChange } from './change-cells.ts';
import { masterCheckOf } from './master-check.ts';
import type { CalculatedCell } from './sample-cells.ts';

export interface Pasted {
  /** What the master check says now; anything but 0 is red. */
  readonly masterCheck: unknown;
  /** The pasted cell, and every cell that follows from it. */
  readonly changes: readonly CellChange[];
}

export function recalculatingModel(workbook: Workbook, values: Values) {
  const engine = buildHyperFormula(sheetsFor(workbook, values));
  const master = masterCheckOf(workbook).cell;

  const followed = (change: ExportedChange, pasted: CalculatedCell): readonly CellChange[] => {
    if (!('address' in change)) return [];
    const { sheet, row, col } = change.address;
    const address = `${columnLetters(col + 1)}${row + 1}`;
    const title = workbook.sheets[sheet]?.title ?? '';
    const value = typeof change.newValue === 'number' ? change.newValue : 'n/a';
    const isPasted = title === pasted.sheet && address === pasted.address;
    return [{ sheet: title, address, value, isPasted }];
  };

  return (cell: CalculatedCell, value: number): Pasted => {
    const place = { sheet: cell.sheetIndex, row: cell.rowIndex, col: cell.columnIndex };
    const formula = engine.getCellFormula(place);
    if (formula === undefined) throw new Error(`${cell.sheet} ${cell.address} has no formula`);
    const changes = engine.setCellContents(place, value).flatMap((change) => followed(change, cell));
    const found = engine.getCellValue(master);
    engine.setCellContents(place, formula);
    return { masterCheck: found, changes };
  };
}
