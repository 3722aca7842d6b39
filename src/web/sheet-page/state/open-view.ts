// Small questions about the sheets of an open spreadsheet.
import type { BookView, SheetView } from '#render/sheet-view/sheet-view.ts';
import type { Block } from './page-store.ts';

export interface Rectangle {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

export const rectangleOf = ({ anchor, focus }: Block): Rectangle => ({
  firstLine: Math.min(anchor.line, focus.line),
  lastLine: Math.max(anchor.line, focus.line),
  firstColumn: Math.min(anchor.column, focus.column),
  lastColumn: Math.max(anchor.column, focus.column),
});

export function sheetOf(view: BookView, sheet: number): SheetView {
  const found = view.sheets[sheet];
  if (!found) throw new Error(`There is no sheet ${sheet}.`);
  return found;
}

/** The first text of a line, which says what its numbers are. */
export function labelOf(sheet: SheetView, line: number): string {
  const texts = (sheet.rows[line - 1]?.cells ?? []).filter(({ value }) => typeof value === 'string');
  return texts.map(({ value }) => String(value).trim()).find((text) => text !== '') ?? '';
}
