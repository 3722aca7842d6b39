// Tests that every formula that comes with the program stands in a group and can be found.
import { expect, it } from 'vitest';
import { defaultFormulas } from '#template/default-formulas.ts';
import { formulaTopics, topicOfFormula, wordsOfFormula } from './formula-topics.ts';

it.each(defaultFormulas('en').map(({ id }) => id))('has a place and words for %s', (id) => {
  expect(formulaTopics).toContain(topicOfFormula(id));
  expect(wordsOfFormula(id)).toMatch(/[a-z].*[а-я]/);
});

it('has none for a formula that somebody wrote', () => {
  expect([topicOfFormula('formula_1'), wordsOfFormula('toString')]).toEqual([null, '']);
});
