// The yearly rows of the dashboard: sums, year-end balances and shares of revenue.
import type { Language } from '#language/language.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  type RowId,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row, type RowRole, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { moneyMeasure, plainUnit } from '../../rows/measures.ts';
import type { DashboardLine } from './dashboard-line.ts';
import { dashboardTexts } from './texts.ts';
import { atYearEnd, inYear, isInForecast, isWholeYear } from './year-header.ts';

type YearBlock = 'headline' | 'income' | 'cash_flow' | 'balance';

/** How a line is calculated. */
type YearRowKind =
  | { readonly kind: 'flow' | 'balance'; readonly from: RowId }
  /** Shown in a block above already. */
  | { readonly kind: 'again'; readonly from: RowId; readonly hasZero: boolean }
  | { readonly kind: 'share'; readonly from: RowId }
  | { readonly kind: 'growth' | 'opening' };

type PlacedLine = YearRowKind & { readonly line: DashboardLine };

const lineId = (block: YearBlock, line: DashboardLine): RowId => rowId('dashboard', block, line);
const headline = (line: DashboardLine): RowId => lineId('headline', line);

const flow = (line: DashboardLine, sheet: 'is' | 'fixedassets' | 'cf' | 'ip'): PlacedLine => ({
  line,
  kind: 'flow',
  from: rowId(sheet, line),
});
const balance = (line: DashboardLine, sheet: 'bs' | 'cf' = 'bs'): PlacedLine => ({
  line,
  kind: 'balance',
  from: rowId(sheet, line),
});
const again = (line: DashboardLine, hasZero = false): PlacedLine => ({
  line,
  kind: 'again',
  from: headline(line),
  hasZero,
});
const share = (line: DashboardLine, of: DashboardLine): PlacedLine => ({
  line,
  kind: 'share',
  from: headline(of),
});

const blocks: Readonly<Record<YearBlock, readonly PlacedLine[]>> = {
  headline: [
    flow('revenue', 'is'),
    flow('gross_profit', 'is'),
    flow('ebitda', 'is'),
    flow('ebit', 'is'),
    flow('net_income', 'is'),
    { line: 'growth', kind: 'growth' },
    share('gross_margin', 'gross_profit'),
    share('ebitda_margin', 'ebitda'),
    share('ebit_margin', 'ebit'),
    share('net_margin', 'net_income'),
    flow('fcff', 'ip'),
    balance('cash'),
    balance('debt'),
    balance('total_assets'),
  ],
  income: [
    again('revenue'),
    flow('cos', 'is'),
    again('gross_profit'),
    flow('sga', 'is'),
    flow('property_tax', 'is'),
    again('ebitda'),
    flow('depreciation', 'is'),
    flow('gain', 'fixedassets'),
    again('ebit'),
    flow('interest', 'is'),
    flow('pbt', 'is'),
    flow('tax', 'is'),
    again('net_income'),
    flow('dividends', 'is'),
    flow('retained', 'is'),
  ],
  cash_flow: [
    flow('operating', 'cf'),
    flow('investing', 'cf'),
    flow('financing', 'cf'),
    flow('net_change', 'cf'),
    { line: 'opening_cash', kind: 'opening' },
    balance('closing_cash', 'cf'),
  ],
  balance: [
    again('cash', true),
    balance('receivables'),
    balance('inventory'),
    balance('prepaid'),
    balance('fixed_assets'),
    again('total_assets', true),
    balance('payables'),
    balance('deferred_income'),
    balance('sales_tax'),
    again('debt', true),
    balance('paid_in_capital'),
    balance('retained_earnings'),
    balance('total_liabilities_equity'),
  ],
};

/** [DSH-4] n/a in a year without revenue. */
function shareOfRevenue(from: RowId): CellExpression {
  const revenue = cell(headline('revenue'));
  return call('IF', binary(revenue, '=', number(0)), missing, over(cell(from), revenue));
}

/** [DSH-18] A part of a year says nothing about growth. */
function growth(): CellExpression {
  const revenueId = headline('revenue');
  const before = cell(revenueId, 'previous');
  const wholeYears = times(isWholeYear('period'), isWholeYear('previous'), binary(before, '>', number(0)));
  return call(
    'IF',
    binary(wholeYears, '>', number(0)),
    minus(over(cell(revenueId), before), number(1)),
    missing,
  );
}

/** Lines that the statements show as subtotals. */
const totalLines: ReadonlySet<DashboardLine> = new Set([
  ...(['gross_profit', 'ebitda', 'ebit', 'pbt', 'net_income', 'retained'] as const),
  ...(['net_change', 'closing_cash', 'total_assets', 'total_liabilities_equity'] as const),
]);

function roleOf(block: YearBlock, { line, kind }: PlacedLine): RowRole {
  if (block !== 'headline' && totalLines.has(line)) return 'total';
  return kind === 'again' ? 'link' : 'calculation';
}

/** Lines that close a statement. */
const grandTotals: ReadonlySet<DashboardLine> = new Set([
  'net_income',
  'closing_cash',
  'total_assets',
  'total_liabilities_equity',
]);

function percentages(
  placed: Extract<PlacedLine, { readonly kind: 'share' | 'growth' | 'opening' }>,
  texts: (typeof dashboardTexts)[Language],
): Pick<Row, 'unit' | 'note' | 'periods'> {
  return placed.kind === 'share'
    ? { unit: plainUnit(texts.margin), note: null, periods: formula(shareOfRevenue(placed.from)) }
    : { unit: plainUnit(texts.yearBefore), note: texts.growthNote, periods: formula(growth()) };
}

function lineRow(block: YearBlock, placed: PlacedLine, { survey }: WorkbookPlan): Row {
  const texts = dashboardTexts[survey.template.language];
  const { line } = placed;
  const id = lineId(block, line);
  const start = {
    ...moneyMeasure(survey),
    id,
    label: texts.lines[line],
    role: roleOf(block, placed),
    isGrandTotal: block !== 'headline' && grandTotals.has(line),
  } as const;
  switch (placed.kind) {
    case 'flow':
      return row({
        ...start,
        note: texts.flowNote,
        total: formula(call('SUM', span(id))),
        periods: formula(inYear(placed.from)),
      });
    case 'balance':
      return row({
        ...start,
        note: texts.balanceNote,
        zero: formula(cell(placed.from, 'zero')),
        periods: formula(atYearEnd(placed.from)),
      });
    case 'again':
      return row({
        ...start,
        zero: placed.hasZero ? formula(cell(placed.from, 'zero')) : null,
        total: placed.hasZero ? null : formula(cell(placed.from, 'total')),
        periods: formula(cell(placed.from)),
      });
    case 'share':
    case 'growth':
      return row({ ...start, format: 'percent', ...percentages(placed, texts) });
    case 'opening':
      return row({
        ...start,
        periods: formula(times(cell(lineId(block, 'closing_cash'), 'previous'), isInForecast)),
      });
  }
}

/** [DSH-5] A line whose row no sheet exports is left out. */
export function blockRows(block: YearBlock, title: string, plan: WorkbookPlan): readonly Row[] {
  const isThere = (placed: PlacedLine): boolean =>
    (placed.kind !== 'flow' && placed.kind !== 'balance') || isExported(plan, placed.from);
  return [
    heading('dashboard', block, title),
    ...blocks[block].filter(isThere).map((placed) => lineRow(block, placed, plan)),
    blank('dashboard', block),
  ];
}
