// Compares the index of formulas with what each formula reads when it is parsed on its own.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookOf } from '#testing/audit/book-of.ts';
import { effort } from '#testing/effort.ts';
import { addressOf, areaAddress, isInside, readAddress } from '../../book/address.ts';
import type { Book } from '../../book/book.ts';
import { parseFormula } from '../parse/parse-formula.ts';
import type { FormulaCell } from './formula-index.ts';
import { indexFormulas } from './index-formulas.ts';

interface Corner {
  readonly line: number;
  readonly column: number;
  readonly isLineFixed: boolean;
  readonly isColumnFixed: boolean;
}

const place = (address: string) => readAddress(address) ?? { line: 0, column: 0 };

const named = ({ sheet, cell }: FormulaCell): string => `${sheet}!${addressOf(cell.line, cell.column)}`;

function readersIn(book: Book, sheet: number, address: string): string[] {
  const { line, column } = place(address);
  return indexFormulas(book).readersOf(sheet, line, column).map(named).sort();
}

function readsOf(book: Book, address: string): string[] {
  const { line, column } = place(address);
  const reads = indexFormulas(book).at(0, line, column)?.reads ?? [];
  return reads.map(({ sheet, area }) => `${sheet}!${areaAddress(area)}`);
}

test('copies of a formula share its pattern, whatever they were typed with', () => {
  const book = bookOf({
    sheets: [
      {
        title: 'Plan',
        cells: { B2: '=A2*$A$1', C2: '= b2 * $A$1', D2: '=Plan!C2*$A$1', E2: '=D2*A1', B3: '="A2"&A3' },
      },
    ],
  });
  const { all } = indexFormulas(book);
  expect(all.map(({ r1c1 }) => r1c1)).toEqual([
    'R[0]C[-1]*R1C1',
    'R[0]C[-1]*R1C1',
    'R[0]C[-1]*R1C1',
    'R[0]C[-1]*R[-1]C[-4]',
    '"A2"&R[0]C[-1]',
  ]);
  expect(all[0]?.pattern).toBe(all[2]?.pattern);
});

test('a formula has the tree of its own cell, though it was read in another', () => {
  const texts = ['SUM(B$5:B3)', 'SUM(C$5:C3)', '-A1%+{1,2}', 'IF(\'Other one\'!A1,"A1",LOG10(Tax1))'];
  const cells = { B9: `=${texts[0]}`, C9: `=${texts[1]}`, D9: `=${texts[2]}`, E9: `=${texts[3]}` };
  const { all } = indexFormulas(bookOf({ sheets: [{ title: 'Plan', cells }] }));
  expect(all.map(({ tree }) => tree)).toEqual(texts.map(parseFormula));
});

test('corners that pass one another when copied stay in order', () => {
  const cells = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((line) => [`B${line}`, `=SUM(A$4:A${line})`]));
  const { all } = indexFormulas(bookOf({ sheets: [{ title: 'Plan', cells }] }));
  expect(all.map(({ tree }) => tree)).toEqual(all.map(({ cell }) => parseFormula(cell.formula ?? '')));
  expect(new Set(all.map(({ r1c1 }) => r1c1)).size).toBe(1);
});

test.each([
  ['Rate', ['2!C3']],
  ['Two!rate', ['1!B2']],
  ['SUM(Both)', ['1!A1:A3', '2!A1']],
  ['Left', ['0!B5']],
  ['Round', []],
  ['SUM(One:Three!A1)', ['0!A1', '1!A1', '2!A1']],
  ['[1]One!A1+Nowhere!A1', []],
  ['SUM(A1:INDEX(A1:A9,3))', ['0!A1:A9', '0!A1', '0!A1:A9']],
  ['ROW(A1)+COLUMNS(A1:B1)', []],
])('reads go through names, sheets in a row and ranges between functions: %s', (formula, expected) => {
  const book = bookOf({
    sheets: [{ title: 'One', cells: { C5: `=${formula}` } }, { title: 'Two' }, { title: 'Three' }],
    names: [
      { name: 'Rate', formula: 'Two!$B$2' },
      { name: 'Rate', formula: 'Three!$C$3', sheet: 0 },
      { name: 'Both', formula: 'Two!$A$1:$A$3,Three!$A$1' },
      { name: 'Left', formula: 'One!XFD1' },
      { name: 'Round', formula: 'Round+1' },
    ],
  });
  expect(readsOf(book, 'C5')).toEqual(expected);
});

