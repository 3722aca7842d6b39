// The return on the invested money: internal rate of return and profitability index.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  plus,
  span,
  times,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { ipId, single } from './ip-row.ts';
import { investmentTexts } from './texts.ts';
import { valuationInputs } from './valuation-inputs.ts';

const flows = span(ipId('fcff'));
const periodsPerYear = cell(rowId('assumptions', 'number'), 'constant');
const constant = (part: string): CellExpression => cell(ipId(part), 'constant');

/** [IP-10] */
function rateRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const sheetTexts = investmentTexts[language];
  const texts = modelTexts[language];
  const perPeriod = { format: 'percent', unit: plainUnit(sheetTexts.perPeriod) } as const;
  const product = times(call('MIN', flows), call('MAX', flows));
  const search = call('IRR', flows, cell(valuationInputs.rateStart, 'constant'));
  const isFound = times(constant('both_signs'), call('ISNUMBER', search));
  const yearly = minus(binary(plus(number(1), constant('irr_period')), '^', periodsPerYear), number(1));
  return [
    single(
      {
        id: ipId('both_signs'),
        label: sheetTexts.bothSigns,
        note: sheetTexts.bothSignsNote,
        format: 'count',
        unit: plainUnit(texts.flag),
      },
      call('IF', binary(product, '<', number(0)), number(1), number(0)),
    ),
    single(
      { ...perPeriod, id: ipId('irr_period'), label: sheetTexts.irrPeriod },
      call('IF', binary(isFound, '=', number(1)), search, missing),
    ),
    single(
      {
        id: ipId('irr'),
        role: 'total',
        label: sheetTexts.irr,
        note: sheetTexts.irrNote,
        format: 'percent',
        unit: plainUnit(texts.perYear),
      },
      call('IF', call('ISNUMBER', constant('irr_period')), yearly, missing),
    ),
  ];
}

/** [IP-13] */
function indexRows(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = investmentTexts[language];
  const spent = cell(ipId('discounted_capex'), 'total');
  return [
    flowRow(
      plan,
      { id: ipId('discounted_capex'), label: texts.discountedCapex },
      times(cell(ipId('capex')), cell(ipId('discount_factor'))),
    ),
    single(
      {
        id: ipId('profitability_index'),
        role: 'total',
        label: texts.profitabilityIndex,
        note: texts.indexNote,
        format: 'ratio',
        unit: plainUnit(modelTexts[language].times),
      },
      call('IF', binary(spent, '=', number(0)), missing, plus(number(1), over(constant('npv'), spent))),
    ),
  ];
}

export const returnRows = (plan: WorkbookPlan): readonly Row[] => [
  heading('ip', 'returns', investmentTexts[plan.survey.template.language].returns),
  ...rateRows(plan),
  ...indexRows(plan),
];
