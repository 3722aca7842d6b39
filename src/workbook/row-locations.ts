// The location of each row, its sheet and line, looked up by row id.
import type { RowId } from './cell-expression.ts';
import type { Row } from './row.ts';
import type { Sheet, Workbook } from './workbook.ts';

export interface RowLocation {
  readonly sheet: Sheet;
  readonly row: Row;
  /** Counted from 1 in the sheet. */
  readonly line: number;
  /** Counted from 0 through all sheets. */
  readonly index: number;
}

export type RowLocations = ReadonlyMap<RowId, RowLocation>;

/** Throws on a duplicate id, which is a bug in the compiler and never a user's mistake. */
export function locateRows(workbook: Pick<Workbook, 'sheets'>): RowLocations {
  const found = new Map<RowId, RowLocation>();
  for (const sheet of workbook.sheets) {
    let line = 0;
    for (const row of sheet.rows) {
      line += 1;
      const index = found.size;
      found.set(row.id, { sheet, row, line, index });
      if (found.size === index) throw new Error(`row ${row.id} stands twice`);
    }
  }
  return found;
}

export function locationOf(all: RowLocations, id: RowId): RowLocation {
  const place = all.get(id);
  if (!place) throw new Error(`no row ${id}`);
  return place;
}

/** How many rows there are from one row to another of the same sheet, both included. */
export function stackSize(all: RowLocations, from: RowId, to: RowId): number {
  const first = locationOf(all, from);
  const last = locationOf(all, to);
  if (first.sheet !== last.sheet) throw new Error(`rows ${from} and ${to} stand on different sheets`);
  return last.line - first.line + 1;
}

/** The rows between two rows of the same sheet, inclusive. */
export function stackedRows(all: RowLocations, from: RowId, to: RowId): readonly Row[] {
  const { sheet, line } = locationOf(all, from);
  return sheet.rows.slice(line - 1, line - 1 + stackSize(all, from, to));
}
