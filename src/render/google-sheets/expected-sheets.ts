// The numbers of every sheet, to which those that Google calculates are held.
import { cellsOfRow } from '#render/sheet-view/each-cell.ts';
import type { BookView, RowView } from '#render/sheet-view/sheet-view.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { ExpectedRun, ExpectedSheet } from './google-content.ts';
import { searchedRows } from './searched-rows.ts';

/** Of the line's numbers and formulas; its labels are no numbers. */
function runsOf(row: RowView, line: number, isSearched: boolean): readonly ExpectedRun[] {
  const runs: (ExpectedRun & { values: (number | null)[] })[] = [];
  const cells = [...cellsOfRow(row)].sort((one, other) => one.column - other.column);
  for (const { column, value, formula } of cells) {
    if (typeof value !== 'number' && formula === undefined) continue;
    const expected = typeof value === 'number' ? value : null;
    const last = runs.at(-1);
    if (last !== undefined && last.column + last.values.length === column) last.values.push(expected);
    else runs.push({ line, column, values: [expected], isSearched });
  }
  return runs;
}

export function expectedSheets(workbook: Workbook, { sheets }: BookView): readonly ExpectedSheet[] {
  const searched = searchedRows(workbook);
  return sheets.map((sheet, place) => ({
    title: sheet.title,
    runs: sheet.rows.flatMap((row, index) => {
      const id = workbook.sheets[place]?.rows[index]?.id;
      return runsOf(row, index + 1, id !== undefined && searched.has(id));
    }),
    leastRows: sheet.charts.length === 0 ? 1 : sheet.rows.length,
    leastColumns: sheet.charts.length === 0 ? 1 : sheet.columnPixels.length,
  }));
}
