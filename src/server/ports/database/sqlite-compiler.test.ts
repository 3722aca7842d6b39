// Tests that a long text is stored and compared in SQLite as any text.
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { openSqlite } from './sqlite-database.ts';

test.each([100, 1_000_000])('a text of %i characters', async (length) => {
  const folder = temporaryFolder();
  const { query, close } = openSqlite(join(folder, 'x.sqlite'));
  await sql`create table note (id integer, text text)`.execute(query);
  const text = 'Ж👩🏽‍🚀"\\ ﷺ'.repeat(length / 10);
  await sql`insert into note values (1, ${text})`.execute(query);
  const found = await sql<{ type: string; text: string; chars: number }>`
    select typeof(text) as type, text, length(text) as chars from note where text = ${text} and text is not ${`${text}.`}
  `.execute(query);
  expect(found.rows).toEqual([{ type: 'text', text, chars: [...text].length }]);
  await close();
  removeFolder(folder);
});
