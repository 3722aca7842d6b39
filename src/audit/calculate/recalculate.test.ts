// Checks documented Excel behaviour where LibreOffice differs or lacks the function, and how changes propagate.
import { expect, test } from 'vitest';
import { readAddress } from '#audit/book/address.ts';
import type { CellValue } from '#audit/book/book.ts';
import { bookOf } from '#testing/audit/book-of.ts';
import type { SheetWords } from '#testing/audit/sheet-of.ts';
import { indexFormulas } from '../formulas/indexing/index-formulas.ts';
import { recalculate } from './recalculate.ts';

const placeOf = (address: string, sheet = 0) => {
  const place = readAddress(address);
  if (!place) throw new Error(`${address} is no address`);
  return { sheet, ...place };
};

function calculated(cells: SheetWords['cells'], words: Partial<Parameters<typeof bookOf>[0]> = {}) {
  const book = bookOf({ sheets: [{ title: 'Sheet', ...(cells && { cells }) }], ...words });
  return recalculate(book, indexFormulas(book));
}

const data = { A1: 10, A2: 20, A3: 30, B1: 'x', B2: true, B3: 'North', C1: '=1/0', C2: '=NA()', C3: 3 };

function resultOf(formula: string): CellValue {
  const result = calculated({ ...data, H50: `=${formula}` });
  const [unknown] = result.notCalculated;
  return unknown ? `not calculated: ${unknown.reason}` : result.valueAt(placeOf('H50'));
}

test.each<[string, CellValue]>([
  ['"a"&1&TRUE&1.5', 'a1TRUE1.5'],
  ['1E+20&""', '1E+20'],
  ['"a"<TRUE', true],
  ['(0.1+0.2-0.3)*1E+16', 0.5551115123125783],
  ['0.1+0.2-0.3', 0],
  ['SUM("3",TRUE,2)', 6],
  ['SUM(A1:B3)', 60],
  ['COUNT(A1:B3)', 3],
  ['COUNT(1,"2","x",TRUE)', 3],
  ['SUM(C1:C3)', { error: '#DIV/0!' }],
  ['SMALL(A1:A3,9)', { error: '#NUM!' }],
  ['SQRT(-1)', { error: '#NUM!' }],
  ['LN(0)', { error: '#NUM!' }],
  ['0^0', { error: '#NUM!' }],
  ['(-8)^(1/3)', { error: '#NUM!' }],
  ['INDEX(A1:A3,9)', { error: '#REF!' }],
  ['OFFSET(A1,-1,0)', { error: '#REF!' }],
  ['IRR(A1:A3)', { error: '#NUM!' }],
  ['IRR({0,0,0,1,-2,2},0)', { error: '#NUM!' }],
  ['NOSUCHNAME+1', { error: '#NAME?' }],
  ['XLOOKUP(20,A1:A3,C1:C3)', { error: '#N/A' }],
  ['XLOOKUP(30,A1:A3,B1:B3)', 'North'],
  ['XLOOKUP(25,A1:A3,A1:A3,"none")', 'none'],
  ['XLOOKUP(25,A1:A3,A1:A3,,-1)', 20],
  ['XLOOKUP(25,A1:A3,A1:A3,,1)', 30],
  ['XLOOKUP("n*",B1:B3,A1:A3,,2)', 30],
  ['XMATCH(20,A1:A3)', 2],
  ['LET(x,A1,y,x*2,x+y)', 30],
  ['LET(x,1,x,x+1,y,10,x+y)', 12],
  ['SUM(FILTER(A1:A3,A1:A3>15))', 50],
  ['SUM(UNIQUE({1;1;2}))', 3],
  ['INDEX(SORT(A1:A3,1,-1),1)', 30],
  ['SUM(SEQUENCE(4))', 10],
  ['SUM(A1:A3*1)', { error: '#VALUE!' }],
])('%s', (formula, expected) => {
  expect(resultOf(formula)).toEqual(expected);
});

test.each([
  ['NOW()', 'NOW changes from look to look'],
  ['RAND()*2', 'RAND changes from look to look'],
  ['CUBEVALUE("x")', 'the function CUBEVALUE'],
  ['[1]Other!A1', 'another workbook'],
  ['IFERROR(TODAY(),0)', 'TODAY changes from look to look'],
])('%s is not calculated, nor is what reads it', (formula, reason) => {
  const result = calculated({ A1: `=${formula}`, A2: '=A1+1', A3: '=IF(TRUE,5,A1)' });
  expect(result.notCalculated.map((unknown) => unknown.reason)).toEqual([reason, reason]);
  expect(result.isCalculated(placeOf('A2'))).toBe(false);
  expect(result.valueAt(placeOf('A3'))).toBe(5);
});

