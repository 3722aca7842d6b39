// The rows that working capital consists of: running totals, periods and outstanding amounts.
import { type CellExpression, number, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { type LabelledRow, moneyRow, toDateRow } from '../../rows/calculation-row.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import {
  brokenPart,
  brokenPartId,
  outstandingAmount,
  periodsOf,
  reachedId,
  reachedPeriod,
} from './outstanding-amount.ts';
import { workingCapitalTexts } from './texts.ts';

/** A balance with its total, and what it is worked out from, which stands at the end of the sheet. */
export interface BalanceRows {
  readonly rows: readonly Row[];
  readonly workings: readonly Row[];
}

export const runningRow = (plan: WorkbookPlan, start: LabelledRow, added: CellExpression): Row =>
  toDateRow(plan, start, added);

/** How many periods the days reach back, and what these are made of. */
export function periodsRows(
  plan: WorkbookPlan,
  start: LabelledRow,
  days: CellExpression,
): readonly [Row, Row, Row] {
  const { language } = plan.survey.template;
  const texts = workingCapitalTexts[language];
  const { periods, number: counted } = modelTexts[language];
  const beside = (id: RowId, label: string, expression: CellExpression): Partial<Row> & LabelledRow => ({
    ...start,
    id,
    label,
    periods: formula(expression),
  });
  const shared = { role: 'calculation', format: 'factor', unit: plainUnit(periods) } as const;
  const { id, label } = start;
  return [
    row({ ...shared, note: texts.periodsNote, ...start, periods: formula(periodsOf(days)) }),
    row({ ...shared, ...beside(brokenPartId(id), texts.brokenPart(label), brokenPart(id)) }),
    row({
      ...shared,
      format: 'count',
      unit: plainUnit(counted),
      note: texts.reachedNote,
      ...beside(reachedId(id), texts.reached(label), reachedPeriod(id)),
    }),
  ];
}

export const daysRow = (plan: WorkbookPlan, start: LabelledRow, days: CellExpression): Row =>
  row({
    role: days.kind === 'cell' ? 'link' : 'calculation',
    format: 'number',
    unit: plainUnit(modelTexts[plan.survey.template.language].days),
    ...start,
    periods: formula(days),
  });

export const outstandingRow = (plan: WorkbookPlan, start: LabelledRow, total: RowId, periods: RowId): Row =>
  moneyRow(
    plan,
    { note: workingCapitalTexts[plan.survey.template.language].tailNote, zero: formula(number(0)), ...start },
    outstandingAmount(total, periods),
  );

/** A total of balances; there are none in the zero period. */
export const balanceTotal = (plan: WorkbookPlan, start: LabelledRow, sum: CellExpression): Row =>
  moneyRow(plan, { role: 'total', zero: formula(number(0)), ...start }, sum);
