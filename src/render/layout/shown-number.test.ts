// Holds the length that columns are measured by to what spreadsheets show.
import { expect, test } from 'vitest';
import { shownNumber } from './shown-number.ts';

test.each([
  [1_234_567.89, 'money', 'units', '1,234,568)'],
  [-1_234_567.89, 'money', 'thousand', '(1,234.6)'],
  [1_234_567.89, 'money', 'mln', '1.23)'],
  [-0.125, 'percent', 'units', '(12.5%)'],
  [1234.5, 'ratio', 'units', '1,234.50)x'],
  [1e15, 'money', 'units', '1.00e+15)'],
  [-2.5e21, 'price', 'units', '(2.50e+21)'],
  [Number.NaN, 'money', 'units', 'n/a'],
  [46_388, 'date', 'units', '0000-00-00'],
  [2027, 'year', 'units', '0000 г.'],
  [127, 'quarter', 'units', '0 кв. 00'],
  [46_388, 'month', 'units', 'Www-00'],
  [2027, 'calendarYear', 'units', '0000 г.'],
  [92_027, 'calendarYear', 'units', '9 мес. 0000 г.'],
  [112_028, 'fiscalYear', 'units', '11 мес. ФГ 0000'],
  [12, 'failures', 'units', 'ошибок: 12'],
] as const)('%d as %s in %s', (value, format, scale, text) => {
  expect(shownNumber(value, format, scale)).toBe(text);
});
