// Changes inputs of written workbooks, has LibreOffice recalculate them in one start, and holds alerts, labels and named constants to numbers worked out otherwise.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Periodicity, Template } from '#template/template.ts';
import { searchTimeoutMs } from '#testing/effort.ts';
import { placeIn, type TypedCell, typeIntoCells } from '#testing/libreoffice/type-into-cells.ts';
import {
  type RecalculatedWorkbook,
  recalculateTyped,
  type TypedWorkbook,
} from '#testing/libreoffice/typed-workbooks.ts';
import { differences } from '#testing/model/differences.ts';
import { compiled } from '#testing/model/named-figures.ts';
import { oracle } from '#testing/oracle/oracle.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells, sheetParts, unescaped } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import { toSerial } from '#workbook/serial-date.ts';

/** LibreOffice takes some seconds to start and one or two a file, on a busy machine several times that. */
vi.setConfig({ testTimeout: searchTimeoutMs, hookTimeout: searchTimeoutMs });

const dayOf = (month: number): number => toSerial({ year: 2027, month, day: 1 });

/**
 * A shop that takes 100 a month and pays 60 or 61, and a bank that is owed 40 and gets 10 a month: cash of 40 becomes 70, 99,
 * 129 and 159, equity 40, 79, 119 and 159, the minimum of cash is 10, and what is earned covers the bank's 10 at least 3.9 times.
 */
const shop = buildTemplate({
  periods: 4,
  off: ['section_taxes'],
  services: [{ id: 'shop', data: { amount: '100' } }],
  expenses: [{ id: 'rent', data: { amount: '60;61;60;60' } }],
  loans: [{ id: 'bank', opening: '40', data: { amount: '0' }, second: '10' }],
  wc: { minCashBalance: '10' },
});

/** The same with 260 of rent in March, which is to be typed away again. */
const losing = buildTemplate({
  periods: 4,
  off: ['section_taxes'],
  services: [{ id: 'shop', data: { amount: '100' } }],
  expenses: [{ id: 'rent', data: { amount: '60;61;260;60' } }],
  loans: [{ id: 'bank', opening: '40', data: { amount: '0' }, second: '10' }],
  wc: { minCashBalance: '10' },
});

const rent = (at: number, number: number): TypedCell => ({
  ...{ row: 'assumptions.@rent.expBook.amount', at },
  number,
});

const kinds = ['cash', 'minimum_cash', 'equity', 'debt_service'] as const;

/** The worst amount, since which month and in how many. */
type Alert = readonly [worst: number, since: number, months: number];
type Alerts = Partial<Readonly<Record<(typeof kinds)[number], Alert>>>;

interface AlertCase {
  readonly name: string;
  readonly template: Template;
  readonly typed: readonly TypedCell[];
  readonly alerts: Alerts;
}

const alertCases: readonly AlertCase[] = [
  {
    // The minimum is all that comes in, 100: it lacks 30 in January and 1 in February.
    name: 'the minimum of cash is not met',
    template: shop,
    typed: [{ row: 'assumptions.min_cash', at: 'constant', number: 1 }],
    alerts: { minimum_cash: [30, 1, 2] },
  },
  {
    // 10 + 5 + 5 + 0 cover half of the 40 for the bank.
    name: 'debt service is not covered',
    template: shop,
    typed: [rent(1, 90), rent(2, 95), rent(3, 95), rent(4, 100)],
    alerts: { debt_service: [0.5, 4, 1] },
  },
  {
    // A loss of 45 after 40 is below zero by 5; cash of 70 - 45 - 10 is above its minimum of 10.
    name: 'equity is below zero',
    template: shop,
    typed: [rent(2, 145)],
    alerts: { equity: [-5, 2, 1] },
  },
  {
    // A loss of 160 leaves 99 - 160 - 10 = -71 in March and -41 in April; equity of 79 becomes -81 and -41.
    // 40 + 39 - 160 + 40 of 40
    name: 'cash is below zero',
    template: shop,
    typed: [rent(3, 260)],
    alerts: {
      cash: [-71, 3, 2],
      minimum_cash: [81, 3, 2],
      equity: [-81, 3, 2],
      debt_service: [-1.025, 4, 1],
    },
  },
  { name: 'off again', template: losing, typed: [rent(3, 60)], alerts: {} },
];

/** The file of named constants is by month. */
const byYear: readonly (readonly [Periodicity, number])[] = [
  ['quarter', 4],
  ['year', 1],
];

const yearly = byYear.map(([periodicity]) => buildTemplate({ periodicity, periods: 5 }));

interface Constants {
  readonly dateStart: string;
  readonly tax: string;
  readonly npv: Readonly<Record<string, string>>;
}

