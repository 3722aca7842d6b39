// Prepaid expenses: those paid before they are used.
import { cell, number, over, times } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { ownTerm } from '../../flows/other-assumptions.ts';
import { ownedRowId, rowId } from '../../ids/row-id.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { belongsTo, moneyRow, summed } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { balanceTotal } from './rows.ts';
import { itemsOf, type WorkingCapitalItem } from './terms.ts';
import { workingCapitalTexts } from './texts.ts';

export const prepaidItems = (plan: WorkbookPlan): readonly WorkingCapitalItem[] =>
  itemsOf(plan, 'sga').filter(({ resource }) => ownTerm(resource, 'accountsReceivablePeriod') !== null);

/** [WC-6] An expense with receivable days is paid that many days in advance. */
export function prepaidRows(plan: WorkbookPlan): readonly Row[] {
  const texts = workingCapitalTexts[plan.survey.template.language];
  const rows = prepaidItems(plan).flatMap((item) => {
    const days = ownTerm(item.resource, 'accountsReceivablePeriod');
    if (days === null) return [];
    const start = {
      id: ownedRowId('wc', item.resource.id, 'prepaid'),
      label: texts.prepaidItem(item.resource.name),
      note: texts.prepaidNote,
      zero: formula(number(0)),
      ...belongsTo(item.resource),
    };
    const perDay = over(cell(item.flow), cell(rowId('assumptions', 'days')));
    return [moneyRow(plan, start, times(perDay, cell(days)))];
  });
  return [
    heading('wc', 'prepaid', texts.prepaid),
    ...summed('wc', 'prepaid', rows, (sum) =>
      balanceTotal(plan, { id: rowId('wc', 'prepaid'), label: texts.totalPrepaid }, sum),
    ),
  ];
}
