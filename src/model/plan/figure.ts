// Reads a row of another sheet, or 0 where that sheet or section is off.
import { type At, type CellExpression, cell, number, type RowId } from '#workbook/cell-expression.ts';
import type { Plan } from './sheet-definition.ts';

export const figure = (plan: Pick<Plan, 'figures'>, row: RowId, at: At = 'period'): CellExpression =>
  plan.figures.has(row) ? cell(row, at) : number(0);

export const hasFigure = (plan: Pick<Plan, 'figures'>, row: RowId): boolean => plan.figures.has(row);
