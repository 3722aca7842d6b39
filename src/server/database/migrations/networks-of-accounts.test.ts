// Tests that accounts from before networks were noted get the one of their latest session, and that what they keep counts.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/ports/database/database.ts';
import { openPostgres } from '#server/ports/database/postgres-database.ts';
import { openSqlite } from '#server/ports/database/sqlite-database.ts';
import { settleRooms } from '#server/storage/settle-rooms.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { sqliteFileName } from '../open-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const clock = { now: () => 1000 };
const before = migrations.filter(({ name }) => name < '019');

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
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const times = { created_at: 1, updated_at: 1 };
  /** With a session at each address, one after the other. */
  const addAccount = async (id: string, kind: 'anonymous' | 'user', ...addresses: string[]) => {
    const account = { id, kind, language: 'en', settings: '{}', ...times };
    await database.query.insertInto('account').values(account).execute();
    for (const [index, ip] of addresses.entries()) {
      const session = { token_hash: `${id} ${index}`, account_id: id, created_at: 1, expires_at: 9 };
      await database.query
        .insertInto('session')
        .values({ ...session, last_seen_at: index, ip })
        .execute();
    }
  };
  const addTemplate = (accountId: string, bytes: number) => {
    const row = {
      uuid: accountId,
      account_id: accountId,
      name: '',
      summary: '{}',
      document: '{}',
      revision: 1,
    };
    return database.query
      .insertInto('template')
      .values({ ...row, ...times, document_bytes: bytes })
      .execute();
  };

  test('each has the network of its latest session, more of them than are read at once', async () => {
    await addAccount('moved', 'anonymous', '198.51.100.1', '203.0.113.7');
    await addAccount('ipv6', 'user', '2001:db8::7');
    await addAccount('gone', 'user');
    for (let index = 0; index < 600; index++) await addAccount(`many ${index}`, 'anonymous', '203.0.113.8');
    await migrate(database, migrations, clock);
    const rows = await database.query.selectFrom('account').select(['id', 'network']).execute();
    const networks = new Map(rows.map(({ id, network }) => [id, network]));
    expect(['moved', 'ipv6', 'gone'].map((id) => networks.get(id))).toEqual([
      '203.0.113.7',
      '2001:db8:0:0::/64',
      '',
    ]);
    expect(rows.filter(({ network }) => network === '203.0.113.8')).toHaveLength(600);
  });

  test('what they keep counts from the first sweep on', async () => {
    for (const id of ['one', 'two']) await addAccount(id, 'anonymous', '203.0.113.7');
    await addAccount('gone', 'user');
    for (const [id, bytes] of [
      ['one', 100_000],
      ['two', 100_001],
      ['gone', 1],
    ] as const)
      await addTemplate(id, bytes);
    await migrate(database, migrations, clock);
    await settleRooms(database);
    const rooms = await database.query.selectFrom('shared_room').selectAll().orderBy('network').execute();
    expect(rooms).toEqual([
      { network: '203.0.113.7', bytes: 300_000 },
      { network: 'all', bytes: 400_000 },
    ]);
  });
});
