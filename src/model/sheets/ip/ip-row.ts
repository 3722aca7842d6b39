// The ids of the investment performance sheet, and rows with a single number in the constant column.

import { type CellExpression, cell, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import type { LabelledRow } from '../../rows/calculation-row.ts';
import { moneyMeasure } from '../../rows/measures.ts';

export const ipId = (part: string): RowId => rowId('ip', part);

export const constant = (part: string): CellExpression => cell(ipId(part), 'constant');

export const single = (start: LabelledRow, expression: CellExpression): Row =>
  row({ role: 'calculation', ...start, constant: formula(expression) });

export const moneySingle = (plan: WorkbookPlan, start: LabelledRow, expression: CellExpression): Row =>
  single({ ...moneyMeasure(plan.survey), ...start }, expression);
