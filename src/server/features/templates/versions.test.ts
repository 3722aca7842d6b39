// Tests histories: every save is kept, a conflicting one too, and any version can be restored.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sweepVersions } from '#server/versions/sweep-versions.ts';
import { effort } from '#testing/effort.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const minuteMs = 60_000;

/** A visitor with a template saved once, and functions to continue from there. */
const begin = async (server: SuiteServer) => {
  const visitor = await server.newVisitor();
  const template = { ...(await visitor.call('getDefaultTemplate')), name: 'one' };
  const id = template.uuid;
  const request = (name: string, baseRevision?: number) =>
    visitor.request('saveUserTemplate', { id, body: { template: { ...template, name }, baseRevision } });
  const save = async (name: string, baseRevision?: number) => {
    const response = await request(name, baseRevision);
    return { status: response.status, reply: await response.json() };
  };
  await save('one', 0);
  return { visitor, template, id, request, save };
};

const versionsOf = async (visitor: Visitor, id: string) =>
  (await visitor.call('listTemplateVersions', { id })).versions;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('each save is a version, listed newest first and readable in full', async () => {
    const { visitor, template, id, save } = await begin(server);
    server.clock.time += minuteMs;
    await save('two', 1);
    const versions = await versionsOf(visitor, id);
    expect(versions).toEqual([
      { version: expect.any(String), kind: 'saved', revision: 2, name: 'two', timestamp: server.clock.time },
      {
        version: expect.any(String),
        kind: 'saved',
        revision: 1,
        name: 'one',
        timestamp: server.clock.time - minuteMs,
      },
    ]);
    const params = { version: versions[1]?.version ?? '' };
    expect(await visitor.call('getTemplateVersion', { id, params })).toEqual(template);
  });

  test('a save without a change makes neither a revision nor a version', async () => {
    const { visitor, id, save } = await begin(server);
    const savedAt = server.clock.time;
    server.clock.time += minuteMs;
    for (const base of [undefined, 0, 1]) {
      expect((await save('one', base)).reply).toEqual({ uuid: id, revision: 1, timestamp: savedAt });
    }
    expect(await versionsOf(visitor, id)).toHaveLength(1);
  });

  test('a late save is refused and kept as a conflict; the same one twice is kept once', async () => {
    const { visitor, template, id, save } = await begin(server);
    await save('two', 1);
    const late = await save('late', 1);
    expect(late).toMatchObject({
      status: 409,
      reply: { code: 'template-stale', currentRevision: 2, conflictVersion: expect.any(String) },
    });
    expect((await save('late', 1)).reply.conflictVersion).toBe(late.reply.conflictVersion);
    const params = { version: late.reply.conflictVersion };
    expect(await visitor.call('getTemplateVersion', { id, params })).toEqual({ ...template, name: 'late' });
    expect(await visitor.call('getUserTemplate', { id })).toMatchObject({ name: 'two' });
    expect((await versionsOf(visitor, id)).filter(({ kind }) => kind === 'conflict')).toHaveLength(1);
  });

  test('an older version becomes the newest revision, based on the revision that the page knows', async () => {
    const { visitor, template, id, save } = await begin(server);
    await save('two', 1);
    const { reply } = await save('aside', 1);
    const versions = await versionsOf(visitor, id);
    const first = versions.find(({ revision, kind }) => revision === 1 && kind === 'saved')?.version ?? '';
    const restore = (version: string, baseRevision: number) =>
      visitor.request('restoreTemplateVersion', { id, params: { version }, body: { baseRevision } });
    const late = await restore(first, 1);
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'template-stale', currentRevision: 2, conflictVersion: first },
    ]);
    expect(await (await restore(first, 2)).json()).toMatchObject({ uuid: id, revision: 3 });
    expect(await visitor.call('getUserTemplate', { id })).toEqual(template);
    expect(await (await restore(reply.conflictVersion, 3)).json()).toMatchObject({ revision: 4 });
    expect(await visitor.call('getUserTemplate', { id })).toMatchObject({ name: 'aside' });
    expect((await versionsOf(visitor, id)).map(({ name }) => name).sort()).toEqual([
      'aside',
      'aside',
      'one',
      'one',
      'two',
    ]);
  });

  test("the versions of another's template give the same error as a template that never existed", async () => {
    const { visitor, id } = await begin(server);
    const [version = ''] = (await versionsOf(visitor, id)).map((one) => one.version);
    const other = await begin(server);
    const params = { version };
    for (const given of [id, randomUUID()]) {
      const answers = [
        await other.visitor.failure('listTemplateVersions', { id: given }),
        await other.visitor.failure('getTemplateVersion', { id: given, params }),
        await other.visitor.failure('restoreTemplateVersion', {
          id: given,
          params,
          body: { baseRevision: 1 },
        }),
      ];
      expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => 'template-not-found'));
    }
    const foreign = await other.visitor.failure('getTemplateVersion', { id: other.id, params });
    expect([foreign.status, foreign.error.code]).toEqual([404, 'version-not-found']);
  });

  test('a morning of saves every minute is pruned to one every ten minutes; the current state stays', async () => {
    const { visitor, id, save } = await begin(server);
    server.clock.time = Math.ceil(server.clock.time / (60 * minuteMs)) * 60 * minuteMs;
    for (let minute = 0; minute < 60; minute++) {
      await save(`minute ${minute}`);
      server.clock.time += minuteMs;
    }
    server.clock.time += 120 * minuteMs;
    await withDatabase(server, (opened) => sweepVersions({ database: opened, clock: server.clock }));
    const names = (await versionsOf(visitor, id)).map(({ name }) => name);
    expect(names).toEqual([
      ...[59, 49, 39, 29, 19, 9].map((minute) => `minute ${minute}`),
      ...names.slice(6),
    ]);
    // At most the save before the hour is left besides.
    expect(names.length).toBeLessThanOrEqual(7);
    expect(await visitor.call('getUserTemplate', { id })).toMatchObject({ name: 'minute 59' });
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('of many tabs at once one is saved and every other is kept once', async () => {
    const { visitor, id, request } = await begin(server);
    const names = ['a', 'b', 'c', 'a', 'b', 'c', 'd', 'd'];
    const statuses = (await Promise.all(names.map((name) => request(name, 1)))).map(({ status }) => status);
    const { name: winner } = await visitor.call('getUserTemplate', { id });
    // A save identical to the winner changes nothing, and so is no conflict.
    expect(statuses.sort()).toEqual([200, 200, 409, 409, 409, 409, 409, 409]);
    const versions = await versionsOf(visitor, id);
    expect(versions.filter(({ kind }) => kind === 'saved').map(({ name }) => name)).toEqual([winner, 'one']);
    const aside = versions.filter(({ kind }) => kind === 'conflict').map(({ name }) => name);
    expect([...aside, winner].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('the first save sent twice at once creates one template; two different ones are both kept', async () => {
    const visitor = await server.newVisitor();
    const first = async (names: readonly string[]) => {
      const template = await visitor.call('getDefaultTemplate');
      const id = template.uuid;
      const replies = await Promise.all(
        names.map((name) =>
          visitor.request('saveUserTemplate', {
            id,
            body: { template: { ...template, name }, baseRevision: 0 },
          }),
        ),
      );
      const versions = await versionsOf(visitor, id);
      return [replies.map(({ status }) => status).sort(), versions.map(({ kind }) => kind).sort()];
    };
    expect(await first(['same', 'same', 'same'])).toEqual([[200, 200, 200], ['saved']]);
    expect(await first(['this', 'that'])).toEqual([
      [200, 409],
      ['conflict', 'saved'],
    ]);
  });

  test('a save and a deletion at once: the template is gone, and an acknowledged save is restored with it', async () => {
    for (let round = 0; round < effort.raceRounds; round++) {
      const { visitor, id, save } = await begin(server);
      const [saved, deleted] = await Promise.all([
        save('two', 1),
        visitor.request('deleteUserTemplate', { id }),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(saved.status);
      expect((await visitor.failure('getUserTemplate', { id })).status).toBe(404);
      await visitor.call('restoreUserTemplates', { body: [id] });
      const { name } = await visitor.call('getUserTemplate', { id });
      expect(name).toBe(saved.status === 200 ? 'two' : 'one');
    }
  });
});
