// Tests the years above the columns for timelines of months, quarters and years.
import { expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { previewSheet } from '#render/html/preview-sheet.ts';
import type { Periodicity } from '#template/template.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-data.ts';
import type { Workbook } from '#workbook/workbook.ts';
import type { GridTexts } from './grid-columns.ts';
import { gridOfSheet } from './grid-of-sheet.ts';
import { allPeriods } from './spans/span-columns.ts';
import { spannedSheets } from './spans/spanned.ts';

const texts = {
  units: 'Units',
  total: 'Total',
  value: 'Value',
  zero: 'Opening balance',
  zeroShort: 'Opening',
  forecast: 'forecast',
};

function columnsOf(workbook: Workbook | null, sheetId: string, texts: GridTexts): readonly GridColumn[] {
  const values = workbook && prepare(workbook).values(1);
  const sheet = values && previewSheet(workbook, values, sheetId);
  if (!sheet) throw new Error(`no sheet ${sheetId}`);
  const spanned = spannedSheets(workbook, values, [])(sheetId);
  const spans = { view: allPeriods, spanned };
  return gridOfSheet(sheet, 'en', { texts, pickedGroup: null, isTotalLast: false, spans }).columns;
}

/** The year above each column, and the rest of its title. */
function headOf(
  periodicity: Periodicity,
  dateStart: string,
  sheetId = 'is',
  yearEnd = 12,
  words: Pick<TemplateWords, 'opening' | 'periods'> = {},
): readonly string[] {
  const services = [{ id: 's', formula: 'price_quantity', data: { price: '1', quantity: '1' } }];
  const { workbook } = compile(
    buildTemplate({ periods: 5, periodicity, dateStart, services, yearEnd, ...words }),
  );
  return columnsOf(workbook, sheetId, texts).map(({ title, short, band }) =>
    band ? `${band.title} ${band.note}|${band.rest}` : short === undefined ? title : `${short} of ${title}`,
  );
}

it('shows the year of each month above it', () => {
  expect(headOf('month', '2027-11-01').slice(-5)).toEqual([
    '2027 forecast|Nov',
    '2027 forecast|Dec',
    '2028 forecast|Jan',
    '2028 forecast|Feb',
    '2028 forecast|Mar',
  ]);
});

it('shows the year that a quarter belongs to', () => {
  expect(headOf('quarter', '2027-04-01').slice(-5)).toEqual([
    '2027 forecast|Q2',
    '2027 forecast|Q3',
    '2027 forecast|Q4',
    '2028 forecast|Q1',
    '2028 forecast|Q2',
  ]);
});

it('shows nothing above columns that are years, and labels the opening column', () => {
  expect(headOf('year', '2027-01-01').slice(-5)).toEqual(['2027', '2028', '2029', '2030', '2031']);
  expect(headOf('year', '2027-04-01', 'is', 3).slice(-2)).toEqual(['FY 2031', 'FY 2032']);
  expect(headOf('month', '2027-11-01', 'dashboard').slice(-2)).toEqual(['2M 2027', '3M 2028']);
  expect(headOf('month', '2027-11-01', 'dashboard', 3).slice(-1)).toEqual(['5M FY 2028']);
  const opening = { opening: { cash: '5' } };
  expect(headOf('month', '2027-01-01', 'bs', 12, opening)[0]).toBe('Opening of Opening balance');
  expect(headOf('year', '2027-01-01', 'bs', 12, opening)[0]).toBe('Opening of Opening balance');
  expect(headOf('year', '2027-01-01', 'bs')[0]).toBe('2027');
});

it('says of a year how much of it there is, where a sum of it would be taken for a year', () => {
  const partOfYear = (year: string, months: number) => `${year}, ${months} mo`;
  const services = [{ id: 's', formula: 'amount', data: { amount: '1' } }];
  const part = (periodicity: Periodicity, dateStart: string, periods: number, yearEnd = 12) => {
    const { workbook } = compile(buildTemplate({ periods, periodicity, dateStart, services, yearEnd }));
    const bands = columnsOf(workbook, 'is', { ...texts, partOfYear }).flatMap(({ band }) => band ?? []);
    return [...new Set(bands.map(({ title, note, isPart }) => [title, note, isPart].join('|')))];
  };
  expect(part('month', '2026-12-01', 14)).toEqual(['2026, 1 mo||true', '2027|forecast|', '2028, 1 mo||true']);
  expect(part('quarter', '2027-07-01', 6)).toEqual(['2027, 6 mo||true', '2028|forecast|']);
  expect(part('month', '2027-01-01', 12)).toEqual(['2027|forecast|']);
  expect(part('month', '2027-01-01', 20, 6)).toEqual([
    'FY 2027, 6 mo||true',
    'FY 2028|forecast|',
    'FY 2029, 2 mo||true',
  ]);
});

it('keeps the year of a month where the year above it ends in another month than December', () => {
  expect(headOf('month', '2027-05-01', 'is', 6).slice(-5)).toEqual([
    'FY 2027 forecast|May 27',
    'FY 2027 forecast|Jun 27',
    'FY 2028 forecast|Jul 27',
    'FY 2028 forecast|Aug 27',
    'FY 2028 forecast|Sep 27',
  ]);
});
