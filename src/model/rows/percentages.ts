// Percentages stand as fractions; where they are added or subtracted, they are counted in percent first.
import { type CellExpression, call, number, plus, times } from '#workbook/cell-expression.ts';

/** Decimals of percent that count; more are what is left of binary fractions. */
const digits = 10;

/** 0.07 as 7, exactly: 0.07 * 100 is 7.000000000000001. */
export const inPercent = (fraction: CellExpression): CellExpression =>
  call('ROUND', times(fraction, number(100)), number(digits));

/** 0.1 and 0.2 are 30, and not a little more. */
export function addedInPercent(fractions: readonly CellExpression[]): CellExpression {
  const [first, ...rest] = fractions.map(inPercent);
  return first ? plus(first, ...rest) : number(0);
}
