// Tests the limits by bytes and time on both databases: of a visitor, and of a network whose visitors come and go.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databases, sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { rawFailure, rawPost } from '#testing/server/raw-post.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { createWorkLimits } from './work-limits.ts';

const kilobyte = 1024;
const megabyte = 2 ** 20;
const perMinute = (workPerMinute: number) => ({
  ...{
    readsPerMinute: 0,
    savesPerMinute: 0,
    buildsPerMinute: 0,
    newVisitorsPerMinute: 0,
    signInsPerMinute: 0,
  },
  workPerMinute,
});
const someone = () => ({ accountId: randomUUID(), network: randomUUID() });

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });
  const refused = { code: 'rate-limited', details: { retryAfterSeconds: expect.any(Number) } };

  test('a body counts by its length, and one below 64 KB not at all', async () => {
    const { countBody } = createWorkLimits(perMinute(10), database);
    const caller = someone();
    for (let count = 0; count < 20; count += 1) await countBody(caller, 64 * kilobyte - 1);
    await countBody(caller, 10 * 64 * kilobyte);
    await countBody(caller, 63 * kilobyte);
    await expect(countBody(caller, 64 * kilobyte)).rejects.toMatchObject(refused);
    await countBody(someone(), 64 * kilobyte);
  });

  test('the time of a thread counts afterwards', async () => {
    const { countBody, countTime } = createWorkLimits(perMinute(10), database);
    const caller = someone();
    countTime(caller, 19);
    await countBody(caller, 5 * 64 * kilobyte);
    countTime(caller, 200);
    // It is written meanwhile, and nobody waits for it.
    await expect
      .poll(() =>
        countBody(caller, 64 * kilobyte).then(
          () => null,
          ({ code }) => code,
        ),
      )
      .toBe('rate-limited');
  });

  test('many short pieces of work count as much as a long one', async () => {
    const { countBody, countTime } = createWorkLimits(perMinute(10), database);
    const caller = someone();
    for (let count = 0; count < 80; count += 1) countTime(caller, 2.5);
    await expect
      .poll(() =>
        countBody(caller, 64 * kilobyte).then(
          () => null,
          ({ code }) => code,
        ),
      )
      .toBe('rate-limited');
  });

  test('new visitors of a network share what four have', async () => {
    const { countBody } = createWorkLimits(perMinute(10), database);
    const { network } = someone();
    for (let count = 0; count < 4; count += 1) await countBody({ ...someone(), network }, 10 * 64 * kilobyte);
    await expect(countBody({ ...someone(), network }, 64 * kilobyte)).rejects.toMatchObject(refused);
  });

  test('an editor of a large template who saves every second stays within the limits that the server comes with', async () => {
    const { countBody, countTime } = createWorkLimits(perMinute(1500), database);
    const caller = someone();
    for (let second = 0; second < 60; second += 1) {
      await countBody(caller, megabyte);
      // Several times what the thread takes for it.
      countTime(caller, 170);
    }
  });
});

describe('a server', () => {
  const server = suiteServer(sqlite, { WORK_PER_MINUTE: '70', SAVES_PER_MINUTE: '5', TRUST_PROXY: '1' });
  const isWhole = /"requestId":"[^"]+"\}$/;

  const begin = async (visitor: Visitor, bytes: number) => {
    const connection = await openConnection(server.origin);
    connection.send(
      rawPost(`/api/user/template/${randomUUID()}`, visitor, {
        'content-length': bytes,
        expect: '100-continue',
        'x-forwarded-for': '192.0.2.7',
      }),
    );
    return connection.until(/100 Continue|"requestId":"[^"]+"\}$/);
  };

  test('refuses by what a request announces, before its body is read', async () => {
    const visitor = await server.newVisitor();
    expect(await begin(visitor, 4 * megabyte)).toMatch(/100 Continue/);
    const reply = await begin(visitor, 4 * megabyte);
    expect(rawFailure(reply)).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(reply).toMatch(isWhole);
    // What is small is still served.
    expect(await begin(visitor, 10)).toMatch(/100 Continue/);
  });

  test('counts the saves of a network whose visitors each begin anew', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.8' };
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const visitor = await server.newVisitor();
      statuses.push((await visitor.request('saveSettings', { body: { language: 'ru' }, headers })).status);
    }
    expect(statuses).toEqual([...Array(50).fill(200), ...Array(10).fill(429)]);
  });
});
