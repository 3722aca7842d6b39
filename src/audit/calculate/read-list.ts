// What each formula reads, in flat memory: it is gone through anew for every changed input.
import type { FormulaCell } from '../formulas/formula-index.ts';

type Test = (
  sheet: number,
  firstLine: number,
  firstColumn: number,
  lastLine: number,
  lastColumn: number,
) => boolean;

const numbersPerRead = 5;

export class ReadList {
  /** Where the reads of a cell begin; those of the next one end them. */
  private readonly starts: Int32Array;
  private readonly numbers: Int32Array;

  constructor(cells: readonly (FormulaCell | undefined)[]) {
    const numbers: number[] = [];
    const starts: number[] = [];
    for (const cell of cells) {
      starts.push(numbers.length);
      for (const { sheet, area } of cell?.reads ?? []) {
        numbers.push(sheet, area.firstLine, area.firstColumn, area.lastLine, area.lastColumn);
      }
    }
    starts.push(numbers.length);
    this.starts = Int32Array.from(starts);
    this.numbers = Int32Array.from(numbers);
  }

  some(id: number, test: Test): boolean {
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
