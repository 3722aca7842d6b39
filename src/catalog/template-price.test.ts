// Tests where the price of a single template comes from.
import { expect, it } from 'vitest';
import { plansIn } from './plans.ts';
import { templatePrice } from './template-price.ts';

const prices = { NA: 29, AF: 12 };

it.each([
  [49, 'AF', 49],
  [0, 'AF', 0],
  [null, 'AF', 12],
  [null, 'NA', 29],
  [null, 'EU', 29],
  [null, '', 29],
])('a template of its own price %s costs someone in %s $%d', (ownPrice, continent, expected) => {
  expect(templatePrice(ownPrice, prices, continent)).toBe(expected);
});

it('knows a price for every plan, wherever someone is', () => {
  for (const { pricePerTemplate } of plansIn('en'))
    expect(templatePrice(null, pricePerTemplate, 'XX')).toBe(29);
});
