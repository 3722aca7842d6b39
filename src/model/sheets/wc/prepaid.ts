// What is paid ahead: expenses that are settled before they are used.
import { cell, number, over, times } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { ownTerm } from '../../flows/other-assumptions.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { belongsTo, moneyRow, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { balanceTotal } from './rows.ts';
import { type Item, itemsOf } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

export const prepaidItems = (plan: Plan): readonly Item[] =>
  itemsOf(plan, 'sga').filter(({ resource }) => ownTerm(resource, 'accountsReceivablePeriod') !== null);

/** [WC-6] An expense with receivable days is paid so many days ahead. */
export function prepaidRows(plan: Plan): readonly Row[] {
  const own = workingCapitalTexts[plan.survey.template.language];
  const rows = prepaidItems(plan).flatMap((item) => {
    const days = ownTerm(item.resource, 'accountsReceivablePeriod');
    if (days === null) return [];
    const start = {
      id: ownedRowId('wc', item.resource.id, 'prepaid'),
      label: own.prepaidItem(item.resource.name),
      note: own.prepaidNote,
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
