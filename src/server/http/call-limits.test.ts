// Tests the rate limits on both databases: calls a minute by their cost, shared between instances on PostgreSQL.
import { describe, expect, test } from 'vitest';
import { featureDatabases, postgres, sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { type Failure, Visitor } from '#testing/server/visitor.ts';

const limits = {
  READS_PER_MINUTE: '5',
  SAVES_PER_MINUTE: '4',
  BUILDS_PER_MINUTE: '2',
  NEW_VISITORS_PER_MINUTE: '8',
};

const expectLimited = ({ status, headers, error }: Failure) => {
  expect([status, error.code]).toEqual([429, 'rate-limited']);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
};

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, limits);

  test('reads, saves and builds are counted separately, and so is each visitor', async () => {
    const [one, other] = [await server.newVisitor(), await server.newVisitor()];
    const template = await one.call('getDefaultTemplate');
    const save = { id: template.uuid, body: { template } };
    for (const _ of [1, 2, 3, 4]) await one.call('saveUserTemplate', save);
    expectLimited(await one.failure('saveUserTemplate', save));
    const build = { body: { templateId: template.uuid } };
    for (const _ of [1, 2]) await one.call('buildModel', build);
    expectLimited(await one.failure('buildModel', build));
    for (const _ of [1, 2, 3, 4]) await one.call('getTemplateLanguages');
    expectLimited(await one.failure('getUser'));
    await other.call('getUser');
    await other.call('saveSettings', { body: { language: 'ru' } });
  });

  test('calls without a session, and new sessions, are counted by address', async () => {
    const newVisitors = Array.from({ length: 12 }, () => new Visitor(server.origin).request('getUser'));
    const statuses = (await Promise.all(newVisitors)).map(({ status }) => status);
    expect(statuses).toContain(429);
    expectLimited(await new Visitor(server.origin).failure('getUser'));
  });
});

test('what a payment service tells is counted as reading, which it has more of', async () => {
  const place = await sqlite.createDatabase();
  const server = await startTestServer(place, limits);
  const tell = () => new Visitor(server.origin).request('receivePaymentEvents', { body: {} });
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) statuses.push((await tell()).status);
  await server.stop();
  await place.remove();
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('two instances on one PostgreSQL share sessions and the count of saves', async () => {
  const shared = await postgres.createDatabase();
  const instances = [await startTestServer(shared, limits), await startTestServer(shared, limits)];
  const [first, second] = instances;
  if (first === undefined || second === undefined) throw new Error('no instances');
  const visitor = await first.newVisitor();
  const elsewhere = new Visitor(second.origin);
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  for (const there of [visitor, elsewhere, visitor, elsewhere]) {
    await there.call('saveSettings', { body: { language: 'ru' } });
  }
  expectLimited(await visitor.failure('saveSettings', { body: { language: 'en' } }));
  expectLimited(await elsewhere.failure('saveSettings', { body: { language: 'en' } }));
  expect((await elsewhere.call('getUser')).settings.language).toBe('ru');
  for (const instance of instances) await instance.stop();
  await shared.remove();
});
