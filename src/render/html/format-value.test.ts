// Holds shown numbers to the texts that the specification gives.
import { expect, test } from 'vitest';
import { formatValue } from './format-value.ts';

test.each([
  [3328, 'money', '3,328.00'],
  [1234567.891, 'money', '1,234,567.89'],
  [-40.5, 'price', '-40.50'],
  [0.0009, 'number', '0.00'],
  [-0.0009, 'number', '0.00'],
  [0.001, 'number', '0.00'],
  [0.006, 'number', '0.01'],
  [Number.NaN, 'money', 'n/a'],
  [999_999_999_999_999, 'money', '999,999,999,999,999.00'],
  [1e15, 'money', '1.00E+15'],
  [-5.617e21, 'price', '-5.62E+21'],
  [2e19, 'percent', '2.00E+19'],
  [46388, 'date', '2027-01-01'],
  [46388, 'month', 'Jan_2027'],
  [327, 'quarter', 'Q3 _27'],
  [405, 'quarter', 'Q4 _05'],
  [2027, 'year', '2027'],
  [2027, 'calendarYear', '2027'],
  [92027, 'calendarYear', '9M 2027'],
  [2028, 'fiscalYear', 'FY 2028'],
  [112028, 'fiscalYear', '11M FY 2028'],
  [Number.NaN, 'fiscalYear', 'n/a'],
  [36, 'count', '36'],
  [-0, 'count', '0'],
  [0.1 + 0.2, 'count', '0.30'],
  [Number.POSITIVE_INFINITY, 'money', 'n/a'],
  [1.02, 'factor', '1.0200'],
  [-0.00004, 'factor', '0.0000'],
  [-0.5, 'factor', '-0.5000'],
  [1e-9, 'fine', '0.000000001'],
  [0.0012, 'fine', '0.001200000'],
  [21, 'rate', '21.0%'],
  [8.25, 'rate', '8.25%'],
  [0, 'rate', '0.0%'],
  [3, 'whole', '3.00'],
  [0, 'verdict', 'OK'],
  [1, 'verdict', 'failed'],
  [0, 'failures', 'OK'],
  [3, 'failures', '3 failed'],
  [0, 'answer', 'no'],
  [1, 'answer', 'yes'],
  [0.125, 'percent', '12.5%'],
  [-0.0625, 'percent', '-6.3%'],
  [12.5, 'percent', '1,250.0%'],
  [-0.0004, 'percent', '0.0%'],
  [Number.NaN, 'percent', 'n/a'],
  [1.5, 'ratio', '1.50x'],
  [-0.0001, 'ratio', '0.00x'],
  [1234, 'ratio', '1,234.00x'],
] as const)('%d as %s is %s', (value, format, text) => {
  expect(formatValue(value, format, 'en')).toBe(text);
});

test('parts of years and fiscal years are named in the language of the template', () => {
  expect(formatValue(92027, 'calendarYear', 'ru')).toBe('9 мес. 2027');
  expect(formatValue(2028, 'fiscalYear', 'ru')).toBe('ФГ 2028');
  expect(formatValue(32028, 'fiscalYear', 'ru')).toBe('3 мес. ФГ 2028');
});

test('months are named in the language of the template', () => {
  expect(formatValue(46388, 'month', 'ru')).toBe('Янв_2027');
});

test('[GRID-4] a check speaks the language of the template', () => {
  expect([0, 1].map((value) => formatValue(value, 'verdict', 'ru'))).toEqual(['верно', 'ошибка']);
  expect([0, 3].map((value) => formatValue(value, 'failures', 'ru'))).toEqual(['верно', 'ошибок: 3']);
});
