// Carries out the requests of a batchUpdate on a spreadsheet: all of them, or none.
import type { z } from 'zod';
import type { ConvertedSheet } from './converted-book.ts';
import { invalid } from './google-error.ts';
import { isGoogleFormat, unknownFunction } from './google-formats.ts';
import type { GoogleStore, StoredFile } from './google-store.ts';
import { type GridRange, type Update, type UpdateName, updateSchemas } from './update-schemas.ts';

type Carried = Pick<StoredFile, 'sheets' | 'settings'> & {
  readonly store: GoogleStore;
  readonly request: string;
};

const locales = /^[a-z]{2}(_[A-Z]{2})?$/;

function sheetOf({ sheets, request }: Carried, id: number): ConvertedSheet {
  const sheet = sheets.find((one) => one.id === id);
  if (sheet === undefined) throw invalid(`Invalid ${request}: No grid with id: ${id}`);
  return sheet;
}

function checkRange(carried: Carried, range: GridRange): void {
  const { rowCount, columnCount } = sheetOf(carried, range.sheetId);
  const isWithin = range.endRowIndex <= rowCount && range.endColumnIndex <= columnCount;
  const isThere = range.startRowIndex < range.endRowIndex && range.startColumnIndex < range.endColumnIndex;
  if (!isWithin || !isThere) throw invalid(`Invalid ${carried.request}: Range exceeds grid limits.`);
}

/** A mask may name only what is given, and must name all of it. */
function checkFields({ request }: Carried, fields: string, given: object): void {
  const named = fields.split(',').map((field) => field.split('.')[0] ?? '');
  const missing = named.find((name) => !(name in given));
  if (missing !== undefined)
    throw invalid(`Invalid ${request}: Field mask names ${missing}, which is not given.`);
  const unnamed = Object.keys(given).find((name) => !named.includes(name));
  if (unnamed !== undefined) throw invalid(`Invalid ${request}: ${unnamed} is not in the field mask.`);
}

type Cell = Update<'repeatCell'>['cell'];

function checkCell({ request, sheets }: Carried, { userEnteredValue, userEnteredFormat }: Cell): void {
  const pattern = userEnteredFormat?.numberFormat.pattern;
  if (pattern !== undefined && !isGoogleFormat(pattern))
    throw invalid(`Invalid ${request}: Invalid format ${pattern}`);
  if (userEnteredValue === undefined || !('formulaValue' in userEnteredValue)) return;
  const formula = userEnteredValue.formulaValue;
  const unknown = unknownFunction(formula);
  if (unknown !== null) throw invalid(`Invalid ${request}: Unknown function: ${unknown}`);
  for (const [, title = ''] of formula.matchAll(/'((?:[^']|'')+)'!/g)) {
    if (!sheets.some((sheet) => sheet.title === title.replaceAll("''", "'"))) {
      throw invalid(`Invalid ${request}: Unresolved sheet name ${title}`);
    }
  }
}

type BasicChart = Update<'addChart'>['chart']['spec']['basicChart'];

const sizeOf = (range: GridRange) => ({
  rows: range.endRowIndex - range.startRowIndex,
  columns: range.endColumnIndex - range.startColumnIndex,
});

function checkBasicChart(
  carried: Carried,
  { chartType, domains, series, axis, stackedType }: BasicChart,
): void {
  const { request } = carried;
  const ranges = [...domains.map(({ domain }) => domain), ...series.map((one) => one.series)].map(
    ({ sourceRange }) => sourceRange.sources,
  );
  for (const sources of ranges) {
    if (sources.length !== ranges[0]?.length) throw invalid(`Invalid ${request}: Source counts must match`);
    for (const source of sources) checkRange(carried, source);
    const sizes = sources.map(sizeOf);
    if (!sizes.every(({ rows }) => rows === 1) && !sizes.every(({ columns }) => columns === 1)) {
      throw invalid(
        `Invalid ${request}: ChartSourceRange ranges require all rows or all columns to have length of 1`,
      );
    }
  }
  if (chartType !== 'COMBO' && series.some(({ type }) => type !== undefined)) {
    throw invalid(`Invalid ${request}: series.type is only supported for COMBO charts`);
  }
  if (stackedType !== undefined && ['LINE', 'SCATTER'].includes(chartType)) {
    throw invalid(`Invalid ${request}: stackedType is not supported for ${chartType} charts`);
  }
  const positions = axis.map(({ position }) => position);
  if (new Set(positions).size !== positions.length) throw invalid(`Invalid ${request}: Axes must be unique`);
}

type Action = (carried: Carried, given: unknown) => void;

