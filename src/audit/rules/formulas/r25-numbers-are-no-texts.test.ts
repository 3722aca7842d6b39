// Rule R25 on texts that are not numbers or are meant as texts, and on numbers stored as texts.
import { expect, test } from 'vitest';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { numbersAreNoTexts } from './r25-numbers-are-no-texts.ts';

type Cells = Readonly<Record<string, CellWords>>;

/** Periods stand in C to H. */
const plan: Cells = {
  ...rowOfValues('C', 1, [2027, 2028, 2029, 2030, 2031, 2032]),
  A2: 'Price',
  ...rowOfValues('C', 2, [1, 2, 3, 4, 5, 6], 'input'),
  A3: 'Revenue',
  ...rowOfFormulas('C', 3, 6, '{c}2*$B$4'),
  A4: 'Units',
  B4: 9,
};
const found = (cells: Cells) =>
  faultsIn(numbersAreNoTexts, { sheets: [{ title: 'Plan', cells: { ...plan, ...cells } }] });

test('[R25] takes numbers, and texts that are none', () => {
  expect(found({})).toEqual([]);
  for (const text of ['n/a', '-', 'Q1', '2027A', '007', '1.2.3', '']) expect(found({ F3: text })).toEqual([]);
});

test.each(['5320', '2,8', '-1 200.50', '(3)', '12 %', '1,200,300', ' 7 '])(
  '[R25] names %s in a row',
  (text) => {
    expect(found({ F2: text })).toEqual(['Plan F2']);
    expect(found({ F3: text, G3: text })).toEqual(['Plan F3:G3']);
  },
);

test('[R25] names a single figure that formulas count with or add up', () => {
  expect(found({ B4: '9' })).toEqual(['Plan B4']);
  const list = { A6: 'Rent', B6: '500', A7: 'Wages', B7: 900, A8: 'Costs' };
  expect(found({ ...list, B8: '=SUM(B6:B7)' })).toEqual(['Plan B6']);
  expect(found({ ...list, B8: '=1-plan!B6' })).toEqual(['Plan B6']);
});

test('[R25] takes texts that nothing counts with, and what is looked up, compared and joined', () => {
  const code: Cells = { A6: 'Account', B6: '500' };
  expect(found(code)).toEqual([]);
  for (const use of ['MATCH(B6,A1:A9,0)', 'IF(B6="500",1,0)', 'B6&" a"', 'COUNTIF(A1:A9,B6)', 'VALUE(B6)']) {
    expect(found({ ...code, B8: `=${use}` })).toEqual([]);
  }
});

test('[R25] takes headers, and years above what is added up', () => {
  expect(found({ A6: 'Plan', B6: '2027', B7: 5, B8: '=SUM(B6:B7)' })).toEqual([]);
  expect(found(rowOfValues('C', 1, ['1', '2', '3', '4', '5', '6']))).toEqual([]);
});
