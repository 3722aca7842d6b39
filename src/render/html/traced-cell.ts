// Finds a single cell of a workbook for a trace: what it holds, what it shows and which column it stands in.
import type { Values } from '#evaluate/evaluate.ts';
import { totalFormat } from '#render/check-flag.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import { type Place, type Places, placeOf } from '#workbook/places.ts';
import type { Captions, Cell, Periods } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { formatValue } from './format-value.ts';

/** A period is counted from 0. */
export type TraceColumn = 'constant' | 'total' | 'zero' | number;

export interface TracePlace {
  readonly rowId: string;
  readonly column: TraceColumn;
}

export interface Calculated {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly places: Places;
}

export const findRow = ({ places }: Calculated, rowId: string): Place => placeOf(places, rowId);

/** What stands in the cell; null in a cell that is left empty. */
export function cellContent(book: Calculated, { rowId, column }: TracePlace): Cell | Periods | null {
  const { row } = findRow(book, rowId);
  if (typeof column === 'number') return row.periods;
  return row[column];
}

function numberAt({ values }: Calculated, { rowId, column }: TracePlace): number {
  if (column === 'constant') return values.constant(rowId);
  if (column === 'total') return values.total(rowId);
  return values.row(rowId)[column === 'zero' ? 0 : column + 1] ?? Number.NaN;
}

export function cellText(book: Calculated, place: TracePlace): string {
  if (cellContent(book, place) === null) return '';
  const { format } = findRow(book, place.rowId).row;
  const shown = place.column === 'total' ? totalFormat(format) : format;
  return formatValue(numberAt(book, place), shown, book.workbook.language);
}

/** As the header of its sheet names it. */
export function columnText(book: Calculated, { rowId, column }: TracePlace): string {
  const { sheet } = findRow(book, rowId);
  const header = sheet.rows[sheet.headerRowCount - 1];
  if (!header) return '';
  if (typeof column === 'number') return cellText(book, { rowId: header.id, column });
  const captions: Captions | null = header.captions;
  return captions?.[column] ?? '';
}

/** Counted from 1, as in the file. */
export const columnNumber = (column: TraceColumn): number =>
  typeof column === 'number' ? columns.firstPeriod + column : columns[column];

/** As the file calls it: J is the first period. */
export const columnName = (column: TraceColumn): string => columnLetters(columnNumber(column));