/** Reads the fields of a request before it is carried out. */
const reading =
  <Fields>(schema: z.ZodType<Fields>, act: (carried: Carried, update: Fields) => void): Action =>
  (carried, given) => {
    const { success, data, error } = schema.safeParse(given);
    if (success) return act(carried, data);
    const [issue] = error.issues;
    throw invalid(`Invalid ${carried.request}.${issue?.path.join('.')}: ${issue?.message}`);
  };

const actions: Readonly<Record<UpdateName, Action>> = {
  updateSpreadsheetProperties: reading(
    updateSchemas.updateSpreadsheetProperties,
    (carried, { properties, fields }) => {
      checkFields(carried, fields, properties);
      const { locale, timeZone } = properties;
      if (locale !== undefined && !locales.test(locale)) throw invalid(`Unsupported locale: ${locale}`);
      Object.assign(carried.settings, { ...(locale && { locale }), ...(timeZone && { timeZone }) });
    },
  ),
  addSheet: reading(updateSchemas.addSheet, ({ sheets, store, request }, { properties }) => {
    const { sheetId = store.newSheetId(), title = `Sheet${sheets.length + 1}`, hidden = false } = properties;
    if (sheets.some(({ id }) => id === sheetId))
      throw invalid(`Invalid ${request}: Sheet id ${sheetId} already exists`);
    if (sheets.some((sheet) => sheet.title.toLowerCase() === title.toLowerCase())) {
      throw invalid(`Invalid ${request}: A sheet with the name "${title}" already exists.`);
    }
    const { rowCount = 1000, columnCount = 26 } = properties.gridProperties ?? {};
    sheets.push({ id: sheetId, title, rowCount, columnCount, isHidden: hidden, values: [], charts: [] });
  }),
  appendDimension: reading(updateSchemas.appendDimension, (carried, { sheetId, dimension, length }) => {
    const sheet = sheetOf(carried, sheetId);
    if (dimension === 'ROWS') sheet.rowCount += length;
    else sheet.columnCount += length;
  }),
  updateCells: reading(updateSchemas.updateCells, (carried, { start, rows, fields }) => {
    const { sheetId, rowIndex, columnIndex } = start;
    for (const [index, { values }] of rows.entries()) {
      const row = { startRowIndex: rowIndex + index, endRowIndex: rowIndex + index + 1 };
      const columns = { startColumnIndex: columnIndex, endColumnIndex: columnIndex + values.length };
      checkRange(carried, { sheetId, ...row, ...columns });
      for (const cell of values) {
        checkFields(carried, fields, cell);
        checkCell(carried, cell);
      }
    }
  }),
  repeatCell: reading(updateSchemas.repeatCell, (carried, { range, cell, fields }) => {
    checkRange(carried, range);
    checkFields(carried, fields, cell);
    checkCell(carried, cell);
  }),
  addChart: reading(updateSchemas.addChart, (carried, { chart }) => {
    const { anchorCell } = chart.position.overlayPosition;
    const { sheetId, rowIndex, columnIndex } = anchorCell;
    const row = { startRowIndex: rowIndex, endRowIndex: rowIndex + 1 };
    checkRange(carried, { sheetId, ...row, startColumnIndex: columnIndex, endColumnIndex: columnIndex + 1 });
    checkBasicChart(carried, chart.spec.basicChart);
    const chartId = chart.chartId ?? carried.store.newSheetId();
    if (carried.sheets.some(({ charts }) => charts.some((one) => one.chartId === chartId))) {
      throw invalid(`Invalid ${carried.request}: Embedded object with id ${chartId} already exists.`);
    }
    sheetOf(carried, sheetId).charts.push({ chartId });
  }),
};

const isKnown = (name: string): name is UpdateName => name in updateSchemas;

export function batchUpdate(store: GoogleStore, file: StoredFile, body: unknown): object {
  const requests = typeof body === 'object' && body !== null && 'requests' in body ? body.requests : null;
  if (!Array.isArray(requests) || requests.length === 0) throw invalid('Must specify at least one request.');
  // On a copy: where one is refused, nothing has happened.
  const { sheets, settings } = structuredClone({ sheets: file.sheets, settings: file.settings });
  for (const [index, request] of requests.entries()) {
    const [name = '', ...others] = Object.keys(request);
    if (!isKnown(name) || others.length > 0) {
      throw invalid(
        `Invalid JSON payload received. Unknown name "${others[0] ?? name}" at 'requests[${index}]'`,
      );
    }
    actions[name]({ sheets, settings, store, request: `requests[${index}].${name}` }, request[name]);
  }
  file.sheets.splice(0, Number.POSITIVE_INFINITY, ...sheets);
  Object.assign(file.settings, settings);
  file.updates.push(...requests);
  return { spreadsheetId: file.id, replies: requests.map(() => ({})) };
}
