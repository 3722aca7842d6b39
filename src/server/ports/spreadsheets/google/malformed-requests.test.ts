// Tests that the local Google refuses what Google refuses, request by request, so that what it takes says something.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PublishedPlace, publishedPlace } from '#testing/google/published-place.ts';

let published: PublishedPlace;
let sheetId: number;

beforeAll(async () => {
  published = await publishedPlace();
  sheetId = published.sheetId;
});

afterAll(() => published.place.stop());

const sheetsNow = () => published.place.store.files.get(published.fileId)?.sheets;

const update = (...requests: readonly object[]) =>
  published.ask({
    ...{ method: 'POST', path: '/v4/spreadsheets/FILE:batchUpdate' },
    body: JSON.stringify({ requests }),
  });

/** A request of an addChart that is right but for what is changed in it. */
const chart = (
  change: (request: Record<string, unknown>, basic: Record<string, unknown>) => void,
): object => {
  const source = (row: number) => ({
    sourceRange: {
      sources: [
        { sheetId, startRowIndex: row, endRowIndex: row + 1, startColumnIndex: 0, endColumnIndex: 2 },
      ],
    },
  });
  const basic: Record<string, unknown> = {
    ...{ chartType: 'COLUMN', axis: [{ position: 'BOTTOM_AXIS' }, { position: 'LEFT_AXIS' }] },
    domains: [{ domain: source(0) }],
    series: [{ series: source(1), targetAxis: 'LEFT_AXIS' }],
  };
  const position = { overlayPosition: { anchorCell: { sheetId, rowIndex: 0, columnIndex: 0 } } };
  const request: Record<string, unknown> = { chartId: 5, spec: { basicChart: basic }, position };
  change(request, basic);
  return { addChart: { chart: request } };
};

const range = (more: object) => ({
  sourceRange: {
    sources: [{ sheetId, startRowIndex: 0, endRowIndex: 1, startColumnIndex: 0, endColumnIndex: 2, ...more }],
  },
});

test('a chart that is right is taken, and the same one again is not', async () => {
  expect(await update(chart(() => undefined))).toMatchObject({ status: 200 });
  expect((await update(chart(() => undefined))).text).toContain('Embedded object with id 5 already exists');
});

