// What the business is worth: the forecast and the time after it, by growth and by a multiple, for everyone and for the owners.
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
import { figure } from '../../plan/figure.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
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

export function valueRows(plan: Plan): readonly Row[] {
  const own = investmentTexts[plan.survey.template.language];
  const money = (part: string, label: string, expression: CellExpression, note: string | null = null): Row =>
    moneySingle(plan, { id: ipId(part), label, note }, expression);
  return [
    heading('ip', 'value', own.value),
    money('tv_gordon', own.tvGordon, gordon(), own.gordonNote),
    money(
      'tv_multiple',
      own.tvMultiple,
      times(constant('last_year_ebitda'), cell(valuationInputs.multiple, 'last')),
      own.multipleNote,
    ),
    money(
      'ev_gordon',
      own.evGordon,
      ifKnown(constant('tv_gordon'), discounted(constant('tv_gordon'))),
      own.enterpriseNote,
    ),
    money('ev_multiple', own.evMultiple, discounted(constant('tv_multiple'))),
    money(
      'net_debt',
      own.netDebt,
      minus(
        figure(plan, rowId('financing', 'debt'), 'zero'),
        figure(plan, rowId('cf', 'closing_cash'), 'zero'),
      ),
      own.netDebtNote,
    ),
    money(
      'equity_gordon',
      own.equityGordon,
      ifKnown(constant('ev_gordon'), forOwners(constant('ev_gordon'))),
    ),
    money('equity_multiple', own.equityMultiple, forOwners(constant('ev_multiple'))),
  ];
}
