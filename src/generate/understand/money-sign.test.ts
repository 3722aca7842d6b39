// Tests that the sign of an amount sets the currency where no place says otherwise.
import { expect, test } from 'vitest';
import { understandLine } from '../generate.ts';
import type { Terms } from '../settle.ts';
import { currencyOfAmounts } from './money-sign.ts';

const terms: Terms = {
  ...{ language: 'en', currency: null, dateStart: '2027-01-01' },
  ...{ periodicity: 'month', periodCount: 36 },
};

const settled = (text: string, otherwise: Partial<Terms> = {}) => {
  const { business, country } = understandLine(text, { ...terms, ...otherwise });
  return [business.currency, country.id];
};

test.each([
  ['coffee shop, £3.50 per cup', 'GBP', 'GB'],
  ['bakery, €3 a loaf', 'EUR', 'DE'],
  ['bakery, 3 € a loaf', 'EUR', 'DE'],
  ['coffee shop, 250₽ a cup', 'RUB', 'RU'],
  ['coffee shop, $4 a cup', 'USD', 'US'],
  // A place says otherwise.
  ['coffee shop in Lisbon, £3.50 per cup', 'EUR', 'PT'],
  // In two of them, nobody knows.
  ['coffee shop, £3.50 or €4 per cup', 'USD', 'US'],
  ['coffee shop', 'USD', 'US'],
])('%s is in %s', (text, currency, country) => {
  expect(settled(text)).toEqual([currency, country]);
});

test('what its author typed is above the sign, and the sign above what there is so far', () => {
  const text = 'coffee shop, £3.50 per cup';
  expect(settled(text, { currency: 'EUR' })).toEqual(['EUR', 'DE']);
  expect(settled(text, { currencySoFar: 'EUR' })).toEqual(['GBP', 'GB']);
});

test('in Russian it has the name that it has there', () => {
  expect(settled('кофейня, 250 ₽ за чашку', { language: 'ru' })).toEqual(['руб.', 'RU']);
  expect(settled('пекарня, €3 за буханку', { language: 'ru' })).toEqual(['EUR', 'DE']);
});

test('a sign is read beside a number alone', () => {
  expect(currencyOfAmounts('£ and pence')).toBe(null);
  expect(currencyOfAmounts('from 1,500 ₴')).toBe('UAH');
});
