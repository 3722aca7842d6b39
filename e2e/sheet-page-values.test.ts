// A whole model of eighteen sheets on the spreadsheet's page: whatever is typed and chosen there, every value of every sheet is the one
// of our evaluator and of LibreOffice.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepare, type WorkbookCalculation } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { bookViewOf } from '#render/sheet-view/book-view.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { readTemplate } from '#template/read-template.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { makeSpreadsheet } from '#testing/browser/make-spreadsheet.ts';
import { cellsOnScreen, openSheet, openSpreadsheet, put, shown } from '#testing/browser/spreadsheet-page.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import {
  type CellValues,
  differing,
  placeOf,
  valuesOfFile,
  valuesOfView,
} from '#testing/sheet-page/cell-values.ts';
import { readCells, readNumber } from '#testing/sheet-page/shown-numbers.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { Workbook } from '#workbook/workbook.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const document = JSON.parse(
  readFileSync(new URL('../gallery/documents/hospitality-en.json', import.meta.url), 'utf8'),
);
const months = 60;

let journey: Journey;
let address: string;
let workbook: Workbook;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  const owner = await journey.visitor();
  await owner.page.addInitScript('globalThis.__name = (made) => made;');
  await owner.open('/settings');
  address = await makeSpreadsheet(owner, { name: document.name, months, document });
  await owner.context.close();
  const { template } = readTemplate(document);
  const compiled = template && compile(template).workbook;
  if (!compiled) throw new Error('the template compiles');
  workbook = compiled;
});

afterAll(() => journey.end());

const opened = () => openSpreadsheet(journey, address);

const viewOf = (evaluated: WorkbookCalculation): BookView => bookViewOf(workbook, evaluated.values());

/** What is typed, and the number that it stands for: a date is the day after the last of 1899. */
const inputs: readonly (readonly [row: string, typed: string, value: number])[] = [
  ['@driver_1_1.incBook.capacity', '52', 52],
  ['@service_1_1.incBook.price', '5.75', 5.75],
  ['@cos_1_1.expBook.share', '24.5%', 0.245],
  ['@sga_1_1.expBook.amount', '4,650', 4650],
  ['@sga_1_4.expBook.salary', '51,500.50', 51_500.5],
  ['receivable_days', '12', 12],
  ['@life_4.expBook.years', '5', 5],
  ['@fixedasset_1_2.expCash.amount.base', '26500', 26_500],
  ['@fixedasset_1_1.expCash.amount.end', '2027-04-01', 46_478],
  ['@loan_1.term.interestmargin', '11.25%', 0.1125],
  ['@taxincome_1.expBook.rate', '24%', 0.24],
  ['npv.wacc', '15%', 0.15],
];

const rowsOf = (sheet: string) => workbook.sheets.find(({ id }) => id === sheet)?.rows ?? [];
const linesOf = (sheet: string): number => rowsOf(sheet).length;
const lineOf = (sheet: string, row: string): number =>
  1 + rowsOf(sheet).findIndex(({ id }) => id === `${sheet}.${row}`);

async function typeInputs(visitor: Visitor, evaluated: WorkbookCalculation): Promise<void> {
  await openSheet(visitor, 'Assumptions');
  for (const [row, typed, value] of inputs) {
    await put(visitor, `${columnLetters(columns.constant)}${lineOf('assumptions', row)}`, typed);
    evaluated.change(`assumptions.${row}`, value);
  }
}

async function downloaded({ page, say }: Visitor): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('book.download') }).click(),
  ]);
  return readFileSync(await download.path());
}

/** At the beginning and at the end of each sheet; how many numbers are shown there. */
async function readSheets(visitor: Visitor, view: BookView): Promise<readonly number[]> {
  const { page } = visitor;
  const values = valuesOfView(view);
  const counts: number[] = [];
  for (const [sheet, { title }] of view.sheets.entries()) {
    await openSheet(visitor, title);
    let count = 0;
    for (const key of ['Control+Home', 'Control+End']) {
      await page.getByRole('grid').focus();
      await page.keyboard.press(key);
      const read = async () => readCells(await cellsOnScreen(page), { view, sheet, values });
      await expect.poll(async () => (await read()).wrong, { message: `${title}, ${key}` }).toEqual([]);
      count += (await read()).numbers;
    }
    counts.push(count);
  }
  return counts;
}

/** The names of a chart's series and what each comes to in its first period, which is pointed at. */
async function readChart(page: Page, title: string): Promise<readonly (readonly [string, string])[]> {
  const figure = page.getByRole('figure', { name: title, exact: true });
  const drawing = figure.locator('svg');
  const { height = 0 } = (await drawing.boundingBox()) ?? {};
  await drawing.hover({ position: { x: 50, y: height / 2 } });
  return figure.locator('figcaption > [data-order]').evaluateAll((series) =>
    series.map((one) => {
      const text = one.querySelector('b')?.textContent ?? '';
      return [one.textContent.slice(0, one.textContent.length - text.length), text] as const;
    }),
  );
}

