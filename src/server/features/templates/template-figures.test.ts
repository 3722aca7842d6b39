// Tests the figures of cards: calculated when they are asked for, kept until the next save, and nobody else's.
import { describe, expect, test } from 'vitest';
import { featureDatabases } from '#testing/server/databases.ts';
import { saveNew } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const listed = async (visitor: Visitor) => (await visitor.call('getUser')).templates[0];

  test('they are listed once somebody asked for them, until the next save', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor, 'Bakery');
    expect((await listed(visitor))?.figures).toBeNull();
    const { figures } = await visitor.call('getTemplateFigures', { id });
    expect(figures).toMatchObject({ currency: 'USD', revenue: { when: expect.any(String) } });
    expect(figures.line.length).toBeGreaterThan(11);
    expect((await listed(visitor))?.figures).toEqual(figures);
    expect(await visitor.call('getTemplateFigures', { id })).toEqual({ figures });
    const template = await visitor.call('getUserTemplate', { id });
    await visitor.call('saveUserTemplate', { id, body: { template: { ...template, name: 'Café' } } });
    expect(await listed(visitor)).toMatchObject({ name: 'Café', figures: null, revision: 2 });
  });

  test('to save the same once more is no new revision, and keeps them', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor, 'Bakery');
    const { figures } = await visitor.call('getTemplateFigures', { id });
    const template = await visitor.call('getUserTemplate', { id });
    const saved = await visitor.call('saveUserTemplate', { id, body: { template, baseRevision: 1 } });
    expect(saved.revision).toBe(1);
    expect(await listed(visitor)).toMatchObject({ revision: 1, figures });
  });

  test('a model that cannot be calculated has none, and a stranger gets nothing', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const text = JSON.stringify(template).replaceAll('total = price * quantity', 'total = price * nothing');
    const id = template.uuid;
    await visitor.call('saveUserTemplate', { id, body: { template: JSON.parse(text) } });
    const { figures } = await visitor.call('getTemplateFigures', { id });
    expect(figures).toMatchObject({ line: [], revenue: null, lowestCash: null });
    const stranger = await server.newVisitor();
    expect((await stranger.failure('getTemplateFigures', { id })).error.code).toBe('template-not-found');
  });
});
