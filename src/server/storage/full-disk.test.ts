// Tests a disk that is full, or nearly: saving and building are refused with the reason, and everything else goes on.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { isDiskFull } from '#server/ports/is-disk-full.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { saveNew } from '#testing/server/people.ts';
import { startServerProcess } from '#testing/server/server-process.ts';
import { giveToPostgres, type SmallDisk, smallDisk } from '#testing/server/small-disk.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

/** More than any disk has. */
const neverEnough = { MIN_FREE_MB: '999999999' };
const diskMb = 24;
const random = seededRandom(5);
/** More than a database has in reserve, such as in a log that it begins anew, and no compression makes it less. */
const noise = Array.from({ length: 2_000_000 }, () =>
  String.fromCharCode(33 + Math.floor(random() * 90)),
).join('');

let place: TestDatabase;
beforeEach(async () => {
  place = await sqlite.createDatabase();
});
afterEach(() => place.remove());

async function withServer(environment: Record<string, string>, run: (server: TestServer) => Promise<void>) {
  const server = await startTestServer(place, environment);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

const readiness = async (origin: string) => {
  const reply = await fetch(`${origin}/readyz`);
  return [reply.status, await reply.json()];
};

const saveOf = async (visitor: Visitor) => {
  const template = await visitor.call('getDefaultTemplate');
  return { id: template.uuid, body: { template } };
};

test('below the floor what stores much is refused, and reading, deleting and settings go on', async () => {
  const visitor = { cookies: new Map<string, string>() };
  let uuid = '';
  await withServer({}, async (server) => {
    const saving = await server.newVisitor();
    uuid = await saveNew(saving);
    visitor.cookies = saving.cookies;
    expect(await readiness(server.origin)).toEqual([200, { status: 'ready' }]);
  });
  await withServer(neverEnough, async (server) => {
    const returned = new Visitor(server.origin);
    for (const [name, value] of visitor.cookies) returned.cookies.set(name, value);
    const template = await returned.call('getUserTemplate', { id: uuid });
    const isRefused = async (...call: Parameters<Visitor['failure']>) => {
      const { status, error } = await returned.failure(...call);
      expect([call[0], status, error.code]).toEqual([call[0], 503, 'disk-full']);
    };
    await isRefused('saveUserTemplate', { id: uuid, body: { template } });
    await isRefused('cloneTemplate', { id: uuid, body: { template } });
    await isRefused('buildModel', { body: { templateId: uuid, isPreview: true } });
    await isRefused('feedback', { body: { message: 'x' } });
    expect((await returned.call('getUser')).templates).toHaveLength(1);
    await returned.call('saveSettings', { body: { language: 'ru' } });
    await returned.call('deleteUserTemplate', { id: uuid });
    await returned.call('emptyDeletedTemplates', { body: [uuid] });
    expect((await (await server.newVisitor()).call('getUser')).templates).toEqual([]);
    expect(await readiness(server.origin)).toEqual([200, { status: 'ready', warnings: ['disk-full'] }]);
    expect(server.log.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
  });
});

test('a transaction for which SQLite has no room is undone as a whole and says why', async () => {
  const { query, close } = await openDatabase(place, { now: () => 0 }, () => undefined);
  await sql`create table filled (content blob)`.execute(query);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(query);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 2)}`.execute(query);
  const filling = query.transaction().execute(async (transaction) => {
    await sql`insert into filled values (zeroblob(10))`.execute(transaction);
    await sql`insert into filled values (zeroblob(100000))`.execute(transaction);
  });
  expect(isDiskFull(await filling.catch((error: unknown) => error))).toBe(true);
  const left = await sql<{ count: number }>`select count(*) as count from filled`.execute(query);
  expect(left.rows).toEqual([{ count: 0 }]);
  await sql`insert into filled values (zeroblob(10))`.execute(query);
  await close();
});

const disk: { current: SmallDisk | null } = { current: null };
afterEach(() => {
  disk.current?.remove();
  disk.current = null;
});

/** Fills the disk under a running server, and empties it again. */
async function fillAndEmpty(small: SmallDisk, environment: Record<string, string>): Promise<void> {
  const server = startServerProcess({ MIN_FREE_MB: '0', SAVES_PER_MINUTE: '0', ...environment });
  try {
    const visitor = new Visitor(await server.origin);
    await visitor.call('getUser');
    const uuid = await saveNew(visitor, 'kept');
    const { id, body } = await saveOf(visitor);
    const save = { id, body: { template: { ...body.template, note: noise } } };
    small.fill();
    const { status, error } = await visitor.failure('saveUserTemplate', save);
    expect([status, error.code]).toEqual([503, 'disk-full']);
    expect(await readiness(visitor.origin)).toEqual([200, { status: 'ready', warnings: ['disk-full'] }]);
    expect((await visitor.call('getUserTemplate', { id: uuid })).name).toBe('kept');
    expect((await visitor.call('getUser')).templates).toHaveLength(1);
    small.empty();
    expect((await visitor.call('saveUserTemplate', save)).revision).toBe(1);
  } finally {
    server.child.kill('SIGTERM');
  }
  expect((await server.ended).code).toBe(0);
}

test('a disk that is really full answers 503 with the reason, and saves again once it has room', async (context) => {
  disk.current = smallDisk(diskMb);
  if (disk.current === null) return context.skip('only an administrator may mount a small disk');
  const { folder } = disk.current;
  await fillAndEmpty(disk.current, { DATA_DIR: folder });
});

test('so does the full disk of a PostgreSQL', async (context) => {
  disk.current = smallDisk(diskMb);
  const url = inject('postgresUrl');
  if (disk.current === null || process.env.TEST_DATABASE_URL) {
    return context.skip('needs an administrator and a PostgreSQL on this machine');
  }
  const tables = join(disk.current.folder, 'tables');
  mkdirSync(tables);
  giveToPostgres(disk.current.folder);
  giveToPostgres(tables);
  const database = await freshDatabase(url);
  const name = new URL(database.url).pathname.slice(1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create tablespace small location '${tables}'`);
  await client.query(`alter database ${name} set tablespace small`);
  await fillAndEmpty(disk.current, { DATABASE_URL: database.url, DATA_DIR: place.dataDir });
  await database.drop();
  await client.query('drop tablespace small');
  await client.end();
});
