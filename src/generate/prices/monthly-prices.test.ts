// Tests that a number with its month alone is a price where the trade sells by the month.
import { expect, test } from 'vitest';
import { understandPriced } from './understand-priced.ts';

test.each([
  ['ясли на 15 малышей, 35000 в месяц', [35_000]],
  ['частная школа 90 учеников, 60 тысяч в месяц', [60_000]],
  ['nursery for 20 toddlers, 900 a month', [900]],
  // Bread is not sold by the month.
  ['пекарня, 35000 в месяц', undefined],
])('%s', (text, amounts) => {
  const { prices } = understandPriced(text, /[а-я]/u.test(text) ? 'ru' : 'en');
  expect(prices?.map(({ amount }) => amount)).toEqual(amounts);
});
