// How sheets of common shapes are interpreted: time across, time down, lists, headers of several lines.
import { describe, expect, it } from 'vitest';
import { indexFormulas } from '#audit/formulas/indexing/index-formulas.ts';
import { type BookWords, bookOf } from '#testing/audit/book-of.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import type { SheetLayout } from '../layout.ts';
import { layOut } from './lay-out.ts';

type Cells = NonNullable<SheetWords['cells']>;

function layoutsOf(words: BookWords): readonly SheetLayout[] {
  const book = bookOf(words);
  return layOut(book, indexFormulas(book)).sheets;
}

function layoutOf(cells: Cells, more: Partial<SheetWords> = {}): SheetLayout {
  const [layout] = layoutsOf({ sheets: [{ title: 'Model', cells, ...more }] });
  if (!layout) throw new Error('there is a sheet');
  return layout;
}

const roles = ({ lines }: SheetLayout): Readonly<Record<number, string>> =>
  Object.fromEntries(lines.map(({ line, role }) => [line, role]));

const monthStarts = [46388, 46419, 46447, 46478];
const body = { A5: 'Sales', ...rowOfFormulas('C', 5, 4, '2+2') };

describe('the time axis', () => {
  it.each([
    ['years as numbers', rowOfValues('C', 2, [2027, 2028, 2029, 2030]), 'year', '2027'],
    ['years with tags', rowOfValues('C', 2, ['2027A', '2028A', '2029E', '2030E']), 'year', '2027'],
    ['dates', rowOfValues('C', 2, monthStarts, 'month'), 'month', '2027-01'],
    [
      'months as text',
      rowOfValues('C', 2, ['Jan_2027', 'Feb_2027', 'Mar_2027', 'Apr_2027']),
      'month',
      '2027-01',
    ],
    ['quarters as text', rowOfValues('C', 2, ['Q3 _27', 'Q4 _27', 'Q1 _28', 'Q2 _28']), 'quarter', '2027-Q3'],
    [
      'Russian quarters',
      rowOfValues('C', 2, ['4 кв. 2027', '1 кв. 2028', '2 кв. 2028', '3 кв. 2028']),
      'quarter',
      '2027-Q4',
    ],
    ['months without a year', rowOfValues('C', 2, ['Nov', 'Dec', 'Jan', 'Feb']), 'month', '#11'],
    ['numbered years', rowOfValues('C', 2, ['Year 1', 'Year 2', 'Year 3', 'Year 4']), 'year', '#1'],
  ])('is found by %s', (_, header, step, key) => {
    const { axis } = layoutOf({ ...header, ...body });
    expect(axis).toMatchObject({ firstColumn: 3, lastColumn: 6, line: 2, step });
    expect(axis?.keys[0]).toBe(key);
  });

  it('goes on along formulas that keep no value', () => {
    const header = {
      C2: { value: 46388, style: 'month' },
      D2: '=EDATE(C2,1)',
      E2: '=EDATE(D2,1)',
      F2: '=EDATE(E2,1)',
    };
    expect(layoutOf({ ...header, ...body }).axis).toMatchObject({ firstColumn: 3, lastColumn: 6 });
  });

  it('prefers dates to counters, and the end of a period to its start', () => {
    const { axis, headerLines } = layoutOf({
      A1: 'Period',
      ...rowOfValues('C', 1, [1, 2, 3, 4]),
      A2: 'Period start',
      ...rowOfValues('C', 2, monthStarts, 'date'),
      A3: 'Period end',
      ...rowOfValues('C', 3, [46418, 46446, 46477, 46507], 'date'),
      ...rowOfValues('C', 4, ['Actual', 'Actual', 'Forecast', 'Forecast']),
      ...body,
    });
    expect(axis).toMatchObject({
      line: 3,
      step: 'month',
      keys: ['2027-01', '2027-02', '2027-03', '2027-04'],
    });
    expect(headerLines).toBe(4);
  });

  it('takes the frozen lines for the header', () => {
    const view = { frozen: { lines: 4, columns: 2 } };
    expect(layoutOf({ ...rowOfValues('C', 2, [2027, 2028, 2029]), ...body }, { view }).headerLines).toBe(4);
  });

  it.each<readonly [string, Cells, string]>([
    ['one period', { C1: { value: 46418, style: 'date' }, A2: 'Sales', C2: '=A9*2' }, '2027-01-31'],
    ['one year', { C1: 2027, A2: 'Sales', C2: '=A9*2' }, '2027'],
    ['two months', rowOfValues('C', 1, [46418, 46446], 'date'), '2027-01'],
    [
      'two years, the second of which ends early',
      { ...rowOfValues('C', 1, [46477, 46568], 'date'), ...rowOfValues('C', 2, [2027, 2028]) },
      '2027',
    ],
  ])('is as short as the forecast where the panes are frozen at it: %s', (_, cells, key) => {
    const view = { frozen: { lines: 2, columns: 2 } };
    expect(layoutOf(cells, { view }).axis).toMatchObject({
      firstColumn: 3,
      keys: expect.arrayContaining([key]),
    });
    expect(layoutOf(cells, { view: { frozen: { lines: 2, columns: 1 } } }).axis?.keys.length ?? 0).not.toBe(
      1,
    );
  });

  it('takes the longer of two runs on a line: months, not the quarters after them', () => {
    const months = ['Jan 27', 'Feb 27', 'Mar 27', 'Apr 27', 'May 27', 'Jun 27'];
    const cells = {
      ...rowOfValues('B', 1, months),
      ...rowOfValues('H', 1, ['Q1 27', 'Q2 27', 'Q3 27']),
      ...body,
    };
    expect(layoutOf(cells).axis).toMatchObject({ firstColumn: 2, lastColumn: 7, step: 'month' });
  });

  it.each<readonly [string, Cells]>([
    [
      'time runs down',
      {
        A1: 'Date',
        B1: 'Balance',
        ...Object.fromEntries(
          monthStarts.map((date, row) => [`A${row + 2}`, { value: date, style: 'date' }]),
        ),
      },
    ],
    ['numbers merely rise', { A1: 'Sales', ...rowOfValues('B', 1, [1000, 1100, 1200, 1300]) }],
    ['numbers count something else', { A1: 'Marks', ...rowOfValues('B', 1, [1, 2, 3, 4]) }],
    ['two dates are a beginning and an end', { A1: 'Lease', ...rowOfValues('B', 1, [46388, 46753], 'date') }],
    ['there is nothing', {}],
  ])('is null where %s', (_, cells) => {
    expect(layoutOf(cells).axis).toBeNull();
  });
});

