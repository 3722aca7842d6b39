// Tests that a commit to SQLite counts once it is on disk, that nobody else waits for that, and what follows if the disk or
// the thread that moves the log fails.
import { copyFileSync, mkdirSync, renameSync, statSync, symlinkSync } from 'node:fs';
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
  startCount = 0;
  moveCount = 0;

  protected override syncFile(): Promise<void> {
    this.begunCount += 1;
    return new Promise((succeed, fail) => this.#begun.push({ succeed, fail }));
  }

  override async prepareToMove(): Promise<void> {
    this.startCount += 1;
    throw new Error('the thread cannot start');
  }

  override async move(): Promise<void> {
    this.moveCount += 1;
    throw new Error('the thread cannot start');
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
let driver: SqliteDriver;
let query: Kysely<unknown>;
beforeEach(() => {
  folder = temporaryFolder();
  const file = join(folder, 'a.sqlite');
  const connection = new BetterSqlite(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('busy_timeout = 0');
  connection.pragma('wal_autocheckpoint = 0');
  connection.exec('create table note (body text)');
  log = new HeldLog(file);
  driver = new SqliteDriver(connection, log, 1000);
  query = new Kysely({
    dialect: {
      createDriver: () => driver,
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

/** What the database file has by itself: the log beside it is what the disk has lost. */
function bodiesOnDisk(): unknown[] {
  const copy = join(folder, 'disk.sqlite');
  copyFileSync(join(folder, 'a.sqlite'), copy);
  const database = new BetterSqlite(copy);
  try {
    return database.prepare('select body from note order by body').pluck().all();
  } finally {
    database.close();
  }
}

test.each([
  ['a statement', insert],
  ['a transaction', insertInTransaction],
])('after the disk has failed, %s ends once it is in the database itself', async (_, write) => {
  const written = write('first');
  await begun(1);
  log.fail();
  await written;
  expect(bodiesOnDisk()).toEqual(['first']);
  const next = write('second');
  await begun(2);
  log.succeed();
  await next;
});

test.each([
  ['a statement', insert],
  ['a transaction', insertInTransaction],
])('%s and all that follow fail while that is not possible', async (_, write) => {
  const reader = new BetterSqlite(join(folder, 'a.sqlite'), { readonly: true });
  reader.exec('begin');
  reader.prepare('select body from note').all();
  const failureOf = (body: string) =>
    write(body).then(
      () => 'written',
      (error: Error) => error.message,
    );
  const first = failureOf('first');
  await begun(1);
  log.fail();
  expect(await first).toBe('the disk is broken');
  // The system would say now that all is well.
  expect(await failureOf('second')).toBe('the disk is broken');
  expect(await failureOf('third')).toBe('the disk is broken');
  expect(log.begunCount).toBe(1);
  reader.exec('commit');
  reader.close();
  expect(await failureOf('fourth')).toBe('written');
  expect(bodiesOnDisk()).toEqual(['first', 'fourth', 'second', 'third']);
});

test('without the thread that moves the log everything is written, and it is tried once for so much', async () => {
  const megabytes = ['a', 'b', 'c'].map((letter) => letter.repeat(5 * 2 ** 20));
  const texts = [...megabytes, 'd', 'e', 'f'];
  for (const [index, body] of texts.entries()) {
    const written = insert(body);
    await begun(1 + index);
    log.succeed();
    await written;
  }
  expect(await bodies()).toEqual(texts);
  expect(log.startCount).toBe(megabytes.length);
});

test('the log is emptied after the thread has moved what it can', async () => {
  expect(await driver.emptyLog()).toBe(true);
  expect([log.startCount, log.moveCount]).toEqual([1, 1]);
  expect(statSync(join(folder, 'a.sqlite-wal')).size).toBe(0);
});

test('a file that could not be opened is opened the next time', async () => {
  const real = new SqliteLog(join(folder, 'a.sqlite'));
  const logFile = join(folder, 'a.sqlite-wal');
  const cannotEmpty = () => Promise.resolve(false);
  renameSync(logFile, `${logFile}.away`);
  await expect(real.sync(cannotEmpty)).rejects.toThrow('ENOENT');
  renameSync(`${logFile}.away`, logFile);
  await real.sync(() => Promise.resolve(true));
  await real.sync(cannotEmpty);
  await real.close();
});

test('a database that is a link has its log where the file is', async () => {
  mkdirSync(join(folder, 'elsewhere'));
  const file = join(folder, 'elsewhere', 'real.sqlite');
  new BetterSqlite(file).close();
  symlinkSync(file, join(folder, 'link.sqlite'));
  const database = openSqlite(join(folder, 'link.sqlite'));
  await sql`create table note (body text)`.execute(database.query);
  await database.close();
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

test('a thread that died is replaced', async () => {
  const file = join(folder, 'later.sqlite');
  const mover = new LogMover(file);
  await expect(mover.prepare()).rejects.toThrow();
  new BetterSqlite(file).close();
  await mover.move();
  await mover.close();
});
