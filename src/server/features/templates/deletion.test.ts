// Tests deleting templates: all or none, restorable for thirty days, then permanently deleted.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { sweepDeletedTemplates } from './delete-templates.ts';

const keptForMs = 30 * 24 * 60 * 60 * 1000;

const ownIds = async (visitor: Visitor) =>
  (await visitor.call('getUser')).templates.map(({ uuid }) => uuid).sort();
const deletedIds = async (visitor: Visitor) =>
  (await visitor.call('listDeletedTemplates')).templates.map(({ uuid }) => uuid).sort();

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('many are deleted together; if one does not exist, none is', async () => {
    const visitor = await server.newVisitor();
    const ids = [await saveNew(visitor), await saveNew(visitor), await saveNew(visitor)].sort();
    const other = await server.newVisitor();
    const foreign = await saveNew(other);
    for (const stranger of [randomUUID(), foreign]) {
      const { status, error } = await visitor.failure('deleteUserTemplates', { body: [...ids, stranger] });
      expect([status, error.code]).toEqual([404, 'template-not-found']);
      expect(await ownIds(visitor)).toEqual(ids);
    }
    const gone = ids.slice(0, 2);
    const body = [...gone, ...gone];
    expect(await visitor.call('deleteUserTemplates', { body })).toEqual({ uuids: gone });
    expect(await ownIds(visitor)).toEqual(ids.slice(2));
    expect(await ownIds(other)).toEqual([foreign]);
    expect((await visitor.failure('deleteUserTemplates', { body: [] })).status).toBe(400);
  });

  test('deleted templates are listed, and restored unchanged with their history', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor, 'mine');
    const before = await visitor.call('getUserTemplate', { id });
    const [card] = (await visitor.call('getUser')).templates;
    await visitor.call('deleteUserTemplate', { id });
    const { templates } = await visitor.call('listDeletedTemplates');
    expect(templates).toEqual([{ ...card, deletedAt: server.clock.time }]);
    expect((await visitor.failure('listTemplateVersions', { id })).error.code).toBe('template-not-found');
    expect(await visitor.call('restoreUserTemplates', { body: [id] })).toEqual({ templates: [card] });
    expect(await visitor.call('getUserTemplate', { id })).toEqual(before);
    expect((await visitor.call('listTemplateVersions', { id })).versions).toHaveLength(1);
    expect(await deletedIds(visitor)).toEqual([]);
    const again = await visitor.failure('restoreUserTemplates', { body: [id] });
    expect(again.error.code).toBe('template-not-found');
  });

  test("nobody can list or restore another's", async () => {
    const owner = await server.newVisitor();
    const id = await saveNew(owner);
    await owner.call('deleteUserTemplate', { id });
    const other = await server.newVisitor();
    const own = await saveNew(other);
    await other.call('deleteUserTemplate', { id: own });
    expect(await deletedIds(other)).toEqual([own]);
    const { error } = await other.failure('restoreUserTemplates', { body: [own, id] });
    expect(error.code).toBe('template-not-found');
    expect(await deletedIds(other)).toEqual([own]);
  });

  test('after thirty days it is gone with its history, and its uuid is never reused', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const id = template.uuid;
    await visitor.call('saveUserTemplate', { id, body: { template } });
    await visitor.call('deleteUserTemplate', { id });
    const rows = () =>
      withDatabase(server, async ({ query }) => ({
        versions: await query
          .selectFrom('template_version')
          .where('template_uuid', '=', id)
          .select('id')
          .execute(),
        document: await query.selectFrom('template_document').where('uuid', '=', id).select('uuid').execute(),
      }));
    const sweep = () =>
      withDatabase(server, (opened) => sweepDeletedTemplates({ database: opened, clock: server.clock }));
    server.clock.time += keptForMs - 1;
    await sweep();
    expect(await deletedIds(visitor)).toEqual([id]);
    server.clock.time += 1;
    expect(await deletedIds(visitor)).toEqual([]);
    expect((await visitor.failure('restoreUserTemplates', { body: [id] })).status).toBe(404);
    expect(await rows()).toEqual({ versions: [expect.anything()], document: [{ uuid: id }] });
    await sweep();
    expect(await rows()).toEqual({ versions: [], document: [] });
    const { error } = await visitor.failure('saveUserTemplate', { id, body: { template } });
    expect(error.code).toBe('template-not-found');
    expect(await ownIds(visitor)).toEqual([]);
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('restoring respects the limit, also against a tab that adds at the same moment', async () => {
    const visitor = await server.newVisitor();
    const ids = [await saveNew(visitor), await saveNew(visitor), await saveNew(visitor)];
    const gone = ids.slice(0, 1);
    await visitor.call('deleteUserTemplates', { body: gone });
    const replies = await Promise.all([
      visitor.request('restoreUserTemplates', { body: gone }),
      ...[1, 2, 3].map(async () => {
        const template = await visitor.call('getDefaultTemplate');
        return visitor.request('saveUserTemplate', { id: template.uuid, body: { template } });
      }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect(await ownIds(visitor)).toHaveLength(3);
    const isBack = (await deletedIds(visitor)).length === 0;
    const [more = ''] = isBack ? ids.slice(1) : gone;
    if (isBack) await visitor.call('deleteUserTemplate', { id: more });
    if (isBack) await saveNew(visitor);
    const { error } = await visitor.failure('restoreUserTemplates', { body: [more] });
    expect(error.code).toBe('template-limit');
    expect(await deletedIds(visitor)).toEqual([more]);
  });

  test('two tabs that delete the same templates in different order end with one deletion', async () => {
    for (let round = 0; round < effort.raceRounds; round++) {
      const visitor = await server.newVisitor();
      const ids = [await saveNew(visitor), await saveNew(visitor), await saveNew(visitor)];
      const bodies = [ids, ids.toReversed()];
      const replies = await Promise.all(
        bodies.map((body) => visitor.request('deleteUserTemplates', { body })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await ownIds(visitor)).toEqual([]);
    }
  });
});
