// Tests that what is proposed for a section becomes resources like those of the catalogue, whatever line they are like.
import { describe, expect, test } from 'vitest';
import { inLanguage } from '#catalog/kind/pair.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { languages } from '#language/language.ts';
import { defaultFormulas } from '#template/default-formulas.ts';
import { tradeSectionIds } from '#template/sections.ts';
import { groundingOfSection, proposedResources } from './proposed-resources.ts';
import { suggest } from './suggest.ts';

/** Of every so many kinds, because each takes a while. */
const everyKind = 25;
const some = kinds.filter((_, index) => index % everyKind === 0);
const formulas = new Map(defaultFormulas('en').map((formula) => [formula.id, formula]));

describe.each(some.map((kind) => [inLanguage(kind.name, 'en')] as const))('%s', (search) => {
  test.each(tradeSectionIds)('%s: a line like each that is there has its formula and numbers', (section) => {
    const { kinds: grounded } = groundingOfSection('en', section, search, {});
    const likes = grounded.flatMap(({ lines }) => lines);
    const lines = likes.map(({ id, figures }, index) => ({
      ...{ like: id, name: `Новое ${index}` },
      numbers: figures.map(({ figure, high }) => ({ figure, value: high })),
    }));
    const made = proposedResources('en', section, search, {}, lines);
    expect(made.map(({ name }) => name).sort()).toEqual(lines.map(({ name }) => name).sort());
    expect(new Set(made.map(({ id }) => id)).size).toBe(lines.length);
    for (const { id, rel, formula, values, description } of made) {
      expect([id, formulas.get(formula)?.allowedRels.includes(rel)]).toEqual([id, true]);
      const numbers = values
        .flatMap((ofFlow) => Object.values(ofFlow))
        .join(';')
        .split(';')
        .map(Number);
      expect([id, numbers.every((number) => Number.isFinite(number) && number >= 0)]).toEqual([id, true]);
      expect(description).toMatch(/\. Proposed by AI, within the range of the catalogue\.$/);
    }
  });
});

test('what is proposed changes nothing of what the catalogue suggests', () => {
  const before = suggest('en', 'section_sales', 'cafe');
  const like = 'cafe.sales.coffee_and_drinks';
  const moved = [{ like, name: 'Tea', numbers: [{ figure: 'price', value: 1000 }] }];
  const [tea] = proposedResources('en', 'section_sales', 'cafe', {}, moved);
  // Once more held to the range, 3.5 to 7.5 dollars; for 9 % of 5,400 guests, a tenth of those who drink coffee.
  expect(tea?.values).toEqual([{ price: '7.5', quantity: '421' }]);
  expect(suggest('en', 'section_sales', 'cafe')).toEqual(before);
});

test.each(languages)('in %s a line is described in that language', (language) => {
  const like = 'cafe.sales.coffee_and_drinks';
  const [tea] = proposedResources(language, 'section_sales', 'cafe', {}, [
    { like, name: 'Tea', numbers: [] },
  ]);
  const words = { en: 'Proposed by AI', ru: 'Предложено ИИ' };
  expect(tea?.description).toContain(words[language]);
});
