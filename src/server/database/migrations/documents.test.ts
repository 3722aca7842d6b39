// Tests that documents are moved into tables of their own with nothing lost, and that long cards become short ones.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSummary } from '#server/cards/stored-summary.ts';
import type { Database } from '#server/ports/database/database.ts';
import { openPostgres } from '#server/ports/database/postgres-database.ts';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { sqliteFileName } from '../open-database.ts';
import { listTemplateUuids, readTemplateOf } from '../rows/export-rows.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const clock = { now: () => 1000 };
const before = migrations.filter(({ name }) => name < '020');
const depth = 100_000;
const deep = '['.repeat(depth) + ']'.repeat(depth);
const times = { created_at: 1, updated_at: 7 };
const card = { description: '', language: 'en', services: [], isPublished: true };

type WithDocuments = Record<'template' | 'gallery_template', { readonly document: string }>;

describe.each(databases)('on $kind', ({ createEmptyDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createEmptyDatabase();
    const { databaseUrl, dataDir } = place;
    database =
      databaseUrl === null
        ? openSqlite(join(dataDir, sqliteFileName))
        : openPostgres(databaseUrl, () => undefined);
    await migrate(database, before, clock);
    const account = { id: 'a', kind: 'user' as const, language: 'en', settings: '{}', ...times };
    await database.query.insertInto('account').values(account).execute();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const add = (uuid: string, summary: string, document: string) => {
    const row = { uuid, account_id: 'a', name: 'n', summary, revision: 3, saved_in: null, ...times };
    const bytes = Buffer.byteLength(document);
    const values = { ...row, document_bytes: bytes, version_bytes: 2, document };
    return database.query.withTables<WithDocuments>().insertInto('template').values(values).execute();
  };
  const summaryOf = async (uuid: string) => {
    const { query } = database;
    const row = query.selectFrom('template').select('summary').where('uuid', '=', uuid);
    return (await row.executeTakeFirstOrThrow()).summary;
  };

  test('every document, however odd, and none of a purged template', async () => {
    const documents = { one: '{"a":"é"}', large: 'x'.repeat(3_000_000), deep, broken: '{"uuid":"cut off he' };
    for (const [uuid, document] of Object.entries(documents)) await add(uuid, '{}', document);
    await add('purged', '{}', '');
    const { query } = database;
    await query.updateTable('template').set({ deleted_at: 0 }).where('uuid', '=', 'purged').execute();
    const version = {
      id: 'v',
      template_uuid: 'one',
      kind: 'saved' as const,
      revision: 3,
      name: 'n',
      saved_at: 7,
    };
    await query
      .insertInto('template_version')
      .values({ ...version, document: 'xx' })
      .execute();
    const shown = { uuid: 'shown', card: '{}', saved_by: 'a', ...times };
    await query
      .withTables<WithDocuments>()
      .insertInto('gallery_template')
      .values({ ...shown, document: '{"b":1}' })
      .execute();
    await migrate(database, migrations, clock);
    const moved = await query.selectFrom('template_document').selectAll().execute();
    expect(Object.fromEntries(moved.map(({ uuid, document }) => [uuid, document]))).toEqual(documents);
    expect(await query.selectFrom('gallery_document').selectAll().execute()).toEqual([
      { uuid: 'shown', document: '{"b":1}' },
    ]);
    expect(await query.selectFrom('gallery_template').selectAll().execute()).toMatchObject([
      { uuid: 'shown' },
    ]);
    expect(await query.selectFrom('template_version').selectAll().execute()).toEqual([
      { ...version, document: 'xx' },
    ]);
    const rows = await query.selectFrom('template').selectAll().orderBy('uuid').execute();
    expect(rows.map(({ uuid, document_bytes: bytes }) => [uuid, bytes])).toEqual([
      ['broken', 19],
      ['deep', 2 * depth],
      ['large', 3_000_000],
      ['one', 10],
      ['purged', 0],
    ]);
  });

  test('what an earlier program saved while the database was upgraded has a size', async () => {
    const { query } = database;
    await add('saved', '{}', '{"a":"é"}');
    await query.updateTable('template').set({ document_bytes: 0, version_bytes: 0 }).execute();
    await add('lost', '{}', '');
    await add('purged', '{}', '');
    await query.updateTable('template').set({ deleted_at: 0 }).where('uuid', '=', 'purged').execute();
    await migrate(database, migrations, clock);
    expect(await listTemplateUuids(query, 'a')).toEqual(['saved']);
    expect(Buffer.from((await readTemplateOf(query, 'a', 'saved'))?.document ?? '').toString()).toBe(
      '{"a":"é"}',
    );
    // One that is there can be saved again.
    const documents = await query.selectFrom('template_document').select('uuid').orderBy('uuid').execute();
    expect(documents).toEqual([{ uuid: 'lost' }, { uuid: 'saved' }]);
  });

  test('a database that an earlier form of 020 has upgraded lacks nothing', async () => {
    const { query } = database;
    await migrate(
      database,
      migrations.filter(({ name }) => name < '023'),
      clock,
    );
    const long = JSON.stringify({ ...card, description: 'd'.repeat(10_000) });
    const row = { account_id: 'a', name: 'n', revision: 3, saved_in: null, version_bytes: 0, ...times };
    for (const [uuid, document] of Object.entries({ unmeasured: '{"a":"é"}', lost: null })) {
      await query
        .insertInto('template')
        .values({ ...row, uuid, summary: long, document_bytes: 0 })
        .execute();
      if (document === null) continue;
      await query.insertInto('template_document').values({ uuid, document }).execute();
    }
    const version = {
      template_uuid: 'unmeasured',
      kind: 'saved' as const,
      revision: 3,
      name: 'n',
      saved_at: 7,
    };
    for (const [id, document] of Object.entries({ v: 'xx', w: 'pieces:w' }))
      await query
        .insertInto('template_version')
        .values({ ...version, id, document })
        .execute();
    const owner = { template_uuid: null, gallery_uuid: null, version_id: 'w', document_id: 'w' };
    for (const [position, content] of ['abc', 'de'].entries())
      await query
        .insertInto('document_piece')
        .values({ ...owner, position, content })
        .execute();
    const interrupted = { ...row, uuid: 'purged', name: '', summary: '{}', document_bytes: 0, deleted_at: 0 };
    await query.insertInto('template').values(interrupted).execute();
    await query.insertInto('template_document').values({ uuid: 'purged', document: '{}' }).execute();
    await query
      .insertInto('gallery_template')
      .values({ uuid: 'shown', card: '{}', saved_by: 'a', ...times })
      .execute();
    await query.schema.dropIndex('template_by_deleted_at').execute();
    await migrate(database, migrations, clock);
    expect(await query.selectFrom('gallery_document').selectAll().execute()).toEqual([
      { uuid: 'shown', document: '' },
    ]);
    const sizes = query.selectFrom('template').select(['uuid', 'document_bytes', 'version_bytes']);
    expect(await sizes.orderBy('uuid').execute()).toEqual([
      { uuid: 'lost', document_bytes: 0, version_bytes: 0 },
      { uuid: 'purged', document_bytes: 0, version_bytes: 0 },
      { uuid: 'unmeasured', document_bytes: 10, version_bytes: 7 },
    ]);
    const documents = query.selectFrom('template_document').selectAll().orderBy('uuid');
    expect(await documents.execute()).toEqual([
      { uuid: 'lost', document: '' },
      { uuid: 'purged', document: '{}' },
      { uuid: 'unmeasured', document: '{"a":"é"}' },
    ]);
    expect(readSummary(await summaryOf('lost'))?.description).toBe('d'.repeat(1000));
    // It is there again.
    await query.schema.dropIndex('template_by_deleted_at').execute();
  });

  test('a long card becomes a short one, a short one and one that cannot be read stay', async () => {
    const services = Array.from({ length: 20 }, () => 's'.repeat(10_000));
    const long = { ...card, description: 'd'.repeat(10_000), services };
    const short = JSON.stringify({ ...card, description: 'Coffee' });
    for (const [uuid, summary] of Object.entries({ long: JSON.stringify(long), short, deep }))
      await add(uuid, summary, '{}');
    await migrate(database, migrations, clock);
    expect(readSummary(await summaryOf('long'))).toEqual({
      ...card,
      description: 'd'.repeat(1000),
      services: services.map(() => 's'.repeat(200)),
    });
    expect([await summaryOf('short'), await summaryOf('deep')]).toEqual([short, deep]);
  });
});
