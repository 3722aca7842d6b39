// Reads a row that another sheet exports, or 0 where that sheet or section is off.
import {
  type CellExpression,
  type CellSelector,
  cell,
  number,
  type RowId,
} from '#workbook/cell-expression.ts';
import type { WorkbookPlan } from './sheet-definition.ts';

export const exportedCell = (
  plan: Pick<WorkbookPlan, 'exportedRows'>,
  row: RowId,
  at: CellSelector = 'period',
): CellExpression => (plan.exportedRows.has(row) ? cell(row, at) : number(0));

export const isExported = (plan: Pick<WorkbookPlan, 'exportedRows'>, row: RowId): boolean =>
  plan.exportedRows.has(row);
