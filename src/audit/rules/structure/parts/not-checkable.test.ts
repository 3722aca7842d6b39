// Rules that cannot be checked on a workbook say so.
import { expect, it } from 'vitest';
import { auditBook } from '#audit/audit-book.ts';
import { type BookWords, bookOf } from '#testing/audit/book-of.ts';
import { rowOfFormulas, rowOfValues } from '#testing/audit/row-of-cells.ts';
import { structureRules } from '../structure-rules.ts';

const notChecked = (words: BookWords): readonly string[] =>
  auditBook(bookOf(words), { language: 'en', profile: 'bank' }, structureRules).notChecked.map(
    ({ rule }) => rule,
  );

it('names the rules of periods, inputs and scenarios where there are none', () => {
  const list = { title: 'Names', cells: { A1: 'Ann', B1: '=2*3' } };
  expect(notChecked({ sheets: [list] })).toEqual([
    ...['S03', 'S04', 'S05', 'S07', 'S08', 'S15', 'S17', 'S18', 'S19', 'S20'],
  ]);
});

it('holds a model with all of them to every rule', () => {
  const inputs = {
    ...rowOfValues('C', 1, [2027, 2028, 2029]),
    A2: 'Scenario',
    B2: 1,
    A3: 'Price',
    ...rowOfValues('C', 3, [5, 6, 7], 'input'),
    A4: 'Price by scenario',
    ...rowOfFormulas('C', 4, 3, 'CHOOSE($B$2,{c}3,2)'),
  };
  expect(notChecked({ sheets: [{ title: 'Inputs', cells: inputs }] })).toEqual([]);
});
