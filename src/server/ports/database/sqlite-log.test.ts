// Tests that a commit to SQLite counts once it is on disk, that nobody else waits for that, and what follows if the disk or
// the thread that moves the log fails.
import { statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteIntrospector, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { LogMover } from './log-mover.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';
import { openSqlite } from './sqlite-database.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { SqliteLog } from './sqlite-log.ts';

/** A disk that is done when the test says so. */
class HeldLog extends SqliteLog {
  readonly #begun: { succeed: () => void; fail: (error: Error) => void }[] = [];
  begunCount = 0;

  protected override syncFile(): Promise<void> {
    this.begunCount += 1;
    return new Promise((succeed, fail) => this.#begun.push({ succeed, fail }));
  }

  override move(): Promise<void> {
    return Promise.reject(new Error('the thread died'));
  }

  succeed(): void {
    this.#begun.shift()?.succeed();
  }

  fail(): void {
    this.#begun.shift()?.fail(new Error('the disk is broken'));
  }
}

let folder: string;
let log: HeldLog;
let query: Kysely<unknown>;
beforeEach(() => {
  folder = temporaryFolder();
  const file = join(folder, 'a.sqlite');
  const connection = new BetterSqlite(file);
  connection.pragma('journal_mode = WAL');
  connection.exec('create table note (body text)');
  log = new HeldLog(file);
  query = new Kysely({
    dialect: {
      createDriver: () => new SqliteDriver(connection, log, 1000),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteCompiler(),
    },
  });
});
afterEach(async () => {
  await query.destroy();
  removeFolder(folder);
});

const insert = (body: string) => sql`insert into note values (${body})`.execute(query);
const insertInTransaction = (body: string) =>
  query.transaction().execute((transaction) => sql`insert into note values (${body})`.execute(transaction));
const bodies = async () =>
  (await sql<{ body: string }>`select body from note order by body`.execute(query)).rows.map(
    ({ body }) => body,
  );
const begun = (count: number) =>
  expect.poll(() => log.begunCount, { interval: 1, timeout: 10_000 }).toBe(count);

test.each([
  ['a statement', insert],
  ['a transaction', insertInTransaction],
])('%s ends once it is on disk, and others read and write meanwhile', async (_, write) => {
  const ended: string[] = [];
  const first = write('first').then(() => ended.push('first'));
  await begun(1);
  // The disk may already be past what these commit.
  const others = ['second', 'third'].map((body) => write(body).then(() => ended.push(body)));
  await expect.poll(bodies, { interval: 1 }).toEqual(['first', 'second', 'third']);
  expect(ended).toEqual([]);
  log.succeed();
  await first;
  expect(ended).toEqual(['first']);
  await begun(2);
  log.succeed();
  await Promise.all(others);
  expect(ended).toEqual(['first', 'second', 'third']);
  expect(log.begunCount).toBe(2);
});

test.each([
  ['a statement', insert],
  ['a transaction', insertInTransaction],
])('%s fails with the disk, and what follows does not', async (_, write) => {
  const failure = write('first').catch((error: Error) => error.message);
  await begun(1);
  log.fail();
  expect(await failure).toBe('the disk is broken');
  for (const [index, body] of ['second', 'third'].entries()) {
    const written = write(body);
    await begun(2 + index);
    log.succeed();
    await written;
  }
});

test('without the thread that moves the log, everything is written', async () => {
  const megabytes = ['a', 'b', 'c'].map((letter) => letter.repeat(5 * 2 ** 20));
  for (const [index, body] of megabytes.entries()) {
    const written = insert(body);
    await begun(1 + index);
    log.succeed();
    await written;
  }
  expect(await bodies()).toEqual(megabytes);
});

test('a commit asks the disk itself, once', async () => {
  const synced: number[] = [];
  const any = await open(join(folder, 'a.sqlite'));
  const sync = vi.spyOn(Object.getPrototypeOf(any), 'datasync').mockImplementation(async function (
    this: FileHandle,
  ) {
    synced.push((await this.stat()).ino);
  });
  await any.close();
  const file = join(folder, 'real.sqlite');
  const database = openSqlite(file);
  await sql`create table note (body text)`.execute(database.query);
  await sql`insert into note values ('x')`.execute(database.query);
  await database.query
    .transaction()
    .execute((transaction) => sql`insert into note values ('y')`.execute(transaction));
  await sql`select body from note`.execute(database.query);
  const logNumber = statSync(`${file}-wal`).ino;
  expect(synced).toEqual([logNumber, logNumber, logNumber]);
  sync.mockRestore();
  await database.close();
});

test('whoever waits for a thread that cannot work is told, each time', async () => {
  const mover = new LogMover(join(folder, 'missing', 'a.sqlite'));
  await expect(mover.prepare()).rejects.toThrow();
  await expect(mover.move()).rejects.toThrow();
  await mover.close();
});
