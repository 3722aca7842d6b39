// The functions of formulas on intervals, widened by the rounding of any program.
import { modifiedRate, rateOfReturn } from '#evaluate/rate-of-return.ts';
import type { FunctionName } from '#workbook/cell-expression.ts';
import { addMonths, fromSerial } from '#workbook/serial-date.ts';
import {
  anything,
  either,
  type Interval,
  isNumberOf,
  isPoint,
  isWhole,
  never,
  point,
  sizeOf,
  stepShare,
  widened,
} from './interval.ts';
import { add, divide, equal, multiply, opposite } from './operators.ts';

/** Each argument as the list of its numbers. */
type ArgumentIntervals = readonly (readonly Interval[])[];

const first = (args: ArgumentIntervals, index: number): Interval => args[index]?.[0] ?? never;

export function sum(list: readonly Interval[]): Interval {
  if (list.every(isWhole)) return list.reduce(add, point(0));
  const [low, high, size] = list.reduce(
    ([lows, highs, sizes], interval) => [
      lows + interval.low,
      highs + interval.high,
      sizes + sizeOf(interval),
    ],
    [0, 0, 0],
  );
  return widened(low, high, stepShare * size, list);
}

function ends(list: readonly Interval[], pick: (...numbers: number[]) => number): Interval {
  const isNumber = isNumberOf(list);
  if (isNumber === 'never') return never;
  return { low: pick(...list.map(({ low }) => low)), high: pick(...list.map(({ high }) => high)), isNumber };
}

/** A function that never falls, at both ends. */
function rising({ low, high, isNumber }: Interval, of: (value: number) => number): Interval {
  if (isNumber === 'never') return never;
  if (!(Number.isFinite(low) && Number.isFinite(high))) return { ...anything, isNumber };
  return { low: of(low), high: of(high), isNumber };
}

/** Next below a whole number may be taken for it. */
function floor(interval: Interval): Interval {
  if (isWhole(interval)) return interval;
  const blur = stepShare * sizeOf(interval);
  return rising({ ...interval, low: interval.low - blur, high: interval.high + blur }, Math.floor);
}

/** Numbers that programs take for equal may be rounded to neighbours. */
function rounded(interval: Interval, digits: number): Interval {
  const unit = 10 ** -digits;
  const blur = unit + stepShare * sizeOf(interval);
  return { ...interval, low: interval.low - blur, high: interval.high + blur };
}

function absolute(interval: Interval): Interval {
  const { low, high, isNumber } = interval;
  if (isNumber === 'never' || low >= 0) return interval;
  return high <= 0 ? opposite(interval) : { low: 0, high: Math.max(-low, high), isNumber };
}

/** December of one year comes before January of the next, so a month is told only where no year ends between. */
function month(interval: Interval): Interval {
  if (!isPoint(interval)) return { low: 1, high: 12, isNumber: interval.isNumber };
  return rising(interval, (serial) => fromSerial(serial).month);
}

function elementAt(list: readonly Interval[], place: Interval): Interval {
  if (place.isNumber === 'never') return never;
  const at = (index: number): Interval => list[Math.trunc(index) - 1] ?? never;
  let found = at(place.low);
  const last = Math.min(place.high, list.length + 1);
  for (let index = Math.max(Math.trunc(place.low) + 1, 0); index <= last; index += 1) {
    found = either(found, at(index));
  }
  return found;
}

function choice(condition: Interval, yes: Interval, no: Interval): Interval {
  if (condition.isNumber === 'never') return never;
  const chosen = condition.low > 0 || condition.high < 0 ? yes : isPoint(condition) ? no : either(yes, no);
  return condition.isNumber === 'perhaps' ? either(chosen, never) : chosen;
}

/** A number counts in full, in part or not at all, as its conditions hold. */
function sumWhere(
  summed: readonly Interval[] = [],
  ...conditions: readonly (readonly Interval[])[]
): Interval {
  const [where = [], [wanted = never] = [], alsoWhere, [alsoWanted = never] = []] = conditions;
  const counted = summed.map((interval, index) => {
    const holds = equal(where[index] ?? never, wanted);
    const alsoHolds = alsoWhere ? equal(alsoWhere[index] ?? never, alsoWanted) : point(1);
    return choice(multiply(holds, alsoHolds), interval, point(0));
  });
  return sum(counted);
}

/** The first cell that may be so, up to the first that is. */
function placeOf(wanted: Interval, cells: readonly Interval[]): Interval {
  const places: Interval[] = [];
  for (const [index, cell] of cells.entries()) {
    const { low, high } = equal(cell, wanted);
    if (high > 0) places.push(point(index + 1));
    if (low > 0) return places.reduce(either);
  }
  return places.length === 0 ? never : { ...places.reduce(either), isNumber: 'perhaps' };
}

