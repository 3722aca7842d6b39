// Finds the formula of a cell: formulas are indexed by line, then by column.
import type { FormulaCell } from './formula-index.ts';

export class FormulaGrid {
  private readonly formulas: readonly FormulaCell[];
  /** Where each line begins in the list. */
  private readonly starts = new Map<number, number>();

  /** Line by line, left to right. */
  constructor(formulas: readonly FormulaCell[]) {
    this.formulas = formulas;
    formulas.forEach(({ cell }, index) => {
      if (formulas[index - 1]?.cell.line !== cell.line) this.starts.set(cell.line, index);
    });
  }

  at(line: number, column: number): FormulaCell | undefined {
    const start = this.starts.get(line);
    if (start === undefined) return undefined;
    const first = this.formulas[start];
    if (!first || column < first.cell.column) return undefined;
    // Lines mostly have no gaps, so the cell's index is usually its distance from the first column, otherwise less.
    let high = Math.min(start + column - first.cell.column, this.formulas.length - 1);
    let low = start;
    for (let middle = high; low <= high; middle = (low + high) >> 1) {
      const found = this.formulas[middle];
      if (found === undefined) return undefined;
      if (found.cell.line === line && found.cell.column === column) return found;
      if (found.cell.line > line || found.cell.column > column) high = middle - 1;
      else low = middle + 1;
    }
    return undefined;
  }
}
