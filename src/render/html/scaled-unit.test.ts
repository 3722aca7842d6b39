// Holds scaled money to the order of words of each language.
import { expect, test } from 'vitest';
import { scaledUnit } from './scaled-unit.ts';

test('English names the currency first, and Russian the scale', () => {
  expect(scaledUnit('USD', 'thousand', 'en')).toBe('USD thousand');
  expect(scaledUnit('USD', 'mln', 'en')).toBe('USD mln');
  expect(scaledUnit('руб.', 'thousand', 'ru')).toBe('тыс. руб.');
  expect(scaledUnit('RUB', 'mln', 'ru')).toBe('млн RUB');
});

test('plain money is its currency, and a scale without a currency stands alone', () => {
  expect(scaledUnit('руб.', 'units', 'ru')).toBe('руб.');
  expect(scaledUnit('', 'thousand', 'en')).toBe('thousand');
  expect(scaledUnit('', 'thousand', 'ru')).toBe('тыс.');
});

test('a currency is taken as it is written', () => {
  expect(scaledUnit('US$&', 'thousand', 'ru')).toBe('тыс. US$&');
});
