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

/** Beside a row of periods, what of them is no whole period. */
export const brokenPartId = (periods: RowId): RowId => `${periods}_part`;

/** Beside a row of periods, the period at whose end the whole ones begin; 0 is the opening. */
export const reachedId = (periods: RowId): RowId => `${periods}_back`;

/** [WC-12] */
export const brokenPart = (periods: RowId): CellExpression =>
  minus(cell(periods), call('INT', cell(periods)));

/** [WC-12] */
export const reachedPeriod = (periods: RowId): CellExpression =>
  call('MAX', number(0), minus(cell(rowId('wc', 'number')), call('INT', cell(periods))));

/** [WC-1] C(t) - (1-f) C(t-n) - f C(t-n-1), n and f the whole and the broken part of the periods. */
export function outstandingAmount(total: RowId, periods: RowId): CellExpression {
  const [part, reached] = [cell(brokenPartId(periods)), cell(reachedId(periods))];
  const toDate = (place: CellExpression): CellExpression => call('INDEX', history(total), place);
  return minus(
    cell(total),
    times(minus(number(1), part), toDate(plus(reached, number(1)))),
    times(part, toDate(call('MAX', number(1), reached))),
  );
}
