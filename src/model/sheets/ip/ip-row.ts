// The ids of the investment performance sheet, and the rows that hold one figure in the constant column.
import type { CellExpression, RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { moneyMeasure } from '../../rows/measures.ts';

export const ipId = (part: string): RowId => rowId('ip', part);

type Start = Pick<Row, 'id' | 'label'> & Partial<Row>;

export const single = (start: Start, expression: CellExpression): Row =>
  row({ role: 'calculation', ...start, constant: formula(expression) });

export const moneySingle = (plan: Plan, start: Start, expression: CellExpression): Row =>
  single({ ...moneyMeasure(plan.survey), ...start }, expression);
