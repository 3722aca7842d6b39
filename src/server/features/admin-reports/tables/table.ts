// A table to download: the names of its columns, and its rows, some at a time.
import type { Kysely } from 'kysely';
import type { CsvCell } from '#server/operator-desk/csv.ts';
import type { Tables } from '#server/ports/database/tables.ts';

type Rows = AsyncGenerator<readonly (readonly CsvCell[])[]>;

export interface Table {
  readonly columns: readonly string[];
  rows(query: Kysely<Tables>): Rows;
}

const rowsAtOnce = 500;

/** Reads on after the last key, so that every part is as quick as the first one. */
export async function* inPieces<Row extends { readonly id: string }>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = '';
  for (;;) {
    const rows = await read(after, rowsAtOnce);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

export const isoTime = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();
