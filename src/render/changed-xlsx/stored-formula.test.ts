// Tests that functions newer than the format have the prefix that files keep them by.
import { expect, test } from 'vitest';
import { storedFormula } from './stored-formula.ts';

test.each([
  ['SUM(A1:A3)', 'SUM(A1:A3)'],
  ['xlookup(1,A1:A3,B1:B3)+IFS(A1,1)', '_xlfn.XLOOKUP(1,A1:A3,B1:B3)+_xlfn.IFS(A1,1)'],
  ['COUNT(FILTER(A1:A3,A1:A3>1))', 'COUNT(_xlfn._xlws.FILTER(A1:A3,A1:A3>1))'],
  ['_xlfn.CONCAT(A1)', '_xlfn.CONCAT(A1)'],
  ['"IFS("&STDEV.S(A1:A3)', '"IFS("&_xlfn.STDEV.S(A1:A3)'],
  ["'IFS('!A1+MYIFS(A1)", "'IFS('!A1+MYIFS(A1)"],
])('%s is stored as %s', (formula, stored) => {
  expect(storedFormula(formula)).toBe(stored);
});
