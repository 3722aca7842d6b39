// The cells of a spreadsheet as the engine takes them.
import type { LiveSource } from '#audit/live/live-book.ts';
import { cellsOfRow } from '#render/sheet-view/each-cell.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';

export const liveSourceOf = ({ sheets, names }: BookView): LiveSource => ({
  names,
  sheets: sheets.map(({ title, rows }) => ({
    title,
    cells: rows.flatMap((row, index) =>
      Array.from(cellsOfRow(row), ({ column, value, formula }) => ({
        line: index + 1,
        column,
        value,
        formula: formula ?? null,
      })),
    ),
  })),
});
