// Turns a user's formula into cell formulas; each quotient gets its own row, so that nothing is nested or hidden.
import { type Expression, type PastExpression, partsOf } from '#formula/expression.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  negate,
  number,
  over,
  type RowId,
} from '#workbook/cell-expression.ts';
import { isPlainNumber } from '#workbook/plain-numbers.ts';

export type IntermediateStep =
  | 'divisor'
  | 'divisor_zero'
  | 'quotient'
  | 'earlier'
  | 'recent'
  /** Parts of a formula that is too long for one cell. */
  | 'subtotal'
  | 'product'
  | 'part';

/** Whether a name stands for the length of a year, which is never 0. */
export type IsYear = (id: string) => boolean;

const isNeverZero = (expression: Expression, isYear: IsYear): boolean =>
  (expression.kind === 'number' && expression.value !== 0) ||
  (expression.kind === 'variable' && isYear(expression.id));

export interface Lowering {
  readonly isYear: IsYear;
  readonly variable: (id: string) => CellExpression;
  /** The cell of a constant that is not a plain number. */
  readonly constant: (value: number) => CellExpression;
  /** What a row was before, or its sum until now. */
  readonly past: (expression: PastExpression) => CellExpression;
  /** Gives an intermediate result a row, and the cell to read it from. */
  readonly row: (step: IntermediateStep, expression: CellExpression) => RowId;
}

function divide(expression: Expression & { kind: 'binary' }, lowering: Lowering): CellExpression {
  const dividend = lowerExpression(expression.left, lowering);
  const divisor = lowerExpression(expression.right, lowering);
  if (divisor.kind === 'number' && divisor.value !== 0) return over(dividend, divisor);
  if (isNeverZero(expression.right, lowering.isYear)) return over(dividend, divisor);
  const shown = divisor.kind === 'cell' ? divisor : cell(lowering.row('divisor', divisor));
  const isZero = cell(
    lowering.row('divisor_zero', call('IF', binary(shown, '=', number(0)), number(1), number(0))),
  );
  const guarded = call('IF', binary(isZero, '=', number(1)), number(0), over(dividend, shown));
  return cell(lowering.row('quotient', guarded));
}

export function lowerExpression(expression: Expression, lowering: Lowering): CellExpression {
  switch (expression.kind) {
    case 'number':
      return isPlainNumber(expression.value) ? number(expression.value) : lowering.constant(expression.value);
    case 'variable':
      return lowering.variable(expression.id);
    case 'past':
      return lowering.past(expression);
    case 'extreme':
      return call(
        expression.name === 'min' ? 'MIN' : 'MAX',
        lowerExpression(expression.left, lowering),
        lowerExpression(expression.right, lowering),
      );
    case 'negate':
      return negate(lowerExpression(expression.operand, lowering));
    case 'binary':
      return expression.operator === '/'
        ? divide(expression, lowering)
        : binary(
            lowerExpression(expression.left, lowering),
            expression.operator,
            lowerExpression(expression.right, lowering),
          );
  }
}

/** The constants of a formula that need an input cell, and the numbers of periods that it looks back. */
export function constantsIn(expression: Expression): readonly number[] {
  if (expression.kind === 'number') return isPlainNumber(expression.value) ? [] : [expression.value];
  if (expression.kind === 'past') return typeof expression.span === 'number' ? [expression.span] : [];
  return partsOf(expression).flatMap(constantsIn);
}

/** Whether the formula divides by anything that could be 0. */
export function divides(expression: Expression, isYear: IsYear): boolean {
  if (expression.kind === 'binary' && expression.operator === '/') {
    if (!isNeverZero(expression.right, isYear)) return true;
  }
  return partsOf(expression).some((part) => divides(part, isYear));
}
