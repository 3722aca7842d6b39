// Tests that a business is offered what the nearest trades have behind its own, each named by its trade.
import { expect, test } from 'vitest';
import { suggest, suggestForBusiness } from './suggest.ts';

const offered = (language: 'en' | 'ru', business: string) =>
  suggestForBusiness(language, 'section_sales', business).suggestions;

test('a dog groomer is offered its own lines, then those of dog trainers and walkers, and no rides or fields', () => {
  const found = offered('en', 'dog grooming in Lisbon');
  const trades = [...new Set(found.map(({ trade }) => trade))];
  expect(trades.slice(0, 3)).toEqual([undefined, 'Dog training', 'Dog walking and pet sitting']);
  expect(trades.at(-1)).toBe('Any business');
  expect(found.slice(0, 3).map(({ name }) => name)).toEqual([
    'Full grooming',
    'Bath and brush',
    'Nails, ears and teeth',
  ]);
  const names = found.map(({ name }) => name);
  for (const far of ['Short rides', 'Hire of fields', 'Puppies and kittens sold'])
    expect(names).not.toContain(far);
});

test('a bakery is near to a pastry shop, in Russian too', () => {
  const trades = offered('ru', 'пекарня').map(({ trade }) => trade);
  expect(trades.find((trade) => trade !== undefined)).toBe('Кондитерская');
});

test('where no business is understood no trade is named', () => {
  expect(offered('en', 'zxqv').every(({ trade }) => trade === undefined)).toBe(true);
});

test('what is found by its name in another trade names it, unless several have it', () => {
  const tradeIn = (section: 'section_sales' | 'section_sga', search: string, name: string) =>
    suggest('en', section, search).find((one) => one.name === name);
  expect(tradeIn('section_sales', 'beard', 'Beard and shaving')?.trade).toBe('Barbershop');
  expect(tradeIn('section_sales', 'cut', 'Key cutting')?.trade).toBe('Shoe repair and key cutting');
  const rent = tradeIn('section_sga', 'rent', 'Rent');
  expect(rent).toBeDefined();
  expect(rent?.trade).toBeUndefined();
});
