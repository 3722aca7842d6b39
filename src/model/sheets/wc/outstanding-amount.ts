// The amount sold or bought within the last days: the running total less its older part.
import {
  type CellExpression,
  call,
  cell,
  history,
  minus,
  number,
  over,
  plus,
  type RowId,
  times,
} from '#workbook/cell-expression.ts';
import { rowId } from '../../ids/row-id.ts';

/** [WC-1] How many periods the days reach back. */
export const periodsOf = (days: CellExpression): CellExpression =>
  over(call('MAX', number(0), days), cell(rowId('assumptions', 'days')));

const toDate = (total: RowId, periodsAgo: CellExpression): CellExpression =>
  call(
    'INDEX',
    history(total),
    plus(number(1), call('MAX', number(0), minus(cell(rowId('wc', 'number')), periodsAgo))),
  );

/** [WC-1] C(t) - (1-f) C(t-n) - f C(t-n-1), n and f the whole and the broken part of the periods. */
export function outstandingAmount(total: RowId, periods: RowId): CellExpression {
  const whole = call('INT', cell(periods));
  const part = minus(cell(periods), whole);
  return minus(
    cell(total),
    times(minus(number(1), part), toDate(total, whole)),
    times(part, toDate(total, plus(whole, number(1)))),
  );
}
