// The changed cells, as one span from first to last per line: fast to query, and never too small.

import type { ReadList } from './read-list.ts';
import type { CellGrid } from './runtime/cell-grid.ts';

export class ChangedCells {
  private readonly grid: CellGrid;
  private readonly reads: ReadList;
  /** By the rank of the line; a last column of 0 is a line without a change. */
  private readonly firstColumn: Int32Array;
  private readonly lastColumn: Int32Array;

  constructor(grid: CellGrid, reads: ReadList) {
    this.grid = grid;
    this.reads = reads;
    this.firstColumn = new Int32Array(grid.lineCount);
    this.lastColumn = new Int32Array(grid.lineCount);
  }

  add(id: number): void {
    const rank = this.grid.rankOf[id] ?? 0;
    const column = this.grid.columnOf[id] ?? 0;
    const last = this.lastColumn[rank] ?? 0;
    if (last === 0 || column < (this.firstColumn[rank] ?? 0)) this.firstColumn[rank] = column;
    if (column > last) this.lastColumn[rank] = column;
  }

  /** Whether a formula reads anything that changed. */
  meets(id: number): boolean {
    return this.reads.some(id, (sheet, firstLine, firstColumn, lastLine, lastColumn) =>
      this.grid.someLine(
        sheet,
        firstLine,
        lastLine,
        (rank) => (this.lastColumn[rank] ?? 0) >= firstColumn && (this.firstColumn[rank] ?? 0) <= lastColumn,
      ),
    );
  }
}
