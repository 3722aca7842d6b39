// Tests that stored cards that cannot be read are rebuilt once from their documents, whatever else is in the rows.
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { readSummary } from '#server/cards/stored-summary.ts';
import type { Database } from '#server/ports/database/database.ts';
import { openPostgres } from '#server/ports/database/postgres-database.ts';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { sqliteFileName } from '../open-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const clock = { now: () => 1000 };
const before = migrations.filter(({ name }) => name < '014');
const depth = 100_000;
const deep = '['.repeat(depth) + ']'.repeat(depth);
const times = { created_at: 1, updated_at: 7 };

const card = { description: '', language: 'en', services: [], isPublished: false };
const brokenSummaries = [
  JSON.stringify({ ...card, services: 'free' }),
  JSON.stringify({ ...card, services: 'coffee' }),
  '{}',
  'null',
  '',
  '{"description":"cut off he',
  deep,
  '{"__proto__":{"price":1}}',
];

const readable = { ...cafe, description: 'Coffee', price: 'free' };
const unreadable = [
  '{"uuid":"cut off he',
  'null',
  '[]',
  '7',
  deep,
  JSON.stringify({ ...cafe, data: 'none' }),
  JSON.stringify({ ...cafe, data: { ...cafe.data, divisions: 5, coreResources: { length: 3 } } }),
];
/** Readable, however odd what nobody reads is. */
const odd = [
  JSON.stringify(readable),
  `${JSON.stringify(readable).slice(0, -1)},"__proto__":{"price":5},"constructor":{"prototype":{}}}`,
  `${JSON.stringify(readable).slice(0, -1)},"unknown":${deep}}`,
  JSON.stringify({ ...readable, unknown: '\0 \ud800' }),
];

describe.each(databases)('on $kind', ({ kind, createEmptyDatabase }) => {
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
    const account = { id: 'a', kind: 'anonymous' as const, language: 'en', settings: '{}', ...times };
    await database.query.insertInto('account').values(account).execute();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const addTemplate = (uuid: string, summary: string, document: string) => {
    const row = { uuid, account_id: 'a', name: 'Café', summary, document, revision: 3, ...times };
    const sizes = { document_bytes: document.length, version_bytes: 0 };
    return database.query
      .insertInto('template')
      .values({ ...row, ...sizes })
      .execute();
  };
  const rowOf = (uuid: string) =>
    database.query
      .selectFrom('template')
      .leftJoin('template_document', 'template_document.uuid', 'template.uuid')
      .select(['summary', 'revision', 'updated_at', 'document'])
      .where('template.uuid', '=', uuid)
      .executeTakeFirstOrThrow();

  test('a card is rebuilt wherever its document can be read, more of them than are read at once', async () => {
    for (let index = 0; index < 120; index++) {
      const broken = brokenSummaries[index % brokenSummaries.length] ?? '';
      await addTemplate(`u${index}`, broken, odd[index % odd.length] ?? '');
    }
    const deleted = database.query.updateTable('template').set({ deleted_at: 5 });
    await deleted.where('uuid', '=', 'u7').execute();
    await migrate(database, migrations, clock);
    for (let index = 0; index < 120; index++) {
      const { summary, revision, updated_at } = await rowOf(`u${index}`);
      expect(readSummary(summary)).toEqual({ ...readSummary(summary), description: 'Coffee' });
      expect([revision, updated_at]).toEqual([3, 7]);
    }
  });

  test('what can be read already is left as it is, and so is what is lost', async () => {
    const sound = JSON.stringify({ ...card, description: 'its own words' });
    await addTemplate('sound', sound, JSON.stringify(readable));
    for (const [index, document] of unreadable.entries()) await addTemplate(`lost${index}`, '{}', document);
    await addTemplate('purged', '{}', '');
    await migrate(database, migrations, clock);
    expect((await rowOf('sound')).summary).toBe(sound);
    for (const [index, document] of unreadable.entries()) {
      expect(await rowOf(`lost${index}`)).toMatchObject({ summary: '{}', document });
    }
    expect((await rowOf('purged')).summary).toBe('{}');
  });

  test('a gallery card keeps its price; one without a price that can be read stays as it is', async () => {
    const terms = { price: 20, higherPrice: 30, isVerified: true };
    const cards = {
      rebuilt: JSON.stringify({ ...terms, name: 7 }),
      unpriced: JSON.stringify({ ...terms, price: 'free' }),
      lost: JSON.stringify({ ...terms, name: 7 }),
      deep,
    };
    for (const [uuid, text] of Object.entries(cards)) {
      const document = uuid === 'lost' ? deep : JSON.stringify(readable);
      const row = { uuid, card: text, document, saved_by: null, ...times };
      await database.query.insertInto('gallery_template').values(row).execute();
    }
    await migrate(database, migrations, clock);
    const rows = await database.query.selectFrom('gallery_template').select(['uuid', 'card']).execute();
    const stored = Object.fromEntries(rows.map((row) => [row.uuid, row.card]));
    expect(stored).toEqual({ ...cards, rebuilt: stored.rebuilt });
    expect(readGalleryCard(stored.rebuilt ?? '')).toMatchObject({ ...terms, description: 'Coffee' });
  });

  // PostgreSQL keeps texts alone in such a column, and none with a zero byte.
  if (kind === 'PostgreSQL') return;

  test('zero bytes, bytes and numbers in place of texts do no harm', async () => {
    await addTemplate('zero', '\0', '\0{"a":"\0"}');
    const { query } = database;
    await addTemplate('bytes', '', JSON.stringify(readable));
    await sql`update template set summary = x'00ff', document = x'7b00' where uuid = 'bytes'`.execute(query);
    await migrate(database, migrations, clock);
    expect((await rowOf('zero')).summary).toBe('\0');
  });
});
