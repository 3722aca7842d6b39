// Holds formulas to sentences that a person can read, written out by hand in both languages.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  negate,
  number,
  over,
  plus,
  span,
  times,
} from '#workbook/cell-expression.ts';
import { formulaWords } from './formula-words.ts';
import { leaf, numeral } from './worded-expression.ts';

const [a, b, c] = [cell('A'), cell('B'), cell('C')];
const tolerance = cell('T', 'constant');
const isKnown = (one: CellExpression): CellExpression => call('ISNUMBER', one);

const say = (expression: CellExpression, language: Language): string =>
  formulaWords(expression, {
    language,
    ofReference: (reference) => leaf('row' in reference ? reference.row : ''),
    members: () => null,
    isTolerance: (limit) => limit === tolerance,
  });

test.each<readonly [name: string, expression: CellExpression, en: string, ru: string]>([
  [
    'a divisor that counts as 0',
    call('IF', binary(call('ABS', b), '<=', tolerance), missing, over(a, b)),
    'A ÷ B (n/a if B ≈ 0)',
    'A ÷ B (n/a, если B ≈ 0)',
  ],
  [
    'a divisor of 0',
    call('IF', binary(b, '=', number(0)), missing, over(a, b)),
    'A ÷ B (n/a if B = 0)',
    'A ÷ B (n/a, если B = 0)',
  ],
  [
    'a divisor that has to be above 0',
    call('IF', binary(b, '>', tolerance), over(a, b), missing),
    'A ÷ B (n/a if B ≈ 0 or < 0)',
    'A ÷ B (n/a, если B ≈ 0 или < 0)',
  ],
  [
    'a limit that is no tolerance',
    call('IF', binary(call('ABS', b), '<=', c), missing, over(a, b)),
    'A ÷ B (n/a if |B| ≤ C)',
    'A ÷ B (n/a, если |B| ≤ C)',
  ],
  [
    'a product of truths',
    call('IF', times(isKnown(a), isKnown(b), binary(c, '<', number(5))), a, missing),
    'if A is a number and B is a number and C < 5 then A, otherwise n/a',
    'если A — число и B — число и C < 5, то A, иначе n/a',
  ],
  [
    'a sum of truths',
    call('IF', binary(plus(binary(a, '=', b), binary(b, '>', c)), '>', number(0)), number(1), number(0)),
    'if A = B or B > C then 1, otherwise 0',
    'если A = B или B > C, то 1, иначе 0',
  ],
  [
    'a flag and a truth',
    binary(times(a, isKnown(b)), '=', number(1)),
    'A = 1 and B is a number',
    'A = 1 и B — число',
  ],
  ['a truth that is counted', times(binary(a, '>', b), c), '(A > B) × C', '(A > B) × C'],
  [
    'truths that are counted',
    minus(number(1), times(isKnown(a), isKnown(b))),
    '1 − (A is a number and B is a number)',
    '1 − (A — число и B — число)',
  ],
  ['a fraction', minus(a, call('INT', a)), 'the fractional part of A', 'дробная часть (A)'],
  [
    'a place that is counted',
    times(call('INDEX', span('A'), plus(number(1), b)), c),
    '(the value of A at place (1 + B)) × C',
    '(значение (A) на месте (1 + B)) × C',
  ],
  [
    'a condition in a condition',
    call('IF', binary(a, '>', b), call('IF', binary(b, '>', c), a, b), call('IF', binary(b, '<', c), b, c)),
    'if A > B then (if B > C then A, otherwise B), otherwise if B < C then B, otherwise C',
    'если A > B, то (если B > C, то A, иначе B), иначе если B < C, то B, иначе C',
  ],
  [
    'a list in a sum and in a product',
    times(number(2), minus(call('MAX', number(0), a), call('MIN', b, c)), call('MAX', a, b)),
    '2 × (the largest of (0; A) − the smallest of (B; C)) × (the largest of (A; B))',
    '2 × (наибольшее из (0; A) − наименьшее из (B; C)) × (наибольшее из (A; B))',
  ],
  [
    'a sum of what two conditions name',
    call('SUMIFS', span('A'), span('B'), c, span('C'), number(1)),
    'the sum of A where B is C and C is 1',
    'сумма (A), где B = C и C = 1',
  ],
  ['one operand', call('MAX', a), 'the largest of A', 'наибольшее из (A)'],
  [
    'several operands',
    call('MAX', number(0), minus(a, b)),
    'the largest of (0; A − B)',
    'наибольшее из (0; A − B)',
  ],
  ['a negative number', plus(number(-1), times(a, number(-2))), '−1 + A × (−2)', '−1 + A × (−2)'],
  ['what is taken away', minus(a, negate(b)), 'A − (−B)', 'A − (−B)'],
])('[GRID-9] %s is said so that it can be read', (_, expression, en, ru) => {
  expect([say(expression, 'en'), say(expression, 'ru')]).toEqual([en, ru]);
});

test('one minus sign comes before a number and between two', () => {
  const words = formulaWords(minus(minus(a, b), a), {
    language: 'en',
    ofReference: (reference) => numeral('row' in reference && reference.row === 'A' ? '-3.00' : '5.00'),
    members: () => null,
    isTolerance: () => false,
  });
  expect(words).toBe('−3.00 − 5.00 − (−3.00)');
});
