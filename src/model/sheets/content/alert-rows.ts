// The alerts as rows: how much, whether and since when; they leave the checks as they are.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  negate,
  number,
  plus,
  span,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { alertsId, type ListedAlert, listedAlerts } from '../../plan/alerts.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading, labelFormat } from '../../rows/header.ts';
import { moneyMeasure, plainUnit } from '../../rows/measures.ts';
import { toleranceInputId } from '../../rows/tolerance.ts';
import { type AlertKind, alertTexts } from '../../texts/alert-texts.ts';
import { modelTexts } from '../../texts/model-texts.ts';

const tolerance = cell(rowId('content', 'tolerance'), 'constant');
const cover = cell(rowId('ratios', 'debt_service_cover_year'));
const belowZero = (amount: CellExpression): CellExpression => call('MIN', number(0), amount);

/** [ALR-1] to [ALR-4] */
const amounts: Readonly<Record<AlertKind, CellExpression>> = {
  cash: belowZero(cell(rowId('cf', 'closing_cash'))),
  minimum_cash: cell(rowId('cf', 'funding_need')),
  equity: belowZero(plus(cell(rowId('bs', 'paid_in_capital')), cell(rowId('bs', 'retained_earnings')))),
  debt_service: call('IF', call('ISNUMBER', cover), call('MIN', number(1), cover), number(1)),
};

const worst = ({ kind, amount }: ListedAlert): CellExpression =>
  kind === 'minimum_cash' ? cell(rowId('cf', 'peak_funding_need'), 'constant') : call('MIN', span(amount));

function isReached({ kind, amount }: ListedAlert): CellExpression {
  switch (kind) {
    case 'cash':
    case 'equity':
      return binary(cell(amount), '<', negate(tolerance));
    case 'minimum_cash':
      return binary(cell(amount), '>', tolerance);
    case 'debt_service':
      return binary(cell(amount), '<', minus(number(1), cell(toleranceInputId, 'constant')));
  }
}

const measureOf = ({ measure }: ListedAlert, { survey }: WorkbookPlan): Pick<Row, 'format' | 'unit'> =>
  measure === 'money'
    ? moneyMeasure(survey)
    : { format: 'ratio', unit: plainUnit(modelTexts[survey.template.language].times) };

function rowsOf(alert: ListedAlert, plan: WorkbookPlan): readonly Row[] {
  const { kind, words, amount, flag, first, sheetId } = alert;
  const { language } = plan.survey.template;
  const found = call(
    'INDEX',
    span(rowId('content', 'label')),
    call('MATCH', number(1), span(flag), number(0)),
  );
  return [
    row({
      ...measureOf(alert, plan),
      id: amount,
      role: kind === 'minimum_cash' ? 'link' : 'calculation',
      label: words.amount,
      note: alertTexts[language].note,
      constant: formula(worst(alert)),
      periods: formula(amounts[kind]),
    }),
    row({
      id: flag,
      role: 'check',
      label: words.question,
      format: 'answer',
      unit: plainUnit(alertTexts[language].answer),
      link: sheetId,
      constant: formula(call('MAX', span(flag))),
      total: formula(call('SUM', span(flag))),
      periods: formula(call('IF', isReached(alert), number(1), number(0))),
    }),
    row({
      id: first,
      role: 'calculation',
      label: words.first,
      format: labelFormat(plan.survey),
      unit: plainUnit(modelTexts[language].period.toLowerCase()),
      constant: formula(call('IF', binary(cell(flag, 'constant'), '>', number(0)), found, missing)),
    }),
  ];
}

/** [ALR-5] */
export function alertRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const alerts = listedAlerts(plan);
  const [counted = number(0), ...others] = alerts.map(({ flag }) => cell(flag, 'constant'));
  return [
    blank('content', 'before_alerts'),
    heading('content', 'alerts', alertTexts[language].title),
    ...alerts.flatMap((alert) => rowsOf(alert, plan)),
    row({
      id: alertsId,
      role: 'check',
      label: alertTexts[language].count,
      format: 'alerts',
      unit: plainUnit(modelTexts[language].number),
      constant: formula(plus(counted, ...others)),
    }),
  ];
}
