// Tests that documents of all rows get into the tables of their own, also of rows that do not say how large theirs is.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '#server/ports/database/postgres-database.ts';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';
import { databases } from '#testing/server/databases.ts';
import { sqliteFileName } from '../open-database.ts';
import { listTemplateUuids, readTemplateOf } from '../rows/export-rows.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const clock = { now: () => 1000 };
const before = migrations.filter(({ name }) => name < '020');

describe.each(databases)('on $kind', ({ createEmptyDatabase }) => {
  test('what an earlier program saved while the database was upgraded is exported and purged', async () => {
    const place = await createEmptyDatabase();
    const { databaseUrl, dataDir } = place;
    const database =
      databaseUrl === null
        ? openSqlite(join(dataDir, sqliteFileName))
        : openPostgres(databaseUrl, () => undefined);
    await migrate(database, before, clock);
    const { query } = database;
    const times = { created_at: 1, updated_at: 7 };
    const account = { id: 'a', kind: 'anonymous' as const, language: 'en', settings: '{}', ...times };
    await query.insertInto('account').values(account).execute();
    const template = { account_id: 'a', name: 'Café', summary: '{}', revision: 3, ...times };
    await query
      .withTables<{ template: { document: string } }>()
      .insertInto('template')
      .values([
        { uuid: 'saved', ...template, document: '{"a":"é"}' },
        { uuid: 'purged', ...template, deleted_at: 0, document: '' },
      ])
      .execute();
    await migrate(database, migrations, clock);
    expect(await listTemplateUuids(query, 'a')).toEqual(['saved']);
    expect(Buffer.from((await readTemplateOf(query, 'a', 'saved'))?.document ?? '').toString()).toBe(
      '{"a":"é"}',
    );
    await database.close();
    await place.remove();
  });
});
