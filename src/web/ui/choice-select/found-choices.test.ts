// Tests which choices are found by what is typed, and in which order.
import { expect, it } from 'vitest';
import { foundAmong, type SelectChoice } from './found-choices.ts';

const choices: readonly SelectChoice[] = [
  { id: 'food', name: 'Food and drink: all', also: 'Еда и напитки', group: 'Food and drink' },
  { id: 'bakery', name: 'Bakery', also: 'Пекарня, bread shop', group: 'Food and drink' },
  { id: 'cafe', name: 'Café', also: 'Кафе, coffee shop, кофейня', group: 'Food and drink' },
  { id: 'coffee', name: 'Coffee to go', also: 'Кофе с собой', group: 'Food and drink' },
  { id: 'shop', name: 'Shop', also: 'Магазин' },
];
const option = ({ id, name }: SelectChoice) => ({ value: id, label: name });
const options = [
  { group: 'Food and drink', items: choices.slice(0, 4).map(option) },
  ...choices.slice(4).map(option),
];
const found = (search: string) =>
  foundAmong(choices)({ options, search, limit: 100 }).map((one) => ('value' in one ? one.value : one.group));

it.each([
  ['пекарня', ['bakery']],
  ['кофейня', ['cafe']],
  ['cafe', ['cafe']],
  ['напитки', ['food']],
  ['drink food', ['food']],
  // By its own name before what is only called so, too.
  ['coffee', ['coffee', 'cafe']],
  ['shop', ['shop', 'bakery', 'cafe']],
  // Not a word of one name and another of the next.
  ['bread coffee', []],
  ['zxqv', []],
])('[RESOURCE-29] is found by its names in each language: %s', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

it('all are listed in their groups while nothing is typed', () => {
  expect(found('  ')).toEqual(['Food and drink', 'shop']);
});

it('finds a name with a sign of multiplication by the letter that people type for it', () => {
  const choices = [{ id: 'formula', name: 'Price × quantity' }];
  const options = [{ value: 'formula', label: 'Price × quantity' }];
  const found = foundAmong(choices)({ options, search: 'price x quantity', limit: 10 });
  expect(found).toEqual(options);
});
