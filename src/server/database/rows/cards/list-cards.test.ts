// Tests the lists of templates, more of them than are read at once, on both databases.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../../open-database.ts';
import { listDeletedCards, listGalleryCards, listTemplateCards } from './list-cards.ts';

const count = 120;
const numbers = Array.from({ length: count }, (_, index) => index);
const times = { created_at: 1, updated_at: 1 };
const unpriced = { price_cents: null, copied_from: null };
const uuidOf = (number: number) => `u${String(number).padStart(3, '0')}`;

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
    for (const id of ['ann', 'bob']) {
      const account = { id, kind: 'user' as const, language: 'en', settings: '{}', ...times };
      await database.query.insertInto('account').values(account).execute();
    }
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  /** Pairs have the same time. */
  const add = (accountId: string, number: number, deletedAt: number | null, name = 'n') =>
    database.query
      .insertInto('template')
      .values({
        ...{ uuid: uuidOf(number), account_id: accountId, name, summary: `${number}`, revision: 2 },
        ...{ created_at: 5, updated_at: Math.floor(number / 2), deleted_at: deletedAt, saved_in: null },
      })
      .execute();
  const newestFirst = numbers.map((number) =>
    uuidOf(count - 2 * (Math.floor(number / 2) + 1) + (number % 2)),
  );

  test('one’s own, newest first and then by uuid', async () => {
    for (const number of numbers) await add('ann', number, null);
    await add('ann', 500, 7);
    await add('bob', 501, null);
    const { query } = database;
    expect(await listTemplateCards(query, 'ann', ({ uuid }) => uuid)).toEqual(newestFirst);
    expect(await listTemplateCards(query, 'bob', (card) => card)).toEqual([
      { uuid: 'u501', name: 'n', summary: '501', revision: 2, created_at: 5, updated_at: 250, ...unpriced },
    ]);
    expect(await listTemplateCards(query, 'nobody', (card) => card)).toEqual([]);
  });

  test('deleted ones, latest first and then by uuid', async () => {
    for (const number of numbers) await add('ann', number, 10 + Math.floor(number / 2));
    await add('ann', 500, null);
    await add('ann', 501, 9);
    await add('bob', 502, 20);
    const { query } = database;
    expect(await listDeletedCards(query, 'ann', 9, ({ uuid }) => uuid)).toEqual(newestFirst);
    expect((await listDeletedCards(query, 'bob', 9, (card) => card))[0]?.deleted_at).toBe(20);
  });

  test('the gallery, oldest first and then by uuid', async () => {
    for (const number of numbers) {
      const row = { uuid: uuidOf(number), card: `${number}`, saved_by: null, updated_at: 3 };
      await database.query
        .insertInto('gallery_template')
        .values({ ...row, created_at: Math.floor(number / 2) })
        .execute();
    }
    expect(await listGalleryCards(database.query, (card) => card)).toEqual(
      numbers.map((number) => ({ uuid: uuidOf(number), card: `${number}`, updated_at: 3, price_cents: 0 })),
    );
  });

  test('of a very long name the beginning', async () => {
    await add('ann', 1, null, 'é'.repeat(5000));
    await add('ann', 2, 5, 'é'.repeat(5000));
    const short = 'é'.repeat(1000);
    expect(await listTemplateCards(database.query, 'ann', ({ name }) => name)).toEqual([short]);
    expect(await listDeletedCards(database.query, 'ann', 0, ({ name }) => name)).toEqual([short]);
  });
});
