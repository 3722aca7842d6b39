// Tests that the templates of the program get into the gallery once, follow the program, and stay as people left them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { fillGallery } from './fill-gallery.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { readShippedTemplates } from './read-shipped-templates.ts';
import { type ShippedTemplate, sha256Of } from './shipped-template.ts';

const cafe = '0f4a3a52-0d5c-4a7e-9c53-6f1f0a1f6a01';
const hotel = '1f4a3a52-0d5c-4a7e-9c53-6f1f0a1f6a02';

const shipped = (uuid: string, name: string): ShippedTemplate => {
  const document = Buffer.from(JSON.stringify({ uuid, name }));
  return {
    uuid,
    card: JSON.stringify({ name }),
    sha256: sha256Of(document),
    readDocument: async () => document,
  };
};

const first = [shipped(cafe, 'Café'), shipped(hotel, 'Hotel')];
const next = [shipped(cafe, 'Café, mended'), shipped(hotel, 'Hotel, mended')];

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  const clock = { time: 1000, now: () => clock.time };
  /** Every look at it takes a while. */
  const hurrying = {
    now: () => {
      clock.time += 1;
      return clock.time;
    },
  };
  beforeEach(async () => {
    clock.time = 1000;
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const load = (templates: readonly ShippedTemplate[]) =>
    loadShippedTemplates({ database, clock }, templates);
  const rows = () =>
    database.query
      .selectFrom('gallery_template')
      .select(['card', 'saved_by', 'created_at', 'updated_at'])
      .orderBy('uuid')
      .execute();
  const cards = async () => (await rows()).map(({ card }) => JSON.parse(card).name);
  const documentOf = async (uuid: string) => {
    const found = await findGalleryTemplate(database.query, uuid);
    return found === undefined ? null : JSON.parse(Buffer.from(found.document).toString()).name;
  };

  test('they are put there once, as nobody’s', async () => {
    expect([await load(first), await load(first)]).toEqual([2, 0]);
    clock.time = 2000;
    expect(await load(first)).toBe(0);
    const times = { saved_by: null, created_at: 1000, updated_at: 1000 };
    expect(await rows()).toEqual([
      { card: '{"name":"Café"}', ...times },
      { card: '{"name":"Hotel"}', ...times },
    ]);
    expect(await documentOf(cafe)).toBe('Café');
  });

  test('they are of one moment, so that none of them is newer than the others', async () => {
    await loadShippedTemplates({ database, clock: hurrying }, first);
    expect(new Set((await rows()).map(({ updated_at }) => updated_at)).size).toBe(1);
  });

  test('those of a later program take their places, and what is new comes beside them', async () => {
    await load(first.slice(0, 1));
    clock.time = 2000;
    expect(await load(next)).toBe(2);
    expect(await cards()).toEqual(['Café, mended', 'Hotel, mended']);
    expect(await documentOf(cafe)).toBe('Café, mended');
    expect((await rows()).map(({ created_at }) => created_at)).toEqual([1000, 2000]);
  });

  test('what an operator has deleted stays away', async () => {
    await load(first);
    await database.query.deleteFrom('gallery_template').where('uuid', '=', hotel).execute();
    expect([await load(first), await load(next), await load(next)]).toEqual([0, 1, 0]);
    expect(await cards()).toEqual(['Café, mended']);
  });

  test('what an operator has changed stays changed, the card or the document', async () => {
    await load(first);
    const priced = { card: '{"name":"Café","price":9}' };
    await database.query.updateTable('gallery_template').set(priced).where('uuid', '=', cafe).execute();
    const document = JSON.stringify({ name: 'Hotel of mine' });
    await database.query
      .updateTable('gallery_document')
      .set({ document })
      .where('uuid', '=', hotel)
      .execute();
    expect([await load(next), await load(next)]).toEqual([0, 0]);
    expect(await cards()).toEqual(['Café', 'Hotel']);
    expect(await documentOf(hotel)).toBe('Hotel of mine');
  });

  test('what was published under the same uuid before is left alone', async () => {
    const row = { uuid: cafe, card: '{"name":"Mine"}', saved_by: null, created_at: 1, updated_at: 1 };
    await database.query.insertInto('gallery_template').values(row).execute();
    expect(await load(first)).toBe(1);
    expect(await cards()).toEqual(['Mine', 'Hotel']);
  });

  test('of instances that start at once, one puts them there', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(place, systemClock, () => undefined)));
    const written = await Promise.all(
      [database, ...others].map((each) => loadShippedTemplates({ database: each, clock }, first)),
    );
    for (const other of others) await other.close();
    expect(written.sort()).toEqual([0, 0, 0, 2]);
    expect(await cards()).toEqual(['Café', 'Hotel']);
  });

  test('a folder that cannot be read is told of, and the gallery stays as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
    const told: string[] = [];
    const tell = (...said: unknown[]) => void told.push(String(said.at(-1)));
    const logger = { info: tell, warn: tell };
    writeFileSync(join(folder, 'templates.json'), '[{"uuid":"../../etc"}]');
    await fillGallery({ galleryFolder: folder }, { database, clock }, logger);
    await fillGallery({ galleryFolder: join(folder, 'missing') }, { database, clock }, logger);
    await fillGallery({ galleryFolder: null }, { database, clock }, logger);
    rmSync(folder, { recursive: true });
    expect(told).toEqual(Array(2).fill('the templates that come with the program are not in the gallery'));
    expect(await rows()).toEqual([]);
  });

  test('a list is read without its documents', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
    const card = { name: 'Café', description: '', language: 'en', industry: 'hospitality', rating: 5 };
    const terms = { price: 0, higherPrice: null, isVerified: true, screenshots: [] };
    const listed = { uuid: cafe, file: 'cafe-en.json', sha256: 'a'.repeat(64), card: { ...card, ...terms } };
    writeFileSync(join(folder, 'templates.json'), JSON.stringify([listed]));
    const [read] = await readShippedTemplates(folder);
    rmSync(folder, { recursive: true });
    expect(JSON.parse(read?.card ?? '')).toEqual(listed.card);
    await expect(read?.readDocument()).rejects.toThrow('ENOENT');
  });
});