async function readCharts(visitor: Visitor, view: BookView): Promise<number> {
  const place = view.sheets.findIndex(({ id }) => id === 'charts');
  const { title = '', charts = [] } = view.sheets[place] ?? {};
  await openSheet(visitor, title);
  const values = valuesOfView(view);
  for (const chart of charts) {
    const read = await readChart(visitor.page, chart.title);
    expect(read.map(([name]) => name)).toEqual(chart.series.map(({ label }) => label));
    for (const [index, { cells, format, label }] of chart.series.entries()) {
      const value = Number(values.get(placeOf({ ...cells, column: cells.firstColumn })));
      const told = readNumber(read[index]?.[1] ?? '', format);
      expect(Math.abs((told?.number ?? Number.NaN) - value), `${chart.title}: ${label}`).toBeLessThanOrEqual(
        told?.rest ?? 0,
      );
    }
  }
  return charts.length;
}

describe('typed over', () => {
  let visitor: Visitor;
  let view: BookView;

  beforeEach(async () => {
    visitor = await opened();
    const evaluated = prepare(workbook);
    const before = valuesOfView(viewOf(evaluated));
    await typeInputs(visitor, evaluated);
    view = viewOf(evaluated);
    expect(differing(before, valuesOfView(view)).length).toBeGreaterThan(8000);
  });

  it('the cells of all sheets, and the charts, show what our evaluator makes of the inputs', async () => {
    const counts = await readSheets(visitor, view);
    expect(counts).toHaveLength(18);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(5000);
    expect(await readCharts(visitor, view)).toBe(6);
    expect(visitor.complaints).toEqual([]);
  });

  it('every value of the file is that of our evaluator, and of LibreOffice, with what was put in place of formulas too', async () => {
    const typed = await downloaded(visitor);
    const ours = valuesOfFile(typed);
    expect(ours.size).toBeGreaterThan(10_000);
    expect(differing(valuesOfView(view), ours)).toEqual([]);

    await openSheet(visitor, 'Revenue');
    const revenue = lineOf('revenue', '@service_1_1.incBook');
    for (const [place, month] of ['J', 'K', 'L'].entries())
      await put(visitor, `${month}${revenue}`, `${25_000 + 5000 * place}`);
    await openSheet(visitor, 'SG&A');
    const rent = lineOf('sga', '@sga_1_1.expBook');
    await put(visitor, `K${rent}`, `=J${rent}*1.1`);
    await openSheet(visitor, 'Financing');
    const [first, second] = [linesOf('financing') + 2, linesOf('financing') + 3];
    await put(visitor, `J${first}`, `=SUM(Revenue!J${revenue}:L${revenue})`);
    await expect.poll(() => shown(visitor.page, `J${first}`)).toBe('90000');
    await put(visitor, `J${second}`, `=IF(J${first}>'SG&A'!K${rent},ROUND(J${first}/7,2),"no")`);
    // 90,000 / 7.
    await expect.poll(() => shown(visitor.page, `J${second}`)).toBe('12857.14');
    const changed = await downloaded(visitor);
    expect(differing(ours, valuesOfFile(changed)).length).toBeGreaterThan(3000);

    const saved = await resave([typed, changed].map(spoilCachedValues));
    for (const [index, file] of [typed, changed].entries())
      expect(differing(valuesOfFile(file), valuesOfFile(new Uint8Array(saved[index] ?? [])))).toEqual([]);
  });
});

it('each of three scenarios shows the values that our evaluator has for it', async () => {
  const visitor = await opened();
  const { page, say } = visitor;
  const choice = page.getByRole('combobox', { name: say('book.scenario') });
  expect(await choice.getByRole('option').allTextContents()).toEqual([
    'Base scenario',
    'Slow start',
    'Strong',
  ]);
  const evaluated = prepare(workbook);
  const seen: CellValues[] = [];
  for (const [label, number] of [
    ['Slow start', 2],
    ['Strong', 3],
    ['Base scenario', 1],
  ] as const) {
    await choice.selectOption({ label });
    const view = bookViewOf(workbook, evaluated.values(number));
    await readSheets(visitor, view);
    const file = valuesOfFile(await downloaded(visitor));
    expect(differing(valuesOfView(view), file), label).toEqual([]);
    for (const before of seen) expect(differing(before, file).length).toBeGreaterThan(3000);
    seen.push(file);
  }
  expect(visitor.complaints).toEqual([]);
});
