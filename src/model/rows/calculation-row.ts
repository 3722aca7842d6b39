// Short ways to write the rows that most calculation sheets are made of.
import { type CellExpression, call, cell, number, plus, span, stack } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { Plan } from '../plan/sheet-definition.ts';
import type { Resource } from '../survey/resource.ts';
import { blank } from './header.ts';
import { moneyMeasure } from './measures.ts';

type Start = Pick<Row, 'id' | 'label'> & Partial<Row>;

/** A row of money: a flow sums up over the forecast, a balance does not. */
export const moneyRow = (plan: Plan, start: Start, expression: CellExpression): Row =>
  row({ ...moneyMeasure(plan.survey), role: 'calculation', ...start, periods: formula(expression) });

export const flowRow = (plan: Plan, start: Start, expression: CellExpression): Row =>
  moneyRow(plan, { ...start, total: formula(call('SUM', span(start.id))) }, expression);

/** What has come together since the start: the value before and what this period adds. */
export const toDateRow = (
  plan: Plan,
  start: Start,
  added: CellExpression,
  opening: CellExpression = number(0),
): Row => moneyRow(plan, { ...start, zero: formula(opening) }, plus(cell(start.id, 'previous'), added));

export const belongsTo = (resource: Resource): Pick<Row, 'source'> => ({
  source: { resourceId: resource.id, variableId: null },
});

/** The sum of rows that stand together, with a blank line above the total; 0 where there are none. */
export function summed(
  sheetId: string,
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
