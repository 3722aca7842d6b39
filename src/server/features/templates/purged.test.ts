// Tests that a purged template stays purged: while its content is not deleted yet, and for who read the clock before.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { lockDeletedTemplate } from '#server/database/rows/documents/locked-template.ts';
import { purgeTemplates, undeleteTemplate } from '#server/database/rows/template-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import { sweepVersions } from '#server/versions/sweep-versions.ts';
import { databaseFaults } from '#testing/server/database-faults.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { deletedKeptForMs, sweepDeletedTemplates } from './delete-templates.ts';

const deletedAt = 1000;
const clock = { now: () => deletedAt + deletedKeptForMs };

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, clock, () => undefined);
    const { query } = database;
    const times = { created_at: 1, updated_at: 1 };
    await query
      .insertInto('account')
      .values({ id: 'ann', kind: 'user', language: 'en', settings: '{}', ...times })
      .execute();
    const row = { uuid: 'u', account_id: 'ann', name: 'n', summary: '{}', revision: 3, ...times };
    const bytes = { document_bytes: 2, version_bytes: 9 };
    await query
      .insertInto('template')
      .values({ ...row, deleted_at: deletedAt, ...bytes })
      .execute();
    await query.insertInto('template_document').values({ uuid: 'u', document: '{}' }).execute();
    for (const revision of [1, 2, 3]) {
      const version = { id: `${revision}`, template_uuid: 'u', kind: 'saved' as const, revision };
      await query
        .insertInto('template_version')
        .values({ ...version, name: 'n', saved_at: revision, document: 'abc' })
        .execute();
    }
    await purgeTemplates(query, deletedAt);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  test('pruning what an interruption left counts nothing', async () => {
    await sweepVersions({ database, clock });
    await sweepDeletedTemplates({ database, clock });
    expect(await databaseFaults(place)).toEqual([]);
  });

  test('it is not restored, and nothing is kept with it', async () => {
    const before = deletedAt - 1;
    expect(await undeleteTemplate(database.query, 'u', 'ann', before)).toBe(false);
    const document = { document: Buffer.from('{"a":1}'), digest: 'a' };
    expect(await lockDeletedTemplate(database.query, 'u', 'ann', before, document)).toBe(undefined);
  });

  test('one whose document was lost is purged like any other', async () => {
    const lost = { name: 'Lost', deleted_at: deletedAt, document_bytes: 0, document_digest: '' };
    const { query } = database;
    await query.updateTable('template').set(lost).where('uuid', '=', 'u').execute();
    await purgeTemplates(query, deletedAt);
    const row = await query.selectFrom('template').select(['name', 'deleted_at']).executeTakeFirst();
    expect(row).toEqual({ name: '', deleted_at: 0 });
  });
});