describe('columns', () => {
  it('are told by what they hold', () => {
    const layout = layoutOf({
      ...rowOfValues('E', 1, [2027, 2028, 2029]),
      A2: { value: 'Sales', style: 'heading' },
      B3: 'Price',
      C3: 'USD',
      ...rowOfValues('E', 3, [5, 6, 7], 'input'),
      B4: 'Units sold',
      C4: 'pcs',
      ...rowOfValues('E', 4, [1, 2, 3], 'input'),
      H4: '=SUM(E4:G4)',
      B5: 'Discount',
      C5: '%',
      D5: 0.1,
    });
    expect(layout).toMatchObject({ labelColumn: 2, unitColumn: 3, constantColumn: 4, totalColumn: 8 });
  });

  it('do not take a heading that begins with the word for that of the units', () => {
    const cells = (heading: string) => ({
      ...rowOfValues('E', 1, [2027, 2028, 2029]),
      A2: { value: heading, style: 'heading' as const },
      B3: 'Customers',
      C3: 'people',
      ...rowOfValues('E', 3, [5, 6, 7]),
      B4: 'Churn',
      C4: '%',
      ...rowOfValues('E', 4, [1, 2, 3]),
    });
    expect(layoutOf(cells('Unit economics')).unitColumn).toBe(3);
    expect(layoutOf({ ...cells('Model'), C2: 'Unit' }).unitColumn).toBe(3);
  });
});

