// Free cash flow to the firm: what the business earns for lenders and owners together, before any financing.
import { cell, minus, number } from '#workbook/cell-expression.ts';
import { formula, type Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { figure } from '../../plan/figure.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { flowRow, moneyRow, toDateRow } from '../../rows/calculation-row.ts';
import { figureRow } from '../../rows/figure-row.ts';
import { heading } from '../../rows/header.ts';
import { taxOnEbit } from '../../rows/tax-on-ebit.ts';
import { ipId } from './ip-row.ts';
import { investmentTexts } from './texts.ts';

/** [IP-2] [IP-3] */
export function freeCashFlowRows(plan: Plan): readonly Row[] {
  const own = investmentTexts[plan.survey.template.language];
  const fcff = minus(
    cell(ipId('ebitda')),
    cell(ipId('tax_on_ebit')),
    cell(ipId('capex')),
    cell(ipId('change_of_working_capital')),
  );
  return [
    heading('ip', 'free_cash_flow', own.freeCashFlow),
    figureRow(plan, { id: ipId('ebitda'), label: own.ebitda }, rowId('is', 'ebitda')),
    moneyRow(
      plan,
      { id: ipId('tax_on_ebit'), label: own.taxOnEbit, note: own.taxNote },
      taxOnEbit(plan, figure(plan, rowId('is', 'ebit'))),
    ),
    figureRow(plan, { id: ipId('capex'), label: own.capex }, rowId('fixedassets', 'capex')),
    figureRow(
      plan,
      { id: ipId('change_of_working_capital'), label: own.changeOfWorkingCapital },
      rowId('wc', 'change'),
    ),
    flowRow(
      plan,
      { id: ipId('fcff'), role: 'total', label: own.fcff, note: own.fcffNote, zero: formula(number(0)) },
      fcff,
    ),
    toDateRow(plan, { id: ipId('cumulative_fcff'), label: own.cumulativeFcff }, cell(ipId('fcff'))),
  ];
}
