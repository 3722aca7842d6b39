// What we owe suppliers: the purchases of the last days.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  plus,
  type RowId,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { ownTerm } from '../../flows/other-assumptions.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { figure } from '../../plan/figure.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, summed } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { supplierDaysId } from './average-days.ts';
import { balanceTotal, daysRow, outstandingRow, periodsRow, runningRow } from './rows.ts';
import { cosStockId, sgaStockId } from './stock.ts';
import { hasOwn, type Item, isOn, itemsOf, wide } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

export const purchasesId = rowId('wc', 'purchases');
const sharedPeriods = rowId('wc', 'payable_periods');

interface Buying {
  readonly name: string;
  readonly ids: (part: string) => RowId;
  /** What was used, and the row to link to for it. */
  readonly expense: CellExpression;
  readonly origin: CellExpression;
  readonly stock: RowId | null;
  /** Its own days, with a row of their own before where they have to be worked out; null shares the template's. */
  readonly days: { readonly rows: readonly Row[]; readonly cell: CellExpression } | null;
  readonly start: Partial<Row>;
}

function cosBuying(plan: Plan): readonly Buying[] {
  if (!isOn(plan.survey)) return [];
  const expense = figure(plan, rowId('cos', 'total'));
  return [
    {
      name: workingCapitalTexts[plan.survey.template.language].costOfSales,
      ids: (part) => rowId('wc', `cos_${part}`),
      expense,
      origin: expense,
      stock: cosStockId,
      days: { rows: [], cell: cell(supplierDaysId) },
      start: {},
    },
  ];
}

/** [WC-6] What is paid ahead is not owed, unless the item has payable days of its own. */
function ownDays(plan: Plan, { resource }: Item): Buying['days'] {
  const { payableDays, prepaidDaysNote } = workingCapitalTexts[plan.survey.template.language];
  const own = ownTerm(resource, 'accountsPayablePeriod');
  const prepaid = ownTerm(resource, 'accountsReceivablePeriod');
  if (own !== null) return { rows: [], cell: cell(own) };
  if (prepaid === null) return null;
  const isAhead = binary(cell(prepaid), '>', number(0));
  const days = daysRow(
    plan,
    {
      id: ownedRowId('wc', resource.id, 'payable_days'),
      label: payableDays(resource.name),
      note: prepaidDaysNote,
      ...belongsTo(resource),
    },
    call('IF', isAhead, number(0), cell(wide.accountsPayablePeriod)),
  );
  return { rows: [days], cell: cell(days.id) };
}

const sgaBuying = (plan: Plan): readonly Buying[] =>
  itemsOf(plan, 'sga').map((item) => ({
    name: item.resource.name,
    ids: (part) => ownedRowId('wc', item.resource.id, part),
    expense: cell(item.flow),
    origin: cell(item.origin),
    stock: hasOwn(item, 'inventoryPeriod') ? sgaStockId(item) : null,
    days: ownDays(plan, item),
    start: belongsTo(item.resource),
  }));

/** [WC-5] Purchases are what was used and what stock grew by. */
function purchasesRow(plan: Plan, { name, ids, expense, origin, stock, start }: Buying): Row {
  const own = workingCapitalTexts[plan.survey.template.language];
  const shared = { ...start, id: ids('purchases'), label: own.purchases(name) };
  if (stock === null) {
    return flowRow(plan, { ...shared, role: origin.kind === 'cell' ? 'link' : 'calculation' }, origin);
  }
  const grown = plus(expense, minus(cell(stock), cell(stock, 'previous')));
  return flowRow(plan, { ...shared, note: own.purchasesNote }, grown);
}

/** [WC-5] They are owed for the days, if positive. */
function workings(plan: Plan, { name, ids, days, start }: Buying): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const toDate = runningRow(
    plan,
    { ...start, id: ids('purchases_to_date'), label: own.purchasesToDate(name) },
    call('MAX', number(0), cell(ids('purchases'))),
  );
  if (days === null) return [toDate];
  const label = own.payablePeriods(name);
  return [toDate, ...days.rows, periodsRow(plan, { ...start, id: ids('payable_periods'), label }, days.cell)];
}

function sharedRows(plan: Plan, all: readonly Buying[]): readonly Row[] {
  if (all.every(({ days }) => days !== null)) return [];
  const own = workingCapitalTexts[plan.survey.template.language];
  const start = { id: sharedPeriods, label: own.payablePeriods(own.allItems) };
  return [periodsRow(plan, start, cell(wide.accountsPayablePeriod))];
}

function owedRow(plan: Plan, { name, ids, days, start }: Buying): Row {
  const { payable } = workingCapitalTexts[plan.survey.template.language];
  const periods = days === null ? sharedPeriods : ids('payable_periods');
  return outstandingRow(
    plan,
    { ...start, id: ids('payable'), label: payable(name) },
    ids('purchases_to_date'),
    periods,
  );
}

export function payableRows(plan: Plan): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const all = [...cosBuying(plan), ...sgaBuying(plan)];
  const purchases = all.map((buying) => purchasesRow(plan, buying));
  const owed = all.map((buying) => owedRow(plan, buying));
  const bought = summed('wc', 'purchases', purchases, (sum) =>
    flowRow(plan, { id: purchasesId, role: 'total', label: own.totalPurchases }, sum),
  );
  return [
    ...(purchases.length > 0 ? [heading('wc', 'purchases', own.purchasesHeading), ...bought] : []),
    blank('wc', 'after_purchases'),
    heading('wc', 'payables', own.payables),
    ...all.flatMap((buying) => workings(plan, buying)),
    ...sharedRows(plan, all),
    ...summed('wc', 'payables', owed, (sum) =>
      balanceTotal(plan, { id: rowId('wc', 'payables'), label: own.totalPayables }, sum),
    ),
  ];
}
