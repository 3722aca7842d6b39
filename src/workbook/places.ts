// Where each row stands: its sheet and its line, looked up by row id.
import type { RowId } from './cell-expression.ts';
import type { Row } from './row.ts';
import type { Sheet, Workbook } from './workbook.ts';

export interface Place {
  readonly sheet: Sheet;
  readonly row: Row;
  /** Counted from 1 in the sheet. */
  readonly line: number;
}

export type Places = ReadonlyMap<RowId, Place>;

/** Throws on an id that stands twice: that is a mistake of the compiler, not of a user. */
export function places(workbook: Pick<Workbook, 'sheets'>): Places {
  const found = new Map<RowId, Place>();
  for (const sheet of workbook.sheets) {
    for (const [index, row] of sheet.rows.entries()) {
      if (found.has(row.id)) throw new Error(`row ${row.id} stands twice`);
      found.set(row.id, { sheet, row, line: index + 1 });
    }
  }
  return found;
}

export function placeOf(all: Places, id: RowId): Place {
  const place = all.get(id);
  if (!place) throw new Error(`no row ${id}`);
  return place;
}

/** The rows from one down to another on the same sheet. */
export function stackedRows(all: Places, from: RowId, to: RowId): readonly Row[] {
  const first = placeOf(all, from);
  const last = placeOf(all, to);
  if (first.sheet !== last.sheet) throw new Error(`rows ${from} and ${to} stand on different sheets`);
  return first.sheet.rows.slice(first.line - 1, last.line);
}
