// Holds the writer to refusing, in words, what a spreadsheet cannot hold.
import { expect, test } from 'vitest';
import { row, value } from '#workbook/row.ts';
import type { DefinedName, Sheet, Workbook } from '#workbook/workbook.ts';
import { BeyondSpreadsheet, refuseBeyondLimits } from './limits.ts';

const label = row({ id: 'a', role: 'input', label: 'Price', constant: value(1) });

const sheet: Sheet = {
  id: 'one',
  moduleId: 'module_one',
  title: 'One',
  category: 'input',
  axis: 'periods',
  headerRowCount: 0,
  rows: [label],
};

const workbook: Workbook = {
  title: 'Model',
  version: '1',
  language: 'en',
  currency: 'USD',
  timestamp: 0,
  periodCount: 3,
  yearCount: 1,
  drawnYearCount: 1,
  spans: { years: [], quarters: [] },
  moneyScale: 'units',
  scenarioNames: ['Base'],
  scenarioRow: 'a',
  sheets: [sheet],
  names: [],
  charts: [],
};

const titled = (...titles: readonly string[]): Workbook => ({
  ...workbook,
  sheets: titles.map((title) => ({ ...sheet, title })),
});
const withRow = (changes: Partial<typeof label>): Workbook => ({
  ...workbook,
  sheets: [{ ...sheet, rows: [{ ...label, ...changes }] }],
});
const named = (name: string): Workbook => ({
  ...workbook,
  names: [{ name, row: 'a', at: 'constant' } satisfies DefinedName],
});

test('takes what spreadsheets take', () => {
  const scenarios = Array.from({ length: 200 }, (_, index) => index + 1);
  expect(() =>
    refuseBeyondLimits(withRow({ allowed: { kind: 'choice', options: scenarios } })),
  ).not.toThrow();
  expect(() => refuseBeyondLimits(titled('One', 'Two', 'x'.repeat(31), "O'Hara", 'Данные'))).not.toThrow();
  expect(() => refuseBeyondLimits(withRow({ label: 'x'.repeat(32_767) }))).not.toThrow();
  expect(() => refuseBeyondLimits(named('ip_npv'))).not.toThrow();
});

test.each([
  ['a text', withRow({ label: 'x'.repeat(32_768) }), /has 32,768 characters: .* 32,767 in a cell.*shorten/],
  ['a note', withRow({ note: 'x'.repeat(40_000) }), /The note .* has 40,000 characters/],
  ['periods', { ...workbook, periodCount: 16_400 }, /16,409 columns.*16,384.*fewer periods/],
  [
    'a list',
    withRow({ allowed: { kind: 'choice', options: Array.from({ length: 200 }, (_, index) => 2 * index) } }),
    /200 values to choose from.*255/,
  ],
  ['a long name of a sheet', titled('x'.repeat(32)), /31 characters in the name of a sheet/],
  ['a mark in a name', titled('a/b'), /no \[ \] : \* \? \/ \\ in the name/],
  ['an apostrophe', titled("'quoted"), /no apostrophe at its ends/],
  ['a reserved name', titled('history'), /every name of a sheet but this/],
  ['no name', titled(''), /a name/],
  ['the same name twice', titled('Sales', 'SALES'), /Two sheets are called "SALES"/],
  ['a name like a cell', named('AB12'), /do not look like a cell/],
  ['a name with a blank', named('net income'), /letters, digits, dots and underscores/],
] as const)('refuses %s', (_, given, message) => {
  expect(() => refuseBeyondLimits(given)).toThrow(BeyondSpreadsheet);
  expect(() => refuseBeyondLimits(given)).toThrow(message);
});
