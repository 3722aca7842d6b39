// Tests that whoever asks an AI too often, and all together, are answered by the catalogue.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AiPlace } from '#testing/ai/ai-place.ts';
import { sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const ai = await AiPlace.start();
// After the servers that ask it.
afterAll(() => ai.stop());
beforeEach(() => ai.reset());

const nothing = { kindIds: [], countryId: null, size: null, numbers: [], lines: [] };
const cafe = { language: 'en', text: 'Cafe in Porto, 30 seats', kindIds: ['cafe'] };
const propose = (visitor: Visitor) => visitor.call('proposeModel', { body: cafe });
const fromCatalogue = (reason: string) => ({ proposal: null, origin: 'catalogue', reason });

describe('with few questions a minute', () => {
  const server = suiteServer(sqlite, { ...ai.environment, AI_REQUESTS_PER_MINUTE: '2' });

  test('whoever asks more often is answered by the catalogue, and nobody else', async () => {
    ai.answer = nothing;
    const visitor = await server.newVisitor();
    for (let count = 0; count < 2; count += 1) expect(await propose(visitor)).toMatchObject({ origin: 'ai' });
    expect(await propose(visitor)).toEqual(fromCatalogue('busy'));
    expect(await propose(await server.newVisitor())).toMatchObject({ origin: 'ai' });
    expect(ai.seen).toHaveLength(3);
  });
});

describe('with few questions a minute in all', () => {
  const server = suiteServer(sqlite, { ...ai.environment, AI_REQUESTS_PER_MINUTE_OF_ALL: '2' });

  test('the third is answered by the catalogue, whoever asks', async () => {
    ai.answer = nothing;
    for (let count = 0; count < 2; count += 1)
      expect(await propose(await server.newVisitor())).toMatchObject({ origin: 'ai' });
    expect(await propose(await server.newVisitor())).toEqual(fromCatalogue('busy'));
    expect(ai.seen).toHaveLength(2);
  });
});
