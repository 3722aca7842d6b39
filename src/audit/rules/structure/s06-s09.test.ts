// Rules S06 to S09 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { units } from './s06-units.ts';
import { constantsAndTotalsApart } from './s07-constants-and-totals-apart.ts';
import { panesFrozenAlike } from './s08-panes-frozen-alike.ts';
import { masterCheck } from './s09-master-check.ts';

const years = [2027, 2028, 2029, 2030];

describe('[S06] units', () => {
  const sheet = (more: Record<string, string>) => ({
    sheets: [
      {
        title: 'Model',
        cells: {
          ...rowOfValues('C', 1, years),
          A2: 'Revenue',
          ...rowOfFormulas('C', 2, 4, '{c}9*2'),
          A3: 'Margin',
          ...rowOfFormulas('C', 3, 4, '{c}9*3', { style: 'percent' }),
          A4: 'Headcount',
          ...rowOfFormulas('C', 4, 4, '{c}9*4'),
          ...more,
        },
      },
    ],
  });

  it('[S06] finds units in a column, in labels, in formats and in the title of the sheet', () => {
    expect(faultsIn(units, sheet({ B2: 'USD', B3: '%', B4: 'people' }))).toEqual([]);
    expect(faultsIn(units, sheet({ A2: 'Revenue, тыс. руб.', A4: 'Headcount (people)' }))).toEqual([]);
    expect(faultsIn(units, sheet({ A1: 'All figures in thousands' }))).toEqual([]);
  });

  it('[S06] names rows without one', () => {
    expect(faultsIn(units, sheet({ A2: 'Revenue (USD)' }))).toEqual(['Model A4 line']);
  });

  it('[S06] counts them where they are many', () => {
    const rows = Array.from({ length: 12 }, (_, row) => ({
      [`A${row + 10}`]: `Row ${row}`,
      ...rowOfFormulas('C', row + 10, 4, '{c}9*2'),
    }));
    expect(faultsIn(units, sheet(Object.assign({}, ...rows)))).toEqual(['Model many']);
  });

  it('[S06] leaves tables alone', () => {
    const cells = { A1: 'Product', B1: 'Total', A2: 'Tea', B2: 5, A3: 'Coffee', B3: 7 };
    expect(faultsIn(units, { sheets: [{ title: 'Products', cells }] })).toEqual([]);
  });
});

describe('[S07] constants and totals apart', () => {
  const sheet = (more: NonNullable<SheetWords['cells']>) => ({
    sheets: [
      {
        title: 'Model',
        cells: {
          ...rowOfValues('D', 1, years),
          A2: 'Sales',
          ...rowOfFormulas('D', 2, 4, '{c}9*2'),
          C2: '=SUM(D2:G2)',
          A3: 'Costs',
          ...rowOfFormulas('D', 3, 4, '{c}9*3'),
          C3: '=SUM(D3:G3)',
          ...more,
        },
      },
    ],
  });

  it('[S07] takes totals in one column and constants in another', () => {
    const cells = { A5: 'Tax rate', B5: 0.2, ...rowOfFormulas('D', 6, 4, '{c}2*$B$5') };
    expect(faultsIn(constantsAndTotalsApart, sheet(cells))).toEqual([]);
  });

  it('[S07] names a constant in the column of a period, and a total apart from the others', () => {
    const cells = { A5: 'Tax rate', D5: 0.2, A6: 'Tax', ...rowOfFormulas('D', 6, 4, '{c}2*$D$5') };
    expect(faultsIn(constantsAndTotalsApart, sheet(cells))).toEqual(['Model D5 constant']);
    const stray = { A6: 'Other', ...rowOfFormulas('D', 6, 4, '{c}9*4'), B6: '=SUM(D6:G6)' };
    expect(faultsIn(constantsAndTotalsApart, sheet(stray))).toEqual(['Model B6 total']);
  });

  it('[S07] takes a sum of one period for what it is', () => {
    const cells = { A5: 'Grant', D5: 500, A6: 'Cash', ...rowOfFormulas('D', 6, 4, '{c}2+{c}5') };
    expect(faultsIn(constantsAndTotalsApart, sheet(cells))).toEqual([]);
  });
});

describe('[S08] panes frozen alike', () => {
  const sheets = (places: readonly (readonly [number, number] | null)[], lastLine = 60) => ({
    sheets: places.map((place, number) => ({
      title: `Model ${number + 1}`,
      view: { frozen: place && { lines: place[0], columns: place[1] } },
      cells: { ...rowOfValues('B', 1, years), [`A${lastLine}`]: 'End' },
    })),
  });

  it('[S08] takes one corner everywhere, and small sheets without any', () => {
    expect(
      faultsIn(
        panesFrozenAlike,
        sheets([
          [1, 1],
          [1, 1],
        ]),
      ),
    ).toEqual([]);
    expect(faultsIn(panesFrozenAlike, sheets([null, null], 20))).toEqual([]);
  });

  it('[S08] names sheets that differ, and a workbook without frozen panes', () => {
    expect(faultsIn(panesFrozenAlike, sheets([[1, 1], [1, 1], [2, 1], null]))).toEqual([
      'Model 3 other',
      'Model 4 none',
    ]);
    expect(faultsIn(panesFrozenAlike, sheets([null, null]))).toEqual(['nowhere']);
  });
});

describe('[S09] master check', () => {
  const book = (conditions: readonly { areas: string }[], header: Record<string, string>) => ({
    sheets: [
      {
        title: 'Checks',
        conditions,
        cells: { A1: 'Model check', B1: '=B5', A5: 'Balance check', B5: '=Model!B3-Model!B4' },
      },
      {
        title: 'Model',
        conditions,
        cells: {
          ...rowOfValues('B', 2, years),
          ...header,
          ...rowOfFormulas('B', 3, 4, '2+2'),
          ...rowOfFormulas('B', 4, 4, '1+3'),
        },
      },
    ],
  });
  const red = [{ areas: 'B1' }];

  it('[S09] takes a check at the top of every sheet that turns red', () => {
    expect(faultsIn(masterCheck, book(red, { A1: 'Model check', B1: '=Checks!B1' }))).toEqual([]);
  });

  it('[S09] names a sheet without it, and one where it keeps its colour', () => {
    expect(faultsIn(masterCheck, book(red, {}))).toEqual(['Model sheet']);
    const plain = book([], { A1: 'Проверка модели', B1: '=Checks!B1' });
    expect(faultsIn(masterCheck, plain)).toEqual(['Checks B1 colourless', 'Model B1 colourless']);
  });

  it('[S09] names a model that checks nothing', () => {
    const sheets = ['Model', 'Report'].map((title) => ({
      title,
      cells: { ...rowOfValues('B', 1, years), ...rowOfFormulas('B', 2, 4, '2+2') },
    }));
    expect(faultsIn(masterCheck, { sheets })).toEqual(['none']);
  });
});
