// Tests that an AI's resources for a section stand before the catalogue's, like its lines and in the template's money.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultFormulas } from '#template/default-formulas.ts';
import { AiPlace } from '#testing/ai/ai-place.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const ai = await AiPlace.start();
// After the server that asks it.
afterAll(() => ai.stop());
beforeEach(() => {
  ai.reset();
  ai.answer = cakes;
});

const cakes = {
  lines: [
    {
      like: 'cafe.sales.pastry_and_desserts',
      name: 'Свадебные торты <b>',
      numbers: [
        { figure: 'price', value: 400 },
        { figure: 'part', value: 33 },
      ],
    },
    { like: 'cafe.costs.baristas', name: 'Not of this section', numbers: [] },
  ],
};
const wanted = {
  language: 'en',
  searchString: 'for celebrations',
  sectionId: 'section_sales',
  templateContext: 'Cafe, 40 seats',
};

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, ai.environment);

  test('the three things that are told are asked as three things', async () => {
    const visitor = await server.newVisitor();
    await visitor.call('generateResources', { body: wanted });
    const data: unknown = JSON.parse(ai.asked[0]?.messages[1]?.content ?? '');
    expect(data).toMatchObject({
      request: 'for celebrations',
      about: 'Cafe, 40 seats',
      section: 'what the business sells',
      language: 'en',
      kinds: [{ id: 'cafe' }],
    });
    expect(JSON.stringify(data)).toContain('cafe.sales.coffee_and_drinks');
    expect(JSON.stringify(data)).not.toContain('cafe.costs.');
  });

  test('what is proposed comes first, like the line that it resembles and within its range', async () => {
    const visitor = await server.newVisitor();
    const reply = await visitor.call('generateResources', { body: wanted });
    expect([reply.origin, reply.reason]).toEqual(['ai', null]);
    const [first, second] = reply.suggestions;
    expect(first).toEqual({
      id: 'cafe_ai_свадебные_торты_b_',
      name: 'Свадебные торты <b>',
      rel: 'service',
      formula: 'price_quantity',
      // 40 seats, each taken 3.9 times on thirty days, 22.5% of the guests, half of those who
      // eat pastry, at the highest price; in three digits.
      values: [{ price: '7', quantity: '1050' }],
      otherAssumptions: {},
      bundle: [],
      description:
        '7 USD × 1,050 a month (22.5% of guests); usually 3 to 7, our estimate. Proposed by AI, within the range of the catalogue.',
      isOfAI: true,
    });
    expect(second?.id).toBe('cafe_coffee_and_drinks');
    const formula = defaultFormulas('en').find(({ id }) => id === first?.formula);
    expect(formula?.allowedRels).toContain(first?.rel);
    expect(reply.suggestions.map(({ name }) => name)).not.toContain('Not of this section');
  });

  test('[AI-7] numbers are in the money of the template, at the prices of its country', async () => {
    const visitor = await server.newVisitor();
    const inPoland = { ...wanted, currency: 'PLN', countryId: 'PL' };
    const { suggestions } = await visitor.call('generateResources', { body: inPoland });
    expect(suggestions.slice(0, 2).map(({ description }) => /\d PLN ×/.test(description))).toEqual([
      true,
      true,
    ]);
    const inDollars = await visitor.call('generateResources', {
      body: { ...wanted, currency: 'USD', countryId: 'PL' },
    });
    const priceOf = (index: number, list: typeof suggestions) => Number(list[index]?.values[0]?.price);
    for (const index of [0, 1]) {
      // A zloty is worth about a quarter of a dollar.
      const rate = priceOf(index, suggestions) / priceOf(index, inDollars.suggestions);
      expect(rate).toBeGreaterThan(3);
      expect(rate).toBeLessThan(5);
    }
  });

  test('the other call asks it only if it is told to, and not for another site', async () => {
    const visitor = await server.newVisitor();
    const params = { language: 'en', sectionId: 'section_sales', searchString: 'cafe' };
    const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
      visitor.call('getSuggestions', { params, query, headers });
    for (const query of [{}, { enableAIGeneration: 'false' }]) {
      expect(await get(query)).toMatchObject({ origin: 'catalogue', reason: null });
    }
    const fromElsewhere = { 'sec-fetch-site': 'cross-site' };
    expect(await get({ enableAIGeneration: 'true' }, fromElsewhere)).toMatchObject({ origin: 'catalogue' });
    expect(ai.seen).toEqual([]);
    const reply = await get({ enableAIGeneration: 'true' });
    expect([reply.origin, reply.suggestions[0]?.name]).toEqual(['ai', 'Свадебные торты <b>']);
  });

  test('[AI-6] it can be kept out, and is not asked about what is the same for every business', async () => {
    const visitor = await server.newVisitor();
    const off = await visitor.call('generateResources', { body: { ...wanted, enableAIGeneration: false } });
    expect([off.origin, off.reason, off.suggestions[0]?.id]).toEqual([
      ...['catalogue', null, 'cafe_coffee_and_drinks'],
    ]);
    const taxes = await visitor.call('generateResources', {
      body: { ...wanted, sectionId: 'section_taxes' },
    });
    expect([taxes.origin, taxes.reason]).toEqual(['catalogue', null]);
    expect(ai.seen).toEqual([]);
  });

  test('if it fails the catalogue answers alone, and says so', async () => {
    const visitor = await server.newVisitor();
    ai.fault = 'wrong key';
    const reply = await visitor.call('generateResources', { body: wanted });
    expect([reply.origin, reply.reason, reply.suggestions[0]?.id]).toEqual([
      ...['catalogue', 'unavailable', 'cafe_coffee_and_drinks'],
    ]);
    Object.assign(ai, { fault: null, answer: { lines: [{ like: 'nothing', name: 'A line', numbers: [] }] } });
    expect(await visitor.call('generateResources', { body: wanted })).toMatchObject({ reason: 'nonsense' });
    ai.answer = { lines: [] };
    expect(await visitor.call('generateResources', { body: wanted })).toMatchObject({
      origin: 'ai',
      reason: null,
    });
  });

  test('of a business that nobody knows the lines are those that any may have', async () => {
    const visitor = await server.newVisitor();
    ai.answer = { lines: [] };
    const body = { ...wanted, searchString: 'qwzx', templateContext: '', sectionId: 'section_sga' };
    await visitor.call('generateResources', { body });
    const { kinds } = JSON.parse(ai.asked[0]?.messages[1]?.content ?? '');
    expect(kinds).toHaveLength(1);
    expect(kinds[0].lines.length).toBeGreaterThan(3);
  });

  test('unknown sections are refused, and so are texts that are too long', async () => {
    const visitor = await server.newVisitor();
    const unknown = await visitor.failure('generateResources', {
      body: { ...wanted, sectionId: 'section_x' },
    });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'section-unknown']);
    for (const field of ['searchString', 'templateContext', 'currency']) {
      const body = { ...wanted, [field]: 'x'.repeat(201) };
      expect((await visitor.failure('generateResources', { body })).error.code).toBe('bad-request');
    }
    expect(ai.seen).toEqual([]);
  });
});
