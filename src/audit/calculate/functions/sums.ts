// Functions over all numbers in their arguments: sums, products, maximum, minimum, counts.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FoldState } from '../runtime/fold.ts';
import { foldValues } from '../runtime/fold-values.ts';
import { type FormulaContext, tableCellsPerStep } from '../runtime/formula-context.ts';
import { toNumber } from '../values/coerce.ts';
import { isError, throwError } from '../values/spreadsheet-error.ts';
import type { Scalar, Value, ValueTable } from '../values/value.ts';
import { define } from './define.ts';
import { countOfNumbers, countOfValues, numberFolds } from './number-folds.ts';

const manyArguments = 255;

const over = (calculate: (context: FormulaContext, values: readonly Value[]) => number) =>
  define(1, manyArguments, 'v', (args, context) => calculate(context, args.from(0)));

type NumberFold = (typeof numberFolds)[keyof typeof numberFolds];

/** Single values count as whatever number they are or mean. */
const folded = (fold: NumberFold, finish: (state: FoldState) => number) =>
  over((context, values) =>
    finish(foldValues(context, fold, values, (state, scalar) => fold.add(state, toNumber(scalar)))),
  );

const first = (state: FoldState): number => state.first;

function mean({ first: sum, second: count }: FoldState): number {
  if (count === 0) throw throwError('#DIV/0!');
  return sum / count;
}

const isCountable = (value: Value): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && /^\d/.test(value));

/** A single text counts as a number where it is one. */
const countNumbers = over(
  (context, values) =>
    foldValues(context, countOfNumbers, values, (state, scalar) => {
      if (isCountable(scalar)) state.first += 1;
    }).first,
);

const countValues = over(
  (context, values) =>
    foldValues(context, countOfValues, values, (state) => {
      state.first += 1;
    }).first,
);

const asFactor = (scalar: Scalar): number => {
  if (isError(scalar)) throw throwError(scalar.error);
  return typeof scalar === 'number' ? scalar : 0;
};

function sameSize(tables: readonly ValueTable[]): void {
  const [first] = tables;
  const isOdd = tables.some(
    ({ lineCount, columnCount }) => lineCount !== first?.lineCount || columnCount !== first.columnCount,
  );
  if (isOdd) throw throwError('#VALUE!');
}

function sumOfProducts(context: FormulaContext, values: readonly Value[]): number {
  const tables = values.map((value) => context.table(value));
  sameSize(tables);
  context.spend(((tables[0]?.cells.length ?? 0) * tables.length) / tableCellsPerStep);
  let sum = 0;
  for (let place = 0; place < (tables[0]?.cells.length ?? 0); place += 1) {
    let factor = 1;
    for (const { cells } of tables) factor *= asFactor(cells[place] ?? null);
    sum += factor;
  }
  return sum;
}

const ofPairs = (term: (one: number, other: number) => number) =>
  define(2, 2, 'a', (args, context) => {
    const tables = args.from(0).map((value) => context.table(value));
    sameSize(tables);
    const [ones = [], others = []] = tables.map(({ cells }) => cells);
    return ones.reduce<number>((sum, one, place) => {
      const other = others[place] ?? null;
      return typeof one === 'number' && typeof other === 'number' ? sum + term(one, other) : sum;
    }, 0);
  });

export const sums: FunctionFamily = {
  SUM: folded(numberFolds.sum, first),
  SUMSQ: folded(numberFolds.squares, first),
  PRODUCT: folded(numberFolds.product, (state) => (state.second === 0 ? 0 : state.first)),
  MAX: folded(numberFolds.largest, first),
  MIN: folded(numberFolds.smallest, first),
  AVERAGE: folded(numberFolds.sum, mean),
  COUNT: { ...countNumbers, seesErrors: true },
  COUNTA: { ...countValues, seesErrors: true },
  COUNTBLANK: define(1, 1, 'v', (args, context) => {
    const { cells } = context.table(args.value(0));
    return cells.filter((scalar) => scalar === null || scalar === '').length;
  }),
  SUMPRODUCT: define(1, manyArguments, 'a', (args, context) => sumOfProducts(context, args.from(0))),
  SUMXMY2: ofPairs((one, other) => (one - other) ** 2),
  SUMX2MY2: ofPairs((one, other) => one * one - other * other),
  SUMX2PY2: ofPairs((one, other) => one * one + other * other),
};
