// Edits whole models as a visitor of the spreadsheet page does: every cell is held to our evaluator, to a calculation anew, and to LibreOffice.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { recalculate } from '#audit/calculate/recalculate.ts';
import { indexFormulas } from '#audit/formulas/indexing/index-formulas.ts';
import type { CellEdit, LiveBook, LiveCell } from '#audit/live/live-book.ts';
import { openLiveBook } from '#audit/live/open-live-book.ts';
import { prepare, type WorkbookCalculation } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { changedXlsx } from '#render/changed-xlsx/changed-xlsx.ts';
import { bookViewOf } from '#render/sheet-view/book-view.ts';
import { eachCell, type PlacedCell } from '#render/sheet-view/each-cell.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { openedBook } from '#testing/audit/opened-book.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import { type Random, seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import {
  type CellValues,
  differing,
  placeOf,
  valuesOfFile,
  valuesOfView,
} from '#testing/sheet-page/cell-values.ts';
import { liveSourceOf } from '#web/sheet-page/engine/live-source.ts';
import { columnLetters, columns } from '#workbook/columns.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const noon = { now: () => 46_353.5, random: () => 0.5 };
const inputEdits = 12;
const formulaEdits = 8;

interface OpenModel {
  readonly workbook: Workbook;
  readonly live: LiveBook;
  readonly evaluated: WorkbookCalculation;
  readonly cells: readonly PlacedCell[];
  readonly edits: CellEdit[];
}

function openModel(template: Template): OpenModel {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('the template compiles');
  const evaluated = prepare(workbook);
  const view = bookViewOf(workbook, evaluated.values());
  const live = openLiveBook(liveSourceOf(view), noon);
  return { workbook, live, evaluated, cells: [...eachCell(view)], edits: [] };
}

const shown = ({ live, cells }: OpenModel): CellValues =>
  new Map(cells.map((cell) => [placeOf(cell), live.valueAt(cell)]));

const isNumberInput = (row: Row): boolean =>
  row.role === 'input' &&
  row.constant?.kind === 'value' &&
  row.constant.value !== 0 &&
  (row.allowed === null || row.allowed.kind === 'number');

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[wholeNumber(random, 0, items.length - 1)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};

/** Everything that changed is told; everything else is as it was. */
function change(model: OpenModel, edits: readonly CellEdit[]): void {
  const before = shown(model);
  const told = new Set(model.live.change(edits).map(placeOf));
  model.edits.push(...edits);
  const after = shown(model);
  const untold = [...after].filter(([place, value]) => value !== before.get(place) && !told.has(place));
  expect(untold.filter(([, value]) => typeof value !== 'object')).toEqual([]);
}

function changeInput(model: OpenModel, random: Random): void {
  const places = model.workbook.sheets.flatMap(({ rows }, sheet) =>
    rows.flatMap((row, index) => (isNumberInput(row) ? [{ row, sheet, line: index + 1 }] : [])),
  );
  const { row, sheet, line } = pick(places, random);
  const before = model.evaluated.values().constant(row.id);
  const value = Number((before * (0.9 + 0.2 * random())).toPrecision(4));
  change(model, [{ sheet, line, column: columns.constant, content: { kind: 'value', value } }]);
  model.evaluated.change(row.id, value);
}

const evaluatedCells = ({ workbook, evaluated }: OpenModel): CellValues =>
  valuesOfView(bookViewOf(workbook, evaluated.values()));

/** Formulas such as people write beside a model, over cells of it. */
function newFormula({ workbook, cells }: OpenModel, random: Random): string {
  const placed = ({ sheet, line, column }: LiveCell): string =>
    `'${workbook.sheets[sheet]?.title.replaceAll("'", "''")}'!${columnLetters(column)}${line}`;
  const numbers = cells.filter(
    ({ column, value, formula }) => column >= columns.firstPeriod && formula && typeof value === 'number',
  );
  const one = pick(numbers, random);
  const [first, other] = [placed(one), placed(pick(numbers, random))];
  const row = `${placed({ ...one, column: columns.firstPeriod })}:${columnLetters(columns.firstPeriod + 11)}${one.line}`;
  return pick(
    [
      ...[
        `SUM(${row})`,
        `AVERAGE(${row})*2`,
        `IF(${first}>${other},${first},${other})`,
        `MAX(${row})-MIN(${row})`,
      ],
      ...[
        `SUMPRODUCT(${row},${row})`,
        `NPV(0.1,${row})`,
        `INDEX(${row},1,3)+${other}`,
        `ROUND(${first}/7,2)`,
      ],
      ...[
        `IFERROR(${first}/${other},0)`,
        `COUNTIF(${row},">0")`,
        `TEXT(${first},"0.00")&"!"`,
        `ABS(${other})^0.5`,
      ],
    ],
    random,
  );
}

