// Tests that what was committed is moved into the database apart from the commits, and that its log does not grow meanwhile.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import type { SqliteDatabase } from './database.ts';
import { openSqlite } from './sqlite-database.ts';

const megabyte = 2 ** 20;
const document = 'x'.repeat(5 * megabyte);

let folder: string;
let database: SqliteDatabase;
beforeEach(async () => {
  folder = temporaryFolder();
  database = openSqlite(join(folder, 'a.sqlite'));
  await sql`create table large (document text)`.execute(database.query);
});
afterEach(async () => {
  await database.close();
  removeFolder(folder);
});

const bytesOf = (suffix: string) => statSync(join(folder, `a.sqlite${suffix}`)).size;
const insert = () => sql`insert into large values (${document})`.execute(database.query);

test('a large commit leaves that to others', async () => {
  const ended = insert();
  let atItsEnd = 0;
  await ended.then(() => {
    atItsEnd = bytesOf('');
  });
  expect(atItsEnd).toBeLessThan(megabyte);
  await expect.poll(() => bytesOf(''), { interval: 5, timeout: 30_000 }).toBeGreaterThan(5 * megabyte);
});

test('the log stays short however much is committed', async () => {
  for (let count = 0; count < 20; count += 1) {
    await database.query
      .transaction()
      .execute((transaction) => sql`insert into large values (${document})`.execute(transaction));
  }
  expect(bytesOf('-wal')).toBeLessThan(30 * megabyte);
});

test('nor however much is deleted, which SQLite overwrites', async () => {
  for (let count = 0; count < 20; count += 1) await insert();
  await database.eraseDeleted();
  for (let count = 0; count < 20; count += 1) {
    await sql`delete from large where rowid = ${count + 1}`.execute(database.query);
  }
  expect(bytesOf('-wal')).toBeLessThan(30 * megabyte);
});

test('nor after somebody read for so long that it could not be moved', async () => {
  await insert();
  const reader = new BetterSqlite(join(folder, 'a.sqlite'));
  reader.exec('begin');
  reader.prepare('select count(*) from large').get();
  for (let count = 0; count < 20; count += 1) await insert();
  reader.close();
  await database.eraseDeleted();
  for (let count = 0; count < 20; count += 1) await insert();
  expect(bytesOf('-wal')).toBeLessThan(30 * megabyte);
});
