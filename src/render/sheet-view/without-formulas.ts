// A book as it looks, with numbers alone: of what has a price that is not paid, no more is shown.
import type { BookView, RowView, SheetView } from './sheet-view.ts';

export const withoutFormulas = (book: BookView): BookView => ({
  ...book,
  sheets: book.sheets.map((sheet): SheetView => ({ ...sheet, rows: sheet.rows.map(numbersOf) })),
});

/** The note says how the row is calculated. */
const numbersOf = ({ note: _note, cells, runs, ...row }: RowView): RowView => ({
  ...row,
  cells: cells.map(({ formula: _formula, ...cell }) => cell),
  runs: runs.map(({ formula: _formula, ...run }) => run),
});