test('what only a calculation can tell is said to be unknown', () => {
  const cells = { A1: '=OFFSET(B1,1,1)', A2: '=INDIRECT("B"&1)', A3: '=SUM(Sales[Amount])', A4: '=B1' };
  const { all } = indexFormulas(bookOf({ sheets: [{ title: 'One', cells }] }));
  expect(all.map(({ pattern }) => pattern.hasUnknownReads)).toEqual([true, true, true, false]);
});

test('what cannot be read is set apart with its reason', () => {
  const book = bookOf({ sheets: [{ title: 'One', cells: { A1: '=1+', A2: '=B1' } }] });
  const { all, broken } = indexFormulas(book);
  expect(all.map(named)).toEqual(['0!A2']);
  expect(broken.map(({ reason }) => reason)).toEqual(['Expected a value at character 3']);
});

test('blocks hold cells with one formula, side by side and below one another', () => {
  const cells = { B1: '=A1', C1: '=B1', B2: '=A2', C2: '=B2', D2: '=C2', B4: '=A4', C4: '=B4' };
  const { blocks } = indexFormulas(bookOf({ sheets: [{ title: 'One', cells }] }));
  expect(blocks.map(({ area }) => areaAddress(area))).toEqual(['B1:C1', 'B2:D2', 'B4:C4']);
});

test('readers of a cell are found wherever they stand', () => {
  const book = bookOf({
    sheets: [
      { title: 'One', cells: { B2: '=A2', C2: '=B2', D2: '=SUM($A2:C2)', D3: '=SUM($A3:C3)', B5: '=$A$2' } },
      { title: 'Two', cells: { A1: '=One!B2', A2: '=One!B3' } },
    ],
  });
  expect(readersIn(book, 0, 'A2')).toEqual(['0!B2', '0!B5', '0!D2']);
  expect(readersIn(book, 0, 'B2')).toEqual(['0!C2', '0!D2', '1!A1']);
  expect(readersIn(book, 0, 'Z9')).toEqual([]);
  expect(indexFormulas(book).isRead(0, 3, 2)).toBe(true);
  expect(indexFormulas(book).isRead(1, 1, 1)).toBe(false);
});

test('readers are those whose reads hold the cell, in any workbook', () => {
  const corner = fc.record({
    line: fc.integer({ min: 1, max: 8 }),
    column: fc.integer({ min: 1, max: 8 }),
    isLineFixed: fc.boolean(),
    isColumnFixed: fc.boolean(),
  });
  const block = fc.record({
    top: fc.integer({ min: 9, max: 14 }),
    left: fc.integer({ min: 9, max: 14 }),
    height: fc.integer({ min: 1, max: 4 }),
    width: fc.integer({ min: 1, max: 4 }),
    corners: fc.array(fc.tuple(corner, corner), { minLength: 1, maxLength: 3 }),
  });
  const address = (at: Corner, down: number, right: number) => {
    const { line, column, isLineFixed, isColumnFixed } = at;
    const bare = addressOf(isLineFixed ? line : line + down, isColumnFixed ? column : column + right);
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(bare) ?? [];
    return `${isColumnFixed ? '$' : ''}${letters}${isLineFixed ? '$' : ''}${digits}`;
  };
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      const cells: Record<string, string> = {};
      for (const { top, left, height, width, corners } of blocks) {
        for (let down = 0; down < height; down += 1) {
          for (let right = 0; right < width; right += 1) {
            const ranges = corners.map(
              ([one, other]) => `${address(one, down, right)}:${address(other, down, right)}`,
            );
            cells[addressOf(top + down, left + right)] = `=SUM(${ranges.join(',')})`;
          }
        }
      }
      const index = indexFormulas(bookOf({ sheets: [{ title: 'One', cells }] }));
      const alone = index.all.map((formula) => ({
        name: named(formula),
        areas:
          formula.cell.formula
            ?.slice(4, -1)
            .split(',')
            .map((range) => parseFormula(range)) ?? [],
      }));
      for (let line = 1; line <= 12; line += 1) {
        for (let column = 1; column <= 12; column += 1) {
          const expected = alone.filter(({ areas }) =>
            areas.some((tree) => 'area' in tree && isInside(tree.area, line, column)),
          );
          expect(index.readersOf(0, line, column).map(named).sort()).toEqual(
            expected.map(({ name }) => name).sort(),
          );
          expect(index.isRead(0, line, column)).toBe(expected.length > 0);
        }
      }
    }),
    { numRuns: 100 * effort.timesProperties },
  );
});
