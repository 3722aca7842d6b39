// Tests the list of users on both databases: its order, its pages, who is in it, and what is counted of each.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/ports/database/database.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../../open-database.ts';
import { claimVisitor } from '../claim-visitor.ts';
import { insertOrder } from '../money/checkout-rows.ts';
import { ensureGalleryAccount } from '../spreadsheets/gallery-account-rows.ts';
import { insertTemplate } from '../template-rows.ts';
import { countListedUsers, findUserId, listUserPositions } from './listed-user-rows.ts';
import { readCountedUsers } from './user-count-rows.ts';

const clock = { now: () => 1000 };

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, clock, () => undefined);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const add = async (id: string, change: Partial<Account> = {}) => {
    const row = { ...newVisitor('en', 1), id, kind: 'user' as const, is_listed: 1 as const, ...change };
    await database.query.insertInto('account').values(row).execute();
  };
  const addVisitor = (id: string) => add(id, { kind: 'anonymous', is_listed: 0 });
  const addTemplate = (accountId: string, uuid: string, bytes = 10, at = 5) =>
    insertTemplate(
      database.query,
      {
        ...{ uuid, account_id: accountId, name: 'n', summary: '{}', revision: 1, digest: 'd' },
        ...{ created_at: at, updated_at: at, document: Buffer.from('{}'), document_bytes: bytes },
        ...{ deleted_at: null, price_cents: null, copied_from: null, saved_in: null },
      },
      1000,
    );
  const addOrder = (id: string, accountId: string, email: string, at: number) =>
    insertOrder(database.query, {
      ...{ id, account_id: accountId, email, name: 'o', amount: 1, created_at: at },
    });
  const page = async (skip: number, limit: number, after: { createdAt: number; id: string } | null = null) =>
    (await listUserPositions(database.query, { skip, limit, after })).map(({ id }) => id);

  test('the newest come first, ties by id, and each page goes on where the one before ended', async () => {
    for (const [id, created_at] of [
      ['a', 3],
      ['b', 1],
      ['c', 3],
      ['d', 2],
      ['e', 3],
    ] as const) {
      await add(id, { created_at });
    }
    const inOrder = ['e', 'c', 'a', 'd', 'b'];
    expect(await page(0, 10)).toEqual(inOrder);
    expect([await page(0, 2), await page(2, 2), await page(4, 2), await page(6, 2)]).toEqual([
      ['e', 'c'],
      ['a', 'd'],
      ['b'],
      [],
    ]);
    expect(await page(0, 2, { createdAt: 3, id: 'c' })).toEqual(['a', 'd']);
    // From where somebody was who is gone.
    expect(await page(0, 10, { createdAt: 3, id: 'b' })).toEqual(['a', 'd', 'b']);
    expect(await page(1, 10, { createdAt: 3, id: 'c' })).toEqual(['d', 'b']);
    expect(await countListedUsers(database.query)).toBe(5);
  });

  test('a visitor is in it from the first template or order on, and who signed in is the account', async () => {
    await add('ann');
    for (const id of ['empty', 'saved', 'buyer', 'signed-in']) await addVisitor(id);
    await ensureGalleryAccount(database.query, 1);
    expect(await page(0, 10)).toEqual(['ann']);
    await addTemplate('saved', 't1');
    await addTemplate('signed-in', 't2');
    await addOrder('o1', 'buyer', 'buyer@example.com', 1);
    expect(await page(0, 10)).toEqual(['signed-in', 'saved', 'buyer', 'ann']);
    await database.query.transaction().execute((query) => claimVisitor(query, 'signed-in', 'ann', 7));
    // In another tab, by who was a visitor there.
    await addTemplate('signed-in', 't3');
    expect(await page(0, 10)).toEqual(['saved', 'buyer', 'ann']);
    expect(await countListedUsers(database.query)).toBe(3);
    expect(await findUserId(database.query, 'signed-in')).toBe('ann');
    expect(await findUserId(database.query, 'empty')).toBe('empty');
  });

  test('somebody is found by id, by address, and by the address of an order whose account has none', async () => {
    await add('ann', { email: 'ann@example.com' });
    for (const id of ['early', 'late']) await addVisitor(id);
    await addOrder('o1', 'early', 'buyer@example.com', 1);
    await addOrder('o2', 'late', 'buyer@example.com', 2);
    await addOrder('o3', 'early', 'ann@example.com', 3);
    const { query } = database;
    expect(await findUserId(query, 'ann')).toBe('ann');
    expect(await findUserId(query, 'ann@example.com')).toBe('ann');
    expect(await findUserId(query, 'buyer@example.com')).toBe('late');
    for (const other of ['nobody', 'ann@example.co', '%', 'ANN@EXAMPLE.COM', '']) {
      expect(await findUserId(query, other)).toBeNull();
    }
  });

  test('templates, their documents, orders and ways to sign in are counted, and the last activity is known', async () => {
    await add('ann', { updated_at: 3 });
    await add('bob', { updated_at: 30 });
    await addTemplate('ann', 't1', 100, 20);
    await addTemplate('ann', 't2', 11, 10);
    await addTemplate('ann', 't3', 1000, 9);
    await database.query.updateTable('template').set({ deleted_at: 9 }).where('uuid', '=', 't3').execute();
    await addOrder('o1', 'ann', 'second@example.com', 8);
    await addOrder('o2', 'ann', 'first@example.com', 7);
    await addOrder('o3', 'ann', '', 6);
    await database.query
      .insertInto('provider')
      .values({ id: 'p', account_id: 'ann', provider: 'google', subject: 's', profile: '{}', created_at: 1 })
      .execute();
    const session = (token_hash: string, account_id: string, last_seen_at: number) => ({
      ...{ token_hash, account_id, created_at: 1, last_seen_at, expires_at: 99 },
    });
    await database.query
      .insertInto('session')
      .values([session('1', 'ann', 50), session('2', 'ann', 40), session('3', 'bob', 20)])
      .execute();
    const counted = await readCountedUsers(database.query, ['bob', 'nobody', 'ann']);
    expect(counted.map(({ account, counts }) => [account.id, counts])).toEqual([
      [
        'bob',
        {
          ...{ templates: 0, documentBytes: 0, orders: 0, firstOrderEmail: null, providers: 0, activeAt: 30 },
        },
      ],
      [
        'ann',
        {
          ...{ templates: 2, documentBytes: 111, orders: 3, firstOrderEmail: 'first@example.com' },
          ...{ providers: 1, activeAt: 50 },
        },
      ],
    ]);
    expect(await readCountedUsers(database.query, [])).toEqual([]);
  });

  test('any page is read from the index of the list alone', async () => {
    const positions = sql`select account.id, account.created_at from account
      where account.is_listed = 1
      order by account.created_at desc, account.id desc limit 200 offset 90000`;
    const count = sql`select count(*) from account where account.is_listed = 1`;
    if (database.kind === 'postgres') await sql`set enable_seqscan = off`.execute(database.query);
    for (const asked of [positions, count]) {
      const how = database.kind === 'sqlite' ? sql`explain query plan ${asked}` : sql`explain ${asked}`;
      const plan = JSON.stringify((await how.execute(database.query)).rows);
      expect(plan).toMatch(/COVERING INDEX account_by_listing|Index Only Scan.* account_by_listing/);
      expect(plan).not.toMatch(/SCAN account"|TEMP B-TREE|Sort/);
    }
  });
});
