// Which rows a formula reads, and from which of their cells.
import type { At, CellExpression, RowId } from './cell-expression.ts';
import { type Places, stackedRows } from './places.ts';
import type { Row } from './row.ts';

export interface Read {
  readonly row: RowId;
  readonly at: At | 'span';
}

/** One entry for every reference, ranges taken apart into their rows. */
function readsOf(expression: CellExpression, all: Places): readonly Read[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'cell':
      return [{ row: expression.row, at: expression.at }];
    case 'span':
      return [{ row: expression.row, at: 'span' }];
    case 'stack':
      return stackedRows(all, expression.from, expression.to).map(({ id }) => ({ row: id, at: 'period' }));
    case 'negate':
      return readsOf(expression.operand, all);
    case 'binary':
      return [...readsOf(expression.left, all), ...readsOf(expression.right, all)];
    case 'call':
      return expression.args.flatMap((argument) => readsOf(argument, all));
  }
}

const contentReads = (content: Row['periods'] | Row['zero'], all: Places): readonly Read[] =>
  content?.kind === 'formula' ? readsOf(content.expression, all) : [];

/** The reads that order rows: a row's total of itself, and its look at its own first cells, are no loops. */
export function rowReads(row: Row, all: Places): readonly Read[] {
  const cells = [row.constant, row.zero, row.periods].flatMap((content) => contentReads(content, all));
  return [
    ...cells.filter((read) => read.row !== row.id || (read.at !== 'constant' && read.at !== 'zero')),
    ...contentReads(row.total, all).filter((read) => read.row !== row.id),
  ];
}

/** An earlier period's value does not have to be there before the row itself is begun. */
export const isEarlier = (read: Read): boolean => read.at === 'previous';
