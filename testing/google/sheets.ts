// Google Sheets: a spreadsheet as it is, and the values of its sheets.
import type { CellValue } from '#audit/book/book.ts';
import type { ConvertedSheet } from './converted-book.ts';
import { invalid } from './google-error.ts';
import type { StoredFile } from './google-store.ts';

export const spreadsheetAnswer = ({ id, name, sheets, settings }: StoredFile): object => ({
  spreadsheetId: id,
  properties: { title: name, ...settings },
  sheets: sheets.map((sheet, index) => ({
    properties: {
      ...{ sheetId: sheet.id, title: sheet.title, index, sheetType: 'GRID' },
      ...(sheet.isHidden && { hidden: true }),
      gridProperties: { rowCount: sheet.rowCount, columnCount: sheet.columnCount },
    },
    ...(sheet.charts.length > 0 && { charts: sheet.charts }),
  })),
});

/** Without what is empty at the end of lines and of the sheet. */
function trimmed(values: readonly (readonly CellValue[])[]): readonly (readonly CellValue[])[] {
  const lines = values.map((line) => {
    const last = line.findLastIndex((value) => value !== '');
    return line.slice(0, last + 1);
  });
  return lines.slice(0, lines.findLastIndex((line) => line.length > 0) + 1);
}

function rangeOf(sheets: readonly ConvertedSheet[], range: string): ConvertedSheet {
  const [, quoted] = /^'((?:[^']|'')+)'$/.exec(range) ?? [];
  const sheet = sheets.find(({ title }) => title === quoted?.replaceAll("''", "'"));
  if (sheet === undefined) throw invalid(`Unable to parse range: ${range}`);
  return sheet;
}

export function valuesAnswer({ id, sheets }: StoredFile, query: URLSearchParams): object {
  const ranges = query.getAll('ranges');
  if (ranges.length === 0) throw invalid('Must specify at least one range.');
  if (query.get('valueRenderOption') !== 'UNFORMATTED_VALUE')
    throw invalid('Only unformatted values are known here.');
  if (query.get('dateTimeRenderOption') !== 'SERIAL_NUMBER')
    throw invalid('Only dates as numbers are known here.');
  const valueRanges = ranges.map((range) => {
    const { title, values } = rangeOf(sheets, range);
    return { range: `'${title}'!A1:ZZ`, majorDimension: 'ROWS', values: trimmed(values) };
  });
  return { spreadsheetId: id, valueRanges };
}
