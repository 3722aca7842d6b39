// The formula of a cell as a tree over row references; one tree serves every column of its row.

export type RowId = string;

/** Which cell of the row is read, seen from the column that reads it. */
export type At = 'period' | 'previous' | 'zero' | 'constant' | 'total';

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '>' | '<=' | '>=';

export type FunctionName =
  | 'IF'
  | 'MIN'
  | 'MAX'
  | 'SUM'
  | 'INDEX'
  | 'INT'
  | 'MOD'
  | 'EDATE'
  | 'YEAR'
  | 'MONTH';

export type CellExpression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'cell'; readonly row: RowId; readonly at: At }
  /** The row's forecast cells, first to last. */
  | { readonly kind: 'span'; readonly row: RowId }
  /** The cells of one column from one row down to another on the same sheet. */
  | { readonly kind: 'stack'; readonly from: RowId; readonly to: RowId }
  | { readonly kind: 'negate'; readonly operand: CellExpression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: CellExpression;
      readonly right: CellExpression;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly CellExpression[] };

export const number = (value: number): CellExpression => ({ kind: 'number', value });

export const cell = (row: RowId, at: At = 'period'): CellExpression => ({ kind: 'cell', row, at });

export const span = (row: RowId): CellExpression => ({ kind: 'span', row });

export const stack = (from: RowId, to: RowId): CellExpression => ({ kind: 'stack', from, to });

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
