// The last year of the forecast, from which the time after it is valued.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  over,
  type RowId,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ipId, moneySingle, single } from './ip-row.ts';
import { investmentTexts } from './texts.ts';
import { valuationInputs } from './valuation-inputs.ts';

const periodNumber = cell(rowId('assumptions', 'number'));
const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');
const periodCount = cell(rowId('assumptions', 'count'), 'constant');

/** A forecast shorter than a year is made a full one. */
const fullYear = (flow: RowId): CellExpression =>
  times(call('SUMIF', span(ipId('last_year')), number(1), span(flow)), cell(ipId('full_year'), 'constant'));

/** [IP-6] */
function yearRows(plan: Plan): readonly Row[] {
  const { language } = plan.survey.template;
  const own = investmentTexts[language];
  const texts = modelTexts[language];
  const isLast = binary(periodNumber, '>', minus(periodCount, periodsPerYear));
  return [
    row({
      id: ipId('last_year'),
      role: 'calculation',
      label: own.lastYear,
      note: own.lastYearNote,
      format: 'count',
      unit: plainUnit(texts.flag),
      total: formula(call('SUM', span(ipId('last_year')))),
      periods: formula(call('IF', isLast, number(1), number(0))),
    }),
    single(
      {
        id: ipId('full_year'),
        label: own.fullYear,
        note: own.fullYearNote,
        format: 'factor',
        unit: plainUnit(texts.factor),
      },
      call('MAX', number(1), over(periodsPerYear, periodCount)),
    ),
    moneySingle(plan, { id: ipId('last_year_fcff'), label: own.lastYearFcff }, fullYear(ipId('fcff'))),
    moneySingle(plan, { id: ipId('last_year_ebitda'), label: own.lastYearEbitda }, fullYear(ipId('ebitda'))),
  ];
}

/** [IP-7] What was typed for the last period holds for the time after it. */
function termRows(plan: Plan): readonly Row[] {
  const { language } = plan.survey.template;
  const own = investmentTexts[language];
  const texts = modelTexts[language];
  const yearly = { format: 'rate', unit: plainUnit(texts.perYear) } as const;
  return [
    single({ ...yearly, id: ipId('last_wacc'), label: own.lastWacc }, cell(valuationInputs.wacc, 'last')),
    single(
      { ...yearly, id: ipId('last_growth'), label: own.lastGrowth },
      cell(valuationInputs.growth, 'last'),
    ),
    single(
      { ...yearly, id: ipId('spread'), label: own.spread },
      minus(cell(ipId('last_wacc'), 'constant'), cell(ipId('last_growth'), 'constant')),
    ),
    row({
      id: ipId('wacc_check'),
      role: 'check',
      label: own.waccCheck,
      format: 'verdict',
      unit: plainUnit(texts.verdict),
      total: formula(call('SUM', span(ipId('wacc_check')))),
      periods: formula(
        times(
          binary(periodNumber, '=', periodCount),
          binary(cell(valuationInputs.wacc), '<=', cell(valuationInputs.growth)),
        ),
      ),
    }),
  ];
}

export const lastYearRows = (plan: Plan): readonly Row[] => [
  heading('ip', 'last_year', investmentTexts[plan.survey.template.language].afterForecast),
  ...yearRows(plan),
  ...termRows(plan),
];
