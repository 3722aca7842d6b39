// Finds a single cell of a workbook for a trace: what it holds, what it shows and which column it stands in.
import type { Values } from '#evaluate/evaluate.ts';
import { totalFormat } from '#render/check-flag.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Cell, ColumnCaptions, Periods, Row } from '#workbook/row.ts';
import { locationOf, type RowLocation, type RowLocations } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { formatValue } from './format-value.ts';

/** A period is counted from 0. */
export type TraceColumn = 'constant' | 'total' | 'zero' | number;

export interface TracePlace {
  readonly rowId: string;
  readonly column: TraceColumn;
}

export interface CalculatedWorkbook {
  readonly workbook: Workbook;
  readonly values: Values;
  readonly places: RowLocations;
}

export const findRow = ({ places }: CalculatedWorkbook, rowId: string): RowLocation =>
  locationOf(places, rowId);

/** Whether the periods of a row repeat the number that is typed once for all of them. */
const isTypedOnce = ({ id, constant, periods }: Row): boolean =>
  constant?.kind === 'value' &&
  periods?.kind === 'formula' &&
  periods.expression.kind === 'cell' &&
  periods.expression.row === id &&
  periods.expression.at === 'constant';

/** What stands in the cell, or is repeated there; null in a cell that is left empty. */
export function cellContent(book: CalculatedWorkbook, { rowId, column }: TracePlace): Cell | Periods | null {
  const { row } = findRow(book, rowId);
  if (typeof column === 'number') return isTypedOnce(row) ? row.constant : row.periods;
  return row[column];
}

export function numberAt({ values }: CalculatedWorkbook, { rowId, column }: TracePlace): number {
  if (column === 'constant') return values.constant(rowId);
  if (column === 'total') return values.total(rowId);
  return values.row(rowId)[column === 'zero' ? 0 : column + 1] ?? Number.NaN;
}

function shownFormat(book: CalculatedWorkbook, { rowId, column }: TracePlace): NumberFormat {
  const { format } = findRow(book, rowId).row;
  return column === 'total' ? totalFormat(format) : format;
}

export function cellText(book: CalculatedWorkbook, place: TracePlace): string {
  if (cellContent(book, place) === null) return '';
  return formatValue(numberAt(book, place), shownFormat(book, place), book.workbook.language);
}

/** What is counted with otherwise than it is shown: a formula divides a rate of 20% by 100, and adds up the 0 of an OK. */
const countedFormats: Partial<Record<NumberFormat, NumberFormat>> = {
  rate: 'count',
  ratio: 'number',
  verdict: 'count',
  failures: 'count',
  answer: 'count',
};

/** As a formula counts with it. */
export function operandText(book: CalculatedWorkbook, place: TracePlace): string {
  if (cellContent(book, place) === null) return '0';
  const shown = shownFormat(book, place);
  return formatValue(numberAt(book, place), countedFormats[shown] ?? shown, book.workbook.language);
}

/** As the header of its sheet names it. */
export function columnText(book: CalculatedWorkbook, { rowId, column }: TracePlace): string {
  const { sheet } = findRow(book, rowId);
  const header = sheet.rows[sheet.headerRowCount - 1];
  if (!header) return '';
  if (typeof column === 'number') return cellText(book, { rowId: header.id, column });
  const captions: ColumnCaptions | null = header.captions;
  return captions?.[column] ?? '';
}

/** Counted from 1, as in the file. */
export const columnNumber = (column: TraceColumn): number =>
  typeof column === 'number' ? columns.firstPeriod + column : columns[column];

/** As the file calls it: J is the first period. */
export const columnName = (column: TraceColumn): string => columnLetters(columnNumber(column));
