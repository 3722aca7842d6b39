// Tests that templates saved before histories existed get their last save as a first version.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '#server/ports/database/postgres-database.ts';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';
import { databases } from '#testing/server/databases.ts';
import { sqliteFileName } from '../open-database.ts';
import { unpackDocument } from '../rows/documents/packed-document.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const clock = { now: () => 1000 };
const before = migrations.filter(({ name }) => name < '006');

describe.each(databases)('on $kind', ({ createEmptyDatabase }) => {
  test('a template saved by an earlier program has its last save as a version', async () => {
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
    const template = { uuid: 'u', account_id: 'a', name: 'Café', summary: '{}', revision: 3, ...times };
    await query
      .withTables<{ template: { document: string } }>()
      .insertInto('template')
      .values({ ...template, document: '{"a":"é"}' })
      .execute();
    await migrate(database, migrations, clock);
    const [version, ...more] = await query.selectFrom('template_version').selectAll().execute();
    expect(more).toEqual([]);
    expect(version).toMatchObject({
      template_uuid: 'u',
      kind: 'saved',
      revision: 3,
      name: 'Café',
      saved_at: 7,
    });
    expect(unpackDocument(Buffer.from(version?.document ?? '')).toString()).toBe('{"a":"é"}');
    await database.close();
    await place.remove();
  });
});
