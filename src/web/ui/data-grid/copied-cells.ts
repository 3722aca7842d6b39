// Writes a block of a grid for the clipboard: as text for any program, and as a table for spreadsheets and emails.
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

/** Numbers are copied in full, so that one can calculate with them after pasting. */
export function rawText(row: GridRow, column: number): string {
  if (column === 0) return row.label;
  return column === 1 ? (row.rawUnit ?? row.unit) : row.rawText(column - 2);
}

const tsvText = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A copy of the whole sheet includes the names of its columns. */
function headOf({ title, unitTitle, columns, rows }: GridData, block: GridBlock): readonly string[] {
  const isWhole =
    block.top === 0 &&
    block.left === 0 &&
    block.bottom >= rows.length - 1 &&
    block.right >= columns.length + 1;
  return isWhole && columns.length > 0 ? [title, unitTitle, ...columns.map((column) => column.title)] : [];
}

export function copiedCells(data: GridData, block: GridBlock) {
  const { top, bottom, left, right } = block;
  const head = headOf(data, block);
  const width = right - left + 1;
  const texts = data.rows
    .slice(top, bottom + 1)
    .map((row) => Array.from({ length: width }, (_, index) => rawText(row, left + index)));
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((text) => `<${tag}>${htmlText(text)}</${tag}>`).join('')}</tr>`;
  const heads = head.length > 0 ? [head] : [];
  const lines = [...heads.map((cells) => line(cells, 'th')), ...texts.map((cells) => line(cells, 'td'))];
  return {
    text: [...heads, ...texts].map((cells) => cells.map(tsvText).join('\t')).join('\n'),
    html: `<table>${lines.join('')}</table>`,
  };
}
