// Tests what is counted of a day: by the server, once where once is meant, from several instances, and not of who said no.
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { dailyCounts as migration } from '#server/database/migrations/035-daily-counts.ts';
import { forgetCounted } from '#server/database/rows/operators/daily-count-rows.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import { createDailyCounts } from './create-daily-counts.ts';
import { dayOf } from './daily-counts.ts';

const dayMs = 24 * 60 * 60 * 1000;

const countsOf = (server: SuiteServer, day: string) =>
  withDatabase(server, async ({ query }) => {
    const rows = await query.selectFrom('daily_count').selectAll().where('day', '=', day).execute();
    return Object.fromEntries(rows.map(({ what, amount }) => [what, amount]));
  });

const marksOf = (server: SuiteServer) =>
  withDatabase(server, ({ query }) => query.selectFrom('counted_once').selectAll().execute());

const noSpace = { isFull: async () => false };

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const nextDay = () => {
    server.clock.time += dayMs;
    return dayOf(server.clock.time);
  };

  test('each step is counted once for each visitor, on the day of the first visit', async () => {
    const day = nextDay();
    const visitor = await server.newVisitor();
    await server.newVisitor();
    const uuid = await saveNew(visitor);
    await saveNew(visitor);
    const next = nextDay();
    for (let times = 0; times < 2; times += 1) {
      const { data } = await visitor.call('buildModel', { body: { templateId: uuid } });
      await (await visitor.request('downloadModel', { query: { filename: data ?? '' } })).arrayBuffer();
    }
    await visitor.call('buildModel', { body: { templateId: uuid, isPreview: true } });
    const steps = { 'step-begun': 1, 'step-built': 1, 'step-downloaded': 1 };
    await expect.poll(() => countsOf(server, next)).toEqual({ 'build-done': 2, download: 2 });
    await expect.poll(() => countsOf(server, day)).toEqual({ visit: 2, 'template-made': 2, ...steps });
  });

  test('whoever is signed in is active once a day, and a sign-up is counted beside the step to it', async () => {
    const day = nextDay();
    const { visitor } = await newPerson(server);
    await visitor.call('getUser');
    await visitor.call('getUser');
    const counts = { visit: 1, 'sign-up': 1, 'step-account': 1, 'active-user': 1 };
    await expect.poll(() => countsOf(server, day)).toEqual(counts);
    const next = nextDay();
    await visitor.call('getUser');
    await expect.poll(() => countsOf(server, next)).toEqual({ 'active-user': 1 });
  });

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'of a browser that sends %j only what nobody is named by is counted',
    async (headers) => {
      const day = nextDay();
      const { visitor } = await newPerson(server);
      await expect.poll(() => countsOf(server, day)).toMatchObject({ 'sign-up': 1 });
      await visitor.call('saveSettings', { body: { analytics: false } });
      const next = nextDay();
      const template = await visitor.call('getDefaultTemplate', { headers });
      await visitor.call('saveUserTemplate', { id: template.uuid, body: { template }, headers });
      await expect.poll(() => countsOf(server, next)).toEqual({ 'template-made': 1 });
    },
  );

  test('a month after the first visit nothing more is counted of it, and who was counted is forgotten', async () => {
    const day = nextDay();
    const visitor = await server.newVisitor();
    await saveNew(visitor);
    await expect.poll(() => countsOf(server, day)).toMatchObject({ visit: 1, 'step-begun': 1 });
    const id = await accountIdOf(visitor);
    expect((await marksOf(server)).filter(({ account_id: whose }) => whose === id)).toHaveLength(1);
    server.clock.time += 30 * dayMs;
    await withDatabase(server, ({ query }) => forgetCounted(query, server.clock.time));
    expect(await marksOf(server)).toEqual([]);
    const late = dayOf(server.clock.time);
    await saveNew(visitor);
    await expect.poll(() => countsOf(server, late)).toEqual({ 'template-made': 1 });
    expect(await countsOf(server, day)).toMatchObject({ 'step-begun': 1 });
  });

  test('several instances add up, and count one account once', async () => {
    const day = nextDay();
    const { visitor } = await newPerson(server);
    await expect.poll(() => countsOf(server, day)).toMatchObject({ 'sign-up': 1 });
    const accountId = await accountIdOf(visitor);
    const next = nextDay();
    await withDatabase(server, async (opened) => {
      const clock = { now: () => server.clock.time };
      const instances = Array.from({ length: 4 }, () =>
        createDailyCounts({ database: opened, clock }, noSpace, pino({ level: 'silent' })),
      );
      const until = server.clock.time + dayMs;
      for (const counts of instances) {
        for (let times = 0; times < 25; times += 1) counts.add('download');
        counts.add('error');
        const of = { accountId, day: next, mark: `active ${next}`, until };
        counts.addOnce({ ...of, what: 'active-user' });
        counts.addOnce({ ...of, accountId: 'nobody', what: 'active-user' });
      }
      await Promise.all(instances.map((counts) => counts.flush()));
    });
    expect(await countsOf(server, next)).toEqual({ download: 100, error: 4, 'active-user': 1 });
  });

  test('what rows know of the days before is filled in, and deleting an account leaves the counts', async () => {
    const day = nextDay();
    const { visitor } = await newPerson(server);
    await saveNew(visitor);
    await server.newVisitor();
    await expect
      .poll(() => countsOf(server, day))
      .toMatchObject({ visit: 2, 'template-made': 1, 'step-begun': 1 });
    const filled = await withDatabase(server, ({ query }) =>
      query.transaction().execute(async (transaction) => {
        for (const table of ['daily_count', 'counted_once'] as const) {
          await transaction.schema.dropTable(table).execute();
        }
        for (const index of ['job_by_created_at', 'purchase_order_by_paid_at']) {
          await transaction.schema.dropIndex(index).execute();
        }
        await migration.up(transaction);
        return transaction.selectFrom('daily_count').selectAll().where('day', '=', day).execute();
      }),
    );
    expect(Object.fromEntries(filled.map(({ what, amount }) => [what, amount]))).toEqual({
      ...{ visit: 2, 'sign-up': 1, 'template-made': 1 },
    });
    await visitor.call('deleteUser', { body: { password: 'correct horse battery' } });
    expect(await countsOf(server, day)).toMatchObject({ visit: 2, 'sign-up': 1 });
  });
});
