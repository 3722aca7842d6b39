// Statistics: dispersion, rank, percentiles, trends.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import type { Value } from '../values/value.ts';
import { define, type FunctionArguments, numbersIn, sumOf } from './define.ts';

/** Sorting, and going through the numbers some times. */
const stepsPerNumber = 4;

function numbersOf(context: FormulaContext, values: readonly Value[]): number[] {
  const numbers = numbersIn(context, values);
  context.spend(stepsPerNumber * numbers.length);
  return numbers;
}

const over = (calculate: (numbers: number[]) => number) =>
  define(1, 255, 'v', (args, context) => calculate(numbersOf(context, args.from(0))));

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

const squares = (numbers: readonly number[]): number => {
  const mean = sumOf(numbers) / numbers.length;
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
};

function variance(numbers: readonly number[], lost: 0 | 1): number {
  if (numbers.length <= lost) throw throwError('#DIV/0!');
  return squares(numbers) / (numbers.length - lost);
}

export function percentile(numbers: readonly number[], part: number): number {
  const sorted = rising(numbers);
  if (sorted.length === 0 || part < 0 || part > 1) throw throwError('#NUM!');
  const place = part * (sorted.length - 1);
  const low = Math.floor(place);
  const first = sorted[low] ?? 0;
  return first + (place - low) * ((sorted[low + 1] ?? first) - first);
}

export function nth(numbers: readonly number[], place: number, isLargest: boolean): number {
  const sorted = rising(numbers);
  const index = Math.ceil(place) - 1;
  const found = isLargest ? sorted[sorted.length - 1 - index] : sorted[index];
  if (found === undefined || index < 0) throw throwError('#NUM!');
  return found;
}

export function mode(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const most = [...counts.values()].reduce((largest, count) => Math.max(largest, count), 0);
  if (most < 2) throw throwError('#N/A');
  return [...counts].find(([, count]) => count === most)?.[0] ?? 0;
}

const part = (args: FunctionArguments, context: FormulaContext): number[] =>
  numbersOf(context, [args.value(0)]);

function rank(args: FunctionArguments, context: FormulaContext): number {
  const target = args.number(0);
  const numbers = numbersOf(context, [args.value(1)]);
  if (!numbers.includes(target)) throw throwError('#N/A');
  const isRising = args.number(2) !== 0;
  return 1 + numbers.filter((number) => (isRising ? number < target : number > target)).length;
}

interface FittedLine {
  readonly slope: number;
  readonly intercept: number;
  readonly correlation: number;
}

/** The straight line through points, and how well it fits. */
function lineThrough(context: FormulaContext, heights: Value, places: Value): FittedLine {
  const [ys, xs] = [numbersOf(context, [heights]), numbersOf(context, [places])];
  if (ys.length !== xs.length || ys.length === 0) throw throwError('#N/A');
  const [meanY, meanX] = [sumOf(ys) / ys.length, sumOf(xs) / xs.length];
  const both = sumOf(xs.map((x, place) => (x - meanX) * ((ys[place] ?? 0) - meanY)));
  const [alongX, alongY] = [squares(xs), squares(ys)];
  if (alongX === 0) throw throwError('#DIV/0!');
  const slope = both / alongX;
  return { slope, intercept: meanY - slope * meanX, correlation: both / Math.sqrt(alongX * alongY) };
}

const fitted = (take: (line: FittedLine) => number) =>
  define(2, 2, 'v', (args, context) => take(lineThrough(context, args.value(0), args.value(1))));

function forecast(args: FunctionArguments, context: FormulaContext): number {
  const { slope, intercept } = lineThrough(context, args.value(1), args.value(2));
  return intercept + slope * args.number(0);
}

function geometricMean(numbers: readonly number[]): number {
  if (numbers.length === 0 || numbers.some((number) => number <= 0)) throw throwError('#NUM!');
  return Math.exp(sumOf(numbers.map(Math.log)) / numbers.length);
}

const deviation = (lost: 0 | 1) => over((numbers) => Math.sqrt(variance(numbers, lost)));
const median = over((numbers) => percentile(numbers, 0.5));
const ofPercent = define(2, 2, 'vs', (args, context) => percentile(part(args, context), args.number(1)));
const ofQuarter = define(2, 2, 'vs', (args, context) => percentile(part(args, context), args.whole(1) / 4));
const ranked = define(2, 3, 'svs', rank);
const forecasted = define(3, 3, 'svv', forecast);

export const statistics: FunctionFamily = {
  MEDIAN: median,
  STDEV: deviation(1),
  'STDEV.S': deviation(1),
  STDEVP: deviation(0),
  'STDEV.P': deviation(0),
  VAR: over((numbers) => variance(numbers, 1)),
  'VAR.S': over((numbers) => variance(numbers, 1)),
  VARP: over((numbers) => variance(numbers, 0)),
  'VAR.P': over((numbers) => variance(numbers, 0)),
  LARGE: define(2, 2, 'vs', (args, context) => nth(part(args, context), args.number(1), true)),
  SMALL: define(2, 2, 'vs', (args, context) => nth(part(args, context), args.number(1), false)),
  PERCENTILE: ofPercent,
  'PERCENTILE.INC': ofPercent,
  QUARTILE: ofQuarter,
  'QUARTILE.INC': ofQuarter,
  RANK: ranked,
  'RANK.EQ': ranked,
  MODE: over(mode),
  'MODE.SNGL': over(mode),
  GEOMEAN: over(geometricMean),
  SLOPE: fitted(({ slope }) => slope),
  INTERCEPT: fitted(({ intercept }) => intercept),
  CORREL: fitted(({ correlation }) => correlation),
  RSQ: fitted(({ correlation }) => correlation ** 2),
  FORECAST: forecasted,
  'FORECAST.LINEAR': forecasted,
};