const company = ({ dateStart, tax, npv }: Constants): Template =>
  buildTemplate({
    dateStart,
    periods: 30,
    services: [
      { id: 'tea', data: { amount: ['1000;1100;1250', '800'] }, terms: { accountsReceivablePeriod: '20' } },
    ],
    costs: [{ id: 'leaves', data: { amount: '300' } }],
    expenses: [{ id: 'rent', data: { amount: '100;120' } }],
    assets: [{ id: 'stove', data: { amount: '500;0' } }],
    groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
    equity: [{ id: 'owner', data: { amount: '900;0' }, second: '0' }],
    taxes: [{ id: 'profit', formula: 'rate', data: { rate: tax } }],
    npv: { ...npv, exit: 'multiple' },
  } satisfies TemplateWords);

const before = { dateStart: '2027-01-01', tax: '20', npv: { wacc: '12', tgr: '2', ebitda_multiple: '6' } };
const after = { dateStart: '2027-04-15', tax: '25', npv: { wacc: '15', tgr: '3', ebitda_multiple: '7.5' } };

const start = toSerial({ year: 2027, month: 4, day: 15 });

/** What is typed into the one cell that each name stands for. */
const constants: Readonly<Record<string, number>> = {
  ...{ Start_date: start, Scenario: 2, Tax_rate: 0.25 },
  ...{ WACC: 0.15, Terminal_growth: 0.03, Exit_multiple: 7.5 },
};

const workbook = compiled(company(before));

const rowNamed = (name: string): string => {
  const found = workbook.names.find((one) => one.name === name);
  if (found?.at !== 'constant') throw new Error(`${name} is one cell`);
  return found.row;
};

const books: readonly TypedWorkbook[] = [
  ...alertCases.map(({ template, typed }) => ({ workbook: compiled(template), typed })),
  ...yearly.map((template) => ({
    workbook: compiled(template),
    typed: [{ row: 'assumptions.start', at: 'constant' as const, number: start }],
  })),
  {
    workbook,
    typed: Object.entries(constants).map(([name, number]) => ({
      ...{ row: rowNamed(name), at: 'constant' as const },
      number,
    })),
  },
];

let recalculated: readonly RecalculatedWorkbook[];
beforeAll(async () => {
  recalculated = await recalculateTyped(books);
});

function shownIn(index: number): RecalculatedWorkbook {
  const shown = recalculated[index];
  if (!shown) throw new Error('every workbook comes back');
  return shown;
}

const quiet = { cash: 0, minimum_cash: 0, equity: 0, debt_service: 1 } as const;

describe('alerts that come and go with an input', () => {
  test.each(alertCases.map((one, index) => [one.name, one.alerts, index] as const))(
    '[BOOK-1] [ALR-1] [ALR-2] [ALR-3] [ALR-4] [ALR-5] %s',
    (_, alerts, index) => {
      const shown = shownIn(index);
      for (const kind of kinds) {
        const row = `content.${kind}_alert`;
        const [worst, since, months] = alerts[kind] ?? [quiet[kind], null, 0];
        expect([kind, shown.constant(row), shown.total(row), shown.constant(`${row}_amount`)]).toEqual([
          ...[kind, months > 0 ? 1 : 0, months],
          expect.closeTo(worst, 9),
        ]);
        expect([kind, shown.constant(`${row}_first`)]).toEqual([kind, since === null ? 'n/a' : dayOf(since)]);
      }
      const count = Object.keys(alerts).length;
      expect(shown.constant('content.alerts')).toBe(count);
      // On top of every sheet the checks hold, and the alerts stand beside them.
      expect([shown.constant('content.master'), shown.constant('content.failed')]).toEqual([0, 0]);
      const top = compiled(shop).sheets.map(({ rows }) => rows[1]?.id ?? '');
      for (const row of top) expect([row, shown.constant(row), shown.total(row)]).toEqual([row, 0, count]);
    },
  );

  test('[BOOK-1] [ALR-5] a cell that alerts becomes amber in the file, one that fails red', () => {
    const { workbook: book, values } = calculate(losing);
    const parts = unpack(writeXlsx(book, values));
    const looks = [...(parts.get('xl/styles.xml') ?? '').matchAll(/<dxf>.*?<\/dxf>/g)].map(([look]) => look);
    const lookOf = (row: string): string => {
      const { sheet, address } = placeIn(book, row, 'constant');
      const number = book.sheets.findIndex(({ title }) => title === sheet) + 1;
      const xml = parts.get(`xl/worksheets/sheet${number}.xml`) ?? '';
      const conditions = [
        ...xml.matchAll(/<conditionalFormatting sqref="([^"]*)">(.*?)<\/conditionalFormatting>/g),
      ];
      const [, , rules = ''] = conditions.find(([, cells = '']) => cells.split(' ').includes(address)) ?? [];
      return looks[Number(/dxfId="(\d+)"[^>]*operator="notEqual"/.exec(rules)?.[1])] ?? '';
    };
    for (const kind of kinds) expect(lookOf(`content.${kind}_alert`)).toContain('FFFEF3C7');
    expect(lookOf('content.alerts')).toContain('FFFEF3C7');
    expect(lookOf('content.master')).toContain('FFFEE2E2');
  });
});

