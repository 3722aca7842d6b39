// Tracks array formulas entered over several cells: all but the first cell have no formula of their own in the file.
import type { Area } from '../../book/book.ts';
import type { Budget } from '../limits/budget.ts';

interface ArrayFormula {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly formula: string;
}

export interface ArrayFormulas {
  add(area: Area, formula: string): void;
  formulaAt(line: number, column: number): string | null;
}

/** By column, as lines only grow while a sheet is read: what was entered last holds. */
export function createArrayFormulas(budget: Budget): ArrayFormulas {
  const byColumn = new Map<number, ArrayFormula>();
  return {
    add: ({ firstLine, firstColumn, lastLine, lastColumn }, formula) => {
      if (firstLine === lastLine && firstColumn === lastColumn) return;
      budget.spend('elements', lastColumn - firstColumn + 1);
      const entered = { firstLine, lastLine, formula };
      for (let column = firstColumn; column <= lastColumn; column += 1) byColumn.set(column, entered);
    },
    formulaAt: (line, column) => {
      const entered = byColumn.get(column);
      if (!entered || line < entered.firstLine || line > entered.lastLine) return null;
      return entered.formula;
    },
  };
}
