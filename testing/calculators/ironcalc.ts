// Has IronCalc calculate the cells of a workbook.
import { readFileSync } from 'node:fs';
import { initSync, Model } from '@ironcalc/wasm';
import type { Values } from '#evaluate/evaluate.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { CellReading } from './differences.ts';
import { gridsOf } from './grid.ts';

/** Numbers can be read as they are shown alone, so all their digits are shown. */
const allDigits = '0.000000000000000E+00';

export function loadIronCalc(): void {
  initSync({ module: readFileSync(new URL('wasm_bg.wasm', import.meta.resolve('@ironcalc/wasm'))) });
}

/** Calculated, and open for changes. */
export function ironCalcModel(workbook: Workbook, values: Values): Model {
  loadIronCalc();
  const grids = gridsOf(workbook, values);
  const model = new Model('workbook', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  for (const [sheet, { title }] of grids.entries()) {
    if (sheet > 0) model.newSheet();
    model.renameSheet(sheet, title);
  }
  for (const [sheet, { cells }] of grids.entries()) {
    for (const [row, line] of cells.entries()) {
      for (const [column, content] of line.entries()) {
        if (content !== null) model.setUserInput(sheet, row + 1, column + 1, String(content));
      }
    }
    const width = Math.max(...cells.map(({ length }) => length));
    const area = { sheet, row: 1, column: 1, width, height: cells.length };
    model.updateRangeStyle(area, 'num_fmt', allDigits);
  }
  model.resumeEvaluation();
  model.evaluate();
  return model;
}

export const ironCalcReader =
  (model: Model): CellReading =>
  (sheet, row, column) => {
    const text = model.getFormattedCellValue(sheet, row + 1, column + 1);
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  };

export const readIronCalc = (workbook: Workbook, values: Values): CellReading =>
  ironCalcReader(ironCalcModel(workbook, values));
