// Cells side by side in one line as blocks, so that sixty months of a line are one thing to go to.
import type { LiveArea, LiveCell } from '#audit/live/live-book.ts';

/** The cells come line by line, from left to right. */
export function cellRuns(cells: readonly LiveCell[]): readonly LiveArea[] {
  const runs: LiveArea[] = [];
  for (const { sheet, line, column } of cells) {
    const last = runs.at(-1);
    const goesOn = last?.sheet === sheet && last.firstLine === line && last.lastColumn === column - 1;
    const firstColumn = goesOn ? last.firstColumn : column;
    if (goesOn) runs.pop();
    runs.push({ sheet, firstLine: line, lastLine: line, firstColumn, lastColumn: column });
  }
  return runs;
}
