// The cells of one sheet as they are drawn now.
import type { CellValue } from '#audit/book/book.ts';
import type { Language } from '#language/language.ts';
import type { SheetView, StyleView } from '#render/sheet-view/sheet-view.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import { type ShownText, shownText } from './shown-text.ts';

export interface SheetCells {
  readonly sheet: SheetView;
  readonly valueAt: (line: number, column: number) => CellValue;
  readonly styleAt: (line: number, column: number) => StyleView | null;
  readonly shownAt: (line: number, column: number) => ShownText;
  readonly isEmpty: (line: number, column: number) => boolean;
}

export function sheetCells(page: Page, number: number, language: Language): SheetCells {
  const sheet = page.view.sheets[number];
  if (!sheet) throw new Error(`There is no sheet ${number}.`);
  const at = (line: number, column: number) => ({ sheet: number, line, column });
  const valueAt = (line: number, column: number) => page.valueAt(at(line, column));
  const styleAt = (line: number, column: number) => page.styleAt(at(line, column));
  const book = { language, leastShown: page.view.leastShown };
  const { blankWhereZero } = sheet;
  /** A year without a period has nothing to show. */
  const isBlank = (column: number) =>
    blankWhereZero !== null && column > sheet.frozenColumns && valueAt(blankWhereZero, column) === 0;
  const shownAt = (line: number, column: number): ShownText => {
    const shown = shownText(valueAt(line, column), styleAt(line, column), book);
    return isBlank(column) ? { ...shown, text: '', tone: 'plain' } : shown;
  };
  return {
    sheet,
    valueAt,
    styleAt,
    shownAt,
    isEmpty: (line, column) => {
      const value = valueAt(line, column);
      return value === null || value === '';
    },
  };
}
