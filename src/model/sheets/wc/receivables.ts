// Receivables: the sales of the last days that customers have not paid yet, by service.
import { type CellExpression, cell, plus } from '#workbook/cell-expression.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { leftRows, totalWithOpening } from './opening-rows.ts';
import { type BalanceRows, outstandingRow, periodsRows, runningRow } from './rows.ts';
import { salesTaxOn } from './sales-tax.ts';
import { daysOf, hasOwnTerm, itemsOf, templateTerms, type WorkingCapitalItem } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

const sharedPeriods = rowId('wc', 'receivable_periods');
const id = ({ resource }: WorkingCapitalItem, part: string) => ownedRowId('wc', resource.id, part);
const periodsId = (item: WorkingCapitalItem) =>
  hasOwnTerm(item, 'accountsReceivablePeriod') ? id(item, 'receivable_periods') : sharedPeriods;

/** [WC-24] With its sales tax. */
function invoiced(plan: WorkbookPlan, { resource, billed }: WorkingCapitalItem): CellExpression {
  const tax = salesTaxOn(plan, resource);
  return tax ? plus(cell(billed), tax) : cell(billed);
}

/** [WC-2] */
export function receivableRows(plan: WorkbookPlan): BalanceRows {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const items = itemsOf(plan, 'revenue');
  const withOwn = items.filter((item) => hasOwnTerm(item, 'accountsReceivablePeriod'));
  const shared = periodsRows(
    plan,
    { id: sharedPeriods, label: texts.receivablePeriods(texts.allItems) },
    cell(templateTerms.accountsReceivablePeriod),
  );
  const start = (item: WorkingCapitalItem, part: string, label: string) => ({
    id: id(item, part),
    label,
    ...belongsTo(item.resource),
  });
  const balances = items.map((item) =>
    outstandingRow(
      plan,
      start(item, 'receivable', texts.receivable(item.resource.name)),
      id(item, 'to_date'),
      periodsId(item),
    ),
  );
  const total = summed(
    'wc',
    'receivables',
    [...balances, ...leftRows(plan, 'receivables')],
    totalWithOpening(plan, 'receivables', texts.totalReceivables),
  );
  return {
    rows: [heading('wc', 'receivables', texts.receivables), ...total],
    workings: [
      ...items.map((item) =>
        runningRow(plan, start(item, 'to_date', texts.toDate(item.resource.name)), invoiced(plan, item)),
      ),
      ...(withOwn.length < items.length ? shared : []),
      ...withOwn.flatMap((item) =>
        periodsRows(
          plan,
          start(item, 'receivable_periods', texts.receivablePeriods(item.resource.name)),
          daysOf(item, 'accountsReceivablePeriod'),
        ),
      ),
    ],
  };
}