function changeFormula(model: OpenModel, random: Random, index: number): void {
  const formulas = model.cells.filter(
    ({ column, value, formula }) => column >= columns.firstPeriod && formula && typeof value === 'number',
  );
  const { sheet, line, column } = pick(formulas, random);
  const at = { sheet, line, column };
  const content = model.live.contentAt(at);
  const own = content.kind === 'formula' ? content.formula : '';
  if (index % 4 === 0) change(model, [{ ...at, content: { kind: 'formula', formula: `(${own})*1.05` } }]);
  else if (index % 4 === 1) change(model, [{ ...at, content: { kind: 'value', value: 1234.5 } }]);
  else {
    const below = (model.workbook.sheets[sheet]?.rows.length ?? 0) + 3 + index;
    const free = { sheet, line: below, column: columns.content };
    change(model, [{ ...free, content: { kind: 'formula', formula: newFormula(model, random) } }]);
  }
}

function changedFile(model: OpenModel): Uint8Array {
  const file = new Uint8Array(
    writeXlsx(model.workbook, prepare(model.workbook).values(), { hasCharts: false }),
  );
  const edited = model.edits.map(({ content: _, ...cell }) => cell);
  const places = [...model.cells, ...edited].map(({ sheet, line, column }) => ({ sheet, line, column }));
  const calculated = places.map((cell) => ({ cell, value: model.live.valueAt(cell) }));
  const last = new Map(model.edits.map((edit) => [placeOf(edit), edit]));
  return changedXlsx(file, [...last.values()], calculated);
}

/** What the cells of the file come to when nothing but their inputs is taken from it. */
function calculatedAnew(file: Uint8Array): CellValues {
  const book = openedBook(file);
  const anew = recalculate(book, indexFormulas(book));
  expect(anew.notCalculated).toEqual([]);
  return new Map(
    book.sheets.flatMap(({ cells }, sheet) =>
      cells.map(
        ({ line, column }) =>
          [placeOf({ sheet, line, column }), anew.valueAt({ sheet, line, column })] as const,
      ),
    ),
  );
}

function galleryTemplate(file: string): Template {
  const text = readFileSync(new URL(`../../gallery/documents/${file}`, import.meta.url), 'utf8');
  const { template } = readTemplate(JSON.parse(text));
  if (!template) throw new Error(`${file} is readable`);
  return template;
}

const uuid = '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10';
const whole = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
const models: readonly (readonly [string, Template])[] = [
  ['the full default model of 60 months', { ...whole, layout: { ...whole.layout, cFcstColCount: 60 } }],
  ['a hotel', galleryTemplate('hospitality-en.json')],
  ['a shop, in Russian', galleryTemplate('retail-ru.json')],
];

test('after 20 changes of whole models every cell is what our evaluator and LibreOffice make of it', async () => {
  const files: Uint8Array[] = [];
  for (const [index, [name, template]] of models.entries()) {
    const random = seededRandom(index + 1);
    const model = openModel(template);
    expect(differing(shown(model), evaluatedCells(model)), `${name}, opened`).toEqual([]);
    for (let edit = 0; edit < inputEdits; edit += 1) {
      changeInput(model, random);
      expect(differing(evaluatedCells(model), shown(model)), `${name}, input ${edit}`).toEqual([]);
    }
    for (let edit = 0; edit < formulaEdits; edit += 1) changeFormula(model, random, edit);
    const file = changedFile(model);
    expect(differing(valuesOfFile(file), calculatedAnew(file)), `${name}, calculated anew`).toEqual([]);
    files.push(file);
  }
  expect(openedBook(files[0] ?? new Uint8Array()).sheets.length).toBeGreaterThanOrEqual(17);
  const saved = await resave(files.map(spoilCachedValues));
  for (const [index, file] of files.entries()) {
    const ours = valuesOfFile(file);
    expect(ours.size).toBeGreaterThan(10_000);
    const theirs = valuesOfFile(new Uint8Array(saved[index] ?? []));
    expect(differing(ours, theirs), `${models[index]?.[0]}, by LibreOffice`).toEqual([]);
  }
});
