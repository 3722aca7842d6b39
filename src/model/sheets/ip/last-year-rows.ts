// The last year of the forecast, on which the terminal value is based.
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
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { inPercent } from '../../rows/percentages.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { hasAssetSales } from './free-cash-flow-rows.ts';
import { ipId, moneySingle, single } from './ip-row.ts';
import { returnTexts } from './return-texts.ts';
import { investmentTexts } from './texts.ts';
import { valuationInputs } from './valuation-inputs.ts';

const periodNumber = cell(rowId('assumptions', 'number'));
const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');
const periodCount = cell(rowId('assumptions', 'count'), 'constant');

/** A forecast shorter than a year is scaled up to a full one. */
const fullYear = (flow: RowId): CellExpression =>
  times(call('SUMIF', span(ipId('last_year')), number(1), span(flow)), cell(ipId('full_year'), 'constant'));

/** [IP-6] [IP-25] What goes on after the forecast: assets are not sold again every year. */
function lastYearFlow(plan: WorkbookPlan): Row {
  const { language } = plan.survey.template;
  const id = ipId('last_year_fcff');
  if (!hasAssetSales(plan)) {
    return moneySingle(plan, { id, label: investmentTexts[language].lastYearFcff }, fullYear(ipId('fcff')));
  }
  const label = returnTexts[language].lastYearLasting;
  return moneySingle(plan, { id, label }, fullYear(ipId('lasting_fcff')));
}

/** [IP-6] */
function yearRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const sheetTexts = investmentTexts[language];
  const texts = modelTexts[language];
  const isLast = binary(periodNumber, '>', minus(periodCount, periodsPerYear));
  return [
    row({
      id: ipId('last_year'),
      role: 'calculation',
      label: sheetTexts.lastYear,
      note: sheetTexts.lastYearNote,
      format: 'count',
      unit: plainUnit(texts.flag),
      total: formula(call('SUM', span(ipId('last_year')))),
      periods: formula(call('IF', isLast, number(1), number(0))),
    }),
    single(
      {
        id: ipId('full_year'),
        label: sheetTexts.fullYear,
        note: sheetTexts.fullYearNote,
        format: 'factor',
        unit: plainUnit(texts.factor),
      },
      call('MAX', number(1), over(periodsPerYear, periodCount)),
    ),
    lastYearFlow(plan),
    moneySingle(
      plan,
      { id: ipId('last_year_ebitda'), label: sheetTexts.lastYearEbitda },
      fullYear(ipId('ebitda')),
    ),
  ];
}

/** [IP-7] The number typed for the last period also applies after it. */
function termRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const sheetTexts = investmentTexts[language];
  const texts = modelTexts[language];
  const yearly = { format: 'share', unit: plainUnit(texts.perYear) } as const;
  return [
    single(
      { ...yearly, id: ipId('last_wacc'), label: sheetTexts.lastWacc },
      cell(valuationInputs.wacc, 'last'),
    ),
    single(
      { ...yearly, id: ipId('last_growth'), label: sheetTexts.lastGrowth },
      cell(valuationInputs.growth, 'constant'),
    ),
    single(
      { ...yearly, id: ipId('spread'), label: sheetTexts.spread },
      over(
        minus(
          inPercent(cell(ipId('last_wacc'), 'constant')),
          inPercent(cell(ipId('last_growth'), 'constant')),
        ),
        number(100),
      ),
    ),
    row({
      id: ipId('wacc_check'),
      role: 'check',
      label: sheetTexts.waccCheck,
      format: 'verdict',
      unit: plainUnit(texts.verdict),
      total: formula(call('SUM', span(ipId('wacc_check')))),
      periods: formula(
        times(
          binary(periodNumber, '=', periodCount),
          binary(cell(valuationInputs.wacc), '<=', cell(valuationInputs.growth, 'constant')),
        ),
      ),
    }),
  ];
}

export const lastYearRows = (plan: WorkbookPlan): readonly Row[] => [
  heading('ip', 'last_year', investmentTexts[plan.survey.template.language].afterForecast),
  ...yearRows(plan),
  ...termRows(plan),
];
