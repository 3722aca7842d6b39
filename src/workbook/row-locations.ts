// The location of each row, its sheet and line, looked up by row id.
import type { RowId } from './cell-expression.ts';
import type { Row } from './row.ts';
import type { Sheet, Workbook } from './workbook.ts';

export interface RowLocation {
  readonly sheet: Sheet;
  readonly row: Row;
  /** Counted from 1 in the sheet. */
  readonly line: number;
}

export type RowLocations = ReadonlyMap<RowId, RowLocation>;

/** Throws on a duplicate id, which is a bug in the compiler and never a user's mistake. */
export function locateRows(workbook: Pick<Workbook, 'sheets'>): RowLocations {
  const found = new Map<RowId, RowLocation>();
  for (const sheet of workbook.sheets) {
    for (const [index, row] of sheet.rows.entries()) {
      if (found.has(row.id)) throw new Error(`row ${row.id} stands twice`);
      found.set(row.id, { sheet, row, line: index + 1 });
    }
  }
  return found;
}

export function locationOf(all: RowLocations, id: RowId): RowLocation {
  const place = all.get(id);
  if (!place) throw new Error(`no row ${id}`);
  return place;
}

/** The rows between two rows of the same sheet, inclusive. */
export function stackedRows(all: RowLocations, from: RowId, to: RowId): readonly Row[] {
  const first = locationOf(all, from);
  const last = locationOf(all, to);
  if (first.sheet !== last.sheet) throw new Error(`rows ${from} and ${to} stand on different sheets`);
  return first.sheet.rows.slice(first.line - 1, last.line);
}