test('a range means the cell beside a formula, and for all of them in an array formula', () => {
  const result = calculated({
    ...{ A1: 1, A2: 2, A3: 3, B2: '=A1:A3*10', B9: '=A1:A3' },
    C1: { formula: 'SUM(A1:A3*10)', isArray: true },
  });
  expect(['B2', 'B9', 'C1'].map((address) => result.valueAt(placeOf(address)))).toEqual([
    20,
    { error: '#VALUE!' },
    60,
  ]);
});

test('days count from 1904 where the workbook says so', () => {
  const cells = { A1: '=DATE(1904,1,2)', A2: '=YEAR(0)', A3: '=EDATE(DATE(2027,1,31),1)' };
  const result = calculated(cells, { isDate1904: true });
  // 28 February 2027 is 46446 counted from 1900, and 1462 days less from 1904.
  expect(['A1', 'A2', 'A3'].map((address) => result.valueAt(placeOf(address)))).toEqual([1, 1904, 44_984]);
});

test('names of a sheet come before those of the workbook', () => {
  const book = bookOf({
    sheets: [
      { title: 'One', cells: { A1: '=rate' } },
      { title: 'Two', cells: { A1: '=RATE', A2: '=One!rate' } },
    ],
    names: [
      { name: 'rate', formula: '2' },
      { name: 'Rate', formula: '1+Two!$B$9', sheet: 0 },
    ],
  });
  const result = recalculate(book, indexFormulas(book));
  const places = [placeOf('A1'), placeOf('A1', 1), placeOf('A2', 1)];
  expect(places.map((place) => result.valueAt(place))).toEqual([1, 2, 1]);
});

test('cycles are reported one by one; what depends on them is not calculated, what avoids them is', () => {
  const result = calculated({
    ...{ A1: '=B1+1', B1: '=A1*2', C1: '=A1', D1: '=D1+1' },
    ...{ A2: 0, B2: '=IF(A2=1,C2,5)', C2: '=B2+1' },
  });
  const addresses = result.cycles.map((cycle) => cycle.map(({ line, column }) => `${line}:${column}`).sort());
  expect(addresses).toEqual([['1:1', '1:2'], ['1:4'], ['2:2', '2:3']]);
  expect(['A1', 'B1', 'C1', 'D1'].map((address) => result.isCalculated(placeOf(address)))).toEqual([
    ...[false, false, false, false],
  ]);
  expect(result.valueAt(placeOf('B2'))).toBe(5);
});

test('a chain of a hundred thousand cells, each above the one it reads', () => {
  const count = 100_000;
  const cells = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `A${index + 1}`,
      index + 1 === count ? 1 : `=A${index + 2}+1`,
    ]),
  );
  expect(calculated(cells).valueAt(placeOf('A1'))).toBe(count);
});

const chain = { A1: 2, B1: '=A1*10', C1: '=B1+A1', D1: '=SUM(A1:C1)', E1: '=Z1+1', F1: 7 };

test('a changed cell reaches all that hangs on it, and leaves the workbook as it was', () => {
  const before = calculated(chain);
  const after = before.withChanges([{ ...placeOf('A1'), value: 3 }]);
  const values = (of: typeof before) =>
    ['B1', 'C1', 'D1', 'E1'].map((address) => of.valueAt(placeOf(address)));
  expect(values(after)).toEqual([30, 33, 66, 1]);
  expect(values(before)).toEqual([20, 22, 44, 1]);
  expect(values(after.withChanges([{ ...placeOf('A1'), value: 2 }]))).toEqual(values(before));
});

test('a value in place of a formula stays while others change', () => {
  const pasted = calculated(chain).withChanges([{ ...placeOf('B1'), value: 1 }]);
  const after = pasted.withChanges([{ ...placeOf('A1'), value: 5 }]);
  expect(['B1', 'C1', 'D1'].map((address) => after.valueAt(placeOf(address)))).toEqual([1, 6, 12]);
});

test('a cell that the file does not have may be filled, and keeps earlier changes', () => {
  const after = calculated(chain)
    .withChanges([{ ...placeOf('A1'), value: 3 }])
    .withChanges([{ ...placeOf('Z1'), value: 41 }]);
  expect(['D1', 'E1'].map((address) => after.valueAt(placeOf(address)))).toEqual([66, 42]);
});

test('where a formula finds its cells as it goes, a change still reaches all', () => {
  const result = calculated({
    A1: 1,
    A2: '=A5*2',
    A3: '=OFFSET(A1,A4,0)',
    A4: 1,
    A5: 4,
    A6: '=INDIRECT("A3")+1',
  });
  const after = result.withChanges([{ ...placeOf('A5'), value: 6 }]);
  expect(result.valueAt(placeOf('A6'))).toBe(9);
  expect(after.valueAt(placeOf('A6'))).toBe(13);
});
