// The requests that give an uploaded spreadsheet its charts, with the ids that Google gave its sheets.
import type { sheets_v4 } from '@googleapis/sheets';
import type { GoogleContent } from '#render/google-sheets/google-content.ts';
import { SpreadsheetsUnavailable } from '../spreadsheets-unavailable.ts';
import type { OpenedSheet } from './google-calls.ts';

/** Charts may stand below the last row that Google kept. */
function roomRequests(
  { sheets }: GoogleContent,
  found: readonly OpenedSheet[],
): readonly sheets_v4.Schema$Request[] {
  return sheets.flatMap(({ leastRows, leastColumns }, place) => {
    const { id = 0, rowCount = 0, columnCount = 0 } = found[place] ?? {};
    const more = (dimension: string, length: number) =>
      length > 0 ? [{ appendDimension: { sheetId: id, dimension, length } }] : [];
    return [...more('ROWS', leastRows - rowCount), ...more('COLUMNS', leastColumns - columnCount)];
  });
}

function freeId(found: readonly OpenedSheet[]): number {
  const taken = new Set(found.map(({ id }) => id));
  let id = 1;
  while (taken.has(id)) id += 1;
  return id;
}

export function chartedWith(
  content: GoogleContent,
  found: readonly OpenedSheet[],
): sheets_v4.Schema$Request[] {
  const unknown = content.sheets.find(({ title }, place) => found[place]?.title !== title);
  if (unknown !== undefined) throw new SpreadsheetsUnavailable('Google: the file came out with other sheets');
  const ids = [...found.map(({ id }) => id), freeId(found)];
  const charts: sheets_v4.Schema$Request[] = JSON.parse(content.chartRequests, (key, value) =>
    key === 'sheetId' ? ids[value] : value,
  );
  return [...roomRequests(content, found), ...charts];
}
