// Tests that amounts are written as their currency is, in each language.
import { expect, it } from 'vitest';
import { amountInWords, inWholeUnits } from './amount-in-words.ts';

it.each([
  [4900, 'usd', 'en', '$49'],
  [1950, 'usd', 'en', '$19.50'],
  [0, 'usd', 'en', '$0'],
  [120_000, 'eur', 'ru', '1 200 €'],
  [4905, 'USD', 'ru', '49,05 $'],
  [1200, 'jpy', 'en', '¥1,200'],
  [1500, 'kwd', 'en', 'KWD 1.500'],
])('%i of %s in %s is %s', (amount, currency, locale, words) => {
  expect(amountInWords(amount, currency, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(words);
});

it('counts in the smallest unit of the currency', () => {
  expect([inWholeUnits(1234, 'usd'), inWholeUnits(1234, 'jpy')]).toEqual([12.34, 1234]);
});
