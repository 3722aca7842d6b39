// The value of the business: forecast plus terminal value, by growth and by multiple, for the firm and for its owners.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  plus,
  times,
} from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { exportedCell } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { heading } from '../../rows/header.ts';
import { ipId, moneySingle } from './ip-row.ts';
import { investmentTexts } from './texts.ts';
import { valuationInputs } from './valuation-inputs.ts';

const constant = (part: string): CellExpression => cell(ipId(part), 'constant');

/** n/a stays n/a. */
const ifKnown = (known: CellExpression, then: CellExpression): CellExpression =>
  call('IF', call('ISNUMBER', known), then, missing);

/** [IP-7] */
function gordon(): CellExpression {
  const grown = times(
    constant('last_year_fcff'),
    plus(number(1), over(constant('last_growth'), number(100))),
  );
  const value = over(grown, over(constant('spread'), number(100)));
  return call('IF', binary(constant('spread'), '>', number(0)), value, missing);
}

/** [IP-8] */
const discounted = (terminal: CellExpression): CellExpression =>
  plus(constant('npv'), times(terminal, cell(ipId('discount_factor'), 'last')));

/** [IP-9] */
const forOwners = (enterprise: CellExpression): CellExpression => minus(enterprise, constant('net_debt'));

export function valueRows(plan: WorkbookPlan): readonly Row[] {
  const texts = investmentTexts[plan.survey.template.language];
  const money = (part: string, label: string, expression: CellExpression, note: string | null = null): Row =>
    moneySingle(plan, { id: ipId(part), label, note }, expression);
  return [
    heading('ip', 'value', texts.value),
    money('tv_gordon', texts.tvGordon, gordon(), texts.gordonNote),
    money(
      'tv_multiple',
      texts.tvMultiple,
      times(constant('last_year_ebitda'), cell(valuationInputs.multiple, 'last')),
      texts.multipleNote,
    ),
    money(
      'ev_gordon',
      texts.evGordon,
      ifKnown(constant('tv_gordon'), discounted(constant('tv_gordon'))),
      texts.enterpriseNote,
    ),
    money('ev_multiple', texts.evMultiple, discounted(constant('tv_multiple'))),
    money(
      'net_debt',
      texts.netDebt,
      minus(
        exportedCell(plan, rowId('financing', 'debt'), 'zero'),
        exportedCell(plan, rowId('cf', 'closing_cash'), 'zero'),
      ),
      texts.netDebtNote,
    ),
    money(
      'equity_gordon',
      texts.equityGordon,
      ifKnown(constant('ev_gordon'), forOwners(constant('ev_gordon'))),
    ),
    money('equity_multiple', texts.equityMultiple, forOwners(constant('ev_multiple'))),
  ];
}
