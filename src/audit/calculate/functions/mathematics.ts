// Functions of single numbers: powers, logarithms, angles, division with a remainder.
import type { FunctionFamily } from '../runtime/code.ts';
import { power } from '../values/operators.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import { numeric } from './define.ts';

type OneNumber = (value: number) => number;

const one = (calculate: OneNumber) => numeric(1, 1, (value) => calculate(value));

const positive =
  (calculate: OneNumber): OneNumber =>
  (value) => {
    if (value <= 0) throw throwError('#NUM!');
    return calculate(value);
  };

function remainder(value: number, divisor: number): number {
  if (divisor === 0) throw throwError('#DIV/0!');
  return value - divisor * Math.floor(value / divisor);
}

function quotient(value: number, divisor: number): number {
  if (divisor === 0) throw throwError('#DIV/0!');
  return Math.trunc(value / divisor);
}

function logarithm(value: number, base = 10): number {
  if (value <= 0 || base <= 0) throw throwError('#NUM!');
  if (base === 1) throw throwError('#DIV/0!');
  return base === 10 ? Math.log10(value) : Math.log(value) / Math.log(base);
}

function factorial(value: number): number {
  if (value < 0 || value >= 171) throw throwError('#NUM!');
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

function combinations(items: number, chosen: number): number {
  const [count, picked] = [Math.trunc(items), Math.trunc(chosen)];
  if (count < 0 || picked < 0 || picked > count) throw throwError('#NUM!');
  /** As many ways to pick as to leave; each step at least doubles them, so that a thousand are too many for a number. */
  const picks = Math.min(picked, count - picked);
  let result = 1;
  for (let step = 1; step <= picks; step += 1) {
    result = (result * (count - picks + step)) / step;
    if (!Number.isFinite(result)) throw throwError('#NUM!');
  }
  return Math.round(result);
}

function angle(x: number, y: number): number {
  if (x === 0 && y === 0) throw throwError('#DIV/0!');
  return Math.atan2(y, x);
}

export const mathematics: FunctionFamily = {
  ABS: one(Math.abs),
  SIGN: one(Math.sign),
  SQRT: one((value) => {
    if (value < 0) throw throwError('#NUM!');
    return Math.sqrt(value);
  }),
  EXP: one(Math.exp),
  LN: one(positive(Math.log)),
  LOG10: one(positive(Math.log10)),
  LOG: numeric(1, 2, logarithm),
  POWER: numeric(2, 2, power),
  MOD: numeric(2, 2, remainder),
  QUOTIENT: numeric(2, 2, quotient),
  PI: numeric(0, 0, () => Math.PI),
  FACT: one(factorial),
  COMBIN: numeric(2, 2, combinations),
  SIN: one(Math.sin),
  COS: one(Math.cos),
  TAN: one(Math.tan),
  ASIN: one(Math.asin),
  ACOS: one(Math.acos),
  ATAN: one(Math.atan),
  ATAN2: numeric(2, 2, angle),
  SINH: one(Math.sinh),
  COSH: one(Math.cosh),
  TANH: one(Math.tanh),
  RADIANS: one((value) => (value * Math.PI) / 180),
  DEGREES: one((value) => (value * 180) / Math.PI),
};
