// Finds the typed number that the opening of a row shows again, however many links lead to it.
import type { CellExpression } from '#workbook/cell-expression.ts';
import type { Cell, Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

const rowsOf = new WeakMap<Workbook, ReadonlyMap<string, Row>>();

export function rowIn(workbook: Workbook, id: string): Row | undefined {
  const known =
    rowsOf.get(workbook) ?? new Map(workbook.sheets.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
  rowsOf.set(workbook, known);
  return known.get(id);
}

/** What a cell reads if it does nothing else. */
const readOf = (cell: Cell | null): CellExpression | null =>
  cell?.kind === 'formula' ? cell.expression : null;

/** Null where it is calculated, or nothing is typed. */
export function typedOpening({ zero }: Pick<Row, 'zero'>, workbook: Workbook): string | null {
  let read = readOf(zero);
  while (read?.kind === 'cell' && (read.at === 'zero' || read.at === 'constant')) {
    const row = rowIn(workbook, read.row);
    const cell = row?.[read.at] ?? null;
    if (row && cell?.kind === 'value') return read.at === 'constant' && row.allowed !== null ? row.id : null;
    read = readOf(cell);
  }
  return null;
}
