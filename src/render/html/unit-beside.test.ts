// Tests that the unit beside a number says what the number does not.
import { expect, it } from 'vitest';
import type { NumberFormat } from '#workbook/number-format.ts';
import { row } from '#workbook/row.ts';
import { unitBeside } from './unit-beside.ts';

const beside = (format: NumberFormat, text: string, numbers: readonly number[] = [1]) =>
  unitBeside(row({ id: 'a', role: 'calculation', format, unit: { text, isScaled: false } }), numbers);

it.each<[NumberFormat, string, string]>([
  ['money', 'USD', 'USD'],
  ['quantity', 'people', 'people'],
  ['count', 'days', 'days'],
  ['rate', '%', ''],
  ['percent', '% / year', '/ year'],
  ['share', '% от полного уровня', 'от полного уровня'],
  ['percent', 'share of revenue', ''],
  ['ratio', 'times', ''],
  ['factor', 'factor', ''],
  ['date', 'date', ''],
  ['verdict', 'OK or failed', ''],
  ['answer', 'yes or no', ''],
])('[TYPING-15] beside %s in "%s" it is "%s"', (format, text, said) => {
  expect(beside(format, text)).toBe(said);
});

it('there is none beside n/a, and none that only says what kind of number it is', () => {
  expect(beside('money', 'USD', [Number.NaN])).toBe('');
  expect(beside('money', 'USD', [Number.NaN, 3])).toBe('USD');
  const flag = { text: '1 or 0', isScaled: false, isKind: true } as const;
  expect(unitBeside(row({ id: 'a', role: 'check', format: 'count', unit: flag }), [1])).toBe('');
});
