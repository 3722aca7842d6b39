// Tests what is meant by whoever says one word of the trade, and that such a word adds nothing where more is said.
import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

const kindsOf = (text: string): string =>
  understand(text, /[а-я]/u.test(text) ? 'ru' : 'en')
    .kinds.map(({ id }) => id)
    .join(' + ');

test.each([
  ['coffee', 'cafe'],
  ['coffee in Lisbon', 'cafe'],
  ['I want to sell coffee', 'cafe'],
  ['coffee, 200 a day', 'cafe'],
  ['cakes 10 a week', 'custom_cakes'],
  ['weddings, Tuscany', 'wedding_agency'],
  ['свадьбы, Сочи', 'wedding_agency'],
  ['bags', 'bag_shop'],
  ['лыжи', 'ski_hire'],
  ['шашлыки', 'grill_takeaway'],
  ['мебель', 'furniture_shop'],
  ['сайты', 'web_studio'],
  ['potter, renting a studio in Bristol', 'candles_and_soap'],
  // More is said.
  ['wedding cars', 'taxi'],
  ['clothing brand', 'clothing_brand'],
  ['делаем мебель', 'custom_furniture'],
  ['food trucks', 'food_truck'],
  ['books and toys', 'toy_shop'],
  ['we do not sell alcohol, just coffee', ''],
  // It may be anything.
  ['plastic', ''],
  ['dogs', ''],
  ['дети', ''],
])('%s: %s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});
