// Where the cells of a copied table go in a grid.
import type { GridBlock } from './copied-cells.ts';
import { type GridData, type GridRow, leadCount } from './grid-data.ts';
import type { CellText, CopiedTable, PlacedCells } from './grid-typing.ts';

/** Null where more was copied than one cell. */
export const onlyCell = (table: CopiedTable): string | null =>
  table.length === 1 && table[0]?.length === 1 ? (table[0][0] ?? null) : null;

type Corner = Pick<GridBlock, 'top' | 'left'>;

/** Those that are typed in, and how many others there are. */
export function placedCells(
  table: CopiedTable,
  { top, left }: Corner,
  { rows, columns }: GridData,
  typedColumns: (row: GridRow) => ReadonlySet<string>,
): PlacedCells {
  const cells: CellText[] = [];
  let leftOut = 0;
  table.forEach((line, down) => {
    line.forEach((text, across) => {
      const row = rows[top + down];
      const columnId = columns[left - leadCount + across]?.id;
      if (row && columnId !== undefined && typedColumns(row).has(columnId))
        cells.push({ row, columnId, text });
      else if (text !== '') leftOut += 1;
    });
  });
  return { cells, leftOut };
}

/** As large as the table, within the grid. */
export function pastedBlock(
  table: CopiedTable,
  { top, left }: Corner,
  { rows, columns }: GridData,
): GridBlock {
  const width = Math.max(...table.map((line) => line.length));
  return {
    top,
    left,
    bottom: Math.min(rows.length, top + table.length) - 1,
    right: Math.min(columns.length + leadCount, left + width) - 1,
  };
}
