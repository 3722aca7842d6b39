// Changes cells of a written workbook, and holds the changed file to LibreOffice, which works everything out anew, and to the audit.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Book, CellValue } from '#audit/book/book.ts';
import type { CellEdit, LiveCell } from '#audit/live/live-book.ts';
import { openLiveBook } from '#audit/live/open-live-book.ts';
import { readXlsx } from '#audit/read/read-xlsx.ts';
import { changedXlsx } from '#render/changed-xlsx/changed-xlsx.ts';
import { bookViewOf } from '#render/sheet-view/book-view.ts';
import { eachCell } from '#render/sheet-view/each-cell.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import { columnLetters, columns } from '#workbook/columns.ts';

vi.setConfig({ testTimeout: searchTimeoutMs, hookTimeout: searchTimeoutMs });

const { workbook, values } = calculate(cafeTemplate());
const file = new Uint8Array(writeXlsx(workbook, values, { hasCharts: true }));
const view: BookView = bookViewOf(workbook, values);

const noon = { now: () => 46_353.5, random: () => 0.5 };

function liveBook() {
  const cells = [...eachCell(view)];
  const sheets = view.sheets.map(({ title }, sheet) => ({
    title,
    cells: cells
      .filter((cell) => cell.sheet === sheet)
      .map(({ line, column, value, formula = null }) => ({ line, column, value, formula })),
  }));
  return openLiveBook({ sheets, names: view.names }, noon);
}

type ViewedRow = BookView['sheets'][number]['rows'][number];

function firstLine(sheetId: string, has: (row: ViewedRow) => boolean): { sheet: number; line: number } {
  const sheet = view.sheets.findIndex(({ id }) => id === sheetId);
  const row = view.sheets[sheet]?.rows.findIndex(has) ?? -1;
  if (row < 0) throw new Error(`${sheetId} has no such row`);
  return { sheet, line: row + 1 };
}

/** The price of pastry. */
const isPrice = ({ allowed, cells }: ViewedRow): boolean =>
  allowed?.kind === 'number' &&
  cells.some(({ column, value }) => column === columns.constant && value === 2.8);

/** An input, the first formula that a row of its sheet shares, and cells that were empty. */
const input: LiveCell = { ...firstLine('assumptions', isPrice), column: columns.constant };
const shared: LiveCell = {
  ...firstLine('revenue', ({ runs }) => runs.some((run) => run.formula?.includes('!') === false)),
  column: columns.firstPeriod,
};
const free: LiveCell = { ...shared, line: (view.sheets[shared.sheet]?.rows.length ?? 0) + 5, column: 3 };
const below: LiveCell = { ...free, line: free.line + 1 };
const addressOf = ({ line, column }: LiveCell): string => `${columnLetters(column)}${line}`;

const inputReference = `'${view.sheets[input.sheet]?.title}'!${addressOf(input)}`;

const edits: readonly CellEdit[] = [
  { ...input, content: { kind: 'value', value: 123.45 } },
  { ...shared, content: { kind: 'formula', formula: `${inputReference}*2` } },
  { ...free, content: { kind: 'value', value: 'a < b & "c"' } },
  {
    ...below,
    content: { kind: 'formula', formula: `IFS(${addressOf(shared)}>1,LEN(${addressOf(free)}),TRUE,0)` },
  },
];

function read(changed: Uint8Array): Book {
  const { book, refusal } = readXlsx(changed);
  if (!book) throw new Error(JSON.stringify(refusal));
  return book;
}

function cellsOf(
  book: Book,
): ReadonlyMap<string, { value: CellValue; formula: string | null; style: number }> {
  return new Map(
    book.sheets.flatMap(({ title, cells }) =>
      cells.map((cell) => [`${title}!${addressOf({ ...cell, sheet: 0 })}`, cell] as const),
    ),
  );
}

const isSame = (one: CellValue | undefined, other: CellValue | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))
    : JSON.stringify(one) === JSON.stringify(other);

describe('the example with four changed cells', () => {
  const live = liveBook();
  const calculated = live.change(edits).map((cell) => ({ cell, value: live.valueAt(cell) }));
  const changed = changedXlsx(file, edits, calculated);
  const ours = cellsOf(read(changed));
  let theirs: ReturnType<typeof cellsOf>;

  beforeAll(async () => {
    const [saved] = await resave([spoilCachedValues(changed)]);
    theirs = cellsOf(read(new Uint8Array(saved ?? [])));
  });

  test('changes what depends on them', () => {
    expect(calculated.length).toBeGreaterThan(100);
  });

  test('has in every cell what LibreOffice works out', () => {
    const differing = [...ours].filter(
      ([place, { value }]) => value !== null && !isSame(value, theirs.get(place)?.value),
    );
    expect(
      differing.slice(0, 5).map(([place, { value }]) => [place, value, theirs.get(place)?.value]),
    ).toEqual([]);
    expect(ours.size).toBeGreaterThan(5000);
  });

  test('has the formulas that were there but for those that were changed, and every look', () => {
    const before = cellsOf(read(file));
    const placeOf = (cell: LiveCell) => `${view.sheets[cell.sheet]?.title}!${addressOf(cell)}`;
    const places = new Set(edits.map(placeOf));
    for (const [place, { formula, style }] of ours) {
      if (!places.has(place)) expect(formula, place).toBe(before.get(place)?.formula);
      if (before.has(place)) expect(style, place).toBe(before.get(place)?.style);
    }
    const at = (cell: LiveCell) => ours.get(placeOf(cell));
    expect(at(input)).toMatchObject({ value: 123.45, formula: null });
    expect(at(shared)).toMatchObject({ value: 246.9, formula: `${inputReference}*2` });
    expect(at(free)).toMatchObject({ value: 'a < b & "c"', formula: null });
    expect(at(below)).toMatchObject({ value: 11 });
    expect(ours.size).toBe(before.size + 2);
  });

  test('is worked out anew when it is opened, and else the file that was written', () => {
    const [before, after] = [unpack(file), unpack(changed)];
    expect(after.get('xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
    expect([...after.keys()]).toEqual([...before.keys()]);
    const others = [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
    const sheets = new Set(calculated.map(({ cell }) => `xl/worksheets/sheet${cell.sheet + 1}.xml`));
    expect(new Set(others)).toEqual(new Set(['xl/workbook.xml', ...sheets]));
  });
});

test('a file without changes gives the same bytes again and again', () => {
  expect(changedXlsx(file, [], [])).toEqual(changedXlsx(file, [], []));
});
