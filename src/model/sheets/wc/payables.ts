// Payables: the purchases of the last days that are not paid yet.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { ownTerm } from '../../flows/other-assumptions.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import { exportedCell } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, flowRow, summed } from '../../rows/calculation-row.ts';
import { blank, heading } from '../../rows/header.ts';
import { supplierDaysId } from './average-days.ts';
import { leftRows, openingStockId, totalWithOpening } from './opening-rows.ts';
import { type BalanceRows, daysRow, outstandingRow, periodsRows, runningRow } from './rows.ts';
import { costTaxRate, expenseTaxRate, taxOnPurchasesRows } from './sales-tax.ts';
import { cosStockId, sgaStockId } from './stock.ts';
import { hasOwnTerm, isOn, itemsOf, templateTerms, type WorkingCapitalItem } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

export const purchasesId = rowId('wc', 'purchases');
const sharedPeriods = rowId('wc', 'payable_periods');

interface Purchases {
  readonly name: string;
  readonly ids: (part: string) => RowId;
  /** The amount used, and the row to link to. */
  readonly expense: CellExpression;
  readonly origin: CellExpression;
  /** What it is kept in; what it loses needs no purchase. */
  readonly stock: readonly RowId[];
  /** Its own days, preceded by a row that calculates them where needed; null where the template's days apply. */
  readonly days: { readonly rows: readonly Row[]; readonly cell: CellExpression } | null;
  /** The sales tax on its purchases, as a fraction; null where there is none. */
  readonly taxRate: CellExpression | null;
  readonly start: Partial<Row>;
}

function cosBuying(plan: WorkbookPlan): readonly Purchases[] {
  if (!isOn(plan.survey)) return [];
  const expense = exportedCell(plan, rowId('cos', 'total'));
  return [
    {
      name: workingCapitalTexts[plan.survey.template.language].costOfSales,
      ids: (part) => rowId('wc', `cos_${part}`),
      expense,
      origin: expense,
      stock: [cosStockId, ...openingStockId(plan)],
      days: { rows: [], cell: cell(supplierDaysId) },
      taxRate: costTaxRate(plan),
      start: {},
    },
  ];
}

/** [WC-6] Prepaid items are not owed, unless they have payable days of their own. */
function ownDays(plan: WorkbookPlan, { resource }: WorkingCapitalItem): Purchases['days'] {
  const { payableDays, prepaidDaysNote } = workingCapitalTexts[plan.survey.template.language];
  const ownDays = ownTerm(resource, 'accountsPayablePeriod');
  const prepaid = ownTerm(resource, 'accountsReceivablePeriod');
  if (ownDays !== null) return { rows: [], cell: cell(ownDays) };
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
    call('IF', isAhead, number(0), cell(templateTerms.accountsPayablePeriod)),
  );
  return { rows: [days], cell: cell(days.id) };
}

const sgaBuying = (plan: WorkbookPlan): readonly Purchases[] =>
  itemsOf(plan, 'sga').map((item) => ({
    name: item.resource.name,
    ids: (part) => ownedRowId('wc', item.resource.id, part),
    expense: cell(item.flow),
    origin: cell(item.origin),
    stock: hasOwnTerm(item, 'inventoryPeriod') ? [sgaStockId(item)] : [],
    days: ownDays(plan, item),
    taxRate: expenseTaxRate(plan, item.resource),
    start: belongsTo(item.resource),
  }));

/** [WC-5] Purchases are the amount used plus the increase of inventory. */
function purchasesRow(plan: WorkbookPlan, { name, ids, expense, origin, stock, start }: Purchases): Row {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const shared = { ...start, id: ids('purchases'), label: texts.purchases(name) };
  if (stock.length === 0) {
    return flowRow(plan, { ...shared, role: origin.kind === 'cell' ? 'link' : 'calculation' }, origin);
  }
  const grown = plus(expense, ...stock.map((row) => minus(cell(row), cell(row, 'previous'))));
  return flowRow(plan, { ...shared, note: texts.purchasesNote }, grown);
}

/** [WC-5] Purchases are owed for the payable days, where positive, [WC-24] with their sales tax. */
function workings(plan: WorkbookPlan, { name, ids, days, taxRate, start }: Purchases): readonly Row[] {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const positive = call('MAX', number(0), cell(ids('purchases')));
  const toDate = runningRow(
    plan,
    { ...start, id: ids('purchases_to_date'), label: texts.purchasesToDate(name) },
    taxRate ? times(positive, plus(number(1), taxRate)) : positive,
  );
  if (days === null) return [toDate];
  const label = texts.payablePeriods(name);
  return [
    toDate,
    ...days.rows,
    ...periodsRows(plan, { ...start, id: ids('payable_periods'), label }, days.cell),
  ];
}

function sharedRows(plan: WorkbookPlan, all: readonly Purchases[]): readonly Row[] {
  if (all.every(({ days }) => days !== null)) return [];
  const texts = workingCapitalTexts[plan.survey.template.language];
  const start = { id: sharedPeriods, label: texts.payablePeriods(texts.allItems) };
  return periodsRows(plan, start, cell(templateTerms.accountsPayablePeriod));
}

function owedRow(plan: WorkbookPlan, { name, ids, days, start }: Purchases): Row {
  const { payable } = workingCapitalTexts[plan.survey.template.language];
  const periods = days === null ? sharedPeriods : ids('payable_periods');
  return outstandingRow(
    plan,
    { ...start, id: ids('payable'), label: payable(name) },
    ids('purchases_to_date'),
    periods,
  );
}

export function payableRows(plan: WorkbookPlan): BalanceRows {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const all = [...cosBuying(plan), ...sgaBuying(plan)];
  const purchases = all.map((buying) => purchasesRow(plan, buying));
  const owed = all.map((buying) => owedRow(plan, buying));
  const bought = summed('wc', 'purchases', purchases, (sum) =>
    flowRow(plan, { id: purchasesId, role: 'total', label: texts.totalPurchases }, sum),
  );
  const total = summed(
    'wc',
    'payables',
    [...owed, ...leftRows(plan, 'payables')],
    totalWithOpening(plan, 'payables', texts.totalPayables),
  );
  return {
    rows: [
      ...(purchases.length > 0 ? [heading('wc', 'purchases', texts.purchasesHeading), ...bought] : []),
      blank('wc', 'after_purchases'),
      ...taxOnPurchasesRows(plan),
      heading('wc', 'payables', texts.payables),
      ...total,
    ],
    workings: [...all.flatMap((buying) => workings(plan, buying)), ...sharedRows(plan, all)],
  };
}
