// Rule R22 on typed totals, and on numbers that only look like totals.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { totalsAreCalculated } from './r22-totals-are-calculated.ts';

type Cells = Readonly<Record<string, CellWords>>;

const years = rowOfValues('C', 1, [2027, 2028, 2029, 2030]);
const parts = {
  A3: 'Coffee',
  ...rowOfValues('C', 3, [100, 110, 120, 130]),
  A4: 'Cakes',
  ...rowOfValues('C', 4, [40, 44, 49, 55]),
};

const found = (cells: Cells, title = 'Plan') =>
  faultsIn(totalsAreCalculated, { sheets: [{ title, cells: { ...years, ...cells } }] });

describe('[R22] totals are calculated', () => {
  it.each(['Total sales', 'Итого продажи', 'Sum'])(
    '[R22] names %s where every number is typed in',
    (label) => {
      const total = rowOfValues('C', 5, [140, 154, 169, 185]);
      expect(found({ ...parts, A5: label, ...total })).toEqual(['Plan C5:F5 row']);
      expect(found({ ...parts, A6: label, ...rowOfValues('C', 6, [140, 154, 169, 185]) })).toEqual([
        'Plan C6:F6 row',
      ]);
      expect(found({ ...parts, A5: label, ...rowOfFormulas('C', 5, 4, 'SUM({c}3:{c}4)') })).toEqual([]);
    },
  );

  it('[R22] names a typed profit, whatever sign costs have', () => {
    const sales = { A3: 'Sales', ...rowOfValues('C', 3, [100, 110, 120, 130]) };
    const profit = { A5: 'Gross profit', ...rowOfValues('C', 5, [60, 66, 71, 75]) };
    expect(found({ ...sales, A4: 'Costs', ...rowOfValues('C', 4, [40, 44, 49, 55]), ...profit })).toEqual([
      'Plan C5:F5 row',
    ]);
    expect(found({ ...sales, A4: 'Costs', ...rowOfValues('C', 4, [-40, -44, -49, -55]), ...profit })).toEqual(
      ['Plan C5:F5 row'],
    );
  });

  it('[R22] names a typed total over rows of formulas', () => {
    const rows = {
      ...rowOfFormulas('C', 3, 4, '{c}1*0', { value: 5 }),
      ...rowOfFormulas('C', 4, 4, '{c}1*0', { value: 7 }),
    };
    expect(
      found({ A3: 'Coffee', A4: 'Cakes', ...rows, A5: 'Total', ...rowOfValues('C', 5, [12, 12, 12, 12]) }),
    ).toEqual(['Plan C5:F5 row']);
  });

  it('[R22] names a column of typed totals', () => {
    const column = { G1: 'Total', G3: 460, G4: 188, A5: 'Tea', ...rowOfValues('C', 5, [1, 2, 3, 4]), G5: 10 };
    expect(found({ ...parts, ...column })).toEqual(['Plan G3:G5 column']);
    expect(found({ ...parts, ...column, G4: 189 })).toEqual([]);
    expect(found({ ...parts, ...column, G4: '=SUM(C4:F4)' })).toEqual([]);
  });

  it.each<readonly [string, Cells]>([
    ['a total that differs in one period', { A5: 'Total', ...rowOfValues('C', 5, [140, 154, 169, 186]) }],
    ['a row of another name', { A5: 'Capacity', ...rowOfValues('C', 5, [140, 154, 169, 185]) }],
    [
      'totals of nothing',
      {
        A3: 'Tea',
        ...rowOfValues('C', 3, [0, 0, 0, 0]),
        A5: 'Total',
        ...rowOfValues('C', 5, [40, 44, 49, 55]),
      },
    ],
    [
      'actual figures',
      {
        ...rowOfValues('C', 2, ['Actual', 'Actual', 'Actual', 'Actual']),
        A5: 'Total',
        ...rowOfValues('C', 5, [140, 154, 169, 185]),
      },
    ],
  ])('[R22] says nothing of %s', (_, cells) => {
    expect(found({ ...parts, ...cells })).toEqual([]);
  });

  it('[R22] says nothing of a sheet of actual figures', () => {
    const total = { A5: 'Total', ...rowOfValues('C', 5, [140, 154, 169, 185]) };
    expect(found({ ...parts, ...total }, 'Actuals')).toEqual([]);
  });
});
