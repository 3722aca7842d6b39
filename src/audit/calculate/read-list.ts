// What each formula reads, in flat memory, since it is traversed again for every changed input.
import type { FormulaCell, ReadTest } from '../formulas/indexing/formula-index.ts';

const numbersPerRead = 5;

export class ReadList {
  /** Where the reads of a cell begin; those of the next one end them. */
  private readonly starts: Int32Array;
  private readonly numbers: Int32Array;

  constructor(cells: readonly (FormulaCell | undefined)[]) {
    const count = cells.reduce((sum, cell) => sum + (cell?.pattern.readCount ?? 0), 0);
    const numbers = new Int32Array(count * numbersPerRead);
    this.starts = new Int32Array(cells.length + 1);
    let end = 0;
    for (const [id, cell] of cells.entries()) {
      this.starts[id] = end;
      cell?.someRead((...read) => {
        numbers.set(read, end);
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
      const [sheet = 0, firstLine = 0] = [numbers[at], numbers[at + 1]];
      if (test(sheet, firstLine, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0, numbers[at + 4] ?? 0))
        return true;
    }
    return false;
  }
}
