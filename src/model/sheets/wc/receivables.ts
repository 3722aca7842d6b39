// What customers owe: the sales of the last days, service by service.
import { cell } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { belongsTo, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { balanceTotal, outstandingRow, periodsRow, runningRow } from './rows.ts';
import { daysOf, hasOwn, type Item, itemsOf, wide } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

const sharedPeriods = rowId('wc', 'receivable_periods');
const id = ({ resource }: Item, part: string) => ownedRowId('wc', resource.id, part);
const periodsId = (item: Item) =>
  hasOwn(item, 'accountsReceivablePeriod') ? id(item, 'receivable_periods') : sharedPeriods;

/** [WC-2] */
export function receivableRows(plan: Plan): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const items = itemsOf(plan, 'revenue');
  const withOwn = items.filter((item) => hasOwn(item, 'accountsReceivablePeriod'));
  const shared = periodsRow(
    plan,
    { id: sharedPeriods, label: own.receivablePeriods(own.allItems) },
    cell(wide.accountsReceivablePeriod),
  );
  const start = (item: Item, part: string, label: string) => ({
    id: id(item, part),
    label,
    ...belongsTo(item.resource),
  });
  const balances = items.map((item) =>
    outstandingRow(
      plan,
      start(item, 'receivable', own.receivable(item.resource.name)),
      id(item, 'to_date'),
      periodsId(item),
    ),
  );
  return [
    heading('wc', 'receivables', own.receivables),
    ...items.map((item) =>
      runningRow(plan, start(item, 'to_date', own.toDate(item.resource.name)), cell(item.flow)),
    ),
    ...(withOwn.length < items.length ? [shared] : []),
    ...withOwn.map((item) =>
      periodsRow(
        plan,
        start(item, 'receivable_periods', own.receivablePeriods(item.resource.name)),
        daysOf(item, 'accountsReceivablePeriod'),
      ),
    ),
    ...summed('wc', 'receivables', balances, (sum) =>
      balanceTotal(plan, { id: rowId('wc', 'receivables'), label: own.totalReceivables }, sum),
    ),
  ];
}
