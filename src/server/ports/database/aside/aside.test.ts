// Tests long readings on both databases: they see what is committed, write nothing, end in time, and keep nobody waiting.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, sqliteFileName } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { databases, sqlite, type TestDatabase } from '#testing/server/databases.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { StatementTooSlow } from './statement-too-slow.ts';

/** Twice as long for what is read aside, with the start of a process in it. */
const databaseTimeoutMs = 1500;

let place: TestDatabase;
let database: Database;

const open = async () => {
  database = await openDatabase({ ...place, databaseTimeoutMs }, systemClock, () => undefined);
};

const count = (query: Kysely<Tables>, day: string, amount: number) =>
  query.insertInto('usage_count').values({ day, event: 'ünï – 🙂', screen: '', amount }).execute();

const counts = (query: Kysely<Tables>) =>
  query
    .selectFrom('usage_count')
    .select(['event', 'amount'])
    .where('amount', '>', 0)
    .orderBy('day')
    .execute();

const endless = (query: Kysely<Tables>) =>
  sql`with recursive n(i) as (select 1 union all select 1 from n) select count(*) from n`.execute(query);

const outcomeOf = (reading: Promise<unknown>) => reading.catch((error: unknown) => error);

describe.each(databases)('on $kind', ({ createDatabase }) => {
  beforeEach(async () => {
    place = await createDatabase();
    await open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  test('what was committed before is read', async () => {
    await count(database.query, '2026-01-01', 2 ** 40 % 1_000_003);
    expect(await counts(database.aside)).toEqual([{ event: 'ünï – 🙂', amount: 2 ** 40 % 1_000_003 }]);
    await count(database.query, '2026-01-02', 7);
    expect((await counts(database.aside)).map(({ amount }) => amount)).toEqual([2 ** 40 % 1_000_003, 7]);
  });

  test('nothing is written', async () => {
    await count(database.query, '2026-01-01', 1);
    const cleared = sql`update usage_count set amount = 0 returning day`.execute(database.aside);
    await expect(cleared).rejects.toThrow(/read-?only/);
    expect(await counts(database.query)).toHaveLength(1);
  });

  test('a statement that the database refuses fails with its reason, and others go on', async () => {
    await expect(sql`select 1 from nowhere`.execute(database.aside)).rejects.toThrow('nowhere');
    expect(await counts(database.aside)).toEqual([]);
  });

  test('a statement that takes too long is ended; nobody waits for it, and the next has its turn', async () => {
    const ended: string[] = [];
    const slow = [1, 2].map(async (number) => {
      const outcome = await outcomeOf(endless(database.aside));
      ended.push(`slow ${number}`);
      return outcome;
    });
    const behind = counts(database.aside).finally(() => ended.push('behind'));
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03']) await count(database.query, day, 1);
    expect(await counts(database.query)).toHaveLength(3);
    ended.push('saved');
    for (const outcome of await Promise.all(slow)) expect(outcome).toBeInstanceOf(StatementTooSlow);
    expect(await behind).toHaveLength(3);
    expect(ended[0]).toBe('saved');
  }, 30_000);

  test('closing the database does not wait for what is read', async () => {
    const reading = outcomeOf(endless(database.aside));
    await counts(database.aside);
    await database.close();
    expect(await reading).toBeInstanceOf(Error);
    await open();
  });
});

test('whoever was ended while reading keeps nothing of what is deleted in the files of SQLite', async () => {
  place = await sqlite.createDatabase();
  await open();
  await count(database.query, '2026-01-01', 1);
  expect(await outcomeOf(endless(database.aside))).toBeInstanceOf(StatementTooSlow);
  await database.query.deleteFrom('usage_count').execute();
  await database.eraseDeleted();
  expect(statSync(join(place.dataDir, `${sqliteFileName}-wal`)).size).toBe(0);
  await database.close();
  await place.remove();
}, 30_000);
