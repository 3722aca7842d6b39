// Tests that a wrong clock deletes nothing, and that what it stored neither stays for ever nor goes too early.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/ports/database/database.ts';
import {
  type DatabaseKind,
  databases,
  featureDatabases,
  type TestDatabase,
} from '#testing/server/databases.ts';
import { newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;
const today = Date.UTC(2026, 0, 15, 12);

/** A database of its own for each test, with servers that run for a while. */
function clockSuite({ createDatabase }: DatabaseKind) {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await createDatabase();
  });
  afterEach(() => place.remove());

  /** Each start sweeps; stopping waits for that. */
  const during = async <Result>(
    time: number,
    work: (server: TestServer) => Promise<Result>,
  ): Promise<Result> => {
    const server = await startTestServer(place, { JOURNAL_KEPT_DAYS: '30' }, time);
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  };
  const sweepAt = (time: number) => during(time, async ({ log }) => log);
  const again = (server: TestServer, { cookies }: Visitor): Visitor => {
    const visitor = new Visitor(server.origin);
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    return visitor;
  };
  const everything = () =>
    withDatabase({ place }, async ({ query }) => ({
      sessions: await query.selectFrom('session').select('token_hash').orderBy('token_hash').execute(),
      templates: await query.selectFrom('template_document').selectAll().orderBy('uuid').execute(),
      versions: await query.selectFrom('template_version').select('id').orderBy('id').execute(),
      links: await query.selectFrom('one_time_token').select('token_hash').execute(),
      files: await query.selectFrom('built_file').select('name').execute(),
      jobs: await query.selectFrom('job').select('id').execute(),
      visitors: await query.selectFrom('account').select('id').orderBy('id').execute(),
    }));
  const clockEvents = () =>
    withDatabase({ place }, ({ query }) =>
      query
        .selectFrom('log_entry')
        .select(['level', 'content'])
        .where('lmid', '=', 'clock-doubted')
        .execute(),
    );

  /** Somebody with an address and a link, and a visitor with two templates, one of them deleted, and a built file. */
  const fill = (time: number) =>
    during(time, async (server) => {
      const { email } = await newPerson(server);
      const visitor = await server.newVisitor();
      await visitor.call('requestResetPassword', { body: { email } });
      const id = await saveNew(visitor, 'kept');
      for (const name of ['second', 'third']) {
        server.clock.time += 1000;
        const template = { ...(await visitor.call('getUserTemplate', { id })), name };
        await visitor.call('saveUserTemplate', { id, body: { template } });
      }
      await visitor.call('buildModel', { body: { templateId: id } });
      const deleted = await saveNew(visitor, 'deleted');
      await visitor.call('deleteUserTemplate', { id: deleted });
      return { email, visitor, id, deleted };
    });
  const deletedNames = async (visitor: Visitor) =>
    (await visitor.call('listDeletedTemplates')).templates.map(({ name }) => name);
  const allRows = () =>
    withDatabase({ place }, async ({ query }) => ({
      visitors: await query.selectFrom('account').select('updated_at').execute(),
      sessions: await query.selectFrom('session').selectAll().execute(),
      templates: await query.selectFrom('template').selectAll().execute(),
      versions: await query.selectFrom('template_version').selectAll().execute(),
    }));
  const change = (work: (database: Database) => Promise<unknown>) => withDatabase({ place }, work);
  return { during, sweepAt, again, everything, clockEvents, fill, deletedNames, allRows, change };
}