/** A search ends within a billionth; payments that are off by a little move its end by as much as the sum is flat there. */
function rate(payments: readonly Interval[], guess: Interval): Interval {
  const flows = payments.map(({ low, high }) => (low + high) / 2);
  if (guess.isNumber === 'never') return never;
  const isOpen = payments.some(({ low, high }) => low < 0 && high > 0);
  if (isOpen || guess.isNumber === 'perhaps' || !Number.isFinite(guess.high - guess.low)) return anything;
  const found = rateOfReturn(Float64Array.from(flows), guess.low);
  if (!Number.isFinite(found)) return never;
  let [slope, error] = [0, 0];
  for (const [period, { low, high }] of payments.entries()) {
    const factor = (1 + found) ** -period;
    slope -= (period * (flows[period] ?? 0) * factor) / (1 + found);
    error += factor * ((high - low) / 2 + stepShare * Math.max(Math.abs(low), Math.abs(high)));
  }
  const reach = 2 * Math.abs(error / slope) + 1e-9 * Math.max(1, Math.abs(found));
  return widened(found, found, reach, payments);
}

/** More of any payment gives a higher rate, and so does each of the two rates; it is the root of a quotient. */
function modified(payments: readonly Interval[], borrowed: Interval, reinvested: Interval): Interval {
  const all = [...payments, borrowed, reinvested];
  const hasOneSign = payments.every(({ low }) => low >= 0) || payments.every(({ high }) => high <= 0);
  if (isNumberOf(all) === 'never' || hasOneSign) return never;
  const at = (end: 'low' | 'high'): number =>
    modifiedRate(
      Float64Array.from(payments, (payment) => payment[end]),
      borrowed[end],
      reinvested[end],
    );
  const [low, high] = [at('low'), at('high')];
  if (Number.isFinite(low) && Number.isFinite(high)) {
    return widened(low, high, stepShare * (1 + Math.abs(high)), all);
  }
  const isCertain = isPoint(borrowed) && isPoint(reinvested) && Number.isNaN(low) && Number.isNaN(high);
  return isCertain && payments.every(isPoint) ? never : anything;
}

const isNumberFlag = ({ isNumber }: Interval): Interval => ({
  low: isNumber === 'always' ? 1 : 0,
  high: isNumber === 'never' ? 0 : 1,
  isNumber: 'always',
});

function unlessError(tried: Interval, instead: Interval): Interval {
  if (tried.isNumber === 'never') return instead;
  return tried.isNumber === 'always' ? tried : either({ ...tried, isNumber: 'always' }, instead);
}

function remainder(dividend: Interval, divisor: Interval): Interval {
  return add(dividend, opposite(multiply(divisor, floor(divide(dividend, divisor)))));
}

export const functions: Readonly<Record<FunctionName, (args: ArgumentIntervals) => Interval>> = {
  IF: (args) => choice(first(args, 0), first(args, 1), first(args, 2)),
  IFERROR: (args) => unlessError(first(args, 0), first(args, 1)),
  SUM: (args) => sum(args.flat()),
  COUNT: (args) => sum(args.flat().map(isNumberFlag)),
  MIN: (args) => ends(args.flat(), Math.min),
  MAX: (args) => ends(args.flat(), Math.max),
  INDEX: (args) => elementAt(args[0] ?? [], first(args, 1)),
  MATCH: (args) => placeOf(first(args, 0), args[1] ?? []),
  SUMIF: ([where = [], wanted = [], summed]) => sumWhere(summed, where, wanted),
  SUMIFS: ([summed, ...conditions]) => sumWhere(summed, ...conditions),
  INT: (args) => floor(first(args, 0)),
  ROUND: (args) => rounded(first(args, 0), first(args, 1).low),
  ABS: (args) => absolute(first(args, 0)),
  MOD: (args) => remainder(first(args, 0), first(args, 1)),
  EDATE: (args) => {
    const months = first(args, 1);
    const to = (end: 'low' | 'high') => rising(first(args, 0), (day) => addMonths(day, months[end]));
    return isNumberOf([first(args, 0), months]) === 'never' ? never : either(to('low'), to('high'));
  },
  YEAR: (args) => rising(first(args, 0), (serial) => fromSerial(serial).year),
  MONTH: (args) => month(first(args, 0)),
  ISNUMBER: (args) => isNumberFlag(first(args, 0)),
  IRR: (args) => rate(args[0] ?? [], first(args, 1)),
  MIRR: (args) => modified(args[0] ?? [], first(args, 1), first(args, 2)),
};
