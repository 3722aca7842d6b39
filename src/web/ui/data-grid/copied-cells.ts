// Writes a block of a grid for the clipboard: as text for any program, and as a table for sheets and letters.
import type { GridData, GridRow } from './grid-data.ts';
import type { GridPosition } from './grid-move.ts';

export interface GridBlock {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const blockOf = (one: GridPosition, other: GridPosition): GridBlock => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** Numbers go in full, so that what is pasted can be calculated with. */
export function rawText(row: GridRow, column: number): string {
  if (column === 0) return row.label;
  return column === 1 ? (row.rawUnit ?? row.unit) : row.rawText(column - 2);
}

const tsvText = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function copiedCells({ rows }: GridData, { top, bottom, left, right }: GridBlock) {
  const width = right - left + 1;
  const texts = rows
    .slice(top, bottom + 1)
    .map((row) => Array.from({ length: width }, (_, index) => rawText(row, left + index)));
  const line = (cells: readonly string[]) =>
    `<tr>${cells.map((text) => `<td>${htmlText(text)}</td>`).join('')}</tr>`;
  return {
    text: texts.map((cells) => cells.map(tsvText).join('\t')).join('\n'),
    html: `<table>${texts.map(line).join('')}</table>`,
  };
}
