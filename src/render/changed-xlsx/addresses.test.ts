// Tests which parts of a formula move along with its cell.
import { expect, test } from 'vitest';
import { columnOf, movedFormula } from './addresses.ts';

test.each([
  ['A', 1],
  ['Z', 26],
  ['AA', 27],
  ['XFD', 16_384],
])('%s is column %i', (letters, column) => {
  expect(columnOf(letters)).toBe(column);
});

test.each([
  ['J12*$F13', 'L12*$F13'],
  ['SUM($J$4:J4)+Z9', 'SUM($J$4:L4)+AB9'],
  ['LOG10(J1)&"J1"', 'LOG10(L1)&"J1"'],
  ["'J1'!J1", "'J1'!L1"],
  ['rate_J1+J$1', 'rate_J1+L$1'],
  ['Ставка1+J1', 'Ставка1+L1'],
])('%s, two columns further right, is %s', (formula, moved) => {
  expect(movedFormula(formula, 2)).toBe(moved);
});
