// Tests a search over all sheets against the first sheets of the default template.
import { describe, expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { findInSheets, mostFound, namedRows } from './find-in-sheets.ts';
import { textFinder } from './find-text.ts';

const { workbook } = compile(
  defaultTemplate({
    uuid: '00000000-0000-4000-8000-000000000001',
    timestamp: 0,
    language: 'en',
    dateStart: '2027-01-01',
  }),
);
if (!workbook) throw new Error('the default template is sound');
const values = prepare(workbook).values(1);
const sheets = workbook.sheets.flatMap(({ id }) => previewSheet(workbook, values, id) ?? []);
const find = (query: string, scale: 'units' | 'thousand' = 'units') =>
  findInSheets(sheets, { query, language: 'en', scale });
const places = (query: string, sheetId: string) =>
  find(query)
    .cells.filter((cell) => cell.sheetId === sheetId)
    .map(({ label, column }) => `${label} ${column}`);

describe('a search over all sheets', () => {
  it('finds names in any case, on every sheet that shows them', () => {
    const { cells } = find('total REVENUE');
    expect(cells.map(({ sheetTitle, label, column }) => [sheetTitle, label, column])).toEqual([
      ['Revenue', 'Total revenue', 'label'],
    ]);
    expect(new Set(find('product sales').cells.map(({ sheetId }) => sheetId)).size).toBeGreaterThan(1);
  });

  it('[FIND-1] finds numbers with and without commas: 1,200 pieces at 25 are 30,000.00', () => {
    expect(places('30,000.00', 'revenue')).toContain('Product sales 0');
    expect(places('30000.00', 'revenue')).toContain('Product sales 0');
    expect(places('30 000.00', 'revenue')).toContain('Product sales 0');
    expect(places('3,0000', 'revenue')).toEqual([]);
  });

  it('[FIND-2] gives the heading of the number’s column, since its row may have sixty', () => {
    const { cells } = find('34,750.00');
    // 1,390 pieces at 25 in the fourth month; row names and units have no period.
    expect(cells[0]).toMatchObject({ label: 'Product sales', column: 3, heading: { period: 'Apr 2027' } });
    expect(find('total revenue').cells[0]?.heading).toBeNull();
    const whole = find('1,404,000.00').cells.find(({ sheetId }) => sheetId === 'revenue');
    expect(whole).toMatchObject({ label: 'Product sales', column: 'whole', heading: 'total' });
  });

  it('finds numbers as displayed: 30,000 is 30.00 in thousands, and the unit says so', () => {
    const inThousands = find('30.00', 'thousand').cells.filter(({ sheetId }) => sheetId === 'revenue');
    expect(inThousands.map(({ label, column }) => `${label} ${column}`)).toContain('Product sales 0');
    expect(find('usd thousand', 'thousand').cells.map(({ column }) => column)).toContain('unit');
    expect(find('usd thousand').cells).toEqual([]);
  });

  it('finds the numbers of statements that are read in thousands as these show them', () => {
    const question = { query: 'usd thousand', language: 'en', scale: 'auto' } as const;
    expect(findInSheets(sheets, question).cells).toEqual([]);
    const { cells } = findInSheets(sheets, question, true);
    expect([...new Set(cells.map(({ sheetId }) => sheetId))]).toEqual([
      'wc',
      'is',
      'bs',
      'cf',
      'ip',
      'ratios',
      'chartsdata',
    ]);
  });

  it('stops at a limit, and finds nothing for an empty text', () => {
    const { cells, isCut } = find('0');
    expect([cells.length, isCut]).toEqual([mostFound, true]);
    expect(find('  ').cells).toEqual([]);
    expect(find('no such words').cells).toEqual([]);
  });
});

describe('a search text', () => {
  it('treats ё as е, and several spaces as one', () => {
    expect(textFinder('приём', 'ru')('Прием  товара')).toBe(true);
    expect(textFinder('a  b', 'en')('A b')).toBe(true);
  });

  it('matches a number without commas wherever its digits appear in a row', () => {
    const isFound = textFinder('1200', 'en');
    expect(['1,200.00', '31,200', '120.00', ''].map(isFound)).toEqual([true, true, false, false]);
    const shown = ['1 200,50', '31 200', '120,00', ''];
    expect(shown.map(textFinder('1200', 'ru'))).toEqual([true, true, false, false]);
    expect(shown.map(textFinder('1200,5', 'ru'))).toEqual([true, false, false, false]);
    expect(shown.map(textFinder('1200.5', 'ru'))).toEqual([true, false, false, false]);
  });
});

it('says under which heading a row of its resource stands, but not where that has its name', () => {
  const rows = namedRows(sheets).filter(
    ({ sheetId, label }) => sheetId === 'revenue' && label === 'Product sales',
  );
  expect(rows.map(({ heading }) => heading)).toEqual(['', 'Revenue by service']);
});
