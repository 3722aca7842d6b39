// Sums, counts and averages of cells that meet criteria: SUMIF, COUNTIFS, MAXIFS and the like.
import type { FunctionFamily } from '../runtime/code.ts';
import type { Fold, FoldState } from '../runtime/fold.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import { CellRange, isScalar, type Value, ValueTable } from '../values/value.ts';
import { parseCriterion } from './criteria.ts';
import { define, type FunctionArguments } from './define.ts';
import { type CriterionPair, foldWhere } from './fold-where.ts';
import { countOfValues, numberFolds } from './number-folds.ts';

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

function pairsFrom(args: FunctionArguments, first: number): readonly CriterionPair[] {
  if ((args.count - first) % 2 === 1) throw throwError('#VALUE!');
  const pairs: CriterionPair[] = [];
  const shape = shapeOf(args.value(first));
  for (let place = first; place < args.count; place += 2) {
    const range = args.value(place);
    if (isScalar(range) || shapeOf(range) !== shape) throw throwError('#VALUE!');
    pairs.push({ range, criterion: parseCriterion(args.scalar(place + 1)) });
  }
  return pairs;
}

type Finish = (state: Readonly<FoldState>) => number;

const first: Finish = (state) => state.first;

const mean: Finish = ({ first: sum, second: count }) => {
  if (count === 0) throw throwError('#DIV/0!');
  return sum / count;
};

/** The range, one criterion, and the cells to take if others than the range's own. */
const withOne = (fold: Fold, finish: Finish) =>
  define(2, 3, 'vsv', (args, context) => {
    const range = args.value(0);
    if (isScalar(range)) throw throwError('#VALUE!');
    const taken = args.has(2) ? stretched(args.value(2), range) : range;
    const pair = { range, criterion: parseCriterion(args.scalar(1)) };
    return finish(foldWhere(context, fold, [pair], taken));
  });

/** The cells to take, then pairs of range and criterion. */
const withMany = (fold: Fold, finish: Finish) =>
  define(3, 255, 'v', (args, context) => {
    if (shapeOf(args.value(0)) !== shapeOf(args.value(1))) throw throwError('#VALUE!');
    return finish(foldWhere(context, fold, pairsFrom(args, 1), args.value(0)));
  });

const counted = (args: FunctionArguments, context: FormulaContext): number =>
  foldWhere(context, countOfValues, pairsFrom(args, 0), null).first;

const counting = define(2, 255, 'v', counted);

export const conditionalSums: FunctionFamily = {
  SUMIF: withOne(numberFolds.sum, first),
  AVERAGEIF: withOne(numberFolds.sum, mean),
  COUNTIF: { ...counting, most: 2, takes: 'vs' },
  SUMIFS: withMany(numberFolds.sum, first),
  AVERAGEIFS: withMany(numberFolds.sum, mean),
  COUNTIFS: counting,
  MAXIFS: withMany(numberFolds.largest, first),
  MINIFS: withMany(numberFolds.smallest, first),
};
