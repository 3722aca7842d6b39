// Tests on both databases what may be used of the AI in a day: reserved before, settled after, together by all instances.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { deleteAccount } from '#server/database/rows/delete-account.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { subscribeIn } from '#testing/server/standing.ts';
import { createAiBudget } from './ai-budget.ts';
import { sweepAiUsage } from './sweep-ai-usage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 11, 31, 12);

describe.each(databases)('on $kind', ({ createDatabase }) => {
  const clock = { time: noon, now: () => clock.time };
  let place: TestDatabase;
  let database: Database;
  let other: Database;
  beforeEach(async () => {
    clock.time = noon;
    place = await createDatabase();
    database = await openDatabase(place, clock, () => undefined);
    other = await openDatabase(place, clock, () => undefined);
  });
  afterEach(async () => {
    await database.close();
    await other.close();
    await place.remove();
  });

  const newVisitor = async (): Promise<Account> => {
    const device = { ip: '203.0.113.7', network: '203.0.113.7', userAgent: '', isSecure: false };
    return (await startSession(database, clock, 'en', device)).account;
  };
  const newPerson = async (): Promise<Account> => {
    const known = { kind: 'user', email_verified_at: noon } as const;
    const account = await newVisitor();
    await database.query.updateTable('account').set(known).where('id', '=', account.id).execute();
    return { ...account, ...known };
  };
  const budget = (tokensPerDay: number, tokensPerPersonPerDay = Number.POSITIVE_INFINITY, at = database) =>
    createAiBudget({ tokensPerDay, tokensPerPersonPerDay }, at, clock);
  const used = async () => {
    const rows = await database.query
      .selectFrom('ai_usage')
      .select(['day', 'used_by', 'tokens'])
      .orderBy('day')
      .orderBy('tokens')
      .execute();
    return rows.map(({ day, used_by: by, tokens }) => [day, by, tokens]);
  };

  test('the plan Growth gives five times as much to one person, as long as it is active', async () => {
    const { reserve } = budget(10_000, 100);
    const subscriber = async (plan: 1 | 2, periodEnd: number) => {
      const account = await newPerson();
      await subscribeIn(database, account.id, { plan, periodEnd });
      return { ...account, plan };
    };
    const essential = await subscriber(1, noon + dayMs);
    const growth = await subscriber(2, noon + dayMs);
    const lapsed = await subscriber(2, noon - 3 * dayMs);
    expect(await reserve(essential, 101)).toBeNull();
    expect(await reserve(lapsed, 101)).toBeNull();
    expect(await reserve(growth, 501)).toBeNull();
    expect(await reserve(growth, 500)).not.toBeNull();
  });

  test('what is reserved counts until it is settled with what was used', async () => {
    const { reserve } = budget(1000);
    const [one, two] = [await newPerson(), await newPerson()];
    const first = await reserve(one, 600);
    expect(await reserve(two, 401)).toBeNull();
    await first?.settle(100);
    const second = await reserve(two, 900);
    expect(second).not.toBeNull();
    await second?.settle(950);
    expect(await used()).toEqual([
      ['2026-12-31', one.id, 100],
      ['2026-12-31', two.id, 950],
      ['2026-12-31', 'all', 1050],
    ]);
    expect(await reserve(one, 1)).toBeNull();
  });

  test('nobody uses more than their own part, and what is refused is reserved nowhere', async () => {
    const { reserve } = budget(1000, 300);
    const [one, two] = [await newPerson(), await newPerson()];
    expect(await reserve(one, 300)).not.toBeNull();
    expect(await reserve(one, 1)).toBeNull();
    expect(await reserve(two, 301)).toBeNull();
    expect(await reserve(two, 300)).not.toBeNull();
    expect((await used()).at(-1)).toEqual(['2026-12-31', 'all', 600]);
  });

  test('those whom nobody vouches for share half, however many they are', async () => {
    const { reserve } = budget(1000);
    expect(await reserve(await newVisitor(), 300)).not.toBeNull();
    expect(await reserve(await newVisitor(), 201)).toBeNull();
    expect(await reserve(await newVisitor(), 200)).not.toBeNull();
    expect(await reserve(await newVisitor(), 1)).toBeNull();
    expect(await reserve(await newPerson(), 500)).not.toBeNull();
    expect(await reserve(await newPerson(), 1)).toBeNull();
  });

  test('without limits all is counted and nothing refused', async () => {
    const { reserve } = budget(Number.POSITIVE_INFINITY);
    const account = await newVisitor();
    for (let count = 0; count < 3; count += 1) expect(await reserve(account, 1_000_000_000)).not.toBeNull();
    const counted = await used();
    expect(counted.map(([, by]) => by).sort()).toEqual([account.id, 'all', 'strangers'].sort());
    expect(counted.map(([, , tokens]) => tokens)).toEqual([3e9, 3e9, 3e9]);
  });

  test('instances that ask at once never use more together', async () => {
    const [here, there] = [budget(1000), budget(1000, Number.POSITIVE_INFINITY, other)];
    const people = await Promise.all(Array.from({ length: 8 }, newPerson));
    const reserved = await Promise.all(
      people.flatMap((one) => [here.reserve(one, 90), there.reserve(one, 90)]),
    );
    expect(reserved.filter((one) => one !== null)).toHaveLength(11);
    await Promise.all(reserved.map((one) => one?.settle(10)));
    expect(await used()).toContainEqual(['2026-12-31', 'all', 110]);
  });

  test('an AI that says it used anything takes ten times what was reserved at most', async () => {
    const { reserve } = budget(100_000);
    await (await reserve(await newPerson(), 100))?.settle(1_000_000_000);
    expect(await used()).toContainEqual(['2026-12-31', 'all', 1000]);
  });

  test('each day in UTC is a new one, and what was reserved before it is settled with its own', async () => {
    const { reserve } = budget(1000);
    const account = await newPerson();
    clock.time = Date.UTC(2026, 11, 31, 23, 59, 59, 999);
    const last = await reserve(account, 1000);
    expect(await reserve(account, 1)).toBeNull();
    clock.time += 1;
    expect(await reserve(account, 1000)).not.toBeNull();
    await last?.settle(400);
    expect(await used()).toEqual(
      expect.arrayContaining([
        ['2026-12-31', 'all', 400],
        ['2027-01-01', 'all', 1000],
      ]),
    );
  });

  test('with an account its rows are deleted, and the day of all stays', async () => {
    const { reserve } = budget(1000);
    const account = await newPerson();
    const reserved = await reserve(account, 500);
    await deleteAccount(database, account.id);
    await reserved?.settle(200);
    expect(await used()).toEqual([['2026-12-31', 'all', 200]]);
  });

  test('a week is kept, and nothing that a wrong clock counted ahead', async () => {
    const { reserve } = budget(1000);
    const account = await newPerson();
    for (const days of [-8, -7, 0, 1, 2]) {
      clock.time = noon + days * dayMs;
      await reserve(account, 1);
    }
    clock.time = noon;
    await sweepAiUsage({ database, clock });
    const days = (await used()).map(([day]) => day);
    expect([...new Set(days)]).toEqual(['2026-12-24', '2026-12-31', '2027-01-01']);
  });
});
