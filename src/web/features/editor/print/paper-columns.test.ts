// Tests the contents of each page against widths worked out by hand.
import { expect, it } from 'vitest';
import type { GridColumn, GridData } from '#web/ui/data-grid/grid-data.ts';
import { paperColumns } from './paper-columns.ts';
import { paperTables } from './paper-table.ts';

function months(count: number, first = 0): readonly GridColumn[] {
  return Array.from({ length: count }, (_, index) => {
    const year = String(2027 + Math.floor((first + index) / 12));
    return { id: String(index), title: `M ${year}`, band: { title: year, note: '', rest: 'M' } };
  });
}

const data = (columns: readonly GridColumn[], text: string): GridData => ({
  title: 'Revenue',
  unitTitle: 'Units',
  columns,
  pickedGroup: null,
  rows: [
    { ...row('heading', 'Coffee'), cellText: () => '' },
    { ...row('plain', 'Price'), cellText: () => text },
    { ...row('plain', ''), cellText: () => '' },
    { ...row('heading', 'Terms'), cellText: () => '' },
    { ...row('plain', 'Days'), cellText: (column) => (column === 0 ? '30' : '') },
  ],
});

const row = (role: 'heading' | 'plain', label: string) => ({
  id: label,
  label,
  unit: label === '' ? '' : 'USD',
  level: 0,
  role,
  group: null,
  leadsTo: null,
  note: null,
  isFailing: false,
  rawText: () => '',
  widest: { first: 0, rest: 0 },
});

const pagesOf = (columns: readonly GridColumn[], text: string) =>
  paperColumns(data(columns, text)).pages.map((page) => page.map((at) => columns[at]?.id).join(' '));

const year = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' ');

it('puts a year of months on a page, starting with the columns shown once', () => {
  const columns = [{ id: 'whole', title: 'Total' }, ...months(24)];
  expect(pagesOf(columns, '100.00')).toEqual([`whole ${year(0, 11)}`, year(12, 23)]);
});

it('starts a page with each year when the first one is short', () => {
  expect(pagesOf(months(20, 9), '100.00')).toEqual([year(0, 2), year(3, 14), year(15, 19)]);
});

it('[FIND-10] puts a month or two of another year on the page of the adjacent year', () => {
  expect(pagesOf(months(25, 11), '100.00')).toEqual([year(0, 12), year(13, 24)]);
  expect(pagesOf(months(26, 10), '100.00')).toEqual([year(0, 13), year(14, 25)]);
  expect(pagesOf(months(26), '100.00')).toEqual([year(0, 11), year(12, 25)]);
  expect(pagesOf(months(14, 11), '100.00')).toEqual([year(0, 13)]);
  expect(pagesOf(months(2, 11), '100.00')).toEqual([year(0, 1)]);
});

it('[FIND-10] leaves a month of another year on its own page where numbers are too wide to join it', () => {
  // 226.5 of 1333 at the smallest font leave room for 12 columns of 13 characters of 6 and 9, not for 13.
  expect(pagesOf(months(13, 11), '1,000,000,000')).toEqual(['0', year(1, 12)]);
});

it('prints wide numbers smaller, and fewer of them where that is not enough', () => {
  // 190 for the name and 5 characters of 5.5 and 9 for the unit leave 733.5 of 960 for 12 columns of 12 characters of 6 and 9.
  const narrow = paperColumns(data(months(12), '100,000,000.'));
  expect(narrow.pages).toHaveLength(1);
  expect(narrow.part).toBeCloseTo(960 / (226.5 + 12 * 81));
  expect(pagesOf(months(12), '1,000,000,000,000.00')).toEqual([year(0, 5), year(6, 11)]);
});

it('needs one page for a sheet without periods', () => {
  expect(pagesOf([{ id: 'whole', title: 'Value' }], '1')).toEqual(['whole']);
});

it('has room for the full names of the periods, as they are printed', () => {
  // 12 columns of 12 characters of 6 and 9 beside 226.5 for the names.
  const named = months(12).map((column) => ({ ...column, title: 'January 2027' }));
  expect(paperColumns(data(named, '1.00')).part).toBeCloseTo(960 / (226.5 + 12 * 81));
});

it('[FIND-10] ignores the periods where they are not printed', () => {
  const columns = [{ id: 'whole', title: 'Total' }, ...months(24)];
  expect(paperColumns(data(columns, '1.00'), false)).toEqual({ pages: [[0]], part: 1 });
});

it('[FIND-9] repeats the header on each page and leaves out rows that are empty there', () => {
  const host = document.createElement('div');
  host.append(paperTables(data(months(24), '1.00'), ['Revenue', 'Cafe'], true));
  const tables = [...host.querySelectorAll('table')];
  const lines = tables.map((table) => [...table.rows].map(({ textContent }) => textContent));
  const numbers = '1.00'.repeat(12);
  expect(lines).toEqual([
    [
      'Revenue · Cafe',
      `Units${'M 2027'.repeat(12)}`,
      'Coffee',
      `PriceUSD${numbers}`,
      '',
      'Terms',
      'DaysUSD30',
    ],
    ['Revenue · Cafe', `Units${'M 2028'.repeat(12)}`, 'Coffee', `PriceUSD${numbers}`],
  ]);
});

it('puts years and quarters on pages as it does months, and marks a short one', () => {
  const years = Array.from({ length: 3 }, (_, index) => ({
    ...{ id: `years.${index}`, title: String(2026 + index) },
    ...(index === 0 && { isPart: true }),
  }));
  const columns = [{ id: 'whole', title: 'Total' }, ...years];
  expect(pagesOf(columns, '100.00')).toEqual(['whole years.0 years.1 years.2']);
  const quarters = Array.from({ length: 14 }, (_, index) => ({ id: `quarters.${index}`, title: 'Q1 2027' }));
  expect(pagesOf(quarters, '100.00').map((page) => page.split(' ').length)).toEqual([14]);
  const tables = paperTables(data(columns, '100.00'), ['Revenue'], true);
  const marked = [...tables.querySelectorAll('[data-part]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['2026']);
});
