// What calculates the cells of the page after each change, away from the thread that draws.
import type { CellValue } from '#audit/book/book.ts';
import type { CellEdit, CellTrace, FormulaFault, LiveCell } from '#audit/live/live-book.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';

export interface CalculatedCell {
  readonly cell: LiveCell;
  readonly value: CellValue;
  /** What keeps its formula from having a value. */
  readonly fault?: FormulaFault;
}

export interface SheetEngine {
  readonly start: (view: BookView) => Promise<void>;
  /** In the order they are asked for; answers with every cell whose value changed. */
  readonly change: (edits: readonly CellEdit[]) => Promise<readonly CalculatedCell[]>;
  /** Of the changes asked for before it, too. */
  readonly trace: (cell: LiveCell) => Promise<CellTrace>;
}
