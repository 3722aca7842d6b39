// Tests the embedded database while another program holds its lock: reading goes on, saving waits, nothing stands still.
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { startServerProcess } from '#testing/server/server-process.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { isSqliteBusy } from '../ports/database/is-sqlite-busy.ts';
import { sqliteFileName } from './open-database.ts';

const savesAtOnce = 8;

let place: TestDatabase;
/**
 * A connection of this process has locks of its own. Since it is let go by the same thread that runs the server, a
 * server that stood still would wait for ever.
 */
let other: BetterSqlite.Database;
beforeEach(async () => {
  place = await sqlite.createDatabase();
});
afterEach(async () => {
  other.close();
  await place.remove();
});

async function withServer(timeoutSeconds: number, run: (server: TestServer) => Promise<void>) {
  const server = await startTestServer(place, { DATABASE_TIMEOUT_SECONDS: String(timeoutSeconds) });
  other = new BetterSqlite(join(place.dataDir, sqliteFileName), { timeout: 0 });
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

/** The server, which is of the same thread, may be in the middle of a transaction of its own, and has to come to its end. */
async function otherRuns(statement: string): Promise<void> {
  await expect.poll(() => attempt(statement), { interval: 1, timeout: 30_000 }).toBe('done');
}

function attempt(statement: string): string {
  try {
    other.exec(statement);
    return 'done';
  } catch (error) {
    if (isSqliteBusy(error)) return 'busy';
    throw error;
  }
}

async function newSave(visitor: Visitor) {
  const template = await visitor.call('getDefaultTemplate');
  return { id: template.uuid, body: { template } };
}

const readiness = async ({ origin }: TestServer) => (await fetch(`${origin}/readyz`)).status;

test('reading goes on while saves wait for the lock, and they succeed once it is free', async () => {
  await withServer(3600, async (server) => {
    const visitors = await Promise.all(Array.from({ length: savesAtOnce }, () => server.newVisitor()));
    const saves = await Promise.all(visitors.map(newSave));
    await otherRuns('begin exclusive');
    let saved = 0;
    const replies = visitors.map(async (visitor, index) => {
      const reply = await visitor.call('saveUserTemplate', saves[index]);
      saved += 1;
      return reply.revision;
    });
    for (const visitor of visitors) expect((await visitor.call('getUser')).templates).toEqual([]);
    expect(await readiness(server)).toBe(200);
    expect(saved).toBe(0);
    other.exec('commit');
    expect(await Promise.all(replies)).toEqual(visitors.map(() => 1));
    for (const [index, visitor] of visitors.entries()) {
      const { templates } = await visitor.call('getUser');
      expect(templates.map(({ uuid }) => uuid)).toEqual([saves[index]?.id]);
    }
  });
});

test('a lock that is not given back ends saves with 503, and keeps nobody from reading', async () => {
  await withServer(1, async (server) => {
    const visitor = await server.newVisitor();
    const save = await newSave(visitor);
    await otherRuns('begin exclusive');
    const failures = await Promise.all(
      Array.from({ length: savesAtOnce }, () => visitor.failure('saveUserTemplate', save)),
    );
    expect(
      failures.map(({ status, headers, error }) => [status, error.code, headers.get('retry-after')]),
    ).toEqual(failures.map(() => [503, 'database-unavailable', '5']));
    expect((await visitor.call('getUser')).templates).toEqual([]);
    other.exec('rollback');
    expect((await visitor.call('saveUserTemplate', save)).revision).toBe(1);
  });
});

test('saves of many visitors and of another program that keeps locking all come to an end', async () => {
  await withServer(3600, async (server) => {
    await otherRuns('create table other_program (n integer)');
    const visitors = await Promise.all(Array.from({ length: savesAtOnce }, () => server.newVisitor()));
    const saves = await Promise.all(visitors.map(newSave));
    let open = visitors.length;
    const replies = visitors.map(async (visitor, index) => {
      const reply = await visitor.call('saveUserTemplate', saves[index]);
      open -= 1;
      return reply.revision;
    });
    while (open > 0) {
      await otherRuns('begin immediate');
      other.exec('insert into other_program values (1)');
      await fetch(`${server.origin}/healthz`);
      other.exec('commit');
      await fetch(`${server.origin}/healthz`);
    }
    expect(await Promise.all(replies)).toEqual(visitors.map(() => 1));
  });
});

test('a process whose database is locked answers and stops', async () => {
  const server = startServerProcess({ DATA_DIR: place.dataDir, DATABASE_TIMEOUT_SECONDS: '1' });
  const origin = await server.origin;
  other = new BetterSqlite(join(place.dataDir, sqliteFileName), { timeout: 10_000 });
  other.exec('begin exclusive');
  expect((await fetch(`${origin}/api/user`)).status).toBe(503);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
