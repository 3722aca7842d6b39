// Holds the view of the spreadsheet page to the file that is written of the same workbook, which the audit reads.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Area, Book } from '#audit/book/book.ts';
import { readXlsx } from '#audit/read/read-xlsx.ts';
import { bookViewOf } from '#render/sheet-view/book-view.ts';
import { eachCell } from '#render/sheet-view/each-cell.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { columnLetters } from '#workbook/columns.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const start = { uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0, dateStart: '2027-01-31' };

function galleryTemplate(name: string): Template {
  const file = new URL(`../../gallery/documents/${name}.json`, import.meta.url);
  const { template } = readTemplate(JSON.parse(readFileSync(file, 'utf8')));
  if (!template) throw new Error(`${name} is a template`);
  return template;
}

const templates: readonly (readonly [string, () => Template])[] = [
  ['the default model in English', () => defaultTemplate({ ...start, language: 'en' })],
  ['the default model in Russian', () => defaultTemplate({ ...start, language: 'ru' })],
  ['the cafe', cafeTemplate],
  ['a hotel of the gallery', () => galleryTemplate('hospitality-en')],
  ['a clinic of the gallery', () => galleryTemplate('healthcare-ru')],
  ['renewal energy of the gallery', () => galleryTemplate('renewal-energy-en')],
];

function viewAndFile(template: Template): { view: BookView; book: Book } {
  const { workbook, values } = calculate(template);
  const { book } = readXlsx(new Uint8Array(writeXlsx(workbook, values, { hasCharts: true })));
  if (!book) throw new Error('our own file is read');
  return { view: bookViewOf(workbook, values), book };
}

const address = (line: number, column: number): string => `${columnLetters(column)}${line}`;

const cellText = (value: unknown, formula: string | null | undefined, format: string): string =>
  JSON.stringify([value, formula ?? null, format]);

function cellsInView(view: BookView): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const { sheet, line, column, value, formula, style } of eachCell(view)) {
    const place = `${view.sheets[sheet]?.title}!${address(line, column)}`;
    expect(cells.has(place), place).toBe(false);
    cells.set(place, cellText(value, formula, view.styles[style]?.format ?? ''));
  }
  return cells;
}

function cellsInFile(book: Book): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const { title, cells: ofSheet } of book.sheets) {
    for (const { line, column, value, formula, style } of ofSheet) {
      const format = book.styles[style]?.formatCode ?? '';
      cells.set(`${title}!${address(line, column)}`, cellText(value, formula, format));
    }
  }
  return cells;
}

const isIn = ({ firstLine, lastLine, firstColumn, lastColumn }: Area, line: number, column: number) =>
  line >= firstLine && line <= lastLine && column >= firstColumn && column <= lastColumn;

/** Those that compare the cell itself; years without a period are told of by their sheet. */
const conditioned = (book: Book, sheet: number, line: number, column: number): boolean =>
  (book.sheets[sheet]?.conditions ?? []).some(
    ({ type, areas }) => type === 'cellIs' && areas.some((area) => isIn(area, line, column)),
  );

describe.each(templates)('%s', (_, make) => {
  const { view, book } = viewAndFile(make());

  test('every cell has the formula, the value and the format of the file, and there are no others', () => {
    const [ours, theirs] = [cellsInView(view), cellsInFile(book)];
    const differing = [...theirs].filter(([place, text]) => ours.get(place) !== text);
    expect(differing.slice(0, 5)).toEqual([]);
    expect(ours.size).toBe(theirs.size);
  });

  test('inputs, notes, links, conditions and names are those of the file', () => {
    for (const { sheet, line, column, style } of eachCell(view)) {
      const place = `${sheet} ${address(line, column)}`;
      const of = view.styles[style];
      expect(of?.condition !== 'none', place).toBe(conditioned(book, sheet, line, column));
      const isHeld = (book.sheets[sheet]?.validations ?? []).some(({ areas }) =>
        areas.some((area) => isIn(area, line, column)),
      );
      // A sample in the legend looks like an input, and is a word.
      const row = view.sheets[sheet]?.rows[line - 1];
      expect(of?.look === 'input' && row?.allowed !== undefined, place).toBe(isHeld);
    }
    for (const [index, { title, rows }] of view.sheets.entries()) {
      const sheet = book.sheets[index];
      const noted = rows.flatMap(({ note }, row) =>
        note ? [[address(row + 1, note.column), note.text] as const] : [],
      );
      expect([...(sheet?.notes ?? [])], title).toEqual(noted);
      const linked = rows.flatMap(({ link }, row) =>
        link ? [`${address(row + 1, link.column)} '${view.sheets[link.sheet]?.title}'!A1`] : [],
      );
      const links = sheet?.links.map(
        ({ area, location }) => `${address(area.firstLine, area.firstColumn)} ${location}`,
      );
      expect(links, title).toEqual(linked);
    }
    const names = book.names.filter(({ name }) => !name.startsWith('_xlnm.'));
    expect(view.names).toEqual(names.map(({ name, formula }) => ({ name, formula })));
  });

  test('sheets are named, frozen and charted as in the file', () => {
    expect(view.sheets.map(({ title }) => title)).toEqual(book.sheets.map(({ title }) => title));
    for (const [index, { frozenLines, frozenColumns, charts, title, rows }] of view.sheets.entries()) {
      const sheet = book.sheets[index];
      expect(sheet?.view.frozen, title).toEqual({ lines: frozenLines, columns: frozenColumns });
      expect(charts.length, title).toBe(sheet?.chartCount);
      for (const { line, top, height } of charts) {
        const room = rows.slice(line - 1).reduce((sum, row) => sum + row.height, 0);
        expect(top + height, title).toBeLessThanOrEqual(room);
      }
    }
  });

  test('the selector of scenarios is an input that names them', () => {
    const { sheet, line, column, names } = view.scenario;
    const row = view.sheets[sheet]?.rows[line - 1];
    const cell = row?.cells.find((one) => one.column === column);
    expect(view.styles[cell?.style ?? -1]?.look).toBe('input');
    const { allowed } = row ?? {};
    expect(allowed?.kind === 'choice' ? allowed.options.map(({ name }) => name) : []).toEqual(names);
  });
});

test('the view of five years by month is small enough to be there at once', () => {
  const template = defaultTemplate({ ...start, language: 'en' });
  const layout = { ...template.layout, cFcstColCount: 60 };
  const { workbook, values } = calculate({ ...template, layout });
  expect(workbook.periodCount).toBe(60);
  const bytes = gzipSync(JSON.stringify(bookViewOf(workbook, values))).length;
  expect(bytes).toBeLessThan(100_000);
});

/** What JSON would write as null. */
function unwritable(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => unwritable(one, `${path}/${key}`));
}

test('no view of any template has a number that is none', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { workbook, values } = calculate(template);
      const view = bookViewOf(workbook, values);
      expect(unwritable(view)).toEqual([]);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }),
    { numRuns: effort.templatesRecalculated, seed },
  );
});
