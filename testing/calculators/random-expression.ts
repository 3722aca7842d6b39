// Makes random formulas from the references that a cell may use.
import { type Random, wholeNumber } from '#testing/seeded-random.ts';
import {
  type BinaryOperator,
  binary,
  type CellExpression,
  call,
  cell,
  history,
  missing,
  negate,
  number,
  type RowId,
  type StackColumn,
  span,
  stack,
} from '#workbook/cell-expression.ts';

/** What may be read without a row waiting for itself. */
export interface KnownRows {
  /** A forecast reads periods before; a single cell does not. */
  readonly isForecast: boolean;
  /** Rows whose cell in the same column is there. */
  readonly now: readonly RowId[];
  /** Rows whose cell one period before is there. */
  readonly past: readonly RowId[];
  /** Rows that are there from the first cell to the last, their totals included. */
  readonly whole: readonly RowId[];
  /** Rows whose constant is there. */
  readonly constants: readonly RowId[];
  /** The first and last rows of columns that are there. */
  readonly columns: readonly (readonly [RowId, RowId])[];
}

const operators: readonly BinaryOperator[] = ['+', '-', '*', '/', '^', '=', '<>', '<', '>', '<=', '>='];
const stackPlaces: readonly StackColumn[] = ['period', 'constant', 'zero'];

export function oneOf<Item>(random: Random, items: readonly Item[]): Item | null {
  return items[wholeNumber(random, 0, items.length - 1)] ?? null;
}

/** One of the makers that has something to make from. */
function made(random: Random, makers: readonly (() => CellExpression | null)[]): CellExpression {
  return oneOf(random, makers)?.() ?? number(wholeNumber(random, -3, 12) / 2);
}

const reading = <Key>(random: Random, keys: readonly Key[], read: (key: Key) => CellExpression) => {
  const key = oneOf(random, keys);
  return key === null ? null : read(key);
};

function leaf(random: Random, known: KnownRows): CellExpression {
  const from = (rows: readonly RowId[], read: (row: RowId) => CellExpression) => () =>
    reading(random, rows, read);
  const early = known.isForecast ? known.now : known.whole;
  return made(random, [
    () => null,
    () => (random() < 0.2 ? missing : null),
    from(known.now, (row) => cell(row)),
    from(known.now, (row) => cell(row)),
    from(known.isForecast ? known.past : [], (row) => cell(row, 'previous')),
    from(known.now, (row) => cell(row, 'zero')),
    from(early, (row) => cell(row, 'first')),
    from(known.whole, (row) => cell(row, 'last')),
    from(known.whole, (row) => cell(row, 'total')),
    from(known.constants, (row) => cell(row, 'constant')),
  ]);
}

function range(random: Random, known: KnownRows): CellExpression | null {
  return (
    oneOf(random, [
      () => reading(random, known.whole, span),
      () => reading(random, known.now, history),
      () =>
        reading(random, known.columns, ([first, last]) =>
          stack(first, last, oneOf(random, stackPlaces) ?? 'period'),
        ),
    ])?.() ?? null
  );
}

type Deeper = () => CellExpression;

function withRange(random: Random, known: KnownRows, deeper: Deeper): CellExpression | null {
  const cells = range(random, known);
  if (cells === null) return null;
  const other = range(random, known) ?? cells;
  return made(random, [
    () => call('SUM', cells),
    () => call('SUM', cells, other, deeper()),
    () => call('MIN', cells, deeper()),
    () => call('MAX', deeper(), cells),
    () => call('INDEX', cells, random() < 0.7 ? number(wholeNumber(random, 0, 5)) : deeper()),
    () => call('SUMIF', cells, deeper(), other),
    () => call('SUMIFS', cells, other, deeper(), cells, deeper()),
    () => (random() < 0.2 ? call('IRR', cells, number(0.1)) : null),
    () => (random() < 0.2 ? call('MIRR', cells, number(0.1), number(0.2)) : null),
  ]);
}

export function randomExpression(random: Random, known: KnownRows, depth: number): CellExpression {
  if (depth === 0) return leaf(random, known);
  const deeper = () => randomExpression(random, known, wholeNumber(random, 0, depth - 1));
  const joined = () => binary(deeper(), oneOf(random, operators) ?? '+', deeper());
  return made(random, [
    () => leaf(random, known),
    joined,
    joined,
    joined,
    () => negate(deeper()),
    () => withRange(random, known, deeper),
    () => withRange(random, known, deeper),
    () => call('IF', deeper(), deeper(), deeper()),
    () => call('IFERROR', deeper(), deeper()),
    () => call('MAX', deeper(), deeper(), deeper()),
    () => call(oneOf(random, ['INT', 'ABS', 'YEAR', 'MONTH', 'ISNUMBER'] as const) ?? 'ABS', deeper()),
    () => call(oneOf(random, ['MOD', 'EDATE'] as const) ?? 'MOD', deeper(), deeper()),
  ]);
}
