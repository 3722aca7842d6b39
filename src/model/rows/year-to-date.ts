// Sums within the fiscal year: they begin anew in its first period.
import { binary, type CellExpression, call, cell, minus, number, plus } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../ids/row-id.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import { type LabelledRow, moneyRow } from './calculation-row.ts';

/** One value in the first period of each fiscal year, another in those after it. */
export const byYearStart = (first: CellExpression, later: CellExpression): CellExpression =>
  call('IF', binary(cell(rowId('assumptions', 'year_start')), '=', number(1)), first, later);

/** What the row came to before this period in the same fiscal year. */
const earlierInYear = (id: string): CellExpression => byYearStart(number(0), cell(id, 'previous'));

/** What the fiscal year has brought so far. */
export const yearToDateRow = (plan: WorkbookPlan, start: LabelledRow, added: CellExpression): Row =>
  moneyRow(plan, { ...start, zero: formula(number(0)) }, plus(earlierInYear(start.id), added));

/** What the period adds to a row that is calculated to date. */
export const addedToDate = (id: string): CellExpression => minus(cell(id), earlierInYear(id));
