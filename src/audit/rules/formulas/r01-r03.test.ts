// Rules R01 to R03 on workbooks that keep them and on workbooks that break them.
import { describe, expect, it } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { oneFormulaARow } from './r01-one-formula-a-row.ts';
import { noPastedNumbers } from './r02-no-pasted-numbers.ts';
import { noErrors } from './r03-no-errors.ts';

const years = rowOfValues('C', 1, [2027, 2028, 2029, 2030, 2031, 2032]);

/** Periods stand in C to H; line 2 has typed numbers. */
const sheet = (cells: Readonly<Record<string, CellWords>>) => ({
  sheets: [
    {
      title: 'Calc',
      cells: { ...years, A2: 'Units', ...rowOfValues('C', 2, [1, 2, 3, 4, 5, 6], 'input'), B2: 9, ...cells },
    },
  ],
});

describe('[R01] one formula a row', () => {
  it('[R01] takes rows that are copied across', () => {
    expect(faultsIn(oneFormulaARow, sheet(rowOfFormulas('C', 4, 6, '{c}2*$B$2')))).toEqual([]);
  });

  it('[R01] names the period where the formula changes, and a second half that differs', () => {
    const row = rowOfFormulas('C', 4, 6, '{c}2*$B$2');
    expect(faultsIn(oneFormulaARow, sheet({ ...row, E4: '=E2*$B$2+1' }))).toEqual(['Calc E4 differs']);
    const half = { ...rowOfFormulas('C', 4, 4, '{c}2*$B$2'), ...rowOfFormulas('G', 4, 2, '{c}2+$B$2') };
    expect(faultsIn(oneFormulaARow, sheet(half))).toEqual(['Calc G4:H4 differs']);
  });

  it('[R01] takes a first period that has no period before it to read', () => {
    const row = { C4: '=B2', ...rowOfFormulas('D', 4, 5, '{p}4+{c}2') };
    expect(faultsIn(oneFormulaARow, sheet(row))).toEqual([]);
  });

  it('[R01] names a first period that differs without need', () => {
    const row = { C4: '=C2*2', ...rowOfFormulas('D', 4, 5, '{c}2*$B$2') };
    expect(faultsIn(oneFormulaARow, sheet(row))).toEqual(['Calc C4 differs']);
  });

  it('[R01] names a row whose formulas have nothing in common', () => {
    const row = Object.fromEntries(
      ['C', 'D', 'E', 'F'].map((column, at) => [`${column}4`, `=${column}2*${at}`]),
    );
    expect(faultsIn(oneFormulaARow, sheet(row))).toEqual(['Calc C4:F4 none']);
  });

  it('[R01] leaves aside what has happened already, and columns that all rows treat in another way', () => {
    const tags = rowOfValues('C', 2, ['Actual', 'Actual', 'Forecast', 'Forecast', 'Forecast', 'Forecast']);
    const rows = { ...tags, ...rowOfFormulas('C', 4, 2, '$B$2'), ...rowOfFormulas('E', 4, 4, '{p}4*$B$2') };
    expect(faultsIn(oneFormulaARow, sheet(rows))).toEqual([]);
    const totals = Object.fromEntries(
      [4, 5, 6, 7].flatMap((line) => [
        ...Object.entries(rowOfFormulas('C', line, 6, '{c}2*$B$2')),
        [`F${line}`, `=SUM(C${line}:E${line})`],
      ]),
    );
    expect(faultsIn(oneFormulaARow, sheet(totals))).toEqual([]);
  });

  it('[R01] says nothing of a sheet without periods', () => {
    const cells = { A1: 'Name', B1: 'Price', C1: 'Units', A2: 'Tea', B2: '=1+1', C2: '=2*3', D2: '=B2*C2' };
    expect(faultsIn(oneFormulaARow, { sheets: [{ title: 'List', cells }] })).toEqual([]);
  });
});

describe('[R02] no pasted numbers', () => {
  const row = rowOfFormulas('C', 4, 6, '{c}2*$B$2');

  it('[R02] takes rows of formulas, rows of numbers, and an opening number', () => {
    expect(faultsIn(noPastedNumbers, sheet(row))).toEqual([]);
    expect(faultsIn(noPastedNumbers, sheet({ C4: 100, ...rowOfFormulas('D', 4, 5, '{p}4*$B$2') }))).toEqual(
      [],
    );
  });

  it('[R02] names a number in the middle of a row and at its end', () => {
    expect(faultsIn(noPastedNumbers, sheet({ ...row, E4: 7, F4: 8 }))).toEqual(['Calc E4:F4']);
    expect(faultsIn(noPastedNumbers, sheet({ ...row, H4: 7 }))).toEqual(['Calc H4']);
  });

  it('[R02] names numbers between formulas, however many, and none that is marked as an input', () => {
    const few = { C4: '=C2*$B$2', ...rowOfFormulas('G', 4, 2, '{c}2*$B$2') };
    const pasted = rowOfValues('D', 4, [7, 8, 9]);
    expect(faultsIn(noPastedNumbers, sheet({ ...few, ...pasted }))).toEqual(['Calc D4:F4']);
    expect(faultsIn(noPastedNumbers, sheet({ ...few, ...rowOfValues('D', 4, [7, 8, 9], 'input') }))).toEqual(
      [],
    );
  });

  it('[R02] takes assumed figures behind those that are worked out of what has happened', () => {
    const growth = {
      ...rowOfFormulas('C', 4, 2, '{c}2/$B$2'),
      ...rowOfValues('E', 4, [0.1, 0.1, 0.05, 0.05]),
    };
    expect(faultsIn(noPastedNumbers, sheet(growth))).toEqual([]);
    const actual = { ...rowOfValues('C', 4, [5, 6, 7, 8]), ...rowOfFormulas('G', 4, 2, '{p}4*$B$2') };
    expect(faultsIn(noPastedNumbers, sheet(actual))).toEqual([]);
  });
});

describe('[R03] no errors', () => {
  const book = (cells: Readonly<Record<string, CellWords>>) => ({ sheets: [{ title: 'Calc', cells }] });

  it('[R03] takes values, and NA() where a chart is to leave out a point', () => {
    const cells = {
      A1: { formula: 'B1*2', value: 4 },
      A2: { formula: 'NA()', value: { error: '#N/A' } },
      B1: 2,
    };
    expect(faultsIn(noErrors, book(cells))).toEqual([]);
  });

  it('[R03] names errors that the file keeps, side by side as one', () => {
    const error = { error: '#DIV/0!' };
    const cells = {
      A1: { formula: 'C1/D1', value: error },
      B1: { formula: 'D1/E1', value: error },
      A3: error,
    };
    expect(faultsIn(noErrors, book(cells))).toEqual(['Calc A1:B1 kept', 'Calc A3 kept']);
  });

  it('[R03] names errors that show only when a file without values is calculated', () => {
    expect(faultsIn(noErrors, book({ A1: '=1/B1', B1: 0 }))).toEqual(['Calc A1 calculated']);
  });

  it('[R03] names broken references whose value hides them', () => {
    const cells = { A1: { formula: 'IFERROR(#REF!,0)', value: 0 } };
    expect(faultsIn(noErrors, book(cells))).toEqual(['Calc A1 broken']);
  });
});
