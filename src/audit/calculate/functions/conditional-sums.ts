// Sums, counts and averages of the cells that meet criteria: SUMIF, COUNTIFS, MAXIFS and their kin.
import type { FunctionFamily } from '../site/code.ts';
import type { Site } from '../site/site.ts';
import { failed, isError } from '../values/failure.ts';
import { isScalar, Range, type Scalar, Table, type Value } from '../values/value.ts';
import { type Criterion, criterionOf } from './criteria.ts';
import { type Arguments, define, sumOf } from './define.ts';

const shapeOf = (value: Value): string => {
  if (value instanceof Range || value instanceof Table) return `${value.lineCount}x${value.columnCount}`;
  return '1x1';
};

/** The range to add up may be given by its first cell alone. */
function stretched(value: Value, like: Value): Value {
  if (!(value instanceof Range && like instanceof Range)) return value;
  const { firstLine, firstColumn } = value.area;
  return new Range(value.sheet, {
    firstLine,
    firstColumn,
    lastLine: firstLine + like.lineCount - 1,
    lastColumn: firstColumn + like.columnCount - 1,
  });
}

interface Pair {
  readonly cells: Table;
  readonly isMet: Criterion;
}

function pairsFrom(args: Arguments, site: Site, first: number): readonly Pair[] {
  if ((args.count - first) % 2 === 1) throw failed('#VALUE!');
  const pairs: Pair[] = [];
  const shape = shapeOf(args.value(first));
  for (let place = first; place < args.count; place += 2) {
    const range = args.value(place);
    if (isScalar(range) || shapeOf(range) !== shape) throw failed('#VALUE!');
    const cells = site.table(range);
    site.spend(cells.cells.length);
    pairs.push({ cells, isMet: criterionOf(args.scalar(place + 1)) });
  }
  return pairs;
}

function placesMet(pairs: readonly Pair[]): number[] {
  const [first, ...rest] = pairs;
  const places: number[] = [];
  for (const [place, scalar] of (first?.cells.cells ?? []).entries()) {
    if (!first?.isMet(scalar)) continue;
    if (rest.every(({ cells, isMet }) => isMet(cells.cells[place] ?? null))) places.push(place);
  }
  return places;
}

function numbersAt(site: Site, value: Value, places: readonly number[]): number[] {
  const { cells } = site.table(value);
  return places.flatMap((place) => {
    const scalar: Scalar = cells[place] ?? null;
    if (isError(scalar)) throw failed(scalar.error);
    return typeof scalar === 'number' ? [scalar] : [];
  });
}

function meanOf(numbers: readonly number[]): number {
  if (numbers.length === 0) throw failed('#DIV/0!');
  return sumOf(numbers) / numbers.length;
}

const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, number), numbers[0] ?? 0);
const smallest = (numbers: readonly number[]): number =>
  numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 0);

/** The range, one criterion, and the cells to take if others than the range's own. */
const withOne = (finish: (numbers: readonly number[]) => number) =>
  define(2, 3, 'vsv', (args, site) => {
    const range = args.value(0);
    if (isScalar(range)) throw failed('#VALUE!');
    const taken = args.has(2) ? stretched(args.value(2), range) : range;
    const cells = site.table(range);
    site.spend(cells.cells.length);
    const pair = { cells, isMet: criterionOf(args.scalar(1)) };
    return finish(numbersAt(site, taken, placesMet([pair])));
  });

/** The cells to take, then pairs of range and criterion. */
const withMany = (finish: (numbers: readonly number[]) => number) =>
  define(3, 255, 'v', (args, site) => {
    if (shapeOf(args.value(0)) !== shapeOf(args.value(1))) throw failed('#VALUE!');
    return finish(numbersAt(site, args.value(0), placesMet(pairsFrom(args, site, 1))));
  });

const counting = define(2, 255, 'v', (args, site) => placesMet(pairsFrom(args, site, 0)).length);

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
