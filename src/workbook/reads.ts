// Which rows a formula reads, and from which of their cells.
import type { At, CellExpression, RowId } from './cell-expression.ts';
import { type Places, stackedRows } from './places.ts';
import type { Row } from './row.ts';

export interface Read {
  readonly row: RowId;
  readonly at: At | 'span' | 'history';
}

/** One entry for every reference, ranges taken apart into their rows. */
export function readsOf(expression: CellExpression, all: Places): readonly Read[] {
  switch (expression.kind) {
    case 'number':
    case 'missing':
      return [];
    case 'cell':
      return [{ row: expression.row, at: expression.at }];
    case 'span':
    case 'history':
      return [{ row: expression.row, at: expression.kind }];
    case 'stack':
      return stackedRows(all, expression.from, expression.to).map(({ id }) => ({
        row: id,
        at: expression.at,
      }));
    case 'negate':
      return readsOf(expression.operand, all);
    case 'binary':
      return [...readsOf(expression.left, all), ...readsOf(expression.right, all)];
    case 'call':
      return expression.args.flatMap((argument) => readsOf(argument, all));
  }
}

const contentReads = (content: Row['periods'] | Row['zero'], all: Places): readonly Read[] =>
  content === null || !('expression' in content) ? [] : readsOf(content.expression, all);

/** The reads that order rows: a row's total of itself, and its look at its own first cells, are no loops. */
export function rowReads(row: Row, all: Places): readonly Read[] {
  const cells = [row.zero, row.periods].flatMap((content) => contentReads(content, all));
  const ends = [row.constant, row.total].flatMap((content) => contentReads(content, all));
  return [
    ...cells.filter((read) => read.row !== row.id || (read.at !== 'zero' && read.at !== 'constant')),
    ...ends.filter((read) => read.row !== row.id),
  ];
}

/** An earlier period's value does not have to be there before the row itself is begun. */
export const isEarlier = (read: Read): boolean => read.at === 'previous';
