// What each chart draws: its lines and the rows they come from.
import type { RowId } from '#workbook/cell-expression.ts';
import type { ChartKind } from '#workbook/chart.ts';
import { flowTotalId } from '../../flows/flow-rows.ts';
import { hasUnitEconomics, subscriptions } from '../../flows/subscriptions.ts';
import { readyFlowsOf, tradeFlows } from '../../flows/trade-sheet.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { RowMeasure } from '../../plan/sheet-definition.ts';
import { moneyMeasure, stepMeasure } from '../../rows/measures.ts';
import type { ReadyFlow } from '../../survey/flow.ts';
import type { Survey } from '../../survey/survey.ts';
import { chartsDataTexts, type GroupId, type LineId } from './texts.ts';

export interface ChartLine {
  readonly row: RowId;
  readonly label: string;
  /** Where the number is calculated; where that sheet is off, the row that stands in for it. */
  readonly from: readonly RowId[];
  readonly kind: ChartKind;
  /** The flow that it shows, if it is one of a resource. */
  readonly flow: ReadyFlow | null;
}

export interface ChartGroup {
  readonly id: GroupId;
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** Of all lines. */
  readonly measure: RowMeasure;
}

type DrawnLine = readonly [line: LineId, kind: ChartKind, ...from: readonly RowId[]];

/** [CHD-2] A statement often just links to the sheet that calculates; then that sheet is read. */
const groups: Readonly<Record<Exclude<GroupId, 'revenue'>, readonly DrawnLine[]>> = {
  profit: [
    ['total_revenue', 'column', 'revenue.total', 'is.revenue'],
    ['ebitda', 'line', 'is.ebitda'],
    ['net_income', 'line', 'is.net_income'],
  ],
  costs: [
    ['cos', 'stacked', 'cos.total', 'is.cos'],
    ['sga', 'stacked', 'sga.total', 'is.sga'],
    ['property_tax', 'stacked', 'fixedassets.property_tax', 'is.property_tax'],
    ['depreciation', 'stacked', 'fixedassets.depreciation', 'is.depreciation'],
    ['interest', 'stacked', 'financing.interest', 'is.interest'],
    ['tax', 'stacked', 'is.tax_due'],
  ],
  cash: [
    ['cash', 'area', 'cf.closing_cash'],
    ['funding_need', 'column', 'cf.funding_need'],
  ],
  balance: [
    ['payables', 'stacked', 'wc.payables', 'bs.payables'],
    ['debt', 'stacked', 'financing.debt', 'bs.debt'],
    ['paid_in_capital', 'stacked', 'financing.paid_in_capital', 'bs.paid_in_capital'],
    ['retained_earnings', 'stacked', 'is.earnings_closing'],
    ['total_assets', 'line', 'bs.total_assets'],
  ],
  cumulative: [['cumulative_fcff', 'area', 'ip.cumulative_fcff']],
  customers: [
    ['new_customers', 'column', 'ratios.new_customers'],
    ['lost_customers', 'column', 'ratios.lost_customers'],
    ['customers', 'line', 'ratios.customers'],
  ],
  recurring: [['mrr', 'area', 'ratios.mrr']],
};

const sales = { sectionId: 'section_sales', flowId: 'incBook' } as const;

const serviceLines = (survey: Survey): readonly ChartLine[] =>
  readyFlowsOf(tradeFlows(sales, survey)).map((flow) => ({
    row: ownedRowId('chartsdata', flow.resource.id, 'revenue'),
    label: flow.name,
    from: [flowTotalId('revenue', flow)],
    kind: 'stacked',
    flow,
  }));

function linesOf(id: GroupId, survey: Survey): readonly ChartLine[] {
  if (id === 'revenue') return serviceLines(survey);
  if (id === 'cumulative' && !survey.counts('section_npv')) return [];
  if ((id === 'customers' || id === 'recurring') && !hasUnitEconomics(survey)) return [];
  const { lines } = chartsDataTexts[survey.template.language];
  return groups[id].map(([line, kind, ...from]) => ({
    row: rowId('chartsdata', line),
    label: lines[line],
    from,
    kind,
    flow: null,
  }));
}

const order: readonly GroupId[] = [
  ...(['revenue', 'profit', 'costs', 'cash', 'balance', 'cumulative'] as const),
  ...(['customers', 'recurring'] as const),
];

const measureOf = (id: GroupId, survey: Survey): RowMeasure =>
  id === 'customers'
    ? stepMeasure({ unit: subscriptions(survey)[0]?.unit ?? '' }, survey)
    : moneyMeasure(survey);

/** [CHD-3] [CHD-5] A chart with nothing to draw is left out. */
export function chartGroups(survey: Survey): readonly ChartGroup[] {
  const { groups: titles } = chartsDataTexts[survey.template.language];
  return order
    .map((id) => ({ id, title: titles[id], lines: linesOf(id, survey), measure: measureOf(id, survey) }))
    .filter(({ lines }) => lines.length > 0);
}
