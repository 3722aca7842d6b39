// SUBTOTAL and AGGREGATE: a sum or another figure of a range that leaves out other such figures in it.
import type { FunctionFamily } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { failed, isError, unknown } from '../values/failure.ts';
import { Range, type Scalar, type Value } from '../values/value.ts';
import { type Arguments, define, sumOf } from './define.ts';
import { mode, nth, percentile } from './statistics.ts';

const isNumber = (scalar: Scalar): scalar is number => typeof scalar === 'number';

function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) throw failed('#DIV/0!');
  return sumOf(numbers) / numbers.length;
}

function variance(numbers: readonly number[], lost: 0 | 1): number {
  if (numbers.length <= lost) throw failed('#DIV/0!');
  const middle = mean(numbers);
  return sumOf(numbers.map((number) => (number - middle) ** 2)) / (numbers.length - lost);
}

const extreme = (numbers: readonly number[], pick: (one: number, other: number) => number): number =>
  numbers.length === 0 ? 0 : numbers.reduce((best, number) => pick(best, number));

function figure(which: number, values: readonly Scalar[]): number {
  const numbers = values.filter(isNumber);
  const figures: readonly (() => number)[] = [
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
  const take = figures[which - 1];
  if (!take) throw failed('#VALUE!');
  return take();
}

/** Values of ranges, without the results of SUBTOTAL and AGGREGATE where those are left out. */
function valuesIn(site: Site, values: readonly Value[], leavesOutOwnKind: boolean): Scalar[] {
  const found: Scalar[] = [];
  for (const value of values) {
    if (!(value instanceof Range) || !leavesOutOwnKind) {
      site.each(value, (scalar) => {
        found.push(scalar);
        return false;
      });
      continue;
    }
    site.grid.visit(value.sheet, value.area, (id) => {
      const isOwnKind = /\b(SUBTOTAL|AGGREGATE)\(/i.test(site.grid.cells[id]?.formula ?? '');
      const scalar = isOwnKind ? null : site.readCell(id);
      if (scalar !== null) found.push(scalar);
      return false;
    });
  }
  return found;
}

function subtotal(args: Arguments, site: Site): number {
  const which = args.whole(0);
  if (which > 100) throw unknown('a subtotal that leaves out hidden lines');
  const values = valuesIn(site, args.from(1), true);
  const [fault] = values.filter(isError);
  if (fault && which !== 2 && which !== 3) throw failed(fault.error);
  return figure(which, values);
}

function aggregate(args: Arguments, site: Site): number {
  const which = args.whole(0);
  const option = args.whole(1);
  if (option % 2 === 1) throw unknown('an aggregate that leaves out hidden lines');
  const isLast = which >= 14;
  const ranges = isLast ? [args.value(2)] : args.from(2);
  const values = valuesIn(site, ranges, option < 4);
  const faults = values.filter(isError);
  const [fault] = faults;
  if (fault && option !== 6 && option !== 2) throw failed(fault.error);
  const sound = values.filter((value) => !isError(value));
  if (!isLast) return figure(which, sound);
  const numbers = sound.filter(isNumber);
  if (which === 14 || which === 15) return nth(numbers, args.number(3), which === 14);
  if (which === 16) return percentile(numbers, args.number(3));
  if (which === 17) return percentile(numbers, args.whole(3) / 4);
  throw unknown('a figure of AGGREGATE');
}

export const subtotals: FunctionFamily = {
  SUBTOTAL: define(2, 255, 'sv', subtotal),
  AGGREGATE: define(3, 255, 'ssav', aggregate),
};
