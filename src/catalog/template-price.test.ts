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
])('a template with its own price %s costs someone in %s $%d', (ownPrice, continent, expected) => {
  expect(templatePrice(ownPrice, prices, continent)).toBe(expected);
});

it('there is a price for every plan on every continent', () => {
  for (const { pricePerTemplate } of plansIn('en'))
    expect(templatePrice(null, pricePerTemplate, 'XX')).toBe(29);
});
