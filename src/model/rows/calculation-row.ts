// Shorthands for the rows that most calculation sheets consist of.
import type { SheetId } from '#template/sections.ts';
import {
  type CellExpression,
  call,
  cell,
  number,
  over,
  plus,
  span,
  stack,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import type { Resource } from '../survey/resource.ts';
import { blank } from './header.ts';
import { moneyMeasure } from './measures.ts';
import { addedInPercent } from './percentages.ts';

/** What a row is made from: its id and label, and whatever else it has. */
export type LabelledRow = Pick<Row, 'id' | 'label'> & Partial<Row>;

/** A row of money: a flow sums up over the forecast, a balance does not and is over a year what it is at its end. */
export function moneyRow(plan: WorkbookPlan, start: LabelledRow, expression: CellExpression): Row {
  const made = row({
    ...moneyMeasure(plan.survey),
    role: 'calculation',
    ...start,
    periods: formula(expression),
  });
  const isUnsaid = start.span === undefined && (made.span === 'blank' || made.span === 'same');
  return isUnsaid ? { ...made, span: 'last' } : made;
}

export const flowRow = (plan: WorkbookPlan, start: LabelledRow, expression: CellExpression): Row =>
  row({
    ...moneyMeasure(plan.survey),
    role: 'calculation',
    ...start,
    total: formula(call('SUM', span(start.id))),
    periods: formula(expression),
  });

/** A running total: the previous value plus what this period adds. */
export const toDateRow = (
  plan: WorkbookPlan,
  start: LabelledRow,
  added: CellExpression,
  opening: CellExpression = number(0),
): Row => moneyRow(plan, { ...start, zero: formula(opening) }, plus(cell(start.id, 'previous'), added));

export const belongsTo = (resource: Resource): Pick<Row, 'source'> => ({
  source: { resourceId: resource.id, variableId: null },
});

/** Percentages are fractions, which are not added as they are. */
export function summedPercentages(
  sheetId: SheetId,
  part: string,
  rows: readonly Row[],
  total: (sum: CellExpression) => Row,
): readonly Row[] {
  if (rows.length < 2) return summed(sheetId, part, rows, total);
  const sum = over(addedInPercent(rows.map(({ id }) => cell(id))), number(100));
  return [...rows, blank(sheetId, part), total(sum)];
}

/** Consecutive rows and their sum, with a blank line above the total; 0 where there are none. */
export function summed(
  sheetId: SheetId,
  part: string,
  rows: readonly Row[],
  total: (sum: CellExpression, zero: CellExpression) => Row,
): readonly Row[] {
  const [first] = rows;
  const gap = blank(sheetId, part);
  if (!first) return [total(number(0), number(0))];
  const sumAt = (at: 'period' | 'zero'): CellExpression => call('SUM', stack(first.id, gap.id, at));
  return [...rows, gap, total(sumAt('period'), sumAt('zero'))];
}
