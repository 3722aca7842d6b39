// Which rows a formula reads, and whether it needs them in the same period.
import type { CellExpression, RowId } from './cell-expression.ts';
import { type Places, stackedRows } from './places.ts';
import type { Row } from './row.ts';

export interface Read {
  readonly row: RowId;
  /** An earlier period's value does not have to be there before the row itself is begun. */
  readonly isEarlier: boolean;
}

const same = (row: RowId): Read => ({ row, isEarlier: false });

/** One entry for every reference, ranges taken apart into their rows. */
export function readsOf(expression: CellExpression, all: Places): readonly Read[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'cell':
      return [{ row: expression.row, isEarlier: expression.at === 'previous' }];
    case 'span':
      return [same(expression.row)];
    case 'stack':
      return stackedRows(all, expression.from, expression.to).map(({ id }) => same(id));
    case 'negate':
      return readsOf(expression.operand, all);
    case 'binary':
      return [...readsOf(expression.left, all), ...readsOf(expression.right, all)];
    case 'call':
      return expression.args.flatMap((argument) => readsOf(argument, all));
  }
}

export const expressionsOf = (row: Row): readonly CellExpression[] =>
  [row.constant, row.zero, row.periods, row.total].flatMap((content) =>
    content?.kind === 'formula' ? [content.expression] : [],
  );
