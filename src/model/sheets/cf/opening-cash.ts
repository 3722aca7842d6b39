// The cash of the opening: typed, or what the rest of the opening balance sheet leaves.
import type { OpeningAmount } from '#template/template.ts';
import { type CellExpression, cell, minus, plus } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { hasDeferredIncome, openingDeferred } from '../../flows/deferred-income.ts';
import { isGiven, openingAmount } from '../../flows/opening-position.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { moneyMeasure } from '../../rows/measures.ts';
import { cashFlowTexts } from './texts.ts';

const openingOwed = rowId('cf', 'opening_owed');

interface OpeningCash {
  readonly cash: CellExpression;
  /** What the assets of the opening are paid by, where that is a row of its own. */
  readonly rows: readonly Row[];
}

const owedRow = (plan: WorkbookPlan, owed: CellExpression): Row =>
  row({
    ...moneyMeasure(plan.survey),
    id: openingOwed,
    role: 'calculation',
    label: cashFlowTexts[plan.survey.template.language].openingOwed,
    constant: formula(owed),
  });

/** [CF-4] Typed, or what makes the opening balance sheet balance. */
export function openingCash(plan: WorkbookPlan): OpeningCash {
  const { survey } = plan;
  if (isGiven(survey, 'cash')) return { cash: openingAmount(survey, 'cash'), rows: [] };
  const given = (...amounts: readonly OpeningAmount[]): readonly CellExpression[] =>
    amounts.filter((amount) => isGiven(survey, amount)).map((amount) => openingAmount(survey, amount));
  const owed = plus(
    exportedCell(plan, rowId('financing', 'debt'), 'zero'),
    exportedCell(plan, rowId('financing', 'paid_in_capital'), 'zero'),
    ...(hasDeferredIncome(survey) ? [openingDeferred(plan)] : []),
    ...given('payables'),
  );
  const assets = exportedCell(plan, rowId('fixedassets', 'net_book_value'), 'zero');
  const others = given('receivables', 'stock');
  return others.length > 0
    ? { cash: minus(cell(openingOwed, 'constant'), assets, ...others), rows: [owedRow(plan, owed)] }
    : { cash: minus(owed, assets), rows: [] };
}
