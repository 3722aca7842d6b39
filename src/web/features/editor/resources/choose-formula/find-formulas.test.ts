// Tests the search for a formula: its groups, and the words of both languages.
import { expect, it } from 'vitest';
import { wordsOfFormula } from '#catalog/formula-topics.ts';
import { defaultFormulas } from '#template/default-formulas.ts';
import { findFormulas } from './find-formulas.ts';
import { calculationText, exampleOf, namesOfFormula } from './formula-examples.ts';

const own = { id: 'formula_1', name: 'Tickets', expression: 'total = a', allowedRels: [], variables: [] };
const offered = [...defaultFormulas('en'), own].map((formula) => ({
  id: formula.id,
  name: formula.name,
  example: calculationText(formula),
  isExample: false,
  words: `${namesOfFormula(formula.id)} ${wordsOfFormula(formula.id)}`,
}));
const found = (search: string) =>
  findFormulas(offered, search, (group) => group).flatMap(({ group, formulas }) =>
    formulas.map(({ id }) => `${group}: ${id}`),
  );

it('shows all of them by what is sold or spent, those of the template last', () => {
  const all = found('');
  expect(all).toHaveLength(offered.length);
  expect(all[0]).toBe('goods: price_quantity');
  expect(all.at(-1)).toBe('own: formula_1');
  expect(found('space')).toEqual(['space: capacity_use', 'space: area_rent']);
});

it('finds words in any order, in both languages, in names, examples and by what they are used for', () => {
  expect(found('Churn')).toEqual(['subscriptions: subscription']);
  expect(found('отток')).toEqual(['subscriptions: subscription']);
  expect(found('оклад годовым')).toEqual(['people: staff']);
  expect(found('hotel price')).toEqual(['space: capacity_use']);
  expect(found('лизинга')).toEqual([]);
  expect(found('tickets')).toEqual(['own: formula_1']);
});

it('has an example for every formula as it was made, and none for one that was changed', () => {
  for (const formula of [...defaultFormulas('ru'), ...defaultFormulas('en')])
    expect(exampleOf(formula)?.id).toMatch(/^example\./);
  const [first] = defaultFormulas('en');
  if (!first) throw new Error('there are formulas');
  expect(exampleOf({ ...first, expression: 'total = price + quantity' })).toBeNull();
  expect(exampleOf({ ...first, id: 'toString' })).toBeNull();
});