test.each<readonly [string, () => readonly object[], string]>([
  ['no request', () => [], 'Must specify at least one request'],
  ['an unknown request', () => [{ addDiagram: {} }], 'Unknown name'],
  ['two kinds in one', () => [{ addSheet: { properties: {} }, addChart: {} }], 'Unknown name'],
  ['an unknown field', () => [chart((_, basic) => Object.assign(basic, { colour: 'red' }))], 'colour'],
  ['no chart type', () => [chart((_, basic) => delete basic.chartType)], 'chartType'],
  [
    'an unknown chart type',
    () => [chart((_, basic) => Object.assign(basic, { chartType: 'PYRAMID' }))],
    'chartType',
  ],
  ['no domain', () => [chart((_, basic) => delete basic.domains)], 'domains'],
  ['no position', () => [chart((request) => delete request.position)], 'position'],
  [
    'an axis below for a series',
    () => [
      chart((_, basic) =>
        Object.assign(basic, { series: [{ series: range({}), targetAxis: 'BOTTOM_AXIS' }] }),
      ),
    ],
    'targetAxis',
  ],
  [
    'a kind of series outside of a combination',
    () => [
      chart((_, basic) =>
        Object.assign(basic, { series: [{ series: range({}), targetAxis: 'LEFT_AXIS', type: 'LINE' }] }),
      ),
    ],
    'only supported for COMBO',
  ],
  [
    'a stack of lines',
    () => [chart((_, basic) => Object.assign(basic, { chartType: 'LINE', stackedType: 'STACKED' }))],
    'stackedType',
  ],
  [
    'a range over several lines and columns',
    () => [chart((_, basic) => Object.assign(basic, { domains: [{ domain: range({ endRowIndex: 2 }) }] }))],
    'require all rows or all columns to have length of 1',
  ],
  [
    'a sheet that is not there',
    () => [chart((_, basic) => Object.assign(basic, { domains: [{ domain: range({ sheetId: 4 }) }] }))],
    'No grid with id: 4',
  ],
  [
    'a range beyond the sheet',
    () => [
      chart((_, basic) => Object.assign(basic, { domains: [{ domain: range({ endColumnIndex: 99_999 }) }] })),
    ],
    'exceeds grid limits',
  ],
  [
    'a chart beyond the sheet',
    () => [
      chart((request) =>
        Object.assign(request, {
          position: { overlayPosition: { anchorCell: { sheetId, rowIndex: 99_999, columnIndex: 0 } } },
        }),
      ),
    ],
    'exceeds grid limits',
  ],
  [
    'a title that is taken',
    () => [{ addSheet: { properties: { title: 'ряды диаграмм' } } }],
    'already exists',
  ],
  ['a sheet id that is taken', () => [{ addSheet: { properties: { sheetId } } }], 'already exists'],
  [
    'an unknown locale',
    () => [{ updateSpreadsheetProperties: { properties: { locale: 'Russian' }, fields: 'locale' } }],
    'Unsupported locale',
  ],
  ['no field mask', () => [{ updateSpreadsheetProperties: { properties: { locale: 'ru_RU' } } }], 'fields'],
  [
    'a field mask that names what is not given',
    () => [{ updateSpreadsheetProperties: { properties: { locale: 'ru_RU' }, fields: 'locale,timeZone' } }],
    'not given',
  ],
  [
    'an unknown function',
    () => [
      {
        updateCells: {
          ...{ start: { sheetId, rowIndex: 0, columnIndex: 0 }, fields: 'userEnteredValue' },
          rows: [{ values: [{ userEnteredValue: { formulaValue: '=LAMBDABLE(A1)' } }] }],
        },
      },
    ],
    'Unknown function: LAMBDABLE',
  ],
  [
    'a format of which Google knows nothing',
    () => [
      {
        repeatCell: {
          range: { sheetId, startRowIndex: 0, endRowIndex: 1, startColumnIndex: 0, endColumnIndex: 1 },
          cell: { userEnteredFormat: { numberFormat: { type: 'NUMBER', pattern: '[DBNum1]0 ж' } } },
          fields: 'userEnteredFormat.numberFormat',
        },
      },
    ],
    'Invalid format',
  ],
  ['no rows to add', () => [{ appendDimension: { sheetId, dimension: 'ROWS', length: 0 } }], 'length'],
])('%s is refused, and nothing of the request is carried out', async (_, requests, message) => {
  const before = structuredClone(sheetsNow());
  const rows = { appendDimension: { sheetId, dimension: 'ROWS', length: 1 } };
  const given = requests();
  const { status, text } = await update(...(given.length === 0 ? [] : [rows, ...given]));
  expect(status).toBe(400);
  expect(text).toContain(message);
  expect(sheetsNow()).toEqual(before);
});

test.each<readonly [string, string, string, string | undefined, number, string]>([
  ['a search that is none', 'GET', '/drive/v3/files?q=name=%27x%27', undefined, 400, 'Invalid Value'],
  [
    'a drive without its kind of search',
    'GET',
    `/drive/v3/files?q=appProperties+has+%7B+key%3D%27a%27+and+value%3D%27b%27+%7D+and+trashed+%3D+false&driveId=0A`,
    undefined,
    400,
    'corpora=drive',
  ],
  [
    'a file that is not there',
    'DELETE',
    '/drive/v3/files/none?supportsAllDrives=true',
    undefined,
    404,
    'notFound',
  ],
  [
    'a role that is none',
    'POST',
    `/drive/v3/files/FILE/permissions?supportsAllDrives=true`,
    '{"type":"anyone","role":"owner"}',
    400,
    'role',
  ],
  [
    'values of no range',
    'GET',
    '/v4/spreadsheets/FILE/values:batchGet',
    undefined,
    400,
    'at least one range',
  ],
  [
    'a sheet that is not there',
    'GET',
    '/v4/spreadsheets/FILE/values:batchGet?ranges=%27No%27&valueRenderOption=UNFORMATTED_VALUE&dateTimeRenderOption=SERIAL_NUMBER',
    undefined,
    400,
    'Unable to parse range',
  ],
  [
    'a broken field mask',
    'GET',
    '/v4/spreadsheets/FILE?fields=sheets(properties',
    undefined,
    400,
    'Invalid field selection',
  ],
])('%s is refused', async (_, method, path, body, status, message) => {
  const answer = await published.ask({ method, path, ...(body !== undefined && { body }) });
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(message);
});
