// Checks the parser against trees and messages written out by hand.
import { expect, test } from 'vitest';
import { parse } from './parse.ts';

const variable = (id: string) => ({ kind: 'variable', id });
const number = (value: number) => ({ kind: 'number', value });
const binary = (left: unknown, operator: string, right: unknown) => ({
  kind: 'binary',
  operator,
  left,
  right,
});

test('multiplication binds tighter than addition, and both go from left to right', () => {
  expect(parse('total = a - b - c * 2')).toEqual({
    ok: true,
    equation: {
      name: 'total',
      expression: binary(
        binary(variable('a'), '-', variable('b')),
        '-',
        binary(variable('c'), '*', number(2)),
      ),
    },
  });
});

test('names hold spaces, digits, underscores and any script', () => {
  expect(parse('итог = цена билета * гости_2')).toEqual({
    ok: true,
    equation: { name: 'итог', expression: binary(variable('цена билета'), '*', variable('гости_2')) },
  });
});

test('a minus sign may stand before a value, a parenthesis or another minus', () => {
  expect(parse('x = --a * -(1.5 + .5)')).toEqual({
    ok: true,
    equation: {
      name: 'x',
      expression: binary({ kind: 'negate', operand: { kind: 'negate', operand: variable('a') } }, '*', {
        kind: 'negate',
        operand: binary(number(1.5), '+', number(0.5)),
      }),
    },
  });
});

test.each([
  ['total = (a + b', "expected ) after 'b'", 15, 'closing', 'b'],
  ['total = a +', "expected a number, a variable or ( after '+'", 12, 'operand', '+'],
  ['total a', "expected '=' after 'total a'", 8, 'equals', 'total a'],
  ['= a', "expected a name before '='", 1, 'name', null],
  ['', "expected a name before '='", 1, 'name', null],
  ['total = a ) b', "expected an operator or the end after 'a'", 11, 'operator', 'a'],
  ['total = a = b', "expected an operator or the end after 'a'", 11, 'operator', 'a'],
])('%s is refused with the place', (text, message, column, expected, after) => {
  const parsed = parse(text);
  expect(parsed).toEqual({ ok: false, message, column, expected, after });
});

test('a thousand parentheses are refused, not a crash', () => {
  expect(parse(`x = ${'('.repeat(1000)}a${')'.repeat(1000)}`)).toMatchObject({
    ok: false,
    expected: 'less-depth',
  });
});
