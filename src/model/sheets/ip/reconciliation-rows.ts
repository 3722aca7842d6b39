// Free cash flow derived a second time, from the cash flow statement; the two must agree.
import type { SheetId } from '#template/sections.ts';
import { cell, minus, number, plus } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow, moneyRow } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { ipId } from './ip-row.ts';
import { investmentTexts } from './texts.ts';

/** [IP-15] */
export function reconciliationRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const from = (sheet: SheetId, part: string) => exportedCell(plan, rowId(sheet, part));
  const least = rowId('wc', 'minimum_cash');
  const kept = isExported(plan, least) ? minus(cell(least), cell(least, 'previous')) : number(0);
  const paid = minus(plus(from('is', 'interest'), from('is', 'tax')), cell(ipId('tax_on_ebit')));
  const again = minus(
    plus(cell(ipId('before_financing')), cell(ipId('interest_and_tax'))),
    cell(ipId('kept')),
  );
  return [
    heading('ip', 'reconciliation', texts.reconciliation, 2),
    flowRow(
      plan,
      { id: ipId('before_financing'), label: texts.beforeFinancing },
      plus(from('cf', 'operating'), from('cf', 'investing')),
    ),
    flowRow(
      plan,
      { id: ipId('interest_and_tax'), label: texts.interestAndTax, note: texts.interestNote },
      paid,
    ),
    flowRow(plan, { id: ipId('kept'), label: texts.kept, note: texts.keptNote }, kept),
    flowRow(plan, { id: ipId('fcff_again'), role: 'total', label: texts.fcffAgain }, again),
    moneyRow(
      plan,
      { id: ipId('difference'), role: 'check', label: texts.difference, span: 'sum' },
      minus(cell(ipId('fcff')), cell(ipId('fcff_again'))),
    ),
  ];
}
