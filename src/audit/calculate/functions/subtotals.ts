// SUBTOTAL and AGGREGATE: sums and the like over a range, excluding other subtotals in it.
import { once } from '../../once/once.ts';
import type { CellGrid } from '../runtime/cell-grid.ts';
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { isError, throwError, throwUncalculated } from '../values/spreadsheet-error.ts';
import { CellRange, type Scalar, type Value } from '../values/value.ts';
import { define, type FunctionArguments, sumOf } from './define.ts';
import { mode, nth, percentile } from './statistics.ts';

const isNumber = (scalar: Scalar): scalar is number => typeof scalar === 'number';

function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) throw throwError('#DIV/0!');
  return sumOf(numbers) / numbers.length;
}

function variance(numbers: readonly number[], lost: 0 | 1): number {
  if (numbers.length <= lost) throw throwError('#DIV/0!');
  const middle = mean(numbers);
  return sumOf(numbers.map((number) => (number - middle) ** 2)) / (numbers.length - lost);
}

const extreme = (numbers: readonly number[], pick: (one: number, other: number) => number): number =>
  numbers.length === 0 ? 0 : numbers.reduce((best, number) => pick(best, number));

function figure(which: number, values: readonly Scalar[]): number {
  const numbers = values.filter(isNumber);
  const lines: readonly (() => number)[] = [
    () => mean(numbers),
    () => numbers.length,
    () => values.length,
    () => extreme(numbers, Math.max),
    () => extreme(numbers, Math.min),
    () => (numbers.length === 0 ? 0 : numbers.reduce((product, number) => product * number, 1)),
    () => Math.sqrt(variance(numbers, 1)),
    () => Math.sqrt(variance(numbers, 0)),
    () => sumOf(numbers),
    () => variance(numbers, 1),
    () => variance(numbers, 0),
    () => percentile(numbers, 0.5),
    () => mode(numbers),
  ];
  const take = lines[which - 1];
  if (!take) throw throwError('#VALUE!');
  return take();
}

/** By cell number: 0 not known yet, 1 another formula or none, 2 a subtotal. */
const ownKinds = once((grid: CellGrid) => new Uint8Array(grid.cells.length));

function isOwnKind(grid: CellGrid, id: number): boolean {
  const known = ownKinds(grid);
  if (known[id] === 0) known[id] = /\b(SUBTOTAL|AGGREGATE)\(/i.test(grid.cells[id]?.formula ?? '') ? 2 : 1;
  return known[id] === 2;
}

/** Values of ranges, without the results of SUBTOTAL and AGGREGATE where those are left out. */
function valuesIn(context: FormulaContext, values: readonly Value[], leavesOutOwnKind: boolean): Scalar[] {
  const found: Scalar[] = [];
  for (const value of values) {
    if (!(value instanceof CellRange) || !leavesOutOwnKind) {
      context.each(value, (scalar) => {
        found.push(scalar);
        return false;
      });
      continue;
    }
    context.visitCells(value, (id) => {
      const scalar = isOwnKind(context.grid, id) ? null : context.readCell(id);
      if (scalar !== null) found.push(scalar);
      return false;
    });
  }
  context.spend(4 * found.length);
  return found;
}

function subtotal(args: FunctionArguments, context: FormulaContext): number {
  const which = args.whole(0);
  if (which > 100) throw throwUncalculated('a subtotal that leaves out hidden lines');
  const values = valuesIn(context, args.from(1), true);
  const [fault] = values.filter(isError);
  if (fault && which !== 2 && which !== 3) throw throwError(fault.error);
  return figure(which, values);
}

function aggregate(args: FunctionArguments, context: FormulaContext): number {
  const which = args.whole(0);
  const option = args.whole(1);
  if (option % 2 === 1) throw throwUncalculated('an aggregate that leaves out hidden lines');
  const isLast = which >= 14;
  const ranges = isLast ? [args.value(2)] : args.from(2);
  const values = valuesIn(context, ranges, option < 4);
  const faults = values.filter(isError);
  const [fault] = faults;
  if (fault && option !== 6 && option !== 2) throw throwError(fault.error);
  const sound = values.filter((value) => !isError(value));
  if (!isLast) return figure(which, sound);
  const numbers = sound.filter(isNumber);
  if (which === 14 || which === 15) return nth(numbers, args.number(3), which === 14);
  if (which === 16) return percentile(numbers, args.number(3));
  if (which === 17) return percentile(numbers, args.whole(3) / 4);
  throw throwUncalculated('a figure of AGGREGATE');
}

export const subtotals: FunctionFamily = {
  SUBTOTAL: define(2, 255, 'sv', subtotal),
  AGGREGATE: define(3, 255, 'ssav', aggregate),
};
