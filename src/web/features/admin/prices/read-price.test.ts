// Tests how a price is read as somebody types it.
import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['49', 49],
  [' 49.50 ', 49.5],
  ['49,5', 49.5],
  ['0', 0],
  ['0.5', 0.5],
  ['0.49', null],
  ['-1', null],
  ['1e3', null],
  ['1.005', null],
  ['', null],
  ['free', null],
  ['1000000', null],
])('%j is %j', (text, price) => {
  expect(readPrice(text)).toBe(price);
});
