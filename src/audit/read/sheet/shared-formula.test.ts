// Checks which references of a shared formula move with the cell and which stay.
import { expect, test } from 'vitest';
import { expandSharedFormula, parseSharedFormula } from './shared-formula.ts';

const moved = (formula: string, lines: number, columns: number): string =>
  expandSharedFormula(parseSharedFormula(formula), lines, columns);

test.each([
  ['A1+$B$2*C$3-$D4', 'B2+$B$2*D$3-$D5'],
  ['SUM(A1:B2)', 'SUM(B2:C3)'],
  ["'Other A1'!A1+Other!B2", "'Other A1'!B2+Other!C3"],
  ["'It''s A1'!A1", "'It''s A1'!B2"],
  ['IF(A1="A1","B2 ""C3""",A1)', 'IF(B2="A1","B2 ""C3""",B2)'],
  ['LOG10(A1)+LOG10', 'LOG10(B2)+LOH11'],
  ['ATAN2(A1,B1)', 'ATAN2(B2,C2)'],
  ['SUM(A:A)+SUM($A:B)', 'SUM(B:B)+SUM($A:C)'],
  ['SUM(1:1)+SUM($1:2)', 'SUM(2:2)+SUM($1:3)'],
  ['SUM(Jan:Dec!A1)', 'SUM(Jan:Dec!B2)'],
  ['Table1[[#This Row],[A1]]*A1', 'Table1[[#This Row],[A1]]*B2'],
  ["Sales['[A1']]+A1", "Sales['[A1']]+B2"],
  ['[1]Sheet!A1', '[1]Sheet!B2'],
  ['rate_A1+A1_rate+ставка1', 'rate_A1+A1_rate+ставка1'],
  ['1E5+A1', '1E5+B2'],
  ['1.5E+3*A1%', '1.5E+3*B2%'],
  ['XFE1+A1048577', 'XFE1+A1048577'],
  ['#REF!+A1', '#REF!+B2'],
  ['A1:INDEX(B1:B9,2)', 'B2:INDEX(C2:C10,2)'],
  ['{1,2;3,4}*A1', '{1,2;3,4}*B2'],
  ['_xlfn.XLOOKUP(A1,B1,C1)', '_xlfn.XLOOKUP(B2,C2,D2)'],
  ['a1+b$2', 'B2+C$2'],
])('%s moves to %s', (formula, expected) => expect(moved(formula, 1, 1)).toBe(expected));

test('a reference that would leave the sheet is lost', () => {
  expect(moved('A1+B2', -1, -1)).toBe('#REF!+A1');
  expect(moved('SUM(A:B)', 0, -1)).toBe('SUM(#REF!)');
});
