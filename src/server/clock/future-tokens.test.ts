// Tests that what was issued while the clock was ahead is not valid until its time has come.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { areAll, jobWorkers } from '#testing/server/job-workers.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;
const subject = 'Set a new password';

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  const yearsAhead = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    server.clock.time += 10 * yearMs;
    try {
      return await work();
    } finally {
      server.clock.time -= 10 * yearMs;
    }
  };
  const askFor = async (email: string, count: number) => {
    await (await server.newVisitor()).call('requestResetPassword', { body: { email } });
    await awaitEmail(server.place, email, subject, count);
    const links = (await emailsTo(server.place, email)).filter((message) => message.subject === subject);
    return links.map((message) => message.token);
  };

  test('a link from the future does not work, and the next one is sent at once', async () => {
    const { email } = await newPerson(server);
    const [early = ''] = await yearsAhead(() => askFor(email, 1));
    const refuse = async (token: string) => {
      const body = { token, password: 'a wholly new password' };
      const { error } = await (await server.newVisitor()).failure('updatePassword', { body });
      expect(error.code).toBe('tokenUsedOrExpired');
    };
    await refuse(early);
    const token = (await askFor(email, 2)).find((one) => one !== early);
    await refuse(early);
    const body = { token, password: 'a wholly new password' };
    expect(await (await server.newVisitor()).call('updatePassword', { body })).toMatchObject({
      result: 'updated',
    });
  });

  test('a session from the future keeps the work, and ends like any other', async () => {
    const visitor = await yearsAhead(async () => {
      const one = await server.newVisitor();
      await saveNew(one);
      return one;
    });
    expect((await visitor.call('getUser')).templates).toHaveLength(1);
    const rows = await withDatabase(server, ({ query }) => query.selectFrom('session').selectAll().execute());
    const latest = server.clock.time + 400 * dayMs;
    const ids = rows.filter(({ last_seen_at: at }) => at === server.clock.time);
    expect(ids.filter(({ expires_at: at }) => at > latest)).toEqual([]);
    server.clock.time += 400 * dayMs;
    expect((await visitor.call('getUser')).templates).toEqual([]);
  });

  test('a session that was exchanged in the future does not keep its browser from a new one', async () => {
    const { visitor, old } = await yearsAhead(async () => {
      const one = await server.newVisitor();
      const before = new Map(one.cookies);
      await newPerson({ newVisitor: async () => one });
      return { visitor: one, old: before };
    });
    const stale = new Visitor(server.origin);
    for (const [name, value] of old) stale.cookies.set(name, value);
    await stale.call('getUser');
    expect(stale.cookies.get('session')).not.toBe(old.get('session'));
    expect(stale.cookies.get('session')).not.toBe(visitor.cookies.get('session'));
  });
});

describe.each(databases)('the queue on $kind', (database) => {
  const started = Date.UTC(2026, 0, 15, 12);
  const workers = jobWorkers(database, started);

  test('a job that was queued or leased in the future runs now', async () => {
    const given: unknown[] = [];
    const worker = await workers.open({ greet: async (payload) => void given.push(payload) });
    const { query } = worker.database;
    workers.clock.time += yearMs;
    for (const name of ['queued', 'leased'])
      await worker.jobs.add(query, { kind: 'greet', payload: { name } });
    await query
      .updateTable('job')
      .set({ state: 'leased', leased_by: 'a worker that died', attempts: 1 })
      .where('payload', '=', '{"name":"leased"}')
      .execute();
    workers.clock.time -= yearMs;
    worker.jobs.start();
    await worker.until(areAll('done'));
    expect(given).toEqual(expect.arrayContaining([{ name: 'leased' }, { name: 'queued' }]));
  });
});
