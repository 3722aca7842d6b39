// The rows that working capital is made of: running totals, periods, and what is outstanding.
import { type CellExpression, number, type RowId } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { moneyRow, toDateRow } from '../../rows/calculation-row.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { periodsOf, tail } from './tail.ts';
import { workingCapitalTexts } from './texts.ts';

type Start = Pick<Row, 'id' | 'label'> & Partial<Row>;

export const runningRow = (plan: Plan, start: Start, added: CellExpression): Row =>
  toDateRow(plan, start, added);

export const periodsRow = (plan: Plan, start: Start, days: CellExpression): Row =>
  row({
    role: 'calculation',
    format: 'factor',
    unit: plainUnit(modelTexts[plan.survey.template.language].periods),
    note: workingCapitalTexts[plan.survey.template.language].periodsNote,
    ...start,
    periods: formula(periodsOf(days)),
  });

export const daysRow = (plan: Plan, start: Start, days: CellExpression): Row =>
  row({
    role: days.kind === 'cell' ? 'link' : 'calculation',
    format: 'number',
    unit: plainUnit(modelTexts[plan.survey.template.language].days),
    ...start,
    periods: formula(days),
  });

export const outstandingRow = (plan: Plan, start: Start, total: RowId, periods: RowId): Row =>
  moneyRow(
    plan,
    { note: workingCapitalTexts[plan.survey.template.language].tailNote, zero: formula(number(0)), ...start },
    tail(total, periods),
  );

/** A total of balances; there are none in the zero period. */
export const balanceTotal = (plan: Plan, start: Start, sum: CellExpression): Row =>
  moneyRow(plan, { role: 'total', zero: formula(number(0)), ...start }, sum);
