// Checks displayed totals against the display rules of the specification.
import { expect, test } from 'vitest';
import { display } from './display.ts';

const price = [{ id: 'price' }, { id: 'quantity' }];

test.each([
  ['total = price * quantity', { price: 3, quantity: 4 }, 12],
  ['total = -(price - quantity) / 2', { price: 3, quantity: 4 }, 0.5],
  ['total = 1 + price / quantity', { price: 3, quantity: 0 }, 1],
  ['total = price * quantity', { price: 1e300, quantity: 1e300 }, 'n/a'],
  ['total = price * quantity', { price: 3 }, '#NULL!'],
  ['total = (price * quantity', { price: 3, quantity: 4 }, '#NULL!'],
  ['total = toString', {}, '#NULL!'],
] as const)('%s over %o shows %s', (expression, values, shown) => {
  expect(display(expression, price, values)).toBe(shown);
});

test('a formula with a reference shows n/a whatever else', () => {
  expect(
    display('total = share * base', [{ id: 'share' }, { id: 'base', isReference: true }], {
      share: 1,
      base: 2,
    }),
  ).toBe('n/a');
});
