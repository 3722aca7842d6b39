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
  expect(display({ expression, variables: price }, values)).toBe(shown);
});

test('a formula with a reference shows n/a whatever else', () => {
  expect(
    display(
      { expression: 'total = share * base', variables: [{ id: 'share' }, { id: 'base', isReference: true }] },
      { share: 1, base: 2 },
    ),
  ).toBe('n/a');
});

test('a percentage counts as its fraction, a formula with steps or a past shows n/a', () => {
  const variables = [{ id: 'amount' }, { id: 'share', isPercent: true }];
  const values = { amount: 50, share: 24 };
  expect(display({ expression: 'total = amount * share', variables }, values)).toBe(12);
  expect(display({ expression: 'total = min(amount, share)', variables }, values)).toBe(0.24);
  expect(display({ expression: 'total = prev(amount)', variables }, values)).toBe('n/a');
  const steps = [{ id: 'part', expression: 'amount * share' }];
  expect(display({ expression: 'total = part', variables, steps }, values)).toBe('n/a');
});
