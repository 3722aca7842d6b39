// Changes cells in one sheet of our own files; rows and cells that were not there are put where they belong.
import { columnLetters } from '#workbook/columns.ts';
import { columnOf } from './addresses.ts';
import { changedCell } from './cell-xml.ts';
import type { CellChange, LineChanges, SheetChanges } from './change.ts';
import { rowCells } from './shared-formulas.ts';

interface RowXml {
  readonly line: number;
  readonly attributes: string;
  readonly cells: string;
}

const rowPattern = /<row r="(\d+)"([^>]*?)(?:\/>|>(.*?)<\/row>)/gs;

const rowsIn = (sheetData: string): readonly RowXml[] =>
  [...sheetData.matchAll(rowPattern)].map(([, line = '', attributes = '', cells = '']) => ({
    line: Number(line),
    attributes,
    cells,
  }));

/** Whether there is anything to write where no cell has been. */
const isThere = ({ content, value }: CellChange): boolean =>
  content === undefined
    ? value !== undefined && value !== null
    : content.kind === 'formula' || content.value !== null;

function changedCells({ line, cells }: RowXml, changes: LineChanges): string {
  const known = rowCells(cells, changes);
  const columns = new Set(known.map(({ column }) => column));
  const added = [...changes].filter(([column, change]) => !columns.has(column) && isThere(change));
  const all = [
    ...known.map((cell) => {
      const change = changes.get(cell.column);
      const xml = change ? changedCell({ line, column: cell.column }, cell, change) : cell.whole;
      return { column: cell.column, xml };
    }),
    ...added.map(([column, change]) => ({
      column,
      xml: changedCell({ line, column }, undefined, change),
    })),
  ];
  return all
    .sort((one, other) => one.column - other.column)
    .map(({ xml }) => xml)
    .join('');
}

const rowXml = ({ line, attributes, cells }: RowXml): string =>
  `<row r="${line}"${attributes}>${cells}</row>`;

function changedRows(sheetData: string, changes: SheetChanges): string {
  const known = rowsIn(sheetData);
  const lines = new Set(known.map(({ line }) => line));
  const added = [...changes.keys()]
    .filter((line) => !lines.has(line))
    .map((line) => ({ line, attributes: '', cells: '' }));
  return [...known, ...added]
    .sort((one, other) => one.line - other.line)
    .map((row) => {
      const ofRow = changes.get(row.line);
      return ofRow ? { ...row, cells: changedCells(row, ofRow) } : row;
    })
    .filter(({ cells, attributes }) => cells !== '' || attributes !== '')
    .map(rowXml)
    .join('');
}

/** What the sheet covers reaches to the last cell that was typed. */
function covered(xml: string, changes: SheetChanges): string {
  return xml.replace(/<dimension ref="A1:([A-Z]+)(\d+)"\/>/, (_, letters: string, line: string) => {
    const columns = [...changes.values()].flatMap((cells) => [...cells.keys()]);
    const lastColumn = columns.reduce((last, column) => Math.max(last, column), columnOf(letters));
    const lastLine = [...changes.keys()].reduce((last, one) => Math.max(last, one), Number(line));
    return `<dimension ref="A1:${columnLetters(lastColumn)}${lastLine}"/>`;
  });
}

const dataStart = '<sheetData>';
const dataEnd = '</sheetData>';

export function changedSheet(xml: string, changes: SheetChanges): string {
  const start = xml.indexOf(dataStart) + dataStart.length;
  const end = xml.indexOf(dataEnd);
  if (start < dataStart.length || end < start) throw new Error('the sheet has no cells');
  const rows = changedRows(xml.slice(start, end), changes);
  return `${covered(xml.slice(0, start), changes)}${rows}${xml.slice(end)}`;
}
