// Has HyperFormula calculate the cells of a workbook.
import { HyperFormula } from 'hyperformula';
import type { Values } from '#evaluate/evaluate.ts';
import { type CellExpression, isRange, number } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { CellReading } from './differences.ts';
import { type GridCell, gridsOf } from './grid.ts';

/** Spreadsheets let INDEX(row, column) do for INDEX(row, 1, column); HyperFormula takes the one number for a row. */
function withRowNumbers(expression: CellExpression): CellExpression {
  switch (expression.kind) {
    case 'negate':
      return { ...expression, operand: withRowNumbers(expression.operand) };
    case 'binary':
      return {
        ...expression,
        left: withRowNumbers(expression.left),
        right: withRowNumbers(expression.right),
      };
    case 'call': {
      const args = expression.args.map(withRowNumbers);
      const [range, ...place] = args;
      const isAcross = range !== undefined && isRange(range) && range.kind !== 'stack';
      return {
        ...expression,
        args: expression.name === 'INDEX' && isAcross ? [range, number(1), ...place] : args,
      };
    }
    default:
      return expression;
  }
}

/** INT goes down to the next whole number everywhere, and towards 0 in HyperFormula. */
const withFloor = (content: GridCell): GridCell =>
  typeof content === 'string' ? content.replaceAll(/\bINT\(/g, 'FLOOR.MATH(') : content;

/** By default it rounds what it calculates to ten digits and takes numbers that are nearly equal for equal. */
const allDigits = { smartRounding: false, precisionEpsilon: 0 };

export type Sheets = Readonly<Record<string, GridCell[][]>>;

export function sheetsFor(workbook: Workbook, values: Values): Sheets {
  const grids = gridsOf(workbook, values, withRowNumbers);
  return Object.fromEntries(
    grids.map(({ title, cells }) => [title, cells.map((line) => line.map(withFloor))]),
  );
}

/** The key says that it is used under the GPL, as tests may: no part of it is given away with the product. */
export const buildHyperFormula = (sheets: Sheets): HyperFormula =>
  HyperFormula.buildFromSheets(sheets, { licenseKey: 'gpl-v3', ...allDigits });

export const readerOf =
  (engine: HyperFormula): CellReading =>
  (sheet, row, col) => {
    const found = engine.getCellValue({ sheet, row, col });
    if (typeof found === 'number') return found;
    return typeof found === 'boolean' ? Number(found) : String(found instanceof Object ? found.value : found);
  };

export const readHyperFormula = (workbook: Workbook, values: Values): CellReading =>
  readerOf(buildHyperFormula(sheetsFor(workbook, values)));
