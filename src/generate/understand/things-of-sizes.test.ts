// What there is so much of, as the milk in “100 litres of milk a day”, is no further trade; a place inside another is.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['небольшая сыроварня, 100 литров молока в день', 'cheese_dairy'],
  ['cheese dairy, 500 litres of milk a day', 'cheese_dairy'],
  ['Цветочный магазин с кофейней внутри', 'flower_shop, cafe'],
  ['салон красоты с кофейней', 'beauty_salon, cafe'],
  ['пивоварня и ресторан, 1000 литров пива в месяц', 'brewery, restaurant'],
])('%s: %s', (line, kinds) => {
  const language = /[а-я]/u.test(line) ? 'ru' : 'en';
  expect(
    understand(line, language)
      .kinds.map(({ id }) => id)
      .join(', '),
  ).toBe(kinds);
});
