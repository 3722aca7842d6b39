// The investment performance sheet: free cash flow, its present value, terminal values and returns.
import { byLanguage } from '#language/language.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, linkedHeader } from '../../rows/header.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { discountingRows } from './discounting-rows.ts';
import { exitRows } from './exit-rows.ts';
import { freeCashFlowRows } from './free-cash-flow-rows.ts';
import { ipId } from './ip-row.ts';
import { lastYearRows } from './last-year-rows.ts';
import { ownerRows } from './owner-rows.ts';
import { bothPaybackRows } from './payback-rows.ts';
import { reconciliationRows } from './reconciliation-rows.ts';
import { returnRows } from './return-rows.ts';
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

const rowsOf = (plan: WorkbookPlan) => [
  ...linkedHeader('ip', investmentTexts[plan.survey.template.language].title, plan),
  ...freeCashFlowRows(plan),
  blank('ip', 'free_cash_flow'),
  ...reconciliationRows(plan),
  blank('ip', 'reconciliation'),
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
