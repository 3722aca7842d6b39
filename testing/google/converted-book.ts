// What Google makes of an .xlsx file: its sheets with the values that it calculates itself, whatever the file has kept.

import { createHash } from 'node:crypto';
import type { Book, BookCell, CellValue } from '#audit/book/book.ts';
import { recalculate } from '#audit/calculate/recalculate.ts';
import { indexFormulas } from '#audit/formulas/indexing/index-formulas.ts';
import { readXlsx } from '#audit/read/read-xlsx.ts';
import { invalid } from './google-error.ts';
import { isGoogleFormat, unknownFunction } from './google-formats.ts';

export interface ConvertedSheet {
  readonly id: number;
  readonly title: string;
  rowCount: number;
  columnCount: number;
  isHidden: boolean;
  /** Line by line, from A1. */
  readonly values: CellValue[][];
  readonly charts: { readonly chartId: number }[];
}

const mostCells = 10_000_000;

const shown = (value: CellValue): CellValue =>
  // Google tells 15 digits.
  typeof value === 'number' ? Number(value.toPrecision(15)) : value;

const errorText = (value: CellValue): CellValue =>
  typeof value === 'object' && value !== null ? value.error : value;

function refuseUnknown({ sheets, styles }: Book): void {
  const cells = sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0);
  if (cells > mostCells) throw invalid('This file is too large to be converted.');
  const odd = styles.find(({ formatCode }) => !isGoogleFormat(formatCode));
  if (odd !== undefined) throw invalid(`Invalid number format: ${odd.formatCode}`);
  if (sheets.some(({ chartCount }) => chartCount > 0))
    throw invalid('Charts of files are not kept as they are.');
}

/** Tests upload the same files again and again. */
const converted = new Map<string, readonly Omit<ConvertedSheet, 'id'>[]>();

export function convert(file: Uint8Array, firstId: number): ConvertedSheet[] {
  const key = createHash('sha256').update(file).digest('hex');
  const sheets = converted.get(key) ?? sheetsOf(file);
  converted.set(key, sheets);
  // Ids of uploaded sheets are any numbers.
  return structuredClone(sheets).map((sheet, place) => ({ ...sheet, id: firstId + place * 7919 }));
}

function sheetsOf(file: Uint8Array): readonly Omit<ConvertedSheet, 'id'>[] {
  const { book } = readXlsx(file);
  if (book === null) throw invalid('The file could not be converted.');
  refuseUnknown(book);
  const result = recalculate(book, indexFormulas(book));
  const unknown = new Map(
    result.notCalculated.map(({ sheet, line, column }) => [`${sheet} ${line} ${column}`, '#ERROR!']),
  );
  const valueHere = ({ formula, line, column }: BookCell, sheet: number): CellValue => {
    if (formula !== null && unknownFunction(formula) !== null) return '#NAME?';
    return unknown.get(`${sheet} ${line} ${column}`) ?? errorText(result.valueAt({ sheet, line, column }));
  };
  return book.sheets.map(({ title, cells, state }, place) => {
    const rowCount = cells.reduce((most, { line }) => Math.max(most, line), 1);
    const columnCount = cells.reduce((most, { column }) => Math.max(most, column), 1);
    const values: CellValue[][] = Array.from({ length: rowCount }, () => []);
    for (const cell of cells) {
      const row = values[cell.line - 1] ?? [];
      while (row.length < cell.column - 1) row.push('');
      row[cell.column - 1] = shown(valueHere(cell, place)) ?? '';
    }
    return { title, rowCount, columnCount, isHidden: state !== 'visible', values, charts: [] };
  });
}
