// The charts of a workbook as Google Sheets is asked for them: all at once, with a hidden sheet that they read.
import type { Language } from '#language/language.ts';
import { quotedSheet } from '#render/cell-formula.ts';
import type { BookView, CellsOfRow, ChartView } from '#render/sheet-view/sheet-view.ts';
import { columnLetters } from '#workbook/columns.ts';
import { chartRequest } from './chart-request.ts';

const sheetTitles: Readonly<Record<Language, string>> = { en: 'Chart series', ru: 'Ряды диаграмм' };

/** Locales of spreadsheets: how numbers and dates are written and typed. */
const spreadsheetLocales: Readonly<Record<Language, { readonly locale: string; readonly timeZone: string }>> =
  {
    en: { locale: 'en_US', timeZone: 'Etc/GMT' },
    ru: { locale: 'ru_RU', timeZone: 'Europe/Moscow' },
  };

/** A row of the hidden sheet: a name, then the cells of a row of the model. */
interface ReadRow {
  readonly name: string;
  readonly cells: CellsOfRow;
  /** Null: they are texts. */
  readonly format: string | null;
}

/** The language of a date is the spreadsheet's own here; a format of a file names it. */
const patternOf = (format: string): string => format.replace(/^\[\$-\w+\]/, '');

const isDate = (format: string): boolean => /^(\[\$-\w+\])?(yyyy|mmm)/.test(format);

/**
 * Google names a series by the cell before its first point, and labels of the model stand elsewhere. So a hidden sheet has the rows of
 * each chart, one below the other, that of the points' names first.
 */
const rowsOf = ({ labels, series }: ChartView): readonly ReadRow[] => [
  { name: '', cells: labels, format: isDate(labels.format) ? labels.format : null },
  ...series.map(({ label, cells, axisFormat }) => ({ name: label, cells, format: axisFormat })),
];

const countOf = ({ firstColumn, lastColumn }: CellsOfRow): number => lastColumn - firstColumn + 1;

/** Without any separator, since those differ by locale. Numbers that are no dates, such as quarters, name points only as texts. */
function cellsFormula({ sheets }: BookView, { cells, format }: ReadRow): string {
  const { sheet, line, firstColumn, lastColumn } = cells;
  const title = quotedSheet(sheets[sheet]?.title ?? '');
  const range = `${title}!$${columnLetters(firstColumn)}$${line}:$${columnLetters(lastColumn)}$${line}`;
  return `=ARRAYFORMULA(${format === null ? `TO_TEXT(${range})` : range})`;
}

function freeTitle({ sheets, language }: BookView): string {
  const wanted = sheetTitles[language];
  const taken = new Set(sheets.map(({ title }) => title.toLowerCase()));
  let title = wanted;
  for (let number = 2; taken.has(title.toLowerCase()); number += 1) title = `${wanted} ${number}`;
  return title;
}

function rowRequests(view: BookView, row: ReadRow, rowIndex: number, sheetId: number): readonly object[] {
  const start = { sheetId, rowIndex, columnIndex: 0 };
  const values = [
    { userEnteredValue: { stringValue: row.name } },
    { userEnteredValue: { formulaValue: cellsFormula(view, row) } },
  ];
  const names = { updateCells: { start, rows: [{ values }], fields: 'userEnteredValue' } };
  const { format, cells } = row;
  if (format === null) return [names];
  const numberFormat = { type: isDate(format) ? 'DATE' : 'NUMBER', pattern: patternOf(format) };
  const range = {
    ...{ sheetId, startRowIndex: rowIndex, endRowIndex: rowIndex + 1 },
    ...{ startColumnIndex: 1, endColumnIndex: 1 + countOf(cells) },
  };
  const cell = { userEnteredFormat: { numberFormat } };
  return [names, { repeatCell: { range, cell, fields: 'userEnteredFormat.numberFormat' } }];
}

function addSheet(view: BookView, sheetId: number, rows: readonly ReadRow[]): object {
  const columnCount = rows.reduce((most, { cells }) => Math.max(most, countOf(cells) + 1), 2);
  const gridProperties = { rowCount: rows.length, columnCount };
  return { addSheet: { properties: { sheetId, title: freeTitle(view), hidden: true, gridProperties } } };
}

/** Each `sheetId` is the place of a sheet, as the ids are known only at Google. */
export function chartRequests(view: BookView): readonly object[] {
  const { locale, timeZone } = spreadsheetLocales[view.language];
  const settings = {
    updateSpreadsheetProperties: { properties: { locale, timeZone }, fields: 'locale,timeZone' },
  };
  const own = view.sheets.length;
  const rows: ReadRow[] = [];
  const charts: object[] = [];
  for (const [sheet, { charts: standing, columnPixels }] of view.sheets.entries()) {
    for (const chart of standing) {
      const place = { sheet, columnPixels, number: charts.length + 1, source: own, firstRow: rows.length };
      charts.push(chartRequest(view, chart, place));
      rows.push(...rowsOf(chart));
    }
  }
  if (rows.length === 0) return [settings];
  const filled = rows.flatMap((row, index) => rowRequests(view, row, index, own));
  return [settings, addSheet(view, own, rows), ...filled, ...charts];
}
