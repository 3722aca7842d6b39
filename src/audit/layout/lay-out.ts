// Finds what each sheet and line of a workbook is for.
import type { Book } from '../book/book.ts';
import type { FormulaIndex } from '../formulas/formula-index.ts';
import type { Layout } from './layout.ts';

export const layOut = (_book: Book, _formulas: FormulaIndex): Layout => ({
  sheets: [],
  lineAt: () => undefined,
});
