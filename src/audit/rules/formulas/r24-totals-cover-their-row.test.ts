// Rule R24 on columns of totals that keep it, and on one total that misses periods.
import { expect, test } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { totalsCoverTheirRow } from './r24-totals-cover-their-row.ts';

type Cells = Readonly<Record<string, CellWords>>;

/** Periods stand in B to F, totals in G. */
const found = (cells: Cells, header: Cells = rowOfValues('B', 1, [2027, 2028, 2029, 2030, 2031])) =>
  faultsIn(totalsCoverTheirRow, { sheets: [{ title: 'Plan', cells: { ...header, G1: 'Total', ...cells } }] });

const row = (line: number, range = `B${line}:F${line}`): Cells => ({
  [`A${line}`]: `Item ${line}`,
  ...rowOfValues('B', line, [1, 2, 3, 4, 5]),
  [`G${line}`]: `=SUM(${range})`,
});

const plan = { ...row(2), ...row(3), ...row(4) };

test('[R24] takes totals of the same periods, and a column of which most differ', () => {
  expect(found(plan)).toEqual([]);
  expect(found({ ...row(2), ...row(3, 'C3:F3'), ...row(4, 'D4:F4') })).toEqual([]);
});

test('[R24] names a total that misses the last period, the first, or several', () => {
  for (const range of ['B3:E3', 'C3:F3', 'B3:D3']) {
    expect(found({ ...plan, ...row(3, range) })).toEqual(['Plan G3']);
  }
});

test('[R24] names it where the periods have no names of their own', () => {
  const header = rowOfValues('B', 1, ['North', 'South', 'East', 'West', 'Centre']);
  expect(found({ ...plan, ...row(3, 'B3:E3') }, header)).toEqual(['Plan G3']);
});

test('[R24] takes a row that has nothing in the periods left out, and a total of more than the others', () => {
  const { B3, ...late } = { ...plan, ...row(3, 'C3:F3') };
  expect(B3).toBeDefined();
  expect(found(late)).toEqual([]);
  expect(found({ ...row(2, 'C2:F2'), ...row(3), ...row(4, 'C4:F4') })).toEqual([]);
});
