// The returns with what the business is worth at the end of the forecast.
import {
  binary,
  type CellExpression,
  call,
  cell,
  missing,
  number,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { constant, ipId, moneySingle, single } from './ip-row.ts';
import { type RateOfReturn, rateRows, rateWorkings } from './rate-rows.ts';
import { returnTexts } from './return-texts.ts';

const isLast = binary(cell(ipId('number')), '=', cell(rowId('assumptions', 'count'), 'constant'));

/** An amount that falls due with the last period, and 0 before. */
export const atTheEnd = (amount: CellExpression): CellExpression => call('IF', isLast, amount, number(0));

/** The value by growth may be n/a, and everything that counts it is then n/a too; the others always exist. */
export const exitNeeds = ({ survey }: WorkbookPlan): CellExpression | null =>
  valuationOptions(survey.template).exit === 'gordon' ? constant('exit_value') : null;

/** n/a where the exit value is. */
function ifExitKnown(plan: WorkbookPlan, then: CellExpression): CellExpression {
  const needed = exitNeeds(plan);
  return needed === null ? then : call('IF', call('ISNUMBER', needed), then, missing);
}

/** As a number in any case: 0 where it is n/a. */
export const exitAmount = (plan: WorkbookPlan): CellExpression =>
  constant(exitNeeds(plan) === null ? 'exit_value' : 'exit_counted');

/** [IP-21] */
function exitValueRows(plan: WorkbookPlan): readonly Row[] {
  const { exit } = valuationOptions(plan.survey.template);
  if (exit === 'none') return [];
  const texts = returnTexts[plan.survey.template.language];
  const value = constant('exit_value');
  const counted = call('IF', call('ISNUMBER', value), value, number(0));
  return [
    moneySingle(
      plan,
      { id: ipId('exit_value'), role: 'link', label: texts.exitValue, note: texts.exitValueNote },
      constant(`tv_${exit}`),
    ),
    ...(exit === 'gordon'
      ? [moneySingle(plan, { id: ipId('exit_counted'), label: texts.exitCounted }, counted)]
      : []),
  ];
}

/** Without an exit value both figures are those without it. */
function sameRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = returnTexts[language];
  return [
    moneySingle(
      plan,
      { id: ipId('npv_exit'), role: 'link', label: texts.npvExit, note: texts.noExitNote },
      constant('npv'),
    ),
    single(
      {
        id: ipId('irr_exit'),
        role: 'link',
        label: texts.rates.irr_exit.rate,
        format: 'percent',
        unit: plainUnit(modelTexts[language].perYear),
      },
      constant('irr'),
    ),
  ];
}

function returnRows(plan: WorkbookPlan): readonly Row[] {
  const { template } = plan.survey;
  const { exit, isOpeningInvested } = valuationOptions(template);
  if (exit === 'none') return sameRows(plan);
  const texts = returnTexts[template.language];
  const today = times(exitAmount(plan), cell(ipId('discount_factor'), 'last'));
  return [
    moneySingle(
      plan,
      { id: ipId('npv_exit'), role: 'total', label: texts.npvExit, note: texts.npvExitNote },
      ifExitKnown(plan, plus(constant('npv'), today)),
    ),
    moneyRow(
      plan,
      {
        id: ipId('exit_flow'),
        label: texts.exitFlow,
        span: 'sum',
        zero: isOpeningInvested ? formula(cell(ipId('fcff'))) : null,
      },
      plus(cell(ipId('fcff')), atTheEnd(exitAmount(plan))),
    ),
    blank('ip', 'before_exit_rate'),
    heading('ip', 'exit_rate', texts.exitRate),
    ...rateRows(plan, rateOf(plan)),
  ];
}

const rateOf = (plan: WorkbookPlan): RateOfReturn => ({
  id: 'irr_exit',
  bothSignsId: 'exit_both_signs',
  flow: ipId('exit_flow'),
  needs: exitNeeds(plan),
  texts: returnTexts[plan.survey.template.language].rates.irr_exit,
});

/** None without an exit value. */
export const exitWorkings = (plan: WorkbookPlan): readonly Row[] =>
  valuationOptions(plan.survey.template).exit === 'none' ? [] : rateWorkings(plan, rateOf(plan));

/** [IP-21] None where the template says nothing of an exit or of what is invested. */
export const exitRows = (plan: WorkbookPlan): readonly Row[] =>
  valuationOptions(plan.survey.template).hasExit
    ? [
        blank('ip', 'before_exit'),
        heading('ip', 'exit', returnTexts[plan.survey.template.language].exit),
        ...exitValueRows(plan),
        ...returnRows(plan),
      ]
    : [];
