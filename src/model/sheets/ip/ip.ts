// The investment performance sheet: free cash flow, its present value, terminal values and returns.
import { byLanguage } from '#language/language.ts';
import type { Row } from '#workbook/row.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, linkedHeader } from '../../rows/header.ts';
import { technicalRows } from '../../rows/technical-rows.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { discountingRows } from './discounting-rows.ts';
import { exitRows, exitWorkings } from './exit-rows.ts';
import { freeCashFlowRows } from './free-cash-flow-rows.ts';
import { ipId } from './ip-row.ts';
import { lastYearRows } from './last-year-rows.ts';
import { ownerRows, ownerWorkings } from './owner-rows.ts';
import { bothPaybackRows, paybackWorkings } from './payback-rows.ts';
import { reconciliationRows } from './reconciliation-rows.ts';
import { resultRows } from './result-rows.ts';
import { returnRows, returnWorkings } from './return-rows.ts';
import { investmentTexts } from './texts.ts';
import { valuationBlock, valuationInputs } from './valuation-inputs.ts';
import { valueRows } from './value-rows.ts';

const exportedRows = [
  'fcff',
  'cumulative_fcff',
  'discount_factor',
  'npv',
  'tv_gordon',
  'tv_multiple',
  'ev_gordon',
  'ev_multiple',
  'equity_gordon',
  'equity_multiple',
  'irr',
  'payback',
  'discounted_payback',
  'profitability_index',
  'implied_multiple',
  'implied_growth',
  'tv_share_gordon',
  'tv_share_multiple',
] as const;

/** [IP-21] [IP-22] Only where the template says something of an exit or of what is invested. */
const exitFigures = [
  'tv_liquidation',
  'ev_liquidation',
  'npv_exit',
  'irr_exit',
  'equity_flow',
  'equity_irr',
  'money_multiple',
] as const;

const workings = (plan: WorkbookPlan): readonly Row[] => [
  ...reconciliationRows(plan),
  ...paybackWorkings(plan),
  ...returnWorkings(plan),
  ...exitWorkings(plan),
  ...ownerWorkings(plan),
];

/** [IP-31] */
function rowsOf(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  const below = [
    ...freeCashFlowRows(plan),
    blank('ip', 'free_cash_flow'),
    ...discountingRows(plan),
    blank('ip', 'discounting'),
    ...lastYearRows(plan),
    blank('ip', 'last_year'),
    ...valueRows(plan),
    blank('ip', 'value'),
    ...returnRows(plan),
    blank('ip', 'returns'),
    ...bothPaybackRows(plan),
    ...exitRows(plan),
    ...ownerRows(plan),
  ];
  return [
    ...linkedHeader('ip', investmentTexts[survey.template.language].title, plan),
    ...resultRows(survey, below),
    ...below,
    ...technicalRows('ip', survey, workings(plan)),
  ];
}

export const investmentPerformance: SheetDefinition = {
  id: 'ip',
  category: 'output',
  axis: 'periods',
  isPlaced: (survey) => survey.counts('section_npv'),
  titles: byLanguage((language) => investmentTexts[language].title),
  description: { en: 'free cash flow, value and returns', ru: 'свободный поток, стоимость и доходность' },
  named: [...exportedRows, 'ebit_to_date', 'tax_on_ebit_to_date', ...exitFigures],
  // [IP-29]
  globals: () =>
    new Map([
      ['WACC', valuationInputs.wacc],
      ['Terminal_growth', valuationInputs.growth],
      ['Exit_multiple', valuationInputs.multiple],
    ]),
  declare: (survey) => ({
    inputs: [valuationBlock(survey)],
    exportedRows: [
      ...exportedRows,
      'tax_on_ebit',
      ...(valuationOptions(survey.template).hasExit ? exitFigures : []),
    ].map(ipId),
    checks: [
      {
        row: ipId('wacc_check'),
        label: investmentTexts[survey.template.language].waccCheck,
        kind: 'fault',
      },
      {
        row: ipId('difference'),
        label: investmentTexts[survey.template.language].differenceCheck,
        kind: 'difference',
      },
    ],
  }),
  place: (plan) => ({ rows: rowsOf(plan), diagnostics: [] }),
};
