// Tests how much is kept of built files: none that is too large, and of all together no more than allowed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Files } from '#server/ports/files/files.ts';
import { databaseFiles } from '#server/ports/shared-files/database-files.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { maxBuiltFileBytes, storeBuiltFile } from './store-built-file.ts';

const limits = readConfiguration({ MAX_KEPT_MB_PER_NETWORK: '1', MAX_KEPT_MB_OF_VISITORS: '0' });

describe.each(databases)('on $kind', ({ createDatabase }) => {
  const clock = { time: 1_000_000, now: () => clock.time };
  let place: TestDatabase;
  let database: Database;
  let files: Files;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
    files = databaseFiles(database, clock);
    const times = { created_at: 1, updated_at: 1 };
    const accounts = ['ann', 'bob'].map((id) => ({
      id,
      kind: 'user' as const,
      language: 'en',
      settings: '{}',
      network: '203.0.113.7',
    }));
    await database.query
      .insertInto('account')
      .values(accounts.map((account) => ({ ...account, ...times })))
      .execute();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const store = (accountId: string, bytes: number, maxBuiltFilesBytes: number) => {
    clock.time += 1;
    const file = {
      accountId,
      contentKey: `${clock.time}`,
      kind: 'xlsx',
      title: 'A',
      templateUuid: '5b3c9bd2-2d51-4bd0-9b6c-1f0a7c1b0a11',
    } as const;
    return storeBuiltFile(
      { clock, database, files },
      { ...limits, maxBuiltFilesBytes },
      { ...file, content: Buffer.alloc(bytes) },
    );
  };
  const rows = async () => {
    const query = database.query.selectFrom('built_file').select(['name', 'bytes']).orderBy('created_at');
    return (await query.execute()).map(({ name, bytes }) => [name, bytes]);
  };
  const stored = async () => {
    const names: string[] = [];
    for await (const name of files.listOlderThan(Number.MAX_SAFE_INTEGER)) names.push(name);
    return names.sort();
  };

  test('one that is larger than any may be is refused, and nothing of it is kept', async () => {
    const refused = store('ann', maxBuiltFileBytes + 1, 10 * maxBuiltFileBytes);
    await expect(refused).rejects.toThrow('build-too-large');
    expect([await rows(), await stored()]).toEqual([[], []]);
  });

  test('the oldest go, whoever’s they are, once all together are too large; the size of each is known', async () => {
    const [first, second] = [await store('ann', 400, 1000), await store('bob', 300, 1000)];
    const third = await store('ann', 300, 1000);
    expect(await rows()).toEqual([
      [first, 400],
      [second, 300],
      [third, 300],
    ]);
    const fourth = await store('bob', 500, 1000);
    expect(await rows()).toEqual([
      [third, 300],
      [fourth, 500],
    ]);
    expect(await stored()).toEqual([third, fourth].sort());
  });

  test('what shares room with strangers makes room by its own earlier files alone, and is refused without', async () => {
    const enough = 1_000_000_000;
    const first = await store('ann', 300_000, enough);
    const other = await store('bob', 600_000, enough);
    const second = await store('ann', 400_000, enough);
    expect(await rows()).toEqual([
      [other, 600_000],
      [second, 400_000],
    ]);
    expect(await stored()).toEqual([other, second].sort());
    expect(first).not.toBe(second);
    await expect(store('ann', 500_000, enough)).rejects.toThrow('network-space-limit');
    expect(await stored()).toEqual([other, second].sort());
    await database.query
      .updateTable('account')
      .set({ email_verified_at: 1 })
      .where('id', '=', 'ann')
      .execute();
    const third = await store('ann', 500_000, enough);
    expect(await stored()).toEqual([other, second, third].sort());
  });
});
