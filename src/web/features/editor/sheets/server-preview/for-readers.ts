// A sheet for somebody who reads it and calculates nothing: without the rows that formulas count periods by.
import type { ServerCell, ServerRow, ServerSheet } from './server-rows.ts';

/** As in the file: after five columns of names, the constant and the total. */
const unitColumn = 'H';

/** Of the rows at the top, the last names the columns; a column without anything below it says nothing. */
export function forReaders({ moduleId, rows }: ServerSheet): ServerSheet {
  const isHelper = ({ isHead, role }: ServerRow) => isHead && role !== 'title';
  const names = rows.findLast(isHelper);
  const kept = rows.filter((row) => !isHelper(row) || row === names);
  const said = new Set(
    kept.flatMap((row) => (row === names ? [] : row.cells.filter(({ text }) => text !== '')).map(columnOf)),
  );
  return {
    moduleId,
    rows: kept.map((row) => ({
      ...row,
      cells: (row === names ? row.cells.map(withoutUnit) : row.cells).filter(({ column }) =>
        said.has(column),
      ),
    })),
  };
}

const columnOf = ({ column }: { readonly column: string }): string => column;

/** Of the names of the columns, this one says what the row of names itself is in. */
const withoutUnit = (cell: ServerCell): ServerCell =>
  cell.column === unitColumn ? { ...cell, text: '' } : cell;
