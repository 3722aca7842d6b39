// Tests that large saves work like small ones, and do not delay other requests while they are parsed.
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createDocumentThread, mostInPlaceBytes } from '#server/documents/document-thread.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { largeTemplate } from '#testing/templates/large-template.ts';

/** Exceeds the limit whatever else the body contains. */
const filling = 'ж'.repeat(mostInPlaceBytes);

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  const newLarge = async (visitor: Visitor) => {
    const template = { ...(await visitor.call('getDefaultTemplate')), ofTomorrow: { filling } };
    return { template, id: template.uuid };
  };
  const refusedBoth = async (visitor: Visitor, id: string, body: string) => {
    const outcomes = await Promise.all(
      [body, body.replace(filling, '')].map(async (json) => {
        const { status, error } = await visitor.failure('saveUserTemplate', { id, body: json });
        return { status, ...error, requestId: '' };
      }),
    );
    expect(outcomes[0]).toEqual(outcomes[1]);
    return outcomes[0];
  };

  test('a saved template is returned unchanged, with its card and its versions', async () => {
    const visitor = await server.newVisitor();
    const { template, id } = await newLarge(visitor);
    const named = { ...template, name: 'Большой 👩🏽‍🚀', odd: 'x\u0000y\ud800' };
    const body = `\ufeff${JSON.stringify({ template: named, baseRevision: 0 })}`;
    const saved = await visitor.call('saveUserTemplate', { id, body });
    expect(saved).toEqual({ uuid: id, revision: 1, timestamp: server.clock.time });
    expect(await visitor.call('getUserTemplate', { id })).toEqual(named);
    const [card] = (await visitor.call('getUser')).templates;
    expect(card).toMatchObject({ uuid: id, name: named.name, services: ['Product sales', 'Subscriptions'] });
    const { versions } = await visitor.call('listTemplateVersions', { id });
    const version = versions[0]?.version ?? '';
    expect(await visitor.call('getTemplateVersion', { id, params: { version } })).toEqual(named);
  });

  test('one on an older revision becomes a conflict version, and a repeated one adds no version', async () => {
    const visitor = await server.newVisitor();
    const { template, id } = await newLarge(visitor);
    const save = (name: string, baseRevision: number) => ({
      id,
      body: { template: { ...template, name }, baseRevision },
    });
    await visitor.call('saveUserTemplate', save('one', 0));
    expect(await visitor.call('saveUserTemplate', save('one', 0))).toMatchObject({ revision: 1 });
    const stale = await visitor.failure('saveUserTemplate', save('two', 0));
    expect(stale.error).toMatchObject({ code: 'template-stale', currentRevision: 1 });
    const params = { version: stale.error.conflictVersion ?? '' };
    expect(await visitor.call('getTemplateVersion', { id, params })).toMatchObject({
      name: 'two',
      ofTomorrow: { filling },
    });
  });

  test.each([
    ['a template with faults', { data: 7, layout: { cFcstColCount: 61 } }, 'template-invalid'],
    ['another address', { uuid: randomUUID() }, 'template-invalid'],
    ['no address', { uuid: undefined }, 'bad-request'],
    ['an address that is none', { uuid: [1] }, 'bad-request'],
  ])('%s is refused with the same error as for a small one', async (_, change, code) => {
    const visitor = await server.newVisitor();
    const { template, id } = await newLarge(visitor);
    const body = JSON.stringify({ template: { ...template, ...change } });
    expect(await refusedBoth(visitor, id, body)).toMatchObject({ code });
    expect((await visitor.failure('getUserTemplate', { id })).error.code).toBe('template-not-found');
  });

  test.each([
    ['half of a body', (id: string) => `{"template":{"uuid":"${id}","x":"${filling}"`],
    ['a body that is a list', () => `["${filling}"]`],
    ['a body that is a text', () => `"${filling}"`],
    ['a template that is a list', () => `{"template":["${filling}"]}`],
    [
      'a revision that is none',
      (id: string) => `{"template":{"uuid":"${id}"},"baseRevision":{"a":"${filling}"}}`,
    ],
    ['a prototype', (id: string) => `{"template":{"uuid":"${id}","x":"${filling}","a":[{"__proto__":{}}]}}`],
    [
      'the prototype of a constructor',
      (id: string) => `{"template":{"uuid":"${id}","x":"${filling}","constructor":{"prototype":{}}}}`,
    ],
  ])('%s is refused with the same error as for a small one', async (_, bodyFor) => {
    const visitor = await server.newVisitor();
    const id = randomUUID();
    expect(await refusedBoth(visitor, id, bodyFor(id))).toMatchObject({ code: 'bad-request' });
  });

  test.each([100_000, 400_000])('one nested %i levels deep is refused without an error', async (deep) => {
    const visitor = await server.newVisitor();
    const id = randomUUID();
    const nested = `${'['.repeat(deep)}${']'.repeat(deep)}`;
    for (const body of [
      `{"template":{"uuid":"${id}","x":${nested},"y":"${filling}"}}`,
      `{"template":{"uuid":"${id}","y":"${filling}"},"baseRevision":${nested}}`,
    ]) {
      const { status } = await visitor.failure('saveUserTemplate', { id, body });
      expect([400, 422]).toContain(status);
    }
  });
});

test("the event loop stays free while one is parsed, and none waits behind another account's many", async () => {
  const thread = createDocumentThread(pino({ level: 'silent' }), () => undefined);
  const uuid = randomUUID();
  const text = JSON.stringify({ template: { ...largeTemplate(900, uuid), filling: filling.repeat(32) } });
  const bytes = () => new TextEncoder().encode(text);
  // The first one waits for the thread to start.
  await thread.run({ accountId: 'one', network: 'one' }, 'readPostedSave', { bytes: bytes(), uuid });

  const order: string[] = [];
  const read = (who: string) =>
    thread.run({ accountId: who, network: who }, 'readPostedSave', { bytes: bytes(), uuid }).then((save) => {
      expect(save?.prepared).toMatchObject({ name: expect.any(String), packed: expect.any(Uint8Array) });
      order.push(who);
    });
  const all = Promise.all([read('one'), read('one'), read('one'), read('two')]);
  let turns = 0;
  let isOver = false;
  void all
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await turn();
    turns += 1;
  }
  await all;
  expect(order).toEqual(['one', 'two', 'one', 'one']);
  // If parsed on the main thread, each would block the loop once for the whole time.
  expect(turns).toBeGreaterThan(100);
  await thread.close();
});
