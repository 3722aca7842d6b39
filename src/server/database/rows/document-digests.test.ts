// Tests that a document which is saved again is known by its digest, and that no digest but its own is believed.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { bytesReadBy } from '#testing/server/bytes-read.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../open-database.ts';
import { lockTemplate } from './documents/locked-template.ts';
import { insertTemplate, type TemplateChange, updateTemplate } from './template-rows.ts';

const times = { created_at: 1, updated_at: 1 };
const long = 1_000_000;

const documentOf = (letter: string) => {
  const document = Buffer.alloc(long, letter);
  return { document, digest: createHash('sha256').update(document).digest('hex') };
};
const [a, b] = [documentOf('a'), documentOf('b')];
const changeTo = (compared: typeof a): TemplateChange => {
  const row = { name: 'n', summary: '{}', updated_at: 2, saved_in: null };
  return { ...row, ...compared, document_bytes: long, version_bytes: 1 };
};

describe.each(databases)('on $kind', ({ createDatabase, kind }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
    const account = { id: 'ada', kind: 'user' as const, language: 'en', settings: '{}', ...times };
    await database.query.insertInto('account').values(account).execute();
    const row = { uuid: 'u', account_id: 'ada', name: 'n', summary: '{}', revision: 1, ...times };
    const template = {
      ...row,
      deleted_at: null,
      saved_in: null,
      document_bytes: long,
      version_bytes: 0,
      ...a,
    };
    await database.query.transaction().execute((saving) => insertTemplate(saving, template, 3));
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const isSame = async (compared: typeof a) => {
    const locked = await database.query
      .transaction()
      .execute((reading) => lockTemplate(reading, 'u', 'ada', compared));
    return locked?.isSame;
  };
  const update = (compared: typeof a, base?: number) =>
    database.query
      .transaction()
      .execute((saving) => updateTemplate(saving, 'u', 'ada', base, changeTo(compared)));

  test('the same document makes no revision, another one does, and so does the first after it', async () => {
    expect(await isSame(a)).toBe(true);
    expect(await isSame(b)).toBe(false);
    expect(await update(a)).toBe(undefined);
    expect(await update(b)).toBe(2);
    expect(await isSame(b)).toBe(true);
    expect(await update(b, 2)).toBe(undefined);
    expect(await update(a, 2)).toBe(3);
  });

  test('what a program without digests saved counts, and not the digest of what was there before', async () => {
    const { query } = database;
    await query.updateTable('template_document').set({ document: b.document.toString() }).execute();
    await query.updateTable('template').set({ revision: 2 }).execute();
    expect([await isSame(a), await isSame(b)]).toEqual([false, true]);
    expect(await update(b, 2)).toBe(undefined);
    expect(await update(a, 2)).toBe(3);
    expect([await isSame(a), await isSame(b)]).toEqual([true, false]);
  });

  test('one from before there were digests is compared by what it is', async () => {
    await database.query.updateTable('template').set({ document_digest: '' }).execute();
    expect([await isSame(a), await isSame(b)]).toEqual([true, false]);
    expect(await update(a)).toBe(undefined);
    expect(await update(b)).toBe(2);
  });

  // PostgreSQL would read it in a process of its own.
  if (kind === 'PostgreSQL') return;

  test('to compare reads no document', async () => {
    await database.close();
    database = await openDatabase(place, systemClock, () => undefined);
    const compare = async () => {
      await isSame(a);
      await isSame(b);
      await update(a);
    };
    expect(await bytesReadBy(compare)).toBeLessThan(long / 2);
  });
});
