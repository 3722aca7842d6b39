// Keeps the formulas that were entered over several cells at once: all but the first of those cells name no formula of their own.
import type { Area } from '../../book/book.ts';
import type { Budget } from '../limits/budget.ts';

interface Entered {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly formula: string;
}

export interface EnteredAreas {
  add(area: Area, formula: string): void;
  formulaAt(line: number, column: number): string | null;
}

/** By column, as lines only grow while a sheet is read: what was entered last holds. */
export function createEnteredAreas(budget: Budget): EnteredAreas {
  const byColumn = new Map<number, Entered>();
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
