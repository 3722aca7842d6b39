// Rules S14 to S17 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { topToBottom } from './s14-top-to-bottom.ts';
import { rollForwards } from './s15-roll-forwards.ts';
import { names } from './s16-names.ts';
import { oneStartDate } from './s17-one-start-date.ts';

const years = [2027, 2028, 2029, 2030];
const oneSheet = (cells: NonNullable<SheetWords['cells']>, title = 'Revenue calc') => ({
  sheets: [{ title, cells: { ...rowOfValues('C', 1, years), ...cells } }],
});

describe('[S14] top to bottom', () => {
  const heading = { value: 'Costs', style: 'heading' };

  it('[S14] takes rows that read what is above them, and an opening balance that reads the last closing', () => {
    const cells = {
      A3: 'Opening',
      ...rowOfFormulas('D', 3, 3, '{p}5'),
      A4: 'In',
      ...rowOfFormulas('C', 4, 4, '2+2'),
      A5: 'Closing',
      ...rowOfFormulas('C', 5, 4, '{c}3+{c}4'),
      A7: heading,
      A8: 'Rent',
      ...rowOfFormulas('C', 8, 4, '{c}5*2'),
    };
    expect(faultsIn(topToBottom, oneSheet(cells))).toEqual([]);
  });

  it('[S14] names rows that read below, and a block without a blank row before it', () => {
    const cells = {
      A3: 'Sales',
      ...rowOfFormulas('C', 3, 4, '{c}6*2'),
      A4: 'Discount',
      ...rowOfFormulas('C', 4, 4, '{c}3*2'),
      A5: heading,
      A6: 'Rent',
      ...rowOfFormulas('C', 6, 4, '2*2'),
    };
    expect(faultsIn(topToBottom, oneSheet(cells))).toEqual([
      'Revenue calc C3:F3 below',
      'Revenue calc A5 crowded',
    ]);
  });
});

describe('[S14] workings at the end', () => {
  const cells = {
    A3: 'Margin',
    ...rowOfFormulas('C', 3, 4, '{c}6*2'),
    A5: { value: 'Technical', style: 'heading' },
    A6: 'Figures used',
    ...rowOfFormulas('C', 6, 4, '2*2'),
  };
  const grouped = (lines: readonly number[], more: NonNullable<SheetWords['cells']> = {}) => {
    const { sheets } = oneSheet({ ...cells, ...more });
    const settings = Object.fromEntries(lines.map((line) => [line, { outlineLevel: 1 }]));
    return { sheets: sheets.map((sheet) => ({ ...sheet, lines: settings })) };
  };

  it('[S14] takes rows that read a group that the sheet ends with', () => {
    expect(faultsIn(topToBottom, grouped([6]))).toEqual([]);
    expect(faultsIn(topToBottom, grouped([]))).toEqual(['Revenue calc C3:F3 below']);
  });

  it('[S14] names what reads below within that group, and a group with rows after it', () => {
    const within = { A7: 'More', ...rowOfFormulas('C', 7, 4, '3*3'), ...rowOfFormulas('C', 6, 4, '{c}7*2') };
    expect(faultsIn(topToBottom, grouped([6, 7], within))).toEqual(['Revenue calc C6:F6 below']);
    const after = { A8: 'Rent', ...rowOfFormulas('C', 8, 4, '4*4') };
    expect(faultsIn(topToBottom, grouped([6], after))).toEqual(['Revenue calc C3:F3 below']);
  });
});

