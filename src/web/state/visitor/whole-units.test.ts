// Tests amounts of currencies with and without a smaller unit.
import { expect, it } from 'vitest';
import { wholeUnits } from './whole-units.ts';

it('divides by as much as the currency is divided by', () => {
  expect(wholeUnits(4900, 'usd')).toBe(49);
  expect(wholeUnits(4999, 'eur')).toBe(49.99);
  expect(wholeUnits(4900, 'jpy')).toBe(4900);
});
