// The balance of sales tax: that of the last days on sales, less that on purchases.
import {
  type CellExpression,
  cell,
  minus,
  negate,
  number,
  plus,
  type RowId,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { hasSalesTax, salesTaxBalanceId } from '../../flows/sales-tax.ts';
import { rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { balanceTotal, outstandingRow, periodsRows, runningRow } from './rows.ts';
import { taxOnCapex, taxOnProceeds, taxOnPurchases, taxOnSales } from './sales-tax.ts';
import { salesTaxTexts } from './sales-tax-texts.ts';
import { isOn, templateTerms } from './terms.ts';

const id = (part: string): RowId => rowId('wc', part);

export const hasSalesTaxBalance = ({ survey }: Pick<WorkbookPlan, 'survey'>): boolean =>
  isOn(survey) && hasSalesTax(survey);

/** A sum, or null where there is nothing to add. */
function sumOf(cells: readonly (CellExpression | null)[]): CellExpression | null {
  const [first, ...rest] = cells.filter((one) => one !== null);
  return first ? plus(first, ...rest) : null;
}

const onSales = (plan: WorkbookPlan) => sumOf([taxOnSales(plan), taxOnProceeds(plan)]);
const onPurchases = (plan: WorkbookPlan) => sumOf([taxOnPurchases(plan), taxOnCapex(plan)]);

function difference(added: CellExpression | null, taken: CellExpression | null): CellExpression {
  if (added && taken) return minus(added, taken);
  return added ?? (taken ? negate(taken) : number(0));
}

/** [WC-26] What the period adds to the balance. */
export const salesTaxOfPeriod = (plan: WorkbookPlan): CellExpression =>
  difference(onSales(plan), onPurchases(plan));

interface TaxSide {
  readonly workings: readonly Row[];
  readonly balance: Row;
}

/** [WC-25] The tax of the last days on one side. */
function sideOf(
  plan: WorkbookPlan,
  part: 'sales' | 'purchases',
  tax: CellExpression | null,
  labels: { readonly toDate: string; readonly outstanding: string },
): TaxSide | null {
  if (!tax) return null;
  const toDate = id(`tax_on_${part}_to_date`);
  const start = { id: id(`tax_on_${part}_owed`), label: labels.outstanding };
  return {
    workings: [runningRow(plan, { id: toDate, label: labels.toDate }, tax)],
    balance: outstandingRow(plan, start, toDate, id('sales_tax_periods')),
  };
}

export function salesTaxBalanceRows(plan: WorkbookPlan): readonly Row[] {
  if (!hasSalesTaxBalance(plan)) return [];
  const texts = salesTaxTexts[plan.survey.template.language];
  const owed = sideOf(plan, 'sales', onSales(plan), { toDate: texts.salesToDate, outstanding: texts.owed });
  const reclaimed = sideOf(plan, 'purchases', onPurchases(plan), {
    toDate: texts.purchasesToDate,
    outstanding: texts.reclaimed,
  });
  const sides = [owed, reclaimed].filter((side) => side !== null);
  const balanceOf = (side: TaxSide | null) => side && cell(side.balance.id);
  const periods = { id: id('sales_tax_periods'), label: texts.periods };
  const start = { id: salesTaxBalanceId, label: texts.balance, note: texts.balanceNote };
  return [
    heading('wc', 'sales_tax', texts.balanceHeading),
    ...(sides.length > 0 ? periodsRows(plan, periods, cell(templateTerms.salesTaxPeriod)) : []),
    ...sides.flatMap(({ workings }) => workings),
    ...sides.map(({ balance }) => balance),
    balanceTotal(plan, start, difference(balanceOf(owed), balanceOf(reclaimed))),
    blank('wc', 'after_sales_tax'),
  ];
}
