// Functions over all numbers in their arguments: sums, products, maximum, minimum, counts.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { isError, throwError } from '../values/spreadsheet-error.ts';
import { isScalar, type Scalar, type Value, type ValueTable } from '../values/value.ts';
import { define, eachNumber, numbersIn } from './define.ts';

const manyArguments = 255;

const over = (calculate: (context: FormulaContext, values: readonly Value[]) => number) =>
  define(1, manyArguments, 'v', (args, context) => calculate(context, args.from(0)));

const folded = (start: number, step: (result: number, number: number) => number) =>
  over((context, values) => {
    let result = start;
    eachNumber(context, values, (number) => {
      result = step(result, number);
    });
    return result;
  });

/** The largest or smallest; 0 where there is no number. */
const extreme = (isBetter: (number: number, best: number) => boolean) =>
  over((context, values) => {
    let best = Number.NaN;
    eachNumber(context, values, (number) => {
      if (Number.isNaN(best) || isBetter(number, best)) best = number;
    });
    return Number.isNaN(best) ? 0 : best;
  });

function mean(context: FormulaContext, values: readonly Value[]): number {
  let sum = 0;
  let count = 0;
  eachNumber(context, values, (number) => {
    sum += number;
    count += 1;
  });
  if (count === 0) throw throwError('#DIV/0!');
  return sum / count;
}

/** Counts the values that pass a test; a single text counts as a number where it is one. */
function counted(
  context: FormulaContext,
  values: readonly Value[],
  counts: (scalar: Scalar) => boolean,
): number {
  let count = 0;
  for (const value of values) {
    context.each(value, (scalar) => {
      if (counts(scalar)) count += 1;
      return false;
    });
  }
  return count;
}

const isCountable = (value: Value): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && /^\d/.test(value));

function countNumbers(context: FormulaContext, values: readonly Value[]): number {
  const single = values.filter((value) => isScalar(value) && isCountable(value)).length;
  const rest = values.filter((value) => !isScalar(value));
  return single + counted(context, rest, (scalar) => typeof scalar === 'number');
}

function product(context: FormulaContext, values: readonly Value[]): number {
  const numbers = numbersIn(context, values);
  return numbers.length === 0 ? 0 : numbers.reduce((result, number) => result * number, 1);
}

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
  SUM: folded(0, (sum, number) => sum + number),
  SUMSQ: folded(0, (sum, number) => sum + number * number),
  PRODUCT: over(product),
  MAX: extreme((number, best) => number > best),
  MIN: extreme((number, best) => number < best),
  AVERAGE: over(mean),
  COUNT: { ...over(countNumbers), seesErrors: true },
  COUNTA: { ...over((context, values) => counted(context, values, () => true)), seesErrors: true },
  COUNTBLANK: define(1, 1, 'v', (args, context) => {
    const { cells } = context.table(args.value(0));
    return cells.filter((scalar) => scalar === null || scalar === '').length;
  }),
  SUMPRODUCT: define(1, manyArguments, 'a', (args, context) => sumOfProducts(context, args.from(0))),
  SUMXMY2: ofPairs((one, other) => (one - other) ** 2),
  SUMX2MY2: ofPairs((one, other) => one * one - other * other),
  SUMX2PY2: ofPairs((one, other) => one * one + other * other),
};
