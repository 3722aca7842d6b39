// Tests which formulas are written into a file as formulas.
import { expect, test } from 'vitest';
import { isFormulaOfFiles } from './formula-of-files.ts';

const titles = ['Plan', "Bob's sheet"];

test.each([
  ['SUM(A1:B2)*1.5', true],
  ["'Bob''s sheet'!A1+plan!B2", true],
  ['IF(A1>0,LET(x,A1,x*2),SWITCH(A2,1,"a","b"))', true],
  ['FROB(A1)+Nobody', true],
  ['1/0', true],
  ['SUM(A1', false],
  ['A1+', false],
  ['Nowhere!A1', false],
  ['SUM(Plan:Nowhere!A1)', false],
  ['[1]Other!A1', false],
  ['Table1[Sales]', false],
  ['A1#', false],
  ['IF(A1)', false],
  ['ROUND(A1,2,3)', false],
  ['SUM()', false],
  [`1${'+1'.repeat(700)}`, true],
  [`"${'x'.repeat(8_200)}"`, false],
])('%s: %s', (formula, expected) => {
  expect(isFormulaOfFiles(formula, titles)).toBe(expected);
});
