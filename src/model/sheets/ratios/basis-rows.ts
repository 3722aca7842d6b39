// The amounts that ratios are made of, linked from the statements and the sheets behind them.
import {
  type CellExpression,
  cell,
  minus,
  negate,
  number,
  plus,
  type RowId,
} from '#workbook/cell-expression.ts';
import { anew, formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyRow } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { linkedRow } from '../../rows/linked-row.ts';
import { plainUnit } from '../../rows/measures.ts';
import { taxOnEbitRows } from '../../rows/tax-on-ebit.ts';
import { toleranceRow } from '../../rows/tolerance.ts';
import { type RatioWord, ratioTexts } from './texts.ts';

export const ratioId = (part: string): RowId => rowId('ratios', part);

const basis = (part: RatioWord): CellExpression => cell(ratioId(part));

type RatioSources = readonly (readonly [RatioWord, RowId])[];

/** Where each amount is calculated; a statement row that only links to another sheet is skipped. */
const flowSources: RatioSources = [
  ['revenue', rowId('revenue', 'total')],
  ['cost_of_sales', rowId('cos', 'total')],
  ['gross_profit', rowId('is', 'gross_profit')],
  ['sga', rowId('sga', 'total')],
  ['property_tax', rowId('fixedassets', 'property_tax')],
  ['ebitda', rowId('is', 'ebitda')],
  ['depreciation', rowId('fixedassets', 'depreciation')],
  ['ebit', rowId('is', 'ebit')],
  ['interest', rowId('financing', 'interest')],
  ['net_income', rowId('is', 'net_income')],
  ['operating_cash_flow', rowId('cf', 'operating')],
  ['investing_cash_flow', rowId('cf', 'investing')],
  ['repayment', rowId('financing', 'repayment')],
];

const balanceSources: RatioSources = [
  ['cash', rowId('cf', 'closing_cash')],
  ['receivables', rowId('wc', 'receivables')],
  ['inventory', rowId('wc', 'inventory')],
  ['prepaid', rowId('wc', 'prepaid')],
  ['total_assets', rowId('bs', 'total_assets')],
  ['payables', rowId('wc', 'payables')],
  ['debt', rowId('financing', 'debt')],
  ['paid_in_capital', rowId('financing', 'paid_in_capital')],
  ['retained_earnings', rowId('is', 'earnings_closing')],
];

/** The investment performance sheet has the tax already, where it is on. */
function taxRows(plan: WorkbookPlan): readonly Row[] {
  const texts = ratioTexts[plan.survey.template.language];
  const start = { id: ratioId('tax_on_ebit'), label: texts.tax_on_ebit };
  const source = rowId('ip', 'tax_on_ebit');
  return isExported(plan, source)
    ? [linkedRow(plan, start, source)]
    : taxOnEbitRows(plan, 'ratios', start, basis('ebit'));
}

function gatheredRows(plan: WorkbookPlan): readonly Row[] {
  const texts = ratioTexts[plan.survey.template.language];
  const gathered = ([part, source]: RatioSources[number]): Row =>
    linkedRow(
      plan,
      {
        id: ratioId(part),
        label: texts[part],
        // The growth of the first period reads this cell and finds nothing to grow from.
        zero: part === 'revenue' ? formula(number(0)) : null,
      },
      source,
    );
  return [...flowSources.map(gathered), ...taxRows(plan), ...balanceSources.map(gathered)];
}

const sums: readonly (readonly [RatioWord, CellExpression])[] = [
  ['equity', plus(basis('paid_in_capital'), basis('retained_earnings'))],
  ['quick_assets', plus(basis('cash'), basis('receivables'))],
  ['current_assets', plus(basis('quick_assets'), basis('inventory'), basis('prepaid'))],
  ['net_debt', minus(basis('debt'), basis('cash'))],
  ['profit_after_tax', minus(basis('ebit'), basis('tax_on_ebit'))],
  ['invested_capital', plus(basis('debt'), basis('equity'))],
  ['debt_service', plus(basis('interest'), basis('repayment'))],
  ['cash_for_debt', plus(basis('operating_cash_flow'), basis('interest'))],
  ['fixed_costs', plus(basis('sga'), basis('property_tax'), basis('depreciation'), basis('interest'))],
  ['cash_burn', negate(plus(basis('operating_cash_flow'), basis('investing_cash_flow')))],
];

/** [RAT-1] */
const addedRows = (plan: WorkbookPlan): readonly Row[] =>
  sums.map(([part, sum]) =>
    moneyRow(
      plan,
      { id: ratioId(part), label: ratioTexts[plan.survey.template.language][part], span: anew(sum) },
      sum,
    ),
  );

/** [RAT-2] Amounts within the tolerance of the checks count as 0, since sums of many numbers rarely return to exactly 0. */
function smallestRow(plan: WorkbookPlan): Row {
  const { tolerance } = ratioTexts[plan.survey.template.language];
  const [id, source] = [ratioId('tolerance'), rowId('content', 'tolerance')];
  if (!isExported(plan, source)) return toleranceRow(plan, id, tolerance);
  return row({
    id,
    role: 'link',
    label: tolerance,
    format: 'fine',
    unit: plainUnit(plan.survey.currency),
    constant: formula(cell(source, 'constant')),
  });
}

export const basisRows = (plan: WorkbookPlan): readonly Row[] => [
  heading('ratios', 'basis', ratioTexts[plan.survey.template.language].basis, 2),
  smallestRow(plan),
  ...gatheredRows(plan),
  blank('ratios', 'basis'),
  ...addedRows(plan),
];
