// Free cash flow to the firm: what the business earns for lenders and owners together, before any financing.
import { type CellExpression, cell, minus, negate, number, plus } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { changeWithoutSheet, netWorkingCapital } from '../../flows/net-working-capital.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell, isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { flowRow, toDateRow } from '../../rows/calculation-row.ts';
import { heading } from '../../rows/header.ts';
import { linkedRow } from '../../rows/linked-row.ts';
import { taxOnEbitRows } from '../../rows/tax-on-ebit.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { ipId } from './ip-row.ts';
import { returnTexts } from './return-texts.ts';
import { investmentTexts } from './texts.ts';

/** Without a sheet of working capital, what is invoiced early is still in hand, and what is there at the opening comes in. */
function changeRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const start = { id: ipId('change_of_working_capital'), label: texts.changeOfWorkingCapital };
  const change = rowId('wc', 'change');
  const owed = { id: ipId('change_of_owed'), label: texts.changeOfOwed };
  const remaining = isExported(plan, change) ? null : changeWithoutSheet(plan, owed.id);
  if (remaining === null) return [linkedRow(plan, start, change)];
  return [
    ...(remaining.owed ? [flowRow(plan, owed, remaining.owed)] : []),
    flowRow(plan, start, remaining.change),
  ];
}

/** [IP-17] What the firm owns at the opening counts as spent then. */
function invested(plan: WorkbookPlan): CellExpression {
  const owned = [
    exportedCell(plan, rowId('fixedassets', 'net_book_value')),
    netWorkingCapital(plan, 'period'),
  ];
  const [first, ...rest] = owned.filter(({ kind }) => kind !== 'number');
  return first ? negate(plus(first, ...rest)) : number(0);
}

const proceeds = rowId('fixedassets', 'proceeds');

/** [IP-25] Only where an asset is sold. */
export const hasAssetSales = (plan: WorkbookPlan): boolean => isExported(plan, proceeds);

/** [IP-25] What assets are sold for comes once, so the flow without it stands by itself. */
function saleRows(plan: WorkbookPlan, lasting: CellExpression): readonly Row[] {
  if (!hasAssetSales(plan)) return [];
  const texts = returnTexts[plan.survey.template.language];
  return [
    flowRow(
      plan,
      { id: ipId('lasting_fcff'), role: 'total', label: texts.lastingFcff, note: texts.lastingNote },
      lasting,
    ),
    linkedRow(plan, { id: ipId('proceeds'), label: texts.proceeds }, proceeds),
  ];
}

function fcffNote(plan: WorkbookPlan): string {
  const { template } = plan.survey;
  const { investedNote, proceedsNote } = returnTexts[template.language];
  return [
    investmentTexts[template.language].fcffNote,
    ...(hasAssetSales(plan) ? [proceedsNote] : []),
    ...(valuationOptions(template).isOpeningInvested ? [investedNote] : []),
  ].join(' ');
}

/** [IP-2] [IP-3] [IP-16] [IP-25] */
export function freeCashFlowRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const { isOpeningInvested } = valuationOptions(plan.survey.template);
  const lasting = minus(
    cell(ipId('ebitda')),
    cell(ipId('tax_on_ebit')),
    cell(ipId('capex')),
    cell(ipId('change_of_working_capital')),
  );
  return [
    heading('ip', 'free_cash_flow', texts.freeCashFlow),
    linkedRow(plan, { id: ipId('ebitda'), label: texts.ebitda }, rowId('is', 'ebitda')),
    ...taxOnEbitRows(
      plan,
      'ip',
      { id: ipId('tax_on_ebit'), label: texts.taxOnEbit, note: texts.taxNote },
      exportedCell(plan, rowId('is', 'ebit')),
    ),
    linkedRow(plan, { id: ipId('capex'), label: texts.capex }, rowId('fixedassets', 'capex')),
    ...changeRows(plan),
    ...saleRows(plan, lasting),
    flowRow(
      plan,
      {
        id: ipId('fcff'),
        role: 'total',
        label: texts.fcff,
        note: fcffNote(plan),
        zero: formula(isOpeningInvested ? invested(plan) : number(0)),
      },
      hasAssetSales(plan) ? plus(cell(ipId('lasting_fcff')), cell(ipId('proceeds'))) : lasting,
    ),
    toDateRow(
      plan,
      { id: ipId('cumulative_fcff'), label: texts.cumulativeFcff },
      cell(ipId('fcff')),
      isOpeningInvested ? cell(ipId('fcff')) : number(0),
    ),
  ];
}
