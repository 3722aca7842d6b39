// Runs the commands on the example: what they print, what they write and how they end.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeWithExceljs } from '#testing/audit/third-party-workbooks/write-with-exceljs.ts';
import { called } from '#testing/cli/called.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { readCells } from '#testing/xlsx/read-cells.ts';

/** An audit tries many changes of a model, which a busy machine takes its time for. */
vi.setConfig({ testTimeout: 120_000 });

const cafeFile = 'testing/templates/cafe.json';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('values prints named rows for periods 0 to N', async () => {
  const { code, said: texts } = await called('values', cafeFile, '--scenario', '2');
  expect(code).toBe(0);
  const values = JSON.parse(texts);
  expect(values.revenue_total).toHaveLength(37);
  // 3.5 * 3600 + 2.8 * 1500 + 1000 in the first month of the second scenario
  expect(values.revenue_total.slice(0, 2)).toEqual([0, 17_800]);
});

test('build writes a workbook with live formulas', async () => {
  const file = join(folder, 'cafe.xlsx');
  expect(await called('build', cafeFile, '-o', file)).toMatchObject({ code: 0 });
  const revenue = readCells(await readFile(file)).get('Revenue');
  expect(revenue?.get('J12')).toMatchObject({ formula: 'J$10*J$11', value: 10_240 });
});

test('preview prints the sheets', async () => {
  const { said: texts } = await called('preview', cafeFile);
  expect(texts).toContain('Jan_2027');
  expect(texts).toMatch(/Total revenue\s+USD\s+15,440\.00\s+17,780\.00/);
});

test('preview prints an HTML document whose contents lead to its sheets', async () => {
  const { code, said: texts } = await called('preview', cafeFile, '--html');
  expect(code).toBe(0);
  expect(texts).toMatch(/^<!doctype html>\n<html lang="en">.*<title>/);
  const anchors = [...texts.matchAll(/ href="#([^"]*)"/g)].map(([, anchor]) => anchor);
  const sections = [...texts.matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id);
  expect(sections).toContain('sheet-chartsdata');
  expect(anchors.filter((anchor) => !sections.includes(anchor))).toEqual([]);
  // The same figures as in the table for the terminal.
  expect(texts).toMatch(/>Total revenue<.*>15,440\.00<.*>17,780\.00</);
});

test('check is content with the example', async () => {
  expect(await called('check', cafeFile)).toMatchObject({ code: 0, complained: '' });
});

test('audit is content with the workbook of the example, and with the file of it', async () => {
  const { code, said: texts } = await called('audit', cafeFile, '--json', '--scenario', '2');
  expect(JSON.parse(texts)).toMatchObject({ score: 100, findings: [], profile: 'bank', sheets: 17 });
  expect(code).toBe(0);
  const file = join(folder, 'audited.xlsx');
  await called('build', cafeFile, '-o', file);
  expect(await called('audit', file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Score 100 of 100 \(bank profile\)\nSheets: 17; cells: \d+; formulas: \d+;/),
  });
});

test('audit speaks the language of the file, or the one that is asked for', async () => {
  const template = join(folder, 'cafe-ru.json');
  await writeFile(template, JSON.stringify({ ...cafe, language: 'ru' }));
  const file = join(folder, 'cafe-ru.xlsx');
  await called('build', template, '-o', file);
  for (const audited of [template, file]) {
    expect((await called('audit', audited)).said).toMatch(/^Оценка 100 из 100 \(профиль bank\)\n/);
  }
  const asked = await called('audit', file, '--language', 'en');
  expect(asked.said).toMatch(/^Score 100 of 100 \(bank profile\)\n/);
});

test('audit lists what it finds in a file of another program, the worst first', async () => {
  const file = join(folder, 'stranger.xlsx');
  await writeFile(file, await writeWithExceljs());
  const { code, said: texts } = await called('audit', file, '--profile', 'fast', '--language', 'ru');
  expect(code).toBe(1);
  expect(texts).toMatch(/^Оценка \d\d? из 100 \(профиль fast\)\n/);
  expect(texts).toContain("  R03 'Sales & co'!B3: ");
  expect(texts.indexOf('Неверные числа (')).toBeLessThan(texts.indexOf('Опасные места ('));
});

test('audit says why it cannot read a file', async () => {
  const file = join(folder, 'numbers.csv');
  await writeFile(file, 'a;b\n1;2\n');
  expect(await called('audit', file)).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringContaining('numbers.csv: This is plain text, such as .csv'),
  });
  const { said: texts } = await called('audit', file, '--json', '--language', 'ru');
  expect(JSON.parse(texts)).toMatchObject({
    refusal: { code: 'plainText', remedy: expect.stringMatching(/Excel/) },
  });
});

test('check names each fault by its path', async () => {
  const file = join(folder, 'broken.json');
  await writeFile(file, JSON.stringify({ ...cafe, layout: { cFcstColCount: 0 }, name: 5 }));
  expect(await called('check', file)).toEqual({
    code: 1,
    said: '',
    complained:
      'name: expected a text of at most 10000 characters\nlayout.cFcstColCount: expected a whole number from 1 to 60',
  });
});

