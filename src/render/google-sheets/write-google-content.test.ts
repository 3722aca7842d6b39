// Tests that what Google is sent is the file and everything that is on it.
import { expect, test } from 'vitest';
import { evaluate } from '#evaluate/evaluate.ts';
import { openedBook } from '#testing/audit/opened-book.ts';
import { defaultWorkbook, galleryWorkbook } from '#testing/google/google-content-of.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { unpackContent } from './packed-content.ts';
import { writeGoogleContent } from './write-google-content.ts';

const hotel = galleryWorkbook('hospitality-en.json');
const contentOf = (workbook: Workbook) => unpackContent(writeGoogleContent(workbook, evaluate(workbook)));

/** Each number and each formula of a file, by sheet, line and column. */
const cellsOfFile = (file: Uint8Array) =>
  openedBook(file).sheets.flatMap(({ title, cells }) =>
    cells
      .filter(({ value, formula }) => typeof value === 'number' || formula !== null)
      .map(
        ({ line, column, value }) =>
          `${title} ${line} ${column} ${typeof value === 'number' ? value : 'text'}`,
      ),
  );

test.each([
  ['the default model', defaultWorkbook()],
  ['a hotel', hotel],
])('every number and formula of the file of %s is held to, and nothing else', (_, workbook) => {
  const { file, sheets } = contentOf(workbook);
  const expected = sheets.flatMap(({ title, runs }) =>
    runs.flatMap(({ line, column, values }) =>
      values.map((value, index) => `${title} ${line} ${column + index} ${value ?? 'text'}`),
    ),
  );
  expect(expected.length).toBeGreaterThan(500);
  expect(new Set(expected)).toEqual(new Set(cellsOfFile(file)));
  expect(expected).toHaveLength(cellsOfFile(file).length);
});

test('the file has no charts, and the requests have all of them, each where the file would have it', () => {
  const { file, chartRequests } = contentOf(hotel);
  expect(openedBook(file).sheets.every(({ chartCount }) => chartCount === 0)).toBe(true);
  const requests: readonly Record<string, { chart: { position: object; spec: { title: string } } }>[] =
    JSON.parse(chartRequests);
  const charts = requests.flatMap(({ addChart }) => (addChart === undefined ? [] : [addChart.chart]));
  expect(charts.map(({ spec }) => spec.title).sort()).toEqual(hotel.charts.map(({ title }) => title).sort());
  const dashboard = hotel.sheets.findIndex(({ id }) => id === 'dashboard');
  // The strip of small charts is on one tall row, from column B on; half of the gap of 10 points is above them.
  expect(charts[0]?.position).toMatchObject({
    overlayPosition: {
      anchorCell: { sheetId: dashboard, columnIndex: 1 },
      offsetXPixels: 0,
      offsetYPixels: 7,
    },
  });
});

test('rates of return, and what is made of them, are found by a search', () => {
  const searched = contentOf(hotel).sheets.flatMap(({ title, runs }) =>
    runs.filter(({ isSearched }) => isSearched).map(() => title),
  );
  expect(new Set(searched)).toEqual(new Set(['Dashboard', 'Investment performance']));
});

test('a workbook without charts asks for its locale alone', () => {
  const { chartRequests } = contentOf({ ...hotel, charts: [] });
  expect(JSON.parse(chartRequests)).toEqual([
    {
      updateSpreadsheetProperties: {
        ...{ properties: { locale: 'en_US', timeZone: 'Etc/GMT' }, fields: 'locale,timeZone' },
      },
    },
  ]);
});

test('without formulas, the file has every number that it would have with them', () => {
  const values = evaluate(hotel);
  const { file, sheets } = unpackContent(writeGoogleContent(hotel, values, false));
  const cells = openedBook(file).sheets.flatMap((sheet) => sheet.cells);
  expect(cells.filter(({ formula }) => formula !== null)).toEqual([]);
  const numbersIn = (content: Uint8Array) => cellsOfFile(content).filter((cell) => !cell.endsWith(' text'));
  expect(numbersIn(file)).toEqual(numbersIn(contentOf(hotel).file));
  const held = sheets.flatMap(({ runs }) => runs.flatMap((run) => run.values));
  expect(held).toHaveLength(numbersIn(file).length);
});
