// Counts what rules ask of a workbook, so that a rule which asks without end is stopped.
import type { FormulaIndex } from '../formulas/indexing/formula-index.ts';
import type { Layout } from '../layout/layout.ts';
import type { Work } from '../work/work.ts';

export function countedFormulas(index: FormulaIndex, work: Work): FormulaIndex {
  return {
    ...index,
    at: (sheet, line, column) => {
      work.spend(1);
      return index.at(sheet, line, column);
    },
    isRead: (sheet, line, column) => {
      work.spend(stepsOfSearch);
      return index.isRead(sheet, line, column);
    },
    readersOf: (sheet, line, column) => {
      const found = index.readersOf(sheet, line, column);
      work.spend(stepsOfSearch + found.length);
      return found;
    },
  };
}

/** Boxes of boxes of ranges are looked into. */
const stepsOfSearch = 20;

export const countedLayout = (layout: Layout, work: Work): Layout => ({
  ...layout,
  lineAt: (sheet, line) => {
    work.spend(1);
    return layout.lineAt(sheet, line);
  },
});
