// Finds cells of all sheets by what they show, in the order of the sheets and of their lines.
import type { CellValue } from '#audit/book/book.ts';
import type { LiveCell } from '#audit/live/live-book.ts';
import type { RowView } from '#render/sheet-view/sheet-view.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';

/** More than anybody goes through one by one. */
export const mostFound = 1000;

/** How a cell is written where it is drawn. */
export type TextOf = (cell: LiveCell, value: CellValue) => string;

const spaces = /[\s\u00a0\u202f]/g;

/** Without what separates thousands, so that 1 200 and 1,200 both find 1200. */
const bare = (text: string): string => text.replace(spaces, '').replaceAll(',', '.').toLowerCase();

function columnsOf({ cells, runs }: RowView): readonly number[] {
  const alone = cells.map(({ column }) => column);
  const inRuns = runs.flatMap(({ column, values }) => values.map((_, place) => column + place));
  return [...alone, ...inRuns].sort((one, other) => one - other);
}

/** Whether a value is what is looked for. */
function matcher(query: string, textOf: TextOf): (cell: LiveCell, value: CellValue) => boolean {
  const words = query.trim().toLowerCase();
  const digits = /\d/.test(words) ? bare(words) : null;
  return (cell, value) => {
    if (value === null) return false;
    if (typeof value === 'string') return value.toLowerCase().includes(words);
    if (typeof value !== 'number') return textOf(cell, value).toLowerCase().includes(words);
    if (digits === null) return false;
    const text = textOf(cell, value);
    return (
      text.toLowerCase().includes(words) ||
      text.replace(/\D/g, '') === digits.replace(/\D/g, '') ||
      String(value).startsWith(digits)
    );
  };
}

export function findCells(page: Page, query: string, textOf: TextOf): readonly LiveCell[] {
  if (query.trim() === '') return [];
  const matches = matcher(query, textOf);
  const found: LiveCell[] = [];
  for (const [sheet, { rows }] of page.view.sheets.entries()) {
    for (const [place, row] of rows.entries()) {
      for (const column of columnsOf(row)) {
        const cell = { sheet, line: place + 1, column };
        if (matches(cell, page.valueAt(cell))) found.push(cell);
        if (found.length === mostFound) return found;
      }
    }
  }
  return found;
}
