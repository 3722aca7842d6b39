// Tests the template calls: stored as sent, for their owner only, with nothing overwritten unread.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const saveNew = async (visitor: Visitor, changes: object = {}) => {
  const template = { ...(await visitor.call('getDefaultTemplate')), ...changes };
  const saved = await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  return { template, saved, id: template.uuid };
};

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('a new template starts on the first day of next month, in the requested language', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate', { query: { language: 'ru' } });
    expect(template).toMatchObject({ language: 'ru', timestamp: server.clock.time });
    expect(JSON.stringify(template)).toContain('"dateStart":"2026-02-01"');
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    expect(await visitor.call('getDefaultTemplate')).toMatchObject({ language: 'ru' });
    const again = await visitor.call('getDefaultTemplate', { query: { language: 'en' } });
    expect(again).toMatchObject({ language: 'en' });
    expect(again.uuid).not.toBe(template.uuid);
  });

  test('the languages are listed by their own names', async () => {
    const visitor = await server.newVisitor();
    expect(await visitor.call('getTemplateLanguages')).toEqual([
      { id: 'en', name: 'English' },
      { id: 'ru', name: 'Русский' },
    ]);
  });

  test('a saved template is returned unchanged, with unknown fields and odd texts', async () => {
    const visitor = await server.newVisitor();
    const odd = { name: 'Кофе «=1+1» 👩🏽‍🚀 \u202e', ofTomorrow: { a: [1, null, 'x\u0000y\ud800'] } };
    const { template, saved, id } = await saveNew(visitor, odd);
    expect(saved).toEqual({ uuid: id, revision: 1, timestamp: server.clock.time });
    const response = await visitor.request('getUserTemplate', { id });
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(template);
    const { templates } = await visitor.call('getUser');
    expect(templates).toEqual([
      {
        uuid: id,
        name: odd.name,
        description: '',
        language: 'en',
        services: ['Product sales', 'Subscriptions'],
        figures: null,
        price: 0,
        needsPurchase: false,
        isPublished: false,
        isBroken: false,
        revision: 1,
        createdAt: server.clock.time,
        timestamp: server.clock.time,
      },
    ]);
  });

  test('a card shows when the template was first and last saved', async () => {
    const visitor = await server.newVisitor();
    const createdAt = server.clock.time;
    const { template, id } = await saveNew(visitor);
    server.clock.time += 5000;
    const body = { template: { ...template, name: 'later' }, baseRevision: 1 };
    await visitor.call('saveUserTemplate', { id, body });
    const { templates } = await visitor.call('getUser');
    expect(templates).toMatchObject([{ createdAt, timestamp: createdAt + 5000 }]);
  });

  test('a page that has the newest revision gets a short reply saying so', async () => {
    const visitor = await server.newVisitor();
    const { id } = await saveNew(visitor);
    const same = await visitor.request('getUserTemplate', { id, headers: { 'if-none-match': '"1"' } });
    expect([same.status, await same.text()]).toEqual([304, '']);
  });

  test('names that no database can store are still kept in full in the document', async () => {
    const visitor = await server.newVisitor();
    const { template, id } = await saveNew(visitor, { name: 'a\u0000b\ud800c' });
    expect(await visitor.call('getUserTemplate', { id })).toEqual(template);
    expect((await visitor.call('getUser')).templates[0]?.name).toBe('ab\ufffdc');
  });

  test('each save is the next revision; without a base it overwrites what is there', async () => {
    const visitor = await server.newVisitor();
    const { template, id } = await saveNew(visitor);
    const save = (name: string, base: object) =>
      visitor.call('saveUserTemplate', { id, body: { template: { ...template, name }, ...base } });
    expect((await save('two', { baseRevision: 1 })).revision).toBe(2);
    expect((await save('three', {})).revision).toBe(3);
    expect(await visitor.call('getUserTemplate', { id })).toMatchObject({ name: 'three' });
  });

  test('a save repeated because its reply was lost is no conflict', async () => {
    const visitor = await server.newVisitor();
    const { template, saved, id } = await saveNew(visitor);
    const again = await visitor.call('saveUserTemplate', { id, body: { template, baseRevision: 0 } });
    expect(again).toEqual(saved);
  });

  test("another's template and one that never existed give the same error", async () => {
    const owner = await server.newVisitor();
    const other = await server.newVisitor();
    const { template, id } = await saveNew(owner, { name: 'private' });
    const unknown = randomUUID();
    const words = async (given: string) => {
      const { status, error } = await other.failure('getUserTemplate', { id: given });
      return { status, ...error, requestId: '' };
    };
    expect(await words(id)).toEqual(await words(unknown));
    expect((await words(id)).code).toBe('template-not-found');
    for (const base of [{}, { baseRevision: 0 }, { baseRevision: 1 }]) {
      const body = { template: { ...template, name: 'stolen' }, ...base };
      const { status, error } = await other.failure('saveUserTemplate', { id, body });
      expect([status, error.code]).toEqual([404, 'template-not-found']);
    }
    expect(await owner.call('getUserTemplate', { id })).toMatchObject({ name: 'private' });
    expect((await fetch(`${server.origin}/api/user/template/${id}`)).status).toBe(401);
  });

  test('a template must be valid and belong to its address; every fault is named', async () => {
    const visitor = await server.newVisitor();
    const { template, id } = await saveNew(visitor);
    const save = (body: unknown) => visitor.failure('saveUserTemplate', { id, body });
    const elsewhere = await save({ template: { ...template, uuid: randomUUID() } });
    expect(elsewhere.error).toMatchObject({ code: 'template-invalid', faults: [{ path: 'uuid' }] });
    const broken = await save({ template: { ...template, layout: { cFcstColCount: 61 }, data: 7 } });
    expect(broken.status).toBe(422);
    expect(broken.error.faults?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['layout.cFcstColCount']),
    );
    const deep = `{"template":{"uuid":"${id}","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    expect((await save(deep)).error).toMatchObject({ code: 'template-invalid' });
    expect(await visitor.call('getUserTemplate', { id })).toEqual(template);
  });

  test('a deleted template is gone, frees its place, and its uuid is never reused', async () => {
    const visitor = await server.newVisitor();
    const { template, id } = await saveNew(visitor);
    await saveNew(visitor);
    const { id: last } = await saveNew(visitor);
    const { data: filename } = await visitor.call('buildModel', { body: { templateId: id } });
    expect(await visitor.call('deleteUserTemplate', { id })).toEqual({ uuid: id });
    for (const name of ['getUserTemplate', 'deleteUserTemplate'] as const) {
      expect((await visitor.failure(name, { id })).error.code).toBe('template-not-found');
    }
    for (const base of [{}, { baseRevision: 0 }, { baseRevision: 1 }]) {
      const { error } = await visitor.failure('saveUserTemplate', { id, body: { template, ...base } });
      expect(error.code).toBe('template-not-found');
    }
    const built = await visitor.failure('buildModel', { body: { templateId: id } });
    expect(built.error.code).toBe('template-not-found');
    expect((await visitor.request('downloadModel', { query: { filename } })).status).toBe(200);
    const user = await visitor.call('getUser');
    expect(user.templates.map(({ uuid }) => uuid)).not.toContain(id);
    expect(user.userCanAddNewTemplates).toBe(true);
    await saveNew(visitor);
    expect((await visitor.call('getUserTemplate', { id: last })).uuid).toBe(last);
  });

  test("nobody can delete another's template, or one without the page's token", async () => {
    const owner = await server.newVisitor();
    const other = await server.newVisitor();
    const { template, id } = await saveNew(owner);
    const words = async (given: string) => {
      const { status, error } = await other.failure('deleteUserTemplate', { id: given });
      return { status, ...error, requestId: '' };
    };
    expect(await words(id)).toEqual(await words(randomUUID()));
    const forged = await owner.failure('deleteUserTemplate', { id, headers: { 'x-xsrf-token': 'forged' } });
    expect(forged.error.code).toBe('xsrf-mismatch');
    expect(await owner.call('getUserTemplate', { id })).toEqual(template);
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('of two tabs the later is told the current revision, and nothing is overwritten', async () => {
    const visitor = await server.newVisitor();
    const { template, id } = await saveNew(visitor);
    const save = (name: string) =>
      visitor.request('saveUserTemplate', { id, body: { template: { ...template, name }, baseRevision: 1 } });
    const replies = await Promise.all(Array.from({ length: 8 }, (_, tab) => save(`tab ${tab}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(await visitor.call('getUserTemplate', { id })).toMatchObject({ name: `tab ${winner}` });
    const { error } = await visitor.failure('saveUserTemplate', { id, body: { template, baseRevision: 1 } });
    expect(error).toMatchObject({ code: 'template-stale', currentRevision: 2 });
  });

  test('a visitor keeps three templates, however many are added at once', async () => {
    const visitor = await server.newVisitor();
    const { template } = await saveNew(visitor);
    const add = (uuid: string) =>
      visitor.request('saveUserTemplate', {
        id: uuid,
        body: { template: { ...template, uuid }, baseRevision: 0 },
      });
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(randomUUID())));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = replies.find(({ status }) => status === 403);
    expect(await refused?.json()).toMatchObject({ code: 'template-limit' });
    expect(await visitor.call('getUser')).toMatchObject({ userCanAddNewTemplates: false });
    expect((await visitor.call('getUser')).templates).toHaveLength(3);
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  });
});
