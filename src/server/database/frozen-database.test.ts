// Tests a PostgreSQL that freezes, or is slow to give a lock: every request is answered, and all works once it thaws.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#testing/postgres/fresh-database.ts';
import { type StallingProxy, stallingProxy } from '#testing/postgres/stalling-proxy.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { gate } from '#testing/server/job-workers.ts';
import { withDatabase } from '#testing/server/people.ts';
import { startServerProcess } from '#testing/server/server-process.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { isDatabaseDown } from '../ports/database/is-database-down.ts';
import { openDatabase } from './open-database.ts';

/** More than the server has connections. */
const askedAtOnce = 30;

let database: FreshDatabase;
let proxy: StallingProxy;
let dataDir: string;
beforeEach(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  proxy = await stallingProxy(database.url);
  dataDir = temporaryFolder();
});
afterEach(async () => {
  await proxy.close();
  await database.drop();
  removeFolder(dataDir);
});

async function withServer(timeoutSeconds: number, run: (server: TestServer) => Promise<void>) {
  const server = await startTestServer(
    { databaseUrl: proxy.url, dataDir },
    // A save is also counted in the database.
    { DATABASE_TIMEOUT_SECONDS: String(timeoutSeconds), SAVES_PER_MINUTE: '1000' },
  );
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

const readiness = async ({ origin }: TestServer) => {
  const reply = await fetch(`${origin}/readyz`);
  return [reply.status, await reply.json()];
};

async function untilReady(server: TestServer): Promise<void> {
  for (;;) {
    const [status] = await readiness(server);
    if (status === 200) return;
  }
}

/** Saves a template; returns the call that saves its next revision. */
async function nextSave(visitor: Visitor) {
  const template = await visitor.call('getDefaultTemplate');
  const id = template.uuid;
  await visitor.call('saveUserTemplate', { id, body: { template } });
  return { id, body: { template: { ...template, name: 'Second' }, baseRevision: 1 } };
}

test('the readiness check answers while requests still wait for a frozen database', async () => {
  await withServer(3600, async (server) => {
    const visitor = await server.newVisitor();
    proxy.stall();
    let answered = 0;
    const asked = Array.from({ length: askedAtOnce }, async () => {
      const reply = await visitor.request('getUser');
      answered += 1;
      return reply;
    });
    const readinesses = await Promise.all([readiness(server), readiness(server)]);
    expect(readinesses).toEqual([1, 2].map(() => [503, { status: 'no database' }]));
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(answered).toBe(0);
    proxy.resume();
    for (const reply of await Promise.all(asked)) expect([200, 503]).toContain(reply.status);
    await untilReady(server);
  });
});

test('every request to a frozen database ends with 503, and saving works once it thaws', async () => {
  await withServer(1, async (server) => {
    const visitor = await server.newVisitor();
    const again = await nextSave(visitor);
    proxy.stall();
    const failures = await Promise.all(
      Array.from({ length: askedAtOnce }, (_, index) =>
        index % 2 === 0 ? visitor.failure('getUser') : visitor.failure('saveUserTemplate', again),
      ),
    );
    expect(new Set(failures.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['503 database-unavailable']),
    );
    proxy.resume();
    await untilReady(server);
    const saved = await visitor.call('saveUserTemplate', again);
    expect(saved.revision).toBe(2);
  });
});

test('a save that waits too long for a lock is answered, and the next one succeeds', async () => {
  await withServer(1, async (server) => {
    const visitor = await server.newVisitor();
    const again = await nextSave(visitor);
    const place = { databaseUrl: database.url, dataDir };
    await withDatabase({ place }, ({ query }) =>
      query.transaction().execute(async (transaction) => {
        await sql`select 1 from template for update`.execute(transaction);
        expect((await visitor.failure('saveUserTemplate', again)).error.code).toBe('database-unavailable');
        const [unchanged] = (await visitor.call('getUser')).templates;
        expect(unchanged).toMatchObject({ uuid: again.id, revision: 1 });
      }),
    );
    expect((await visitor.call('saveUserTemplate', again)).revision).toBe(2);
  });
});

test('a transaction that was left open gives its locks back', async () => {
  const place = { databaseUrl: database.url, dataDir, databaseTimeoutMs: 500 };
  const opened = await openDatabase(place, { now: () => 0 }, () => undefined);
  const lockAll = sql`lock table account in exclusive mode`;
  const isTaken = gate();
  const mayGoOn = gate();
  const idle = opened.query.transaction().execute(async (transaction) => {
    await lockAll.execute(transaction);
    isTaken.open();
    await mayGoOn.passed;
    await lockAll.execute(transaction);
  });
  const ended = idle.catch((error: unknown) => error);
  await isTaken.passed;
  await opened.unhurried.transaction().execute((transaction) => lockAll.execute(transaction));
  mayGoOn.open();
  expect(isDatabaseDown(await ended)).toBe(true);
  await opened.close();
});

test('a server whose database is frozen stops when told to', async () => {
  const server = startServerProcess({
    ...{ DATABASE_URL: proxy.url, DATA_DIR: dataDir },
    ...{ DATABASE_TIMEOUT_SECONDS: '1', SHUTDOWN_TIMEOUT_SECONDS: '600' },
  });
  expect((await fetch(`${await server.origin}/readyz`)).status).toBe(200);
  proxy.stall();
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
