// Tests the pictures of templates that come with the program: taken by jobs, once, and no reason to leave the template as it is.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { findGalleryCard } from '#server/database/rows/gallery-template-rows.ts';
import { loadShippedTemplates } from '#server/features/gallery/shipped/load-shipped-templates.ts';
import { sha256Of } from '#server/features/gallery/shipped/shipped-template.ts';
import { createModelProcesses, type ModelProcesses } from '#server/model-processes/model-processes.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databaseFiles } from '#server/ports/shared-files/database-files.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { takeGalleryPictures } from './pictures-job.ts';

const uuid = '0f4a3a52-0d5c-4a7e-9c53-6f1f0a1f6a01';
const never = new AbortController().signal;

const made = { uuid, language: 'en', timestamp: 0, dateStart: '2027-01-01' } as const;

const shipped = (name: string) => {
  const document = Buffer.from(JSON.stringify({ ...defaultTemplate(made), name }));
  const terms = { rating: 5, price: 0, higherPrice: null, isVerified: true };
  const shown = { name, description: '', language: 'en', industry: 'retail' };
  const card = JSON.stringify({ ...shown, ...terms, screenshots: [] });
  return { uuid, card, sha256: sha256Of(document), readDocument: async () => document };
};

describe.each(databases)('on $kind', ({ createDatabase }) => {
  const clock = { now: () => 1000 };
  let place: TestDatabase;
  let database: Database;
  let processes: ModelProcesses;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
    processes = createModelProcesses({ buildTimeoutMs: 120_000, buildMemoryMb: 512 });
  });
  afterEach(async () => {
    await processes.close(0);
    await database.close();
    await place.remove();
  });

  const load = (name: string) => loadShippedTemplates({ database, clock }, [shipped(name)]);
  const jobs = async () => {
    const rows = await database.query.selectFrom('job').select(['payload', 'due_at']).execute();
    return rows.map(({ payload }) => JSON.parse(payload));
  };
  let taken = 0;
  const work = async () => {
    const counted: Pick<ModelProcesses, 'run'> = {
      run: (...asked) => {
        taken += 1;
        return processes.run(...asked);
      },
    };
    const files = databaseFiles(database, clock);
    const parts = { ports: { files, database }, processes: counted, programVersion: programVersion() };
    const job = { id: randomUUID(), attempts: 1, created_at: 0 };
    for (const payload of await jobs()) await takeGalleryPictures(parts)(payload, job, never);
    return files;
  };
  const pictures = async () =>
    readGalleryCard((await findGalleryCard(database.query, uuid))?.card ?? '')?.screenshots ?? [];

  test('each is asked for once when it is put there, taken once, and renewed with a later template; a lost one comes back', async () => {
    taken = 0;
    expect([await load('Tea'), await load('Tea')]).toEqual([1, 0]);
    expect(await jobs()).toEqual([{ uuid, savedAt: 1000, programVersion: programVersion() }]);
    const files = await work();
    const first = await pictures();
    expect(first.length).toBeGreaterThan(3);
    for (const name of first) expect(await files.has(name)).toBe(true);
    await work();
    expect([await load('Tea'), taken]).toEqual([0, 1]);
    // A lost one comes back under its name.
    await files.delete(first[1] ?? '');
    await work();
    expect([await files.has(first[1] ?? ''), taken]).toEqual([true, 2]);
    expect(await pictures()).toEqual(first);
    expect(await load('Tea and cakes')).toBe(1);
    expect(await pictures()).toEqual([]);
    await work();
    expect(await pictures()).toHaveLength(first.length);
    expect(await pictures()).not.toContain(first[0]);
  });
});
