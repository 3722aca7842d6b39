// The rows that working capital consists of: running totals, periods and outstanding amounts.
import { type CellExpression, number, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { type LabelledRow, moneyRow, toDateRow } from '../../rows/calculation-row.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { outstandingAmount, periodsOf } from './outstanding-amount.ts';
import { workingCapitalTexts } from './texts.ts';

export const runningRow = (plan: WorkbookPlan, start: LabelledRow, added: CellExpression): Row =>
  toDateRow(plan, start, added);

export const periodsRow = (plan: WorkbookPlan, start: LabelledRow, days: CellExpression): Row =>
  row({
    role: 'calculation',
    format: 'factor',
    unit: plainUnit(modelTexts[plan.survey.template.language].periods),
    note: workingCapitalTexts[plan.survey.template.language].periodsNote,
    ...start,
    periods: formula(periodsOf(days)),
  });

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
