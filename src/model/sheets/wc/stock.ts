// What lies in stock: the cost of sales of the last days, and expenses with stock days of their own.
import { cell } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { figure } from '../../plan/figure.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { belongsTo, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { stockDaysId } from './average-days.ts';
import { balanceTotal, outstandingRow, periodsRow, runningRow } from './rows.ts';
import { daysOf, hasOwn, type Item, isOn, itemsOf } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

export const cosStockId = rowId('wc', 'cos_stock');
export const sgaStockId = ({ resource }: Item) => ownedRowId('wc', resource.id, 'stock');

const id = ({ resource }: Item, part: string) => ownedRowId('wc', resource.id, part);

export const stockedItems = (plan: Plan): readonly Item[] =>
  itemsOf(plan, 'sga').filter((item) => hasOwn(item, 'inventoryPeriod'));

function cosRows(plan: Plan): { readonly before: readonly Row[]; readonly balances: readonly Row[] } {
  const own = workingCapitalTexts[plan.survey.template.language];
  if (!isOn(plan.survey)) return { before: [], balances: [] };
  const toDate = rowId('wc', 'cos_to_date');
  const periods = rowId('wc', 'cos_stock_periods');
  return {
    before: [
      runningRow(
        plan,
        { id: toDate, label: own.toDate(own.costOfSales) },
        figure(plan, rowId('cos', 'total')),
      ),
      periodsRow(plan, { id: periods, label: own.stockPeriods(own.costOfSales) }, cell(stockDaysId)),
    ],
    balances: [
      outstandingRow(plan, { id: cosStockId, label: own.inStock(own.costOfSales) }, toDate, periods),
    ],
  };
}

/** [WC-4] */
export function stockRows(plan: Plan): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const cos = cosRows(plan);
  const items = stockedItems(plan);
  const start = (item: Item, part: string, label: string) => ({
    id: id(item, part),
    label,
    ...belongsTo(item.resource),
  });
  const before = items.flatMap((item) => [
    runningRow(plan, start(item, 'expense_to_date', own.toDate(item.resource.name)), cell(item.flow)),
    periodsRow(
      plan,
      start(item, 'stock_periods', own.stockPeriods(item.resource.name)),
      daysOf(item, 'inventoryPeriod'),
    ),
  ]);
  const balances = items.map((item) =>
    outstandingRow(
      plan,
      start(item, 'stock', own.inStock(item.resource.name)),
      id(item, 'expense_to_date'),
      id(item, 'stock_periods'),
    ),
  );
  return [
    heading('wc', 'stock', own.stock),
    ...cos.before,
    ...before,
    ...summed('wc', 'stock', [...cos.balances, ...balances], (sum) =>
      balanceTotal(plan, { id: rowId('wc', 'inventory'), label: own.totalStock }, sum),
    ),
  ];
}
