// Tests that pictures of no gallery template go after a day, that others stay, and that each is asked for once.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { saveGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Files } from '#server/ports/files/files.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { pictureNames } from './picture-names.ts';
import { requestPictures } from './request-pictures.ts';
import { sweepPictures } from './sweep-pictures.ts';

const hourMs = 60 * 60 * 1000;

/** When each was written, by its name. */
function filesOf(writtenAt: Map<string, number>): Files {
  const none = async () => null;
  return {
    put: async () => undefined,
    get: none,
    has: async (name) => writtenAt.has(name),
    isAnswering: async () => true,
    delete: async (name) => {
      writtenAt.delete(name);
    },
    listOlderThan: async function* (time) {
      for (const [name, at] of [...writtenAt]) if (at < time) yield name;
    },
  };
}

const namesOf = (digit: string, programVersion = '1') =>
  pictureNames({ programVersion, digest: digit.repeat(32) }, 2);

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  const clock = { time: 100 * hourMs, now: () => clock.time };
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const offer = async (screenshots: readonly string[]) => {
    const terms = { price: 0, higherPrice: null, isVerified: true, rating: 5 };
    const shown = { name: 'Tea', description: '', language: 'en', industry: 'retail' };
    const card = JSON.stringify({ ...shown, ...terms, screenshots });
    const times = { created_at: clock.time, updated_at: clock.time };
    const row = { uuid: randomUUID(), card, saved_by: null, ...times, price_cents: 0 };
    await database.query
      .transaction()
      .execute((query) => saveGalleryTemplate(query, { ...row, document: Buffer.from('{"a":1}') }, null));
    return row.uuid;
  };
  const jobs = () => database.query.selectFrom('job').select(['kind', 'payload']).execute();

  test('unused ones are deleted after a day; those of the gallery and all other files stay', async () => {
    const [shown, unused, young] = [namesOf('a'), namesOf('b'), namesOf('c')];
    const old = clock.time - 24 * hourMs - 1;
    const others = ['sheet-1.png', 'picture-1.png', 'book.xlsx'];
    const writtenAt = new Map([...shown, ...unused, ...others].map((name) => [name, old]));
    for (const name of young) writtenAt.set(name, clock.time - 24 * hourMs);
    await offer(shown.slice(0, 1));
    await sweepPictures({ clock, database, files: filesOf(writtenAt) });
    expect([...writtenAt.keys()].sort()).toEqual([shown[0], ...others, ...young].sort());
  });

  test('each template without pictures of this program is asked for once, by several instances at once too', async () => {
    const bare = await offer([]);
    const earlier = await offer(namesOf('d', 'earlier'));
    const kept = namesOf('e', 'now');
    await offer(kept);
    const files = filesOf(new Map(kept.map((name) => [name, 0])));
    const ask = () => requestPictures({ clock, database, files }, jobsToAdd({ clock }), 'now');
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    const asked = (await jobs()).map(({ kind, payload }) => [kind, JSON.parse(payload).uuid]);
    expect(asked.sort()).toEqual([bare, earlier].map((uuid) => ['gallery-pictures', uuid]).sort());
  });

  test('one whose picture is lost is asked for, once a day', async () => {
    const names = namesOf('f', 'now');
    const uuid = await offer(names);
    const writtenAt = new Map(names.map((name) => [name, 0]));
    const ports = { clock, database, files: filesOf(writtenAt) };
    const ask = () => requestPictures(ports, jobsToAdd({ clock }), 'now');
    await ask();
    expect(await jobs()).toEqual([]);
    writtenAt.delete(names[1] ?? '');
    await ask();
    await ask();
    clock.time += 24 * hourMs;
    await ask();
    const asked = (await jobs()).map(({ payload }) => JSON.parse(payload));
    // A hundred hours after 1970 began, and a day later.
    expect(asked.map((one) => [one.uuid, one.lostOn]).sort()).toEqual([
      [uuid, '1970-01-05'],
      [uuid, '1970-01-06'],
    ]);
  });
});