describe.each(featureDatabases)('on $kind', (database) => {
  const { during, sweepAt, again, everything, clockEvents, fill, deletedNames, change } =
    clockSuite(database);

  test('years ahead it deletes nothing, says so once, and all is as before when it is set right', async () => {
    const { visitor } = await fill(today);
    const before = await everything();
    const log = await sweepAt(today + 10 * yearMs);
    await sweepAt(today + 10 * yearMs + hourMs);
    expect(await everything()).toEqual(before);
    expect(log.join('')).toContain('Nothing that has aged is deleted');
    expect(await clockEvents()).toEqual([
      { level: 'warn', content: expect.stringContaining('The clock reads 2036-01-13T12:00:00.000Z') },
    ]);
    await during(today + 2 * hourMs, async (server) => {
      expect(await deletedNames(again(server, visitor))).toEqual(['deleted']);
      expect((await again(server, visitor).call('getUser')).templates).toHaveLength(1);
    });
  });

  test('a server that was really off for months sweeps after a week', async () => {
    const { visitor } = await fill(today);
    const back = today + 100 * dayMs;
    for (const days of [0, 2, 4, 6.9]) await sweepAt(back + days * dayMs);
    const before = await everything();
    expect([before.templates.length, before.versions.length]).toEqual([2, 4]);
    await sweepAt(back + 7 * dayMs);
    const { templates, versions, links } = await everything();
    expect([templates.length, versions.length, links.length]).toEqual([1, 1, 0]);
    await during(back + 7 * dayMs, async (server) => {
      expect((await again(server, visitor).call('getUser')).templates.map(({ name }) => name)).toEqual([
        'third',
      ]);
    });
  });

  test('started in 1970 it goes on from the last time, and what was saved and deleted then keeps its full time', async () => {
    const { visitor, id } = await fill(today);
    await during(1000, async (server) => {
      const same = again(server, visitor);
      const template = { ...(await same.call('getUserTemplate', { id })), name: 'in 1970' };
      const { timestamp } = await same.call('saveUserTemplate', { id, body: { template } });
      expect(timestamp).toBeGreaterThanOrEqual(today);
      await saveNew(same, 'new');
      await same.call('deleteUserTemplate', { id });
    });
    await sweepAt(today + dayMs);
    await during(today + 3 * dayMs, async (server) => {
      const same = again(server, visitor);
      expect((await deletedNames(same)).sort()).toEqual(['deleted', 'in 1970']);
      await same.call('restoreUserTemplates', { body: [id] });
      const { versions } = await same.call('listTemplateVersions', { id });
      expect(versions[0]?.name).toBe('in 1970');
    });
  });

  test.each([
    ['years ahead', 10 * yearMs],
    ['in 1970', 1000 - today],
  ])('upgraded %s, a database of an earlier program loses nothing', async (_when, ms) => {
    const { visitor } = await fill(today);
    await change(({ query }) => query.deleteFrom('clock_check').execute());
    const before = await everything();
    await sweepAt(today + ms);
    expect(await everything()).toEqual(before);
    await during(today + hourMs, async (server) => {
      expect(await deletedNames(again(server, visitor))).toEqual(['deleted']);
    });
  });

  test('upgraded with a session from the future, it does not go on from there', async () => {
    const { visitor } = await fill(today);
    await change(async ({ query }) => {
      await query.deleteFrom('clock_check').execute();
      const { id } = await query.selectFrom('session').select('id').executeTakeFirstOrThrow();
      const ahead = { last_seen_at: today + 10 * yearMs, expires_at: today + 11 * yearMs };
      await query.updateTable('session').set(ahead).where('id', '=', id).execute();
    });
    await during(today + hourMs, async (server) => {
      expect((await again(server, visitor).call('getUser')).templates).toHaveLength(1);
    });
    expect(await clockEvents()).toEqual([]);
  });
});

// It changes every table in its own way.
describe.each(databases)('on $kind', (database) => {
  const { during, sweepAt, again, everything, fill, deletedNames, allRows } = clockSuite(database);

  test('what was stored years ahead is given the time at which the clock is right again', async () => {
    const ahead = today + 10 * yearMs;
    await sweepAt(today);
    const { visitor, email, id } = await fill(ahead);
    await sweepAt(today + hourMs);
    const now = today + hourMs;
    const stored = await allRows();
    for (const row of stored.sessions) {
      expect([row.created_at, row.last_seen_at]).toEqual([now, now]);
      expect(row.expires_at).toBeLessThanOrEqual(now + 400 * dayMs);
    }
    for (const row of [...stored.visitors, ...stored.templates]) expect(row.updated_at).toBe(now);
    expect(stored.templates.map(({ deleted_at: at }) => at).sort()).toEqual([now, null]);
    expect(stored.versions.map(({ saved_at: at }) => at)).toEqual([now, now, now, now]);
    const { links, files } = await everything();
    expect([links, files]).toEqual([[], []]);
    await during(now + 29 * dayMs, async (server) => {
      const same = again(server, visitor);
      expect(await deletedNames(same)).toEqual(['deleted']);
      const { versions } = await same.call('listTemplateVersions', { id });
      expect(versions.map(({ name }) => name)).toEqual(['third', 'second', 'kept']);
      await (await server.newVisitor()).call('login', { body: { email, password } });
    });
    await during(now + 30 * dayMs, async (server) => {
      expect(await deletedNames(again(server, visitor))).toEqual([]);
    });
  });
});
