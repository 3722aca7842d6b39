// The lines of a statement: links, sums and differences, each a money row.
import type { SheetId } from '#template/sections.ts';
import { type CellExpression, cell, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../ids/row-id.ts';
import { exportedCell, isExported } from '../plan/exported-cell.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import { flowRow, moneyRow } from './calculation-row.ts';

export interface Statement {
  readonly plan: WorkbookPlan;
  readonly sheetId: SheetId;
}

export interface StatementRow {
  readonly part: string;
  readonly label: string;
  readonly note?: string;
  readonly isGrandTotal?: boolean;
}

/** A line linked to a row of another sheet, 0 where that sheet is off. */
export function linkedFlow({ plan, sheetId }: Statement, { part, ...rest }: StatementRow, from: RowId): Row {
  const role = isExported(plan, from) ? 'link' : 'calculation';
  return flowRow(plan, { id: rowId(sheetId, part), role, ...rest }, exportedCell(plan, from));
}

export function linkedBalance(
  { plan, sheetId }: Statement,
  { part, ...rest }: StatementRow,
  from: RowId,
): Row {
  const role = isExported(plan, from) ? 'link' : 'calculation';
  const zero = formula(exportedCell(plan, from, 'zero'));
  return moneyRow(plan, { id: rowId(sheetId, part), role, zero, ...rest }, exportedCell(plan, from));
}

export const flowLine = (
  { plan, sheetId }: Statement,
  { part, ...rest }: StatementRow,
  expression: CellExpression,
  role: Row['role'] = 'calculation',
): Row => flowRow(plan, { id: rowId(sheetId, part), role, ...rest }, expression);

/** A balance calculated from balances of the same sheet, in the zero period as well. */
export const balanceLine = (
  { plan, sheetId }: Statement,
  { part, ...rest }: StatementRow,
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
