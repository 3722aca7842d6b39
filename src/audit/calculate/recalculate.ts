// Calculates a workbook anew.
import type { Book } from '../book/book.ts';
import type { FormulaIndex } from '../formulas/formula-index.ts';
import type { Recalculation } from './recalculation.ts';

export function recalculate(_book: Book, _formulas: FormulaIndex): Recalculation {
  const nothing: Recalculation = {
    valueAt: () => null,
    notCalculated: [],
    isCalculated: () => false,
    circles: [],
    withChanges: () => nothing,
  };
  return nothing;
}