describe('[S15] roll-forwards', () => {
  it('[S15] takes opening, in, out and closing, and running totals of flows', () => {
    const cells = {
      A3: 'Loan, opening balance',
      ...rowOfFormulas('D', 3, 3, '{p}6'),
      A4: 'Drawn',
      ...rowOfFormulas('C', 4, 4, '2+2'),
      A5: 'Repaid',
      ...rowOfFormulas('C', 5, 4, '1+1'),
      A6: 'Loan, closing balance',
      ...rowOfFormulas('C', 6, 4, '{c}3+{c}4-{c}5'),
      A8: 'Cash flow to date',
      ...rowOfFormulas('C', 8, 4, '{p}8+{c}4'),
      A9: 'Price index of the balance',
      ...rowOfFormulas('C', 9, 4, '{p}9*(1+{c}4)'),
    };
    expect(faultsIn(rollForwards, oneSheet(cells))).toEqual([]);
  });

  it('[S15] names a balance that grows in one row', () => {
    const cells = {
      A4: 'Drawn',
      ...rowOfFormulas('C', 4, 4, '2+2'),
      A6: 'Loan balance',
      ...rowOfFormulas('D', 6, 3, '{p}6+{c}4'),
    };
    expect(faultsIn(rollForwards, oneSheet(cells))).toEqual(['Revenue calc D6:F6']);
    const russian = {
      A4: 'Поступило',
      ...rowOfFormulas('C', 4, 4, '2+2'),
      A6: 'Остаток кредита',
      ...rowOfFormulas('D', 6, 3, '{p}6+{c}4'),
    };
    expect(faultsIn(rollForwards, oneSheet(russian))).toEqual(['Revenue calc D6:F6']);
  });
});

describe('[S16] names', () => {
  const cells = { A3: 'Sales', ...rowOfFormulas('C', 3, 4, '2+2'), A4: 'Tax rate', B4: 0.2 };
  const book = (
    given: readonly { name: string; formula: string; sheet?: number | null; isHidden?: boolean }[],
  ) => ({
    ...oneSheet(cells, 'Model'),
    names: given,
  });

  it('[S16] takes names of globals and rows, and those of programs', () => {
    const given = [
      { name: 'tax_rate', formula: 'Model!$B$4' },
      { name: 'sales', formula: 'Model!$C$3:$F$3' },
      { name: '_xlnm.Print_Area', formula: 'Model!#REF!', sheet: 0 },
      { name: '_FilterDatabase', formula: '#REF!', isHidden: true },
      { name: 'scale', formula: '1000' },
    ];
    expect(faultsIn(names, book(given))).toEqual([]);
  });

  it('[S16] names broken names, doubled ones and those of one period', () => {
    const given = [
      { name: 'old', formula: 'Model!#REF!' },
      { name: 'gone', formula: "'Sheet that was'!$A$1" },
      { name: 'sales', formula: 'Model!$C$3:$F$3' },
      { name: 'Sales', formula: 'Model!$A$3', sheet: 0 },
      { name: 'sales_2028', formula: 'Model!$D$3' },
    ];
    expect(faultsIn(names, book(given))).toEqual(['broken', 'broken', 'twice', 'period']);
  });
});

describe('[S17] one start date', () => {
  const model = (title: string, header: NonNullable<SheetWords['cells']>) => ({
    title,
    cells: { ...header, A3: 'Sales', ...rowOfFormulas('C', 3, 4, '2+2') },
  });
  const counted = { C1: 2027, ...rowOfFormulas('D', 1, 3, '{p}1+1', { value: 2028 }) };
  const values = [2027, 2028, 2029, 2030];
  const linked = Object.fromEntries(
    values.map((value, place) => [`${'CDEF'[place]}1`, { formula: `Model!${'CDEF'[place]}1`, value }]),
  );
  const chain = {
    ...counted,
    E1: { formula: 'D1+1', value: 2029 },
    F1: { formula: 'E1+1', value: 2030 },
  };

  it('[S17] takes one typed start that all other dates follow', () => {
    expect(faultsIn(oneStartDate, { sheets: [model('Model', chain), model('Report', linked)] })).toEqual([]);
  });

  it('[S17] names typed periods and a second start', () => {
    const typed = rowOfValues('C', 1, years);
    expect(faultsIn(oneStartDate, { sheets: [model('Model', typed), model('Report', chain)] })).toEqual([
      'Model C1:F1 typed',
      'Report C1 own',
    ]);
  });

  it('[S17] asks nothing of a sheet that calculates nothing', () => {
    const cells = { ...rowOfValues('C', 1, years), A2: 'Price', ...rowOfValues('C', 2, [1, 2, 3, 4]) };
    expect(faultsIn(oneStartDate, { sheets: [{ title: 'Prices', cells }] })).toEqual([]);
  });
});
