// The rows of the dashboard by year: what is summed up, what is read at the end of the year, and shares of revenue.
import {
  binary,
  type CellExpression,
  call,
  cell,
  missing,
  number,
  over,
  type RowId,
  span,
} from '#workbook/cell-expression.ts';
import { formula, type Role, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { hasFigure } from '../../plan/figure.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { moneyMeasure, plainUnit } from '../../rows/measures.ts';
import { dashboardTexts, type Line } from './texts.ts';
import { atYearEnd, inYear, yearLabelId } from './year-header.ts';

type Block = 'headline' | 'income' | 'cash_flow' | 'balance';

/** How a line is arrived at. */
type Kind =
  | { readonly kind: 'flow' | 'balance'; readonly from: RowId }
  /** Shown in a block above already. */
  | { readonly kind: 'again'; readonly from: RowId; readonly hasZero: boolean }
  | { readonly kind: 'share'; readonly from: RowId }
  | { readonly kind: 'opening' };

type Placed = Kind & { readonly line: Line };

const lineId = (block: Block, line: Line): RowId => rowId('dashboard', block, line);
const headline = (line: Line): RowId => lineId('headline', line);

const flow = (line: Line, sheet: 'is' | 'cf' | 'ip'): Placed => ({
  line,
  kind: 'flow',
  from: rowId(sheet, line),
});
const balance = (line: Line, sheet: 'bs' | 'cf' = 'bs'): Placed => ({
  line,
  kind: 'balance',
  from: rowId(sheet, line),
});
const again = (line: Line, hasZero = false): Placed => ({
  line,
  kind: 'again',
  from: headline(line),
  hasZero,
});
const share = (line: Line, of: Line): Placed => ({ line, kind: 'share', from: headline(of) });

const blocks: Readonly<Record<Block, readonly Placed[]>> = {
  headline: [
    flow('revenue', 'is'),
    flow('gross_profit', 'is'),
    flow('ebitda', 'is'),
    flow('ebit', 'is'),
    flow('net_income', 'is'),
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

/** What the statements set apart as a result of the lines above it. */
const totalLines: ReadonlySet<Line> = new Set([
  ...(['gross_profit', 'ebitda', 'ebit', 'pbt', 'net_income', 'retained'] as const),
  ...(['net_change', 'closing_cash', 'total_assets', 'total_liabilities_equity'] as const),
]);

function roleOf(block: Block, { line, kind }: Placed): Role {
  if (block !== 'headline' && totalLines.has(line)) return 'total';
  return kind === 'again' ? 'link' : 'calculation';
}

/** Those that close a statement. */
const grandTotals: ReadonlySet<Line> = new Set([
  'net_income',
  'closing_cash',
  'total_assets',
  'total_liabilities_equity',
]);

function lineRow(block: Block, placed: Placed, { survey }: Plan): Row {
  const own = dashboardTexts[survey.template.language];
  const { line } = placed;
  const id = lineId(block, line);
  const start = {
    ...moneyMeasure(survey),
    id,
    label: own.lines[line],
    role: roleOf(block, placed),
    isGrandTotal: block !== 'headline' && grandTotals.has(line),
  } as const;
  const year = cell(yearLabelId);
  switch (placed.kind) {
    case 'flow':
      return row({
        ...start,
        note: own.flowNote,
        total: formula(call('SUM', span(id))),
        periods: formula(inYear(placed.from, year)),
      });
    case 'balance':
      return row({
        ...start,
        note: own.balanceNote,
        zero: formula(cell(placed.from, 'zero')),
        periods: formula(atYearEnd(placed.from, year)),
      });
    case 'again':
      return row({
        ...start,
        zero: placed.hasZero ? formula(cell(placed.from, 'zero')) : null,
        total: placed.hasZero ? null : formula(cell(placed.from, 'total')),
        periods: formula(cell(placed.from)),
      });
    case 'share':
      return row({
        ...start,
        format: 'percent',
        unit: plainUnit(own.margin),
        periods: formula(shareOfRevenue(placed.from)),
      });
    case 'opening':
      return row({ ...start, periods: formula(cell(lineId(block, 'closing_cash'), 'previous')) });
  }
}

/** [DSH-5] A figure that no sheet has is left out. */
export function blockRows(block: Block, title: string, plan: Plan): readonly Row[] {
  const isThere = (placed: Placed): boolean =>
    (placed.kind !== 'flow' && placed.kind !== 'balance') || hasFigure(plan, placed.from);
  return [
    heading('dashboard', block, title),
    ...blocks[block].filter(isThere).map((placed) => lineRow(block, placed, plan)),
    blank('dashboard', block),
  ];
}
