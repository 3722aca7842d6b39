// What each formula reads, in flat memory, since it is traversed again for every changed input.
import type { FormulaCell } from '../formulas/indexing/formula-index.ts';
import type { CellGrid } from './runtime/cell-grid.ts';

const numbersPerRead = 4;

/** Of a range that has cells: its first and last line by their ranks, and its columns. */
type ReadTest = (firstRank: number, lastRank: number, firstColumn: number, lastColumn: number) => boolean;

export class ReadList {
  /** Where the reads of a cell begin; those of the next one end them. */
  private readonly starts: Int32Array;
  private readonly numbers: Int32Array;

  constructor(grid: CellGrid, cells: readonly (FormulaCell | undefined)[]) {
    const count = cells.reduce((sum, cell) => sum + (cell?.pattern.readCount ?? 0), 0);
    const numbers = new Int32Array(count * numbersPerRead);
    this.starts = new Int32Array(cells.length + 1);
    let end = 0;
    for (const [id, cell] of cells.entries()) {
      this.starts[id] = end;
      cell?.someRead((sheet, firstLine, firstColumn, lastLine, lastColumn) => {
        const [firstRank, lastRank] = grid.ranks(sheet, firstLine, lastLine);
        if (firstRank > lastRank) return false;
        numbers.set([firstRank, lastRank, firstColumn, lastColumn], end);
        end += numbersPerRead;
        return false;
      });
    }
    this.starts[cells.length] = end;
    this.numbers = numbers;
  }

  some(id: number, test: ReadTest): boolean {
    const { numbers } = this;
    const end = this.starts[id + 1] ?? 0;
    for (let at = this.starts[id] ?? end; at < end; at += numbersPerRead) {
      if (test(numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0))
        return true;
    }
    return false;
  }
}