/** The cells of a sheet that say what may be typed there. */
function validatedCells(file: Uint8Array, sheet: string): readonly string[] {
  const parts = unpack(file);
  const xml = parts.get(sheetParts(parts).get(sheet) ?? '') ?? '';
  return [...xml.matchAll(/<dataValidation [^>]*sqref="([^"]*)"/g)].flatMap(([, at = '']) => at.split(' '));
}

describe('the periods of a year', () => {
  const monthly: readonly (readonly [Periodicity, number])[] = [['month', 12]];
  const templates = [...yearly, company(before)];
  const cases = [...byYear, ...monthly].map(([name, count], index) => [name, count, index] as const);

  test.each(cases)('[BOOK-2] [TIME-11] by %s are %i, which nothing invites to change', (_, count, index) => {
    const { workbook: book, values } = calculate(templates[index] ?? shop);
    const shown = shownIn(alertCases.length + index);
    expect(shown.constant('assumptions.number')).toBe(count);
    expect([shown.constant('content.master'), shown.constant('content.failed')]).toEqual([0, 0]);
    const file = writeXlsx(book, values);
    const typed = [{ row: 'assumptions.number', at: 'constant', number: 6 }] as const;
    expect(() => typeIntoCells(file, book, typed)).toThrow('holds no typed number');
    const { sheet, address } = placeIn(book, 'assumptions.number', 'constant');
    const input = placeIn(book, 'assumptions.start', 'constant').address;
    const cells = readCells(file).get(sheet);
    expect(cells?.get(address)?.formula).toBe(String(count));
    expect(cells?.get(address)?.style).not.toBe(cells?.get(input)?.style);
    const validated = validatedCells(file, sheet);
    expect([validated.includes(input), validated.includes(address)]).toEqual([true, false]);
  });
});

describe('named constants', () => {
  test('[BOOK-3] [ASM-20] [IP-29] [IS-29] each is one cell, and all that reads it follows what is typed there', () => {
    const shown = shownIn(books.length - 1);
    const figure = (one: unknown) => (one === null ? 0 : typeof one === 'number' ? one : null);
    // The search for a rate of return starts where it ended when the file was made, which may be far off.
    const expected = Object.fromEntries(
      Object.entries(oracle(company(after), 2)).filter(([name]) => !name.includes('irr')),
    );
    const found = Object.fromEntries(
      workbook.names.map(({ name, row, at }) => [
        name,
        at === 'constant' ? figure(shown.constant(row)) : shown.row(row).map(figure),
      ]),
    );
    expect(differences(expected, found)).toEqual([]);
    expect(shown.constant('content.failed')).toBe(0);
  });

  test('[BOOK-3] [ASM-20] [IP-29] [IS-29] the file names the cell in which each stands', () => {
    const book = unpack(writeXlsx(workbook, calculate(company(before)).values)).get('xl/workbook.xml') ?? '';
    for (const name of [...Object.keys(constants), 'Periods_per_year']) {
      const { sheet, address } = placeIn(workbook, rowNamed(name), 'constant');
      const [, column, line] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
      const [, text = ''] = new RegExp(`<definedName name="${name}"[^>]*>([^<]*)<`).exec(book) ?? [];
      expect(unescaped(text).replaceAll("'", '')).toBe(`${sheet}!$${column}$${line}`);
    }
  });

  test('[BOOK-3] no check of a file is a constant: each reads other cells', () => {
    const { workbook: book, values } = calculate(losing);
    const cells = readCells(writeXlsx(book, values));
    let count = 0;
    for (const { title, rows } of book.sheets) {
      for (const [index, { role, label }] of rows.entries()) {
        if (role !== 'check') continue;
        for (const column of ['F', 'G', 'J']) {
          const cell = cells.get(title)?.get(`${column}${index + 1}`);
          if (!cell || cell.content === null) continue;
          count += 1;
          expect([title, label, cell.formula]).toEqual([title, label, expect.stringMatching(/[A-Z]+\$?\d/)]);
        }
      }
    }
    expect(count).toBeGreaterThan(40);
  });
});
