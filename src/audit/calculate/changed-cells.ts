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
  private readonly lines: ChangedSpans;
  private readonly blocks: ChangedSpans;
  private readonly large: ChangedSpans;
  /** Lines and blocks asked so far. */
  looks = 0;

  constructor(grid: CellGrid, reads: ReadList) {
    this.grid = grid;
    this.reads = reads;
    this.lines = new ChangedSpans(grid.lineCount);
    this.blocks = new ChangedSpans(Math.ceil(grid.lineCount / blockSize));
    this.large = new ChangedSpans(Math.ceil(grid.lineCount / blockSize ** 2));
  }

  add(id: number): void {
    const rank = this.grid.rankOf[id] ?? 0;
    const column = this.grid.columnOf[id] ?? 0;
    this.lines.add(rank, column);
    this.blocks.add(Math.floor(rank / blockSize), column);
    this.large.add(Math.floor(rank / blockSize ** 2), column);
  }

  /** Whether a formula reads anything that changed. */
  meets(id: number): boolean {
    return this.reads.some(id, this.isTouched);
  }

  /** Short ranges are asked line by line; in long ones only blocks that meet the columns are looked into. */
  private readonly isTouched = (
    from: number,
    to: number,
    firstColumn: number,
    lastColumn: number,
  ): boolean =>
    to - from < blockSize
      ? this.someLine(from, to, firstColumn, lastColumn)
      : this.someBlock(2, from, to, firstColumn, lastColumn);

  private someLine(from: number, to: number, firstColumn: number, lastColumn: number): boolean {
    for (let rank = from; rank <= to; rank += 1) {
      this.looks += 1;
      if (this.lines.meets(rank, firstColumn, lastColumn)) return true;
    }
    return false;
  }

  private someBlock(
    level: 1 | 2,
    from: number,
    to: number,
    firstColumn: number,
    lastColumn: number,
  ): boolean {
    const spans = level === 2 ? this.large : this.blocks;
    const size = blockSize ** level;
    for (let at = Math.floor(from / size); at <= Math.floor(to / size); at += 1) {
      this.looks += 1;
      if (!spans.meets(at, firstColumn, lastColumn)) continue;
      const [first, last] = [Math.max(from, at * size), Math.min(to, (at + 1) * size - 1)];
      const isMet =
        level === 2
          ? this.someBlock(1, first, last, firstColumn, lastColumn)
          : this.someLine(first, last, firstColumn, lastColumn);
      if (isMet) return true;
    }
    return false;
  }
}
