// The binary operators and signs of formulas, applied to single values.
import type { ExcelBinaryOperator } from '../../formulas/parse/formula-tree.ts';
import { finite, fitting, toNumber, toText } from './coerce.ts';
import { compareScalars } from './compare.ts';
import { throwError } from './spreadsheet-error.ts';
import type { Scalar } from './value.ts';

export type BinaryWork = (left: Scalar, right: Scalar) => Scalar;

function divide(left: Scalar, right: Scalar): number {
  const dividend = toNumber(left);
  const divisor = toNumber(right);
  if (divisor === 0) throw throwError('#DIV/0!');
  return finite(dividend / divisor);
}

export function power(base: number, exponent: number): number {
  if (base === 0 && exponent === 0) throw throwError('#NUM!');
  if (base === 0 && exponent < 0) throw throwError('#DIV/0!');
  return finite(base ** exponent);
}

export const binaryWork: Readonly<Record<ExcelBinaryOperator, BinaryWork>> = {
  '+': (left, right) => finite(toNumber(left) + toNumber(right)),
  '-': (left, right) => finite(toNumber(left) - toNumber(right)),
  '*': (left, right) => finite(toNumber(left) * toNumber(right)),
  '/': divide,
  '^': (left, right) => power(toNumber(left), toNumber(right)),
  '&': (left, right) => fitting(toText(left) + toText(right)),
  '=': (left, right) => compareScalars(left, right) === 0,
  '<>': (left, right) => compareScalars(left, right) !== 0,
  '<': (left, right) => compareScalars(left, right) < 0,
  '>': (left, right) => compareScalars(left, right) > 0,
  '<=': (left, right) => compareScalars(left, right) <= 0,
  '>=': (left, right) => compareScalars(left, right) >= 0,
};

/** A last sum or difference that is only rounding counts as 0, as in Excel. */
export function withoutRounding(left: Scalar, right: Scalar, sign: 1 | -1): number {
  const one = toNumber(left);
  const other = sign * toNumber(right);
  const sum = finite(one + other);
  return sum !== 0 && Math.abs(sum) < Math.abs(one) * 2 ** -49 ? 0 : sum;
}
