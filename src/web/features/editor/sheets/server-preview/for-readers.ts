// A sheet for somebody who reads it and calculates nothing: without the rows that formulas count periods by.
import type { ServerRow, ServerSheet } from './server-rows.ts';

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
    rows: kept.map((row) => ({ ...row, cells: row.cells.filter((cell) => said.has(cell.column)) })),
  };
}

const columnOf = ({ column }: { readonly column: string }): string => column;
