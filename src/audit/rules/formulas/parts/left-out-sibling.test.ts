// Rule R18 on items that other formulas read: a total that leaves one out, and rows that legitimately stay outside a total.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { sumsLeaveNothingOut } from '../r18-sums-leave-nothing-out.ts';

type Cells = Readonly<Record<string, CellWords>>;

const years = rowOfValues('C', 1, [2027, 2028, 2029, 2030, 2031, 2032]);

describe('[R18] items that are read elsewhere', () => {
  const item = (line: number, label: string): Cells => ({
    [`A${line}`]: label,
    [`B${line}`]: 'EUR',
    ...rowOfFormulas('C', line, 6, `Inputs!{c}${line}`),
  });
  const block = (range: string): Cells => ({
    A2: { value: 'Revenue', style: 'heading' },
    ...item(3, 'Coffee'),
    ...item(4, 'Pastry'),
    ...item(5, 'Catering'),
    A7: 'Revenue in all',
    B7: 'EUR',
    ...rowOfFormulas('C', 7, 6, range),
  });
  const results: Cells = {
    A3: 'Owed',
    ...rowOfFormulas('C', 3, 6, 'Calc!{c}3/12+Calc!{c}4/12+Calc!{c}5/12'),
    A4: 'Tax',
    ...rowOfFormulas('C', 4, 6, 'Calc!{c}7/5'),
  };
  const found = (calculations: Cells, more: Cells = {}) =>
    faultsIn(sumsLeaveNothingOut, {
      sheets: [
        { title: 'Calc', cells: { ...years, ...calculations } },
        { title: 'Results', cells: { ...years, ...results, ...more } },
      ],
    });

  it('[R18] takes a total of all items, a blank row included or not', () => {
    expect(found(block('SUM({c}3:{c}6)'))).toEqual([]);
    expect(found(block('SUM({c}3:{c}5)'))).toEqual([]);
  });

  it.each(['SUM({c}3:{c}4)', 'SUM({c}4:{c}6)', 'SUM({c}3,{c}5:{c}6)'])('[R18] names %s', (range) => {
    expect(found(block(range))).toEqual(['Calc C7:H7 sibling']);
  });

  it('[R18] names a sum of the one of two that is left', () => {
    const { A5, B5, C5, D5, E5, F5, G5, H5, ...two } = block('SUM({c}3)');
    expect([A5, B5, C5, D5, E5, F5, G5, H5]).not.toContain(undefined);
    expect(found(two)).toEqual(['Calc C7:H7 sibling']);
  });

  it('[R18] takes revenue above costs, which meet in the profit, close by or later', () => {
    const costs = { ...block('SUM({c}4:{c}6)'), A3: 'Sales' };
    expect(found({ ...costs, A8: 'Left', ...rowOfFormulas('C', 8, 6, '{c}3-{c}7') })).toEqual([]);
    const later = {
      A5: 'Taxed',
      ...rowOfFormulas('C', 5, 6, '{c}4+1'),
      A6: 'Left',
      ...rowOfFormulas('C', 6, 6, 'Calc!{c}3-{c}5'),
    };
    expect(found(costs, later)).toEqual([]);
  });

  it('[R18] takes what feeds an item, what is noted beside the items, and what the next sum takes in', () => {
    expect(found({ ...block('SUM({c}4:{c}6)'), ...rowOfFormulas('C', 4, 6, '{c}3*2') })).toEqual([]);
    expect(found({ ...block('SUM({c}3:{c}4)'), A5: 'Of which abroad' })).toEqual([]);
    const all = { A8: 'With catering', B8: 'EUR', ...rowOfFormulas('C', 8, 6, '{c}3+{c}4+{c}5') };
    expect(found({ ...block('SUM({c}3:{c}4)'), ...all })).toEqual([]);
  });
});
