// Tests that what is deleted from SQLite leaves its files, also where another process still reads older data.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Database } from './database.ts';

const marker = 'Quixotically';
const clock = { now: () => 1000 };

let dataDir: string;
let database: Database;
beforeEach(async () => {
  dataDir = temporaryFolder();
  database = await openDatabase({ databaseUrl: null, dataDir }, clock, () => undefined);
});
afterEach(async () => {
  await database.close();
  removeFolder(dataDir);
});

const isLeft = (): boolean =>
  readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(marker));

/** Some of the texts take several pages, and rows beside them stay. */
async function writeTexts(): Promise<void> {
  for (let row = 0; row < 40; row++) {
    const message = (row % 2 === 0 ? marker : 'others') + ' text'.repeat(row * 100);
    const feedback = { id: `${row}`, at: row, account_id: null, email: null, message };
    await database.query.insertInto('feedback').values(feedback).execute();
  }
  for (const row of [0, 2, 30]) {
    const message = `${marker} again`;
    await database.query.updateTable('feedback').set({ message }).where('id', '=', `${row}`).execute();
  }
}

const deleteTexts = () =>
  database.query.deleteFrom('feedback').where('message', 'like', `${marker}%`).execute();

test('no byte of deleted and of overwritten texts is left', async () => {
  await writeTexts();
  await deleteTexts();
  expect(isLeft()).toBe(true);
  await database.eraseDeleted();
  expect(isLeft()).toBe(false);
  expect(await database.query.selectFrom('feedback').select('id').execute()).toHaveLength(20);
});

test('while another process reads older data nothing waits, and it is done as soon as that ends', async () => {
  await writeTexts();
  const reader = new BetterSqlite(join(dataDir, 'modelwright.sqlite'), { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from feedback').get();
  await deleteTexts();
  await database.eraseDeleted();
  expect(isLeft()).toBe(true);
  reader.exec('commit');
  reader.close();
  await expect.poll(isLeft).toBe(false);
});
