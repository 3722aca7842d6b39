// The income tax on earnings before interest, without the tax shield of interest and of earlier losses.
import { type CellExpression, call, number, over, times } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import { exportedCell } from '../plan/exported-cell.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';

export const taxOnEbit = (plan: WorkbookPlan, ebit: CellExpression): CellExpression =>
  times(over(exportedCell(plan, rowId('is', 'tax_rate')), number(100)), call('MAX', number(0), ebit));
