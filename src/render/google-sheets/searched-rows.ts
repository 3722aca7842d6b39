// The rows whose numbers come of a search, such as a rate of return, directly or through other rows.
import type { CellExpression, RowId } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { visitDependencies } from '#workbook/row-dependencies.ts';
import { locateRows } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';

function searches(expression: CellExpression): boolean {
  switch (expression.kind) {
    case 'negate':
      return searches(expression.operand);
    case 'binary':
      return searches(expression.left) || searches(expression.right);
    case 'call':
      return expression.name === 'IRR' || expression.args.some(searches);
    default:
      return false;
  }
}

const isSearch = ({ constant, total, zero, periods }: Row): boolean =>
  [constant, total, zero, periods].some((part) => part?.kind === 'formula' && searches(part.expression));

export function searchedRows(workbook: Workbook): ReadonlySet<RowId> {
  const places = locateRows(workbook);
  const readers = new Map<RowId, RowId[]>();
  const found = new Set<RowId>();
  for (const { rows } of workbook.sheets) {
    for (const row of rows) {
      if (isSearch(row)) found.add(row.id);
      visitDependencies(row, places, (read) => readers.set(read, [...(readers.get(read) ?? []), row.id]));
    }
  }
  // A set that grows while it is walked is walked to its end.
  for (const id of found) for (const reader of readers.get(id) ?? []) found.add(reader);
  return found;
}
