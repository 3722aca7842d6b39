// Sums, counts and averages of cells that meet criteria: SUMIF, COUNTIFS, MAXIFS and the like.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { isError, throwError } from '../values/spreadsheet-error.ts';
import { CellRange, isScalar, type Scalar, type Value, ValueTable } from '../values/value.ts';
import { type Criterion, parseCriterion } from './criteria.ts';
import { define, type FunctionArguments, sumOf } from './define.ts';

const shapeOf = (value: Value): string => {
  if (value instanceof CellRange || value instanceof ValueTable)
    return `${value.lineCount}x${value.columnCount}`;
  return '1x1';
};

/** The range to sum may be given by its first cell only. */
function stretched(value: Value, like: Value): Value {
  if (!(value instanceof CellRange && like instanceof CellRange)) return value;
  const { firstLine, firstColumn } = value.area;
  return new CellRange(value.sheet, {
    firstLine,
    firstColumn,
    lastLine: firstLine + like.lineCount - 1,
    lastColumn: firstColumn + like.columnCount - 1,
  });
}

interface CriterionPair {
  readonly cells: ValueTable;
  readonly isMet: Criterion;
}

function pairsFrom(
  args: FunctionArguments,
  context: FormulaContext,
  first: number,
): readonly CriterionPair[] {
  if ((args.count - first) % 2 === 1) throw throwError('#VALUE!');
  const pairs: CriterionPair[] = [];
  const shape = shapeOf(args.value(first));
  for (let place = first; place < args.count; place += 2) {
    const range = args.value(place);
    if (isScalar(range) || shapeOf(range) !== shape) throw throwError('#VALUE!');
    const cells = context.table(range);
    context.spend(cells.cells.length);
    pairs.push({ cells, isMet: parseCriterion(args.scalar(place + 1)) });
  }
  return pairs;
}

function placesMet(pairs: readonly CriterionPair[]): number[] {
  const [first, ...rest] = pairs;
  const places: number[] = [];
  for (const [place, scalar] of (first?.cells.cells ?? []).entries()) {
    if (!first?.isMet(scalar)) continue;
    if (rest.every(({ cells, isMet }) => isMet(cells.cells[place] ?? null))) places.push(place);
  }
  return places;
}

function numbersAt(context: FormulaContext, value: Value, places: readonly number[]): number[] {
  const { cells } = context.table(value);
  return places.flatMap((place) => {
    const scalar: Scalar = cells[place] ?? null;
    if (isError(scalar)) throw throwError(scalar.error);
    return typeof scalar === 'number' ? [scalar] : [];
  });
}

function meanOf(numbers: readonly number[]): number {
  if (numbers.length === 0) throw throwError('#DIV/0!');
  return sumOf(numbers) / numbers.length;
}

const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, number), numbers[0] ?? 0);
const smallest = (numbers: readonly number[]): number =>
  numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 0);

/** The range, one criterion, and the cells to take if others than the range's own. */
const withOne = (finish: (numbers: readonly number[]) => number) =>
  define(2, 3, 'vsv', (args, context) => {
    const range = args.value(0);
    if (isScalar(range)) throw throwError('#VALUE!');
    const taken = args.has(2) ? stretched(args.value(2), range) : range;
    const cells = context.table(range);
    context.spend(cells.cells.length);
    const pair = { cells, isMet: parseCriterion(args.scalar(1)) };
    return finish(numbersAt(context, taken, placesMet([pair])));
  });

/** The cells to take, then pairs of range and criterion. */
const withMany = (finish: (numbers: readonly number[]) => number) =>
  define(3, 255, 'v', (args, context) => {
    if (shapeOf(args.value(0)) !== shapeOf(args.value(1))) throw throwError('#VALUE!');
    return finish(numbersAt(context, args.value(0), placesMet(pairsFrom(args, context, 1))));
  });

const counting = define(2, 255, 'v', (args, context) => placesMet(pairsFrom(args, context, 0)).length);

export const conditionalSums: FunctionFamily = {
  SUMIF: withOne(sumOf),
  AVERAGEIF: withOne(meanOf),
  COUNTIF: { ...counting, most: 2, takes: 'vs' },
  SUMIFS: withMany(sumOf),
  AVERAGEIFS: withMany(meanOf),
  COUNTIFS: counting,
  MAXIFS: withMany(largest),
  MINIFS: withMany(smallest),
};
