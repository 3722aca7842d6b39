// The changed cells, as one span from first to last per line: fast to query, and never too small.

import type { ReadList } from './read-list.ts';
import type { CellGrid } from './runtime/cell-grid.ts';

/** So many lines, or blocks of lines, make one block: a span for each tells that nothing changed in any of them. */
const blockSize = 64;

/** The first and last changed column of each line (or block); a last column of 0 is one without a change. */
class ChangedSpans {
  private readonly first: Int32Array;
  private readonly last: Int32Array;

  constructor(count: number) {
    this.first = new Int32Array(count);
    this.last = new Int32Array(count);
  }

  add(at: number, column: number): void {
    const last = this.last[at] ?? 0;
    if (last === 0 || column < (this.first[at] ?? 0)) this.first[at] = column;
    if (column > last) this.last[at] = column;
  }

  meets(at: number, firstColumn: number, lastColumn: number): boolean {
    return (this.last[at] ?? 0) >= firstColumn && (this.first[at] ?? 0) <= lastColumn;
  }
}

export class ChangedCells {
  private readonly grid: CellGrid;
  private readonly reads: ReadList;
  /** By the rank of the line; then by blocks of lines, and by blocks of blocks. */
  private readonly levels: readonly ChangedSpans[];
  /** Lines and blocks asked so far. */
  looks = 0;

  constructor(grid: CellGrid, reads: ReadList) {
    this.grid = grid;
    this.reads = reads;
    this.levels = [0, 1, 2].map((level) => new ChangedSpans(Math.ceil(grid.lineCount / blockSize ** level)));
  }

  add(id: number): void {
    const rank = this.grid.rankOf[id] ?? 0;
    const column = this.grid.columnOf[id] ?? 0;
    this.levels.forEach((spans, level) => {
      spans.add(Math.floor(rank / blockSize ** level), column);
    });
  }

  /** Whether a formula reads anything that changed. */
  meets(id: number): boolean {
    return this.reads.some(id, (sheet, firstLine, firstColumn, lastLine, lastColumn) => {
      const [from, to] = this.grid.ranks(sheet, firstLine, lastLine);
      return from <= to && this.someIn(2, from, to, firstColumn, lastColumn);
    });
  }

  /** Whether any line between two ranks meets the columns: only blocks that meet them are looked into. */
  private someIn(level: number, from: number, to: number, firstColumn: number, lastColumn: number): boolean {
    const spans = this.levels[level];
    const size = blockSize ** level;
    for (let at = Math.floor(from / size); at <= Math.floor(to / size); at += 1) {
      this.looks += 1;
      if (!spans?.meets(at, firstColumn, lastColumn)) continue;
      if (level === 0) return true;
      const [first, last] = [Math.max(from, at * size), Math.min(to, (at + 1) * size - 1)];
      if (this.someIn(level - 1, first, last, firstColumn, lastColumn)) return true;
    }
    return false;
  }
}
