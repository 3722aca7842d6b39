// Inventory: the cost of sales of the last days, and expenses with inventory days of their own.
import { cell } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { exportedCell } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { stockDaysId } from './average-days.ts';
import { leftRows, totalWithOpening } from './opening-rows.ts';
import { type BalanceRows, outstandingRow, periodsRows, runningRow } from './rows.ts';
import { daysOf, hasOwnTerm, isOn, itemsOf, type WorkingCapitalItem } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

export const cosStockId = rowId('wc', 'cos_stock');
export const sgaStockId = ({ resource }: WorkingCapitalItem) => ownedRowId('wc', resource.id, 'stock');

const id = ({ resource }: WorkingCapitalItem, part: string) => ownedRowId('wc', resource.id, part);

export const stockedItems = (plan: WorkbookPlan): readonly WorkingCapitalItem[] =>
  itemsOf(plan, 'sga').filter((item) => hasOwnTerm(item, 'inventoryPeriod'));

function cosRows(plan: WorkbookPlan): { readonly before: readonly Row[]; readonly balances: readonly Row[] } {
  const texts = workingCapitalTexts[plan.survey.template.language];
  if (!isOn(plan.survey)) return { before: [], balances: [] };
  const toDate = rowId('wc', 'cos_to_date');
  const periods = rowId('wc', 'cos_stock_periods');
  return {
    before: [
      runningRow(
        plan,
        { id: toDate, label: texts.toDate(texts.costOfSales) },
        exportedCell(plan, rowId('cos', 'total')),
      ),
      ...periodsRows(plan, { id: periods, label: texts.stockPeriods(texts.costOfSales) }, cell(stockDaysId)),
    ],
    balances: [
      outstandingRow(plan, { id: cosStockId, label: texts.inStock(texts.costOfSales) }, toDate, periods),
    ],
  };
}

/** [WC-4] */
export function stockRows(plan: WorkbookPlan): BalanceRows {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const cos = cosRows(plan);
  const items = stockedItems(plan);
  const start = (item: WorkingCapitalItem, part: string, label: string) => ({
    id: id(item, part),
    label,
    ...belongsTo(item.resource),
  });
  const before = items.flatMap((item) => [
    runningRow(plan, start(item, 'expense_to_date', texts.toDate(item.resource.name)), cell(item.flow)),
    ...periodsRows(
      plan,
      start(item, 'stock_periods', texts.stockPeriods(item.resource.name)),
      daysOf(item, 'inventoryPeriod'),
    ),
  ]);
  const balances = items.map((item) =>
    outstandingRow(
      plan,
      start(item, 'stock', texts.inStock(item.resource.name)),
      id(item, 'expense_to_date'),
      id(item, 'stock_periods'),
    ),
  );
  const total = summed(
    'wc',
    'stock',
    [...cos.balances, ...leftRows(plan, 'inventory'), ...balances],
    totalWithOpening(plan, 'inventory', texts.totalStock),
  );
  return { rows: [heading('wc', 'stock', texts.stock), ...total], workings: [...cos.before, ...before] };
}
