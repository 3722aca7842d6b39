// Tests the suggestions call against the contract: any search text, both languages, every section and no other.
import { expect, test } from 'vitest';
import { sectionIds } from '#template/sections.ts';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const server = suiteServer(sqlite);

test('a cafe gets suggestions for cafes, each with a formula and default numbers', async () => {
  const visitor = await server.newVisitor();
  const params = { language: 'en', sectionId: 'section_sales', searchString: 'Cafe' };
  const { suggestions } = await visitor.call('getSuggestions', { params });
  expect(suggestions).toContainEqual({
    id: 'cafe_coffee_and_drinks',
    name: 'Coffee and drinks',
    rel: 'service',
    formula: 'price_quantity',
    values: [{ price: '5.2', quantity: '4860' }],
    otherAssumptions: {},
    bundle: [],
    description: '90 % of guests at 5.20 USD; usually 3.50 to 7.50, our estimate.',
  });
});

test('search texts of any script work in the address; with or without generation the catalogue answers', async () => {
  const visitor = await server.newVisitor();
  const searchString = encodeURIComponent('маленькая кофейня / бар?');
  const params = { language: 'ru', sectionId: 'section_cos', searchString };
  for (const query of [{}, { enableAIGeneration: 'true' }, { enableAIGeneration: 'false' }]) {
    const { suggestions } = await visitor.call('getSuggestions', { params, query });
    expect(suggestions.map(({ name }) => name)).toContain('Бариста');
  }
});

test('every section is answered, also without a search text; unknown sections are refused', async () => {
  const visitor = await server.newVisitor();
  for (const sectionId of sectionIds) {
    const params = { language: 'en', sectionId, searchString: '' };
    expect(Array.isArray((await visitor.call('getSuggestions', { params })).suggestions)).toBe(true);
  }
  const ask = (params: Readonly<Record<string, string>>) => visitor.failure('getSuggestions', { params });
  const unknown = await ask({ language: 'en', sectionId: 'section_none', searchString: 'cafe' });
  expect([unknown.status, unknown.error.code]).toEqual([404, 'section-unknown']);
  for (const params of [
    { language: 'de', sectionId: 'section_sales', searchString: 'cafe' },
    { language: 'en', sectionId: 'section_sales', searchString: 'x'.repeat(201) },
  ]) {
    expect((await ask(params)).error.code).toBe('bad-request');
  }
  const stranger = await fetch(`${server.origin}/api/suggestions/en/section_sales/cafe`);
  expect(stranger.status).toBe(401);
});
