// Rule R23 on formulas that name their cells and on formulas that do not say what they read.
import { expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { readsAreKnown } from './r23-reads-are-known.ts';

const years = rowOfValues('C', 1, [2027, 2028, 2029, 2030, 2031, 2032]);

const model = (cells: Readonly<Record<string, CellWords>>) => ({
  sheets: [
    { title: 'Inputs', tabColour: '2563EB', cells: years },
    { title: 'Calc', tabColour: '94A3B8', cells: { ...years, ...cells } },
  ],
});

it('[R23] takes formulas that name their cells, and is a note', () => {
  const cells = rowOfFormulas('C', 3, 6, 'INDEX(Inputs!$B$1:$B$9,{c}2)');
  expect(faultsIn(readsAreKnown, model(cells))).toEqual([]);
  expect(readsAreKnown.isNote).toBe(true);
});

it('[R23] names what cannot be read, and what does not say what it reads', () => {
  const unreadable = rowOfFormulas('C', 3, 6, 'SUM({c}2,#');
  const cells = { ...unreadable, ...rowOfFormulas('C', 4, 6, 'OFFSET({c}2,1,0)'), B5: '=INDIRECT(A9)' };
  expect(faultsIn(readsAreKnown, model(cells))).toEqual([
    'Calc C3:H3 unreadable',
    'Calc C4:H4 within',
    'Calc B5 anywhere',
  ]);
});
