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
    values: [{ price: '5.2', quantity: '4210' }],
    otherAssumptions: {},
    bundle: [],
    description: '5.20 USD × 4,210 a month (90% of guests); usually 3.50 to 7.50, our estimate.',
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

test('all kinds of the catalogue are listed by family, and lead to their resources in the money and periods of a template', async () => {
  const visitor = await server.newVisitor();
  const { families } = await visitor.call('getKinds', { params: { language: 'en' } });
  const food = families.find(({ id }) => id === 'food');
  expect(food?.name).toBe('Food and drink');
  expect(food?.kinds.find(({ id }) => id === 'bakery')?.name).toBe('Bakery');
  const params = { language: 'en', sectionId: 'section_sales', searchString: 'Hotel, 10 rooms' };
  const ask = (query: Record<string, string>) => visitor.call('getSuggestions', { params, query });
  const own = await ask({ isBusiness: 'true' });
  expect(own.kindNames).toEqual(['Hotel']);
  // What other places to stay have, and nothing of who sells to hotels.
  expect(own.suggestions.filter(({ name }) => /to hotels|, hotels/u.test(name))).toEqual([]);
  const baked = await ask({ kindId: 'bakery', currency: 'EUR', periodicity: 'year' });
  expect(baked.suggestions.filter(({ id }) => !id.startsWith('bakery_'))).toEqual([]);
  expect(baked.suggestions[0]?.description).toMatch(/ EUR × [\d,]+ a year /u);
  const { suggestions } = await ask({ familyId: 'food' });
  expect(suggestions.map(({ id }) => id)).not.toContain('hotel_rooms');
  const wrong = await visitor.failure('getSuggestions', { params, query: { periodicity: 'week' } });
  expect(wrong.error.code).toBe('bad-request');
});
