// The formula of a cell as a tree over row references; one tree serves every column of its row.

export type RowId = string;

/** Which cell of the row is read, relative to the reading column; first and last refer to the forecast. */
export type CellSelector = 'period' | 'previous' | 'zero' | 'first' | 'last' | 'constant' | 'total';

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '>' | '<=' | '>=';

export type FunctionName =
  | 'IF'
  | 'IFERROR'
  | 'MIN'
  | 'MAX'
  | 'SUM'
  | 'COUNT'
  | 'SUMIF'
  | 'SUMIFS'
  | 'INDEX'
  /** The place of the first cell that is exactly so; the third argument is always 0. */
  | 'MATCH'
  | 'INT'
  | 'ROUND'
  | 'ABS'
  | 'MOD'
  | 'EDATE'
  | 'YEAR'
  | 'MONTH'
  | 'IRR'
  /** The rate of return with money borrowed at the second argument and reinvested at the third. */
  | 'MIRR'
  | 'ISNUMBER';

export type CellExpression =
  | { readonly kind: 'number'; readonly value: number }
  /** No sensible value: n/a. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'cell'; readonly row: RowId; readonly at: CellSelector }
  /** The row's forecast cells, first to last. */
  | { readonly kind: 'span'; readonly row: RowId }
  /** The row's cells from the zero period to this one: the past, never the future. */
  | { readonly kind: 'history'; readonly row: RowId }
  /** The row's cells from the zero period to the one before this one. */
  | { readonly kind: 'past'; readonly row: RowId }
  /** The row's forecast cells up to this one: all of them, or from one on, counted from 1. */
  | { readonly kind: 'recent'; readonly row: RowId; readonly from: CellExpression | null }
  /** The row's cells from the zero period to the last of the forecast. */
  | { readonly kind: 'whole'; readonly row: RowId }
  /** The cells of one column from one row down to another on the same sheet. */
  | { readonly kind: 'stack'; readonly from: RowId; readonly to: RowId; readonly at: StackColumn }
  | { readonly kind: 'negate'; readonly operand: CellExpression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: CellExpression;
      readonly right: CellExpression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly CellExpression[] };

/** Reads several cells. */
export type RangeExpression = Extract<
  CellExpression,
  { readonly kind: 'span' | 'stack' | 'history' | 'past' | 'recent' | 'whole' }
>;

export const isRange = (expression: CellExpression): expression is RangeExpression =>
  ['span', 'stack', 'history', 'past', 'recent', 'whole'].includes(expression.kind);

/** The column of a stack: this period's, the constants', or the zero period's. */
export type StackColumn = 'period' | 'constant' | 'zero';

export const number = (value: number): CellExpression => ({ kind: 'number', value });

export const missing: CellExpression = { kind: 'missing' };

export const cell = (row: RowId, at: CellSelector = 'period'): CellExpression => ({ kind: 'cell', row, at });

export const span = (row: RowId): CellExpression => ({ kind: 'span', row });

export const history = (row: RowId): CellExpression => ({ kind: 'history', row });

export const past = (row: RowId): CellExpression => ({ kind: 'past', row });

export const recent = (row: RowId, from: CellExpression | null): CellExpression => ({
  kind: 'recent',
  row,
  from,
});
export const whole = (row: RowId): CellExpression => ({ kind: 'whole', row });

export const stack = (from: RowId, to: RowId, at: StackColumn = 'period'): CellExpression => ({
  kind: 'stack',
  from,
  to,
  at,
});

export const negate = (operand: CellExpression): CellExpression => ({ kind: 'negate', operand });

export const binary = (
  left: CellExpression,
  operator: BinaryOperator,
  right: CellExpression,
): CellExpression => ({ kind: 'binary', operator, left, right });

export const call = (name: FunctionName, ...args: readonly CellExpression[]): CellExpression => ({
  kind: 'call',
  name,
  args,
});

/** Left-associative chains, as people write them: a + b + c. */
const chain =
  (operator: BinaryOperator) =>
  (first: CellExpression, ...rest: readonly CellExpression[]): CellExpression =>
    rest.reduce((left, right) => binary(left, operator, right), first);

export const plus = chain('+');
export const minus = chain('-');
export const times = chain('*');
export const over = chain('/');
