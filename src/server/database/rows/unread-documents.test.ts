// Tests that SQLite reads and writes no documents for what is done with many rows without them.
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { bytesReadBy } from '#testing/server/bytes-read.ts';
import { sqlite, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../open-database.ts';
import { listDeletedCards, listGalleryCards, listTemplateCards } from './cards/list-cards.ts';
import { claimVisitor } from './claim-visitor.ts';
import { listGalleryUuids, listTemplateUuids } from './export-rows.ts';
import { findGalleryCard } from './gallery-template-rows.ts';
import { readTemplatesOf } from './operators/listed-template-rows.ts';
import { deleteTemplate, findOwnCard, findOwner, undeleteTemplate } from './template-rows.ts';
import { readStorageUse } from './template-storage-rows.ts';
import { listTemplatesWithVersionsBefore, listVersions } from './template-version-rows.ts';

const document = 'x'.repeat(1_000_000);
const rows = 20;
const numbers = Array.from({ length: rows }, (_, index) => index);

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await sqlite.createDatabase();
  await fill();
  database = await openDatabase(place, systemClock, () => undefined);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** Of ada's templates every second one is deleted; the first has all the versions. */
async function fill(): Promise<void> {
  const filled = await openDatabase(place, systemClock, () => undefined);
  const { query } = filled;
  for (const id of ['ada', 'ben', 'cai']) {
    await query.insertInto('account').values(accountOf(id)).execute();
  }
  for (const number of numbers) {
    const times = { created_at: number, updated_at: number };
    const uuid = `template ${String((number * 7) % rows).padStart(2, '0')}`;
    const ownedBy = { uuid, account_id: 'ada', name: 'A', summary: '{}', revision: 1, saved_in: null };
    const deletedAt = number % 2 === 0 ? null : 1;
    const bytes = { document_bytes: document.length, version_bytes: 0 };
    await query
      .insertInto('template')
      .values({ ...ownedBy, ...times, deleted_at: deletedAt, ...bytes })
      .execute();
    await query.insertInto('template_document').values({ uuid, document }).execute();
    const savedBy = number % 2 === 0 ? 'ada' : 'ben';
    await query
      .insertInto('gallery_template')
      .values({ uuid, card: '{}', saved_by: savedBy, ...times })
      .execute();
    await query.insertInto('gallery_document').values({ uuid, document }).execute();
    const version = { id: `version ${number}`, template_uuid: 'template 00', kind: 'saved' as const };
    await query
      .insertInto('template_version')
      .values({ ...version, revision: number, name: 'A', saved_at: number, document })
      .execute();
  }
  await filled.close();
}

const accountOf = (id: string) => ({
  ...{ id, kind: 'anonymous' as const, language: 'en', settings: '{}' },
  ...{ created_at: 0, updated_at: 0 },
});

interface Question {
  readonly what: string;
  readonly count: number;
  readonly ask: (query: Kysely<Tables>) => Promise<unknown>;
}

const one = async (found: Promise<unknown>) => ((await found) === undefined ? [] : [await found]);

const same = <Item>(item: Item): Item => item;

const questions: readonly Question[] = [
  { what: 'the gallery', count: 20, ask: (query) => listGalleryCards(query, same) },
  { what: 'a card of the gallery', count: 1, ask: (query) => one(findGalleryCard(query, 'template 03')) },
  { what: "one person's of the gallery", count: 10, ask: (query) => listGalleryUuids(query, 'ben') },
  { what: 'the templates', count: 10, ask: (query) => listTemplateCards(query, 'ada', same) },
  { what: 'the templates for operators', count: 10, ask: (query) => readTemplatesOf(query, 'ada') },
  { what: 'the deleted ones', count: 10, ask: (query) => listDeletedCards(query, 'ada', 0, same) },
  { what: 'all to export', count: 20, ask: (query) => listTemplateUuids(query, 'ada') },
  { what: 'a name', count: 1, ask: (query) => one(findOwnCard(query, 'template 00', 'ada')) },
  { what: 'an owner', count: 1, ask: (query) => one(findOwner(query, 'template 03')) },
  { what: 'the room taken', count: 1, ask: (query) => one(readStorageUse(query, 'ada')) },
  { what: 'the versions', count: 20, ask: (query) => listVersions(query, 'template 00') },
  { what: 'what to prune', count: 1, ask: (query) => listTemplatesWithVersionsBefore(query, 50) },
];

test.each(questions)('$what: $count found, no document read', async ({ ask, count }) => {
  let found: unknown;
  const bytes = await bytesReadBy(async () => {
    found = await ask(database.query);
  });
  expect(found).toHaveLength(count);
  expect(bytes).toBeLessThan(document.length / 2);
});

interface Change {
  readonly what: string;
  readonly make: (query: Kysely<Tables>) => Promise<unknown>;
}

const uuids = numbers.map((number) => `template ${String(number).padStart(2, '0')}`);
const onEach = async (work: (uuid: string) => Promise<unknown>) => {
  for (const uuid of uuids) await work(uuid);
};

const changes: readonly Change[] = [
  { what: 'all are deleted', make: (query) => onEach((uuid) => deleteTemplate(query, uuid, 'ada', 5)) },
  { what: 'all are restored', make: (query) => onEach((uuid) => undeleteTemplate(query, uuid, 'ada', 0)) },
  { what: 'they become those of an account', make: (query) => claimVisitor(query, 'ada', 'cai', 9) },
  {
    what: 'the gallery is left without its author',
    make: (query) => query.deleteFrom('account').where('id', '=', 'ben').executeTakeFirst(),
  },
];

test.each(changes)('$what, with no document read or written', async ({ make }) => {
  const work = () => database.query.transaction().execute(make);
  expect(await bytesReadBy(work)).toBeLessThan(document.length / 2);
});
