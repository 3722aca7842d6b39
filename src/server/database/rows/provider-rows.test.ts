// Tests on both databases which account a person at Google is linked to.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/ports/database/database.ts';
import { type Session, startSession } from '#server/sessions/sessions.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../open-database.ts';
import { deleteProvidersOf, findProvider, saveProvider } from './provider-rows.ts';

describe.each(databases)('on $kind', ({ createDatabase }) => {
  const clock = { now: () => Date.UTC(2026, 0, 1) };
  const device = { ip: '203.0.113.7', network: '203.0.113.7', userAgent: '', isSecure: false };
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

  const linkOf = ({ account }: Session, subject: string, displayName: string) => ({
    id: randomUUID(),
    account_id: account.id,
    provider: 'google' as const,
    subject,
    profile: JSON.stringify({ displayName }),
    created_at: clock.now(),
  });

  test('a person stays with the account they were linked to first, with their newest profile', async () => {
    const [first, second] = [
      await startSession(database, clock, 'en', device),
      await startSession(database, clock, 'en', device),
    ];
    const { query } = database;
    expect(await saveProvider(query, linkOf(first, 'ada', 'Ada'))).toBe(first.account.id);
    expect(await saveProvider(query, linkOf(second, 'ada', 'Countess'))).toBe(first.account.id);
    const link = await findProvider(query, 'ada');
    expect([link?.account_id, link?.profile]).toEqual([first.account.id, '{"displayName":"Countess"}']);
  });

  test('the links of one account are deleted, and no others', async () => {
    const [left, kept] = [
      await startSession(database, clock, 'en', device),
      await startSession(database, clock, 'en', device),
    ];
    const { query } = database;
    await saveProvider(query, linkOf(left, 'ada', 'Ada'));
    await saveProvider(query, linkOf(left, 'ada at work', 'Ada'));
    await saveProvider(query, linkOf(kept, 'grace', 'Grace'));
    await deleteProvidersOf(query, left.account.id);
    expect(await findProvider(query, 'ada')).toBeUndefined();
    expect(await findProvider(query, 'ada at work')).toBeUndefined();
    expect((await findProvider(query, 'grace'))?.account_id).toBe(kept.account.id);
  });
});