describe('lines', () => {
  it('are told by their cells, labels and looks', () => {
    const layout = layoutOf({
      A1: 'Cafe',
      ...rowOfValues('C', 2, [2027, 2028, 2029, 2030]),
      A3: { value: 'Income', style: 'heading' },
      A4: 'Price',
      ...rowOfValues('C', 4, [5, 6, 7, 8], 'input'),
      A5: 'Old price',
      ...rowOfValues('C', 5, [5, 6, 7, 8]),
      A6: 'Price again',
      ...rowOfFormulas('C', 6, 4, '{c}4'),
      A7: 'Sales',
      ...rowOfFormulas('C', 7, 4, '{c}4*{c}6'),
      A9: 'Total',
      ...rowOfFormulas('C', 9, 4, 'SUM({c}6:{c}8)'),
      A10: 'Check: total is not below sales',
      ...rowOfFormulas('C', 10, 4, 'IF({c}9<{c}7,1,0)'),
      A11: 'Net of the last row',
      ...rowOfFormulas('C', 11, 4, 'SUM($C9:{c}9)'),
      A13: 'Prices are those of the menu.',
      A15: 'Next block',
      A16: 'Sales again',
      ...rowOfFormulas('C', 16, 4, '{c}7*2'),
    });
    expect(roles(layout)).toEqual({
      1: 'header',
      2: 'header',
      3: 'heading',
      4: 'input',
      5: 'constant',
      6: 'link',
      7: 'calculation',
      9: 'total',
      10: 'check',
      11: 'calculation',
      13: 'text',
      15: 'heading',
      16: 'calculation',
    });
    expect(layout.lines.find(({ line }) => line === 7)).toMatchObject({ label: 'Sales', heading: 'Income' });
  });

  it('are no checks where a clinic or a hotel sells check-ups and late check-outs', () => {
    const layout = layoutOf({
      ...rowOfValues('C', 2, monthStarts, 'month'),
      A4: 'Balance check',
      ...rowOfFormulas('C', 4, 4, '{c}5-{c}6'),
      A5: 'Check-ups: receivable',
      ...rowOfFormulas('C', 5, 4, '{c}7-{c}8'),
      A6: 'Late check-out: receivable',
      ...rowOfFormulas('C', 6, 4, '{c}7-{c}8'),
      A7: 'Sales',
      ...rowOfFormulas('C', 7, 4, '2+3'),
      A8: 'Paid',
      ...rowOfFormulas('C', 8, 4, '1+3'),
    });
    expect(roles(layout)).toMatchObject({ 4: 'check', 5: 'calculation', 6: 'calculation' });
  });

  it('are inputs where a sheet is protected and they are not, and where they are validated', () => {
    const cells = {
      A1: 'Rate',
      B1: { value: 0.1, style: 'open' },
      A2: 'Other rate',
      B2: 0.2,
      A3: 'Third',
      B3: 0.3,
      A4: 'All',
      B4: '=B1*B2*B3',
    };
    const styles = { open: { isLocked: false } };
    const sheet = { title: 'Revenue calc', cells, isProtected: true, validations: [{ areas: 'B2' }] };
    const [layout] = layoutsOf({ styles, sheets: [sheet] });
    expect(layout && roles(layout)).toEqual({ 1: 'input', 2: 'input', 3: 'constant', 4: 'calculation' });
  });
});

describe('roles of sheets', () => {
  const number = { A1: 'Rate', B1: 0.1 };

  it('are told by titles in two languages, and by content where titles say nothing', () => {
    const sheets: readonly SheetWords[] = [
      { title: 'Обложка', cells: { A1: 'Кофейня' } },
      { title: 'Допущения', cells: number },
      { title: 'Tax_Calc', cells: { A1: '=2*3' } },
      { title: 'Balance sheet', cells: { A1: '=2*3' } },
      { title: 'A', cells: { A1: 'Read me first' } },
      { title: 'B', cells: number },
      { title: 'C', cells: { A1: '=B!B1*2' } },
      { title: 'D', cells: { A1: '=C!A1' } },
    ];
    expect(layoutsOf({ sheets }).map(({ role }) => role)).toEqual([
      ...['control', 'input', 'calculation', 'output', 'control', 'input', 'calculation', 'output'],
    ]);
  });

  it('are marked by a colour that a legend explains', () => {
    const styles = { yellow: { fillColour: 'FFFF00' }, grey: { fillColour: 'CCCCCC' } };
    const legend = {
      A3: { value: 'Input sheets', style: 'yellow' },
      A4: { value: 'Calculation sheets', style: 'grey' },
    };
    const sheets: readonly SheetWords[] = [
      { title: 'Cover', cells: legend },
      { title: 'Shop', cells: { A1: '=2*3' }, tabColour: 'FFFF00' },
      { title: 'Taxes', cells: number, tabColour: 'CCCCCC' },
    ];
    expect(layoutsOf({ styles, sheets }).map(({ role, isRoleMarked }) => [role, isRoleMarked])).toEqual([
      ['control', false],
      ['input', true],
      ['calculation', true],
    ]);
  });
});
