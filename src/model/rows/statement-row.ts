// The lines of a statement: links, sums and differences, each a money row.
import { type CellExpression, cell, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../ids/row-id.ts';
import { figure, hasFigure } from '../plan/figure.ts';
import type { Plan } from '../plan/sheet-definition.ts';
import { flowRow, moneyRow } from './calculation-row.ts';

export interface Statement {
  readonly plan: Plan;
  readonly sheetId: string;
}

export interface Line {
  readonly part: string;
  readonly label: string;
  readonly note?: string;
  readonly isGrandTotal?: boolean;
}

/** A line that shows a figure of another sheet, 0 where that sheet is off. */
export function linkedFlow({ plan, sheetId }: Statement, { part, ...rest }: Line, from: RowId): Row {
  const role = hasFigure(plan, from) ? 'link' : 'calculation';
  return flowRow(plan, { id: rowId(sheetId, part), role, ...rest }, figure(plan, from));
}

export function linkedBalance({ plan, sheetId }: Statement, { part, ...rest }: Line, from: RowId): Row {
  const role = hasFigure(plan, from) ? 'link' : 'calculation';
  const zero = formula(figure(plan, from, 'zero'));
  return moneyRow(plan, { id: rowId(sheetId, part), role, zero, ...rest }, figure(plan, from));
}

export const flowLine = (
  { plan, sheetId }: Statement,
  { part, ...rest }: Line,
  expression: CellExpression,
  role: Row['role'] = 'calculation',
): Row => flowRow(plan, { id: rowId(sheetId, part), role, ...rest }, expression);

/** A balance made of balances of its own sheet: the same in the zero period. */
export const balanceLine = (
  { plan, sheetId }: Statement,
  { part, ...rest }: Line,
  at: (read: (part: string) => CellExpression) => CellExpression,
  role: Row['role'] = 'calculation',
): Row =>
  moneyRow(
    plan,
    {
      id: rowId(sheetId, part),
      role,
      zero: formula(at((other) => cell(rowId(sheetId, other), 'zero'))),
      ...rest,
    },
    at((other) => cell(rowId(sheetId, other))),
  );
