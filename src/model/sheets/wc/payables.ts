// What we owe suppliers: the purchases of the last days; and what we paid ahead.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  number,
  over,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { belongsTo, flowRow, moneyRow, summed } from '../../calculation-row.ts';
import { figure } from '../../figure.ts';
import { heading } from '../../header.ts';
import { ownTerm } from '../../other-assumptions.ts';
import { ownedRowId, rowId } from '../../row-id.ts';
import type { Plan } from '../../sheet-definition.ts';
import { supplierDaysId } from './average-days.ts';
import { balanceTotal, daysRow, outstandingRow, periodsRow, runningRow } from './rows.ts';
import { cosStockId, sgaStockId } from './stock.ts';
import { hasOwn, type Item, isOn, itemsOf, wide } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

interface Supplied {
  readonly before: readonly Row[];
  readonly balance: Row;
}

interface Buying {
  readonly name: string;
  readonly ids: (part: string) => RowId;
  readonly expense: CellExpression;
  readonly stock: RowId | null;
  readonly days: CellExpression;
  readonly start: Partial<Row>;
}

/** [WC-5] Purchases are what was used and what stock grew by; they are owed for the days, if positive. */
function supplied(plan: Plan, { name, ids, expense, stock, days, start }: Buying): Supplied {
  const own = workingCapitalTexts[plan.survey.template.language];
  const grown = stock === null ? expense : plus(expense, minus(cell(stock), cell(stock, 'previous')));
  const purchases = flowRow(plan, { ...start, id: ids('purchases'), label: own.purchases(name) }, grown);
  const toDate = runningRow(
    plan,
    { ...start, id: ids('purchases_to_date'), label: own.purchasesToDate(name) },
    call('MAX', number(0), cell(purchases.id)),
  );
  const periods = periodsRow(
    plan,
    { ...start, id: ids('payable_periods'), label: own.payablePeriods(name) },
    days,
  );
  return {
    before: [purchases, toDate, periods],
    balance: outstandingRow(
      plan,
      { ...start, id: ids('payable'), label: own.payable(name) },
      toDate.id,
      periods.id,
    ),
  };
}

function cosSupplied(plan: Plan): readonly Supplied[] {
  if (!isOn(plan.survey)) return [];
  const own = workingCapitalTexts[plan.survey.template.language];
  return [
    supplied(plan, {
      name: own.costOfSales,
      ids: (part) => rowId('wc', `cos_${part}`),
      expense: figure(plan, rowId('cos', 'total')),
      stock: cosStockId,
      days: cell(supplierDaysId),
      start: {},
    }),
  ];
}

/** [WC-6] What is paid ahead is not owed, unless the item has payable days of its own. */
function payableDays({ resource }: Item): CellExpression {
  const own = ownTerm(resource, 'accountsPayablePeriod');
  const prepaid = ownTerm(resource, 'accountsReceivablePeriod');
  if (own !== null) return cell(own);
  const shared = cell(wide.accountsPayablePeriod);
  return prepaid === null ? shared : call('IF', binary(cell(prepaid), '>', number(0)), number(0), shared);
}

function sgaSupplied(plan: Plan): readonly Supplied[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  return itemsOf(plan, 'sga').map((item) => {
    const { resource } = item;
    const ids = (part: string) => ownedRowId('wc', resource.id, part);
    const days = daysRow(
      plan,
      { id: ids('payable_days'), label: own.payableDays(resource.name), ...belongsTo(resource) },
      payableDays(item),
    );
    const { before, balance } = supplied(plan, {
      name: resource.name,
      ids,
      expense: cell(item.flow),
      stock: hasOwn(item, 'inventoryPeriod') ? sgaStockId(item) : null,
      days: cell(days.id),
      start: belongsTo(resource),
    });
    return { before: [days, ...before], balance };
  });
}

export function payableRows(plan: Plan): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const all = [...cosSupplied(plan), ...sgaSupplied(plan)];
  return [
    heading('wc', 'payables', own.payables),
    ...all.flatMap(({ before }) => before),
    ...summed(
      'wc',
      'payables',
      all.map(({ balance }) => balance),
      (sum) => balanceTotal(plan, { id: rowId('wc', 'payables'), label: own.totalPayables }, sum),
    ),
  ];
}

/** [WC-6] An expense with receivable days is paid so many days ahead. */
export function prepaidRows(plan: Plan): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const rows = itemsOf(plan, 'sga').flatMap((item) => {
    const days = ownTerm(item.resource, 'accountsReceivablePeriod');
    if (days === null) return [];
    const start = {
      id: ownedRowId('wc', item.resource.id, 'prepaid'),
      label: own.prepaidItem(item.resource.name),
      zero: formula(number(0)),
      ...belongsTo(item.resource),
    };
    const perDay = over(cell(item.flow), cell(rowId('assumptions', 'days')));
    return [moneyRow(plan, start, times(perDay, cell(days)))];
  });
  return [
    heading('wc', 'prepaid', own.prepaid),
    ...summed('wc', 'prepaid', rows, (sum) =>
      balanceTotal(plan, { id: rowId('wc', 'prepaid'), label: own.totalPrepaid }, sum),
    ),
  ];
}
