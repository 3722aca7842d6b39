// Tests the marks between the digits of numbers, and that nothing else in a text is taken for a number.
import { expect, it } from 'vitest';
import { inOwnMarks, pageNumber } from './own-marks.ts';

const space = '\u00a0';

it.each([
  ['1,234.50', `1${space}234,50`],
  ['-1,234,567.00', `-1${space}234${space}567,00`],
  ['0.05', '0,05'],
  ['12.5%', `12,5${space}%`],
  ['1,250%', `1${space}250${space}%`],
  ['7%', `7${space}%`],
  ['1.25x', '1,25x'],
  ['9.0% ÷ 12 × 25,000.00', `9,0${space}% ÷ 12 × 25${space}000,00`],
  ['(3.00 + 4.00)', '(3,00 + 4,00)'],
  ['1.00E+15', '1,00E+15'],
  // No numbers.
  ['12027-01-31', '12027-01-31'],
  ['Янв 2027', 'Янв 2027'],
  ['–', '–'],
  ['Версия 1.2.3', 'Версия 1.2.3'],
  ['v1.5', 'v1.5'],
])('%s reads %s in Russian, and stays as it is in English', (text, russian) => {
  expect(inOwnMarks(text, 'ru')).toBe(russian);
  expect(inOwnMarks(text, 'en')).toBe(text);
});

it('writes a day as every other page does', () => {
  expect(inOwnMarks('2027-01-31', 'ru')).toBe('31 янв. 2027');
  expect(inOwnMarks('from 2027-01-31 to 2028-12-01', 'en')).toBe('from Jan 31, 2027 to Dec 1, 2028');
  expect(inOwnMarks('2027-13-45', 'en')).toBe('2027-13-45');
});

it('writes the numbers of the page', () => {
  expect(pageNumber(1234.5, 'money', 'ru')).toBe(`1${space}234,50`);
  expect(pageNumber(0.125, 'percent', 'ru')).toBe(`12,5${space}%`);
  expect(pageNumber(1234.5, 'money', 'en')).toBe('1,234.50');
});
