// The cash before dividends and credit lines: what can be paid out of it, and what it lacks.
import { call, cell, minus, number, over, plus, times } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { hasCreditLine, hasDividendOfCash, isSettledByCash } from '../../flows/loan-kind.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow, moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import type { Survey } from '../../survey/survey.ts';
import { settledTexts } from './settled-texts.ts';

const id = (part: string) => rowId('cf', part);
export const settledExports = (survey: Survey) => [
  ...(hasDividendOfCash(survey) ? [id('cash_dividends')] : []),
  ...(hasCreditLine(survey) ? [id('gap')] : []),
];

/** [CF-7] */
function beforeRow(plan: WorkbookPlan): Row {
  const texts = settledTexts[plan.survey.template.language];
  const from = (part: string) => exportedCell(plan, rowId('financing', part));
  const earned = plus(cell(id('closing_cash'), 'previous'), cell(id('operating')), cell(id('investing')));
  const before = minus(plus(earned, from('planned_net'), from('contribution')), from('equity_repayment'));
  const start = { id: id('before_dividends'), label: texts.before, note: texts.beforeNote };
  return moneyRow(plan, start, before);
}

/** [CF-8] */
function dividendRows(plan: WorkbookPlan): readonly Row[] {
  if (!hasDividendOfCash(plan.survey)) return [];
  const texts = settledTexts[plan.survey.template.language];
  const needed = [rowId('wc', 'minimum_cash'), rowId('financing', 'line_open')]
    .filter((row) => isExported(plan, row))
    .map((row) => cell(row));
  const share = over(cell(rowId('financing', 'cash_payout')), number(100));
  return [
    moneyRow(
      plan,
      { id: id('spare'), label: texts.spare, note: texts.spareNote },
      minus(cell(id('before_dividends')), ...needed),
    ),
    flowRow(
      plan,
      { id: id('cash_dividends'), label: texts.dividends },
      times(share, call('MAX', number(0), cell(id('spare')))),
    ),
  ];
}

/** [CF-9] */
function gapRows(plan: WorkbookPlan): readonly Row[] {
  if (!hasCreditLine(plan.survey)) return [];
  const texts = settledTexts[plan.survey.template.language];
  const least = exportedCell(plan, rowId('wc', 'minimum_cash'));
  const gap = plus(minus(least, cell(id('before_dividends'))), cell(rowId('is', 'dividends')));
  return [moneyRow(plan, { id: id('gap'), label: texts.gap, note: texts.gapNote }, gap)];
}

export function settledRows(plan: WorkbookPlan): readonly Row[] {
  if (!isSettledByCash(plan.survey)) return [];
  const texts = settledTexts[plan.survey.template.language];
  return [
    heading('cf', 'settled', texts.heading),
    beforeRow(plan),
    ...dividendRows(plan),
    ...gapRows(plan),
    blank('cf', 'after_settled'),
  ];
}
