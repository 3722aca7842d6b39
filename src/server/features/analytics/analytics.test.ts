// Tests usage statistics by day and screen, counted at once on both databases, anonymous, and without people who opted out.
import { describe, expect, test } from 'vitest';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The counts of one day; each test has a day of its own. */
const countsOf = async (server: SuiteServer, time: number) =>
  withDatabase(server, async ({ query }) => {
    const day = new Date(time).toISOString().slice(0, 10);
    const rows = await query.selectFrom('usage_count').selectAll().where('day', '=', day).execute();
    return Object.fromEntries(rows.map(({ event, screen, amount }) => [`${event} ${screen}`.trim(), amount]));
  });

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const nextDay = () => {
    server.clock.time += dayMs;
  };

  test('events are summed by day and screen', async () => {
    nextDay();
    const [ann, bob] = [await server.newVisitor(), await server.newVisitor()];
    const opened = { name: 'page-opened', screen: 'editor' };
    const events = [opened, { name: 'model-downloaded' }, opened, { ...opened, screen: 'gallery' }];
    expect(await ann.call('recordAnalytics', { body: { events } })).toEqual({ counted: 4 });
    await bob.call('recordAnalytics', { body: { events: [opened] } });
    expect(await countsOf(server, server.clock.time)).toEqual({
      'page-opened editor': 3,
      'page-opened gallery': 1,
      'model-downloaded': 1,
    });
    const today = server.clock.time;
    nextDay();
    await bob.call('recordAnalytics', { body: { events: [opened] } });
    expect(await countsOf(server, server.clock.time)).toEqual({ 'page-opened editor': 1 });
    expect((await countsOf(server, today))['page-opened editor']).toBe(3);
  });

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('a browser that sends %j is not counted', async (headers) => {
    nextDay();
    const visitor = await server.newVisitor();
    const body = { events: [{ name: 'page-opened' }] };
    expect(await visitor.call('recordAnalytics', { body, headers })).toEqual({ counted: 0 });
    expect((await visitor.call('getAnalytics', { headers })).analytics.isOn).toBe(false);
    expect(await countsOf(server, server.clock.time)).toEqual({});
  });

  test('people who opt out in the settings are not counted, until they opt in', async () => {
    nextDay();
    const visitor = await server.newVisitor();
    const body = { events: [{ name: 'page-opened' }] };
    await visitor.call('saveSettings', { body: { analytics: false } });
    expect(await visitor.call('recordAnalytics', { body })).toEqual({ counted: 0 });
    const { analytics } = await visitor.call('getAnalytics');
    expect(analytics.isOn).toBe(false);
    expect(analytics.events).toContain('page-opened');
    expect(analytics.screens).toContain('editor');
    await visitor.call('saveSettings', { body: { analytics: true } });
    expect(await visitor.call('recordAnalytics', { body })).toEqual({ counted: 1 });
  });

  test.each([
    { events: [] },
    { events: [{ name: 'typed-by-someone' }] },
    { events: [{ name: 'page-opened', screen: '/template/1b9d6bcd' }] },
    { events: Array.from({ length: 51 }, () => ({ name: 'page-opened' })) },
  ])('only listed events are counted', async (body) => {
    const { error } = await (await server.newVisitor()).failure('recordAnalytics', { body });
    expect(error.code).toBe('bad-request');
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('many at once, in any order, are all counted', async () => {
    const visitor = await server.newVisitor();
    const events = ['editor', 'gallery', 'recent'].map((screen) => ({ name: 'page-opened', screen }));
    const bodies = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? { events } : { events: [...events].reverse() },
    );
    await Promise.all(bodies.map((body) => visitor.call('recordAnalytics', { body })));
    expect(await countsOf(server, server.clock.time)).toEqual({
      'page-opened editor': 30,
      'page-opened gallery': 30,
      'page-opened recent': 30,
    });
  });
});
