// Tests which statements PostgreSQL keeps prepared for a connection, and what happens to one that a migration outdates.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#testing/postgres/fresh-database.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { StatementNames } from './statement-names.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'));
  database = openPostgres(fresh.url, () => undefined);
  await sql`create table note (id int, body text)`.execute(database.query);
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const prepared = async (query: Database['query']) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements order by 1`.execute(query))
    .rows;

test('a statement is prepared once, and one that returns whatever columns there are is not', async () => {
  await database.query.connection().execute(async (query) => {
    for (const id of [1, 2, 3]) {
      expect((await sql`select body from note where id = ${id}`.execute(query)).rows).toEqual([]);
      expect((await sql`select * from note where id = ${id}`.execute(query)).rows).toEqual([]);
    }
    expect(await prepared(query)).toEqual([{ statement: 'select body from note where id = $1' }]);
  });
});

test('a prepared statement whose result changed fails once, and its connection is replaced', async () => {
  const read = () => sql`select body from note where id = ${1}`.execute(database.query);
  await read();
  await sql`alter table note alter column body type varchar(9)`.execute(database.query);
  await expect(read()).rejects.toThrow('cached plan must not change result type');
  expect((await read()).rows).toEqual([]);
});

test.each([
  ['select "account".*, "session"."id" from "account" where "id" = $1', false],
  ['select * from "job" where "id" = $1', false],
  ['update "job" set "state" = $1 returning *', false],
  ['select count(*) as "count" from "job" where "id" = $1', true],
  ['select 2 * "count" from "job" where "id" = $1', true],
])('%s has a name: %s', (statement, isNamed) => {
  const names = new StatementNames();
  expect(names.nameOf(statement, [1]) !== undefined).toBe(isNamed);
  expect(names.nameOf(statement, [2])).toBe(names.nameOf(statement, [1]));
  expect(names.nameOf(statement, [])).toBeUndefined();
});

test('no more than three hundred statements are kept, and those go on having their names', () => {
  const names = new StatementNames();
  const nameOf = (count: number) => names.nameOf(`select ${count} where $1`, [1]);
  const first = Array.from({ length: 300 }, (_, count) => nameOf(count));
  expect(new Set(first).size).toBe(300);
  expect(nameOf(300)).toBeUndefined();
  expect(nameOf(7)).toBe(first[7]);
});
