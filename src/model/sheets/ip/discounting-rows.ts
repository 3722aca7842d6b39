// The present value of each period's free cash flow.
import {
  binary,
  type CellExpression,
  call,
  cell,
  number,
  over,
  plus,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow, toDateRow } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ipId, moneySingle } from './ip-row.ts';
import { returnTexts } from './return-texts.ts';
import { investmentTexts } from './texts.ts';
import { valuationInputs } from './valuation-inputs.ts';

/** [IP-4] A rate of -100 % or less has no discount factor; 0 is used instead, so that no error spreads through the sheet. */
function discountFactor(): CellExpression {
  const growth = plus(number(1), cell(valuationInputs.wacc));
  const part = over(number(-1), cell(rowId('assumptions', 'number'), 'constant'));
  const rolled = times(cell(ipId('discount_factor'), 'previous'), binary(growth, '^', part));
  return call('IF', binary(growth, '>', number(0)), rolled, number(0));
}

/** [IP-5] [IP-17] */
function netPresentValueRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const ofForecast = call('SUM', span(ipId('present_value')));
  if (!valuationOptions(plan.survey.template).isOpeningInvested) {
    const npv = { id: ipId('npv'), role: 'total', label: texts.npv, note: texts.npvNote } as const;
    return [moneySingle(plan, npv, ofForecast)];
  }
  const { npvInvested, npvInvestedNote } = returnTexts[plan.survey.template.language];
  const withOpening = plus(cell(ipId('npv_forecast'), 'constant'), cell(ipId('present_value'), 'zero'));
  return [
    moneySingle(plan, { id: ipId('npv_forecast'), label: texts.npv, note: texts.npvNote }, ofForecast),
    moneySingle(
      plan,
      { id: ipId('npv'), role: 'total', label: npvInvested, note: npvInvestedNote },
      withOpening,
    ),
  ];
}

/** [IP-5] */
export function discountingRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = investmentTexts[language];
  const presentValue = cell(ipId('present_value'));
  const discounted = times(cell(ipId('fcff')), cell(ipId('discount_factor')));
  const { isOpeningInvested } = valuationOptions(plan.survey.template);
  return [
    heading('ip', 'discounting', texts.discounting),
    row({
      id: ipId('discount_factor'),
      role: 'calculation',
      label: texts.discountFactor,
      note: texts.factorNote,
      format: 'factor',
      unit: plainUnit(modelTexts[language].factor),
      zero: formula(number(1)),
      periods: formula(discountFactor()),
    }),
    moneyRow(
      plan,
      {
        id: ipId('present_value'),
        label: texts.presentValue,
        span: 'sum',
        zero: isOpeningInvested ? formula(discounted) : null,
      },
      discounted,
    ),
    toDateRow(
      plan,
      { id: ipId('cumulative_present_value'), label: texts.cumulativePresentValue },
      presentValue,
      isOpeningInvested ? presentValue : number(0),
    ),
    ...netPresentValueRows(plan),
  ];
}