test('check says what is repaired on reading', async () => {
  const file = join(folder, 'priced.json');
  await writeFile(file, JSON.stringify({ ...cafe, price: 'abc', rating: 6 }));
  expect(await called('check', file)).toEqual({
    code: 0,
    said: `${file}: the template is valid except for what was repaired on loading`,
    complained: [
      'price: expected a number from 0 to 1000000; repaired on loading',
      'rating: expected a number from 0 to 5; repaired on loading',
    ].join('\n'),
  });
});

test('a document that is no template is named by its file', async () => {
  const file = join(folder, 'list.json');
  await writeFile(file, '[]');
  const complained = `${file}: expected an object`;
  expect(await called('check', file)).toEqual({ code: 1, said: '', complained });
  expect(await called('values', file)).toEqual({ code: 1, said: '', complained });
});

test.each([
  [['values', 'nowhere.json'], 2, 'Cannot read nowhere.json: there is no such file.'],
  [['values', 'README.md'], 1, 'README.md is not JSON'],
  [['values', cafeFile, '--scenario', '4'], 2, '--scenario must be a whole number from 1 to 3, not 4.'],
  [['values', cafeFile, '--scenery', '4'], 2, "Unknown option '--scenery'."],
  [['values'], 2, 'Name a template file.'],
  [['values', cafeFile, cafeFile], 2, 'is one too many.'],
  [['build', cafeFile], 2, 'Name the file to write: -o model.xlsx'],
  [['values', 'testing'], 2, 'Cannot read testing: it is a folder.'],
  [
    ['values', 'README.md/x.json'],
    2,
    'Cannot read README.md/x.json: what its path calls a folder is a file.',
  ],
  [['values', 'x'.repeat(300)], 2, 'x: name too long.'],
  [['build', cafeFile, '-o', 'testing'], 2, 'Cannot write testing: it is a folder.'],
  [['build', cafeFile, '-o', '/nowhere/x.xlsx'], 2, 'Cannot write /nowhere/x.xlsx: there is no such folder.'],
  [['grant'], 2, 'grant takes an email address and a role: operator, entitled or none.'],
  [['sign-out'], 2, 'sign-out takes an email address, or the word everyone.'],
  [['sign-out', 'a@example.com', 'x'], 2, 'sign-out takes an email address'],
  [['grant', 'a@example.com'], 2, 'grant takes an email address and a role'],
  [['grant', 'a@example.com', 'operator', 'x'], 2, 'grant takes an email address and a role'],
  [['price', 'x'], 2, 'price takes the id of a gallery template and a price in dollars.'],
  [['refunds', 'all'], 2, 'refunds takes no arguments.'],
  [['refund'], 2, 'Name the order.'],
  [['audit'], 2, 'Name a workbook or a template file.'],
  [['audit', 'nowhere.xlsx'], 2, 'Cannot read nowhere.xlsx: there is no such file.'],
  [['audit', cafeFile, '--profile', 'green'], 2, '--profile must be bank or fast, not green.'],
  [['audit', 'x.xlsx', '--scenario', '1'], 2, '--scenario is for templates'],
  [['constructor'], 2, 'Unknown command: constructor.'],
  [['generate', 'cafe'], 2, 'Name the file to write: -o template.json'],
  [['generate', ' ', '-o', 'x.json'], 2, 'Say what the business is'],
  [['generate', '-o', 'x.json'], 2, 'one line about the business, in quotation marks'],
  [['generate', 'cafe', 'in', 'Lisbon', '-o', 'x.json'], 2, 'is one too many.'],
  [['generate', 'x'.repeat(4001), '-o', 'x.json'], 2, 'Say it in at most 4000 characters.'],
  [['generate', 'cafe', '-o', 'x.json', '--refine', 'x'.repeat(4001)], 2, 'in at most 4000 characters.'],
  [['generate', 'cafe', '-o', 'x.json', '--language', 'de'], 2, '--language must be en or ru, not de.'],
  [
    ['generate', 'cafe', '-o', 'x.json', '--periods', '61'],
    2,
    '--periods must be a whole number from 1 to 60, not 61.',
  ],
  [['generate', 'cafe', '-o', 'x.json', '--periods', '1.5'], 2, '--periods must be a whole number'],
  [
    ['generate', 'cafe', '-o', 'x.json', '--periodicity', 'week'],
    2,
    '--periodicity must be month, quarter, year, not week.',
  ],
  [
    ['generate', 'cafe', '-o', 'x.json', '--start', '2027-02-30'],
    2,
    '--start must be a date as yyyy-mm-dd, not 2027-02-30.',
  ],
  [['generate', 'cafe', '-o', 'testing'], 2, 'Cannot write testing: it is a folder.'],
])('%j ends with %i', async (args, code, message) => {
  const result = await called(...args);
  expect(result.code).toBe(code);
  expect(result.complained).toContain(message);
});

test('help lists every command', async () => {
  const { code, said: texts } = await called();
  expect(code).toBe(0);
  for (const name of [
    'generate',
    'build',
    'preview',
    'values',
    'check',
    'audit',
    'serve',
    'grant',
    'sign-out',
    'refunds',
    'refund ORDER',
    'price TEMPLATE',
    'backup',
    'restore',
  ]) {
    expect(texts).toContain(`modelwright ${name}`);
  }
});
