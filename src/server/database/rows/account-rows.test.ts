// Tests the removal of expired sessions on both databases: nobody loses a template by it.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitorLifeMs } from '#server/policy/session-life.ts';
import type { Database } from '#server/ports/database/database.ts';
import { findSession, type Session, startSession } from '#server/sessions/sessions.ts';
import { sweepEmptyVisitors } from '#server/visitors/sweep-empty-visitors.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../open-database.ts';
import { deleteExpiredSessions } from './account-rows.ts';
import { insertTemplate } from './template-rows.ts';

describe.each(databases)('on $kind', ({ createDatabase }) => {
  const device = { ip: '203.0.113.7', network: '203.0.113.7', userAgent: '', isSecure: false };
  const clock = { time: Date.UTC(2026, 0, 1), now: () => clock.time };
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

  const addTemplate = ({ account }: Session) => {
    const template = { uuid: randomUUID(), account_id: account.id, name: 'kept', summary: '{}', revision: 1 };
    const times = { created_at: clock.time, updated_at: clock.time, deleted_at: null };
    return insertTemplate(
      database.query,
      { ...template, ...times, document: Buffer.from('{}'), digest: '' },
      3,
    );
  };
  const accountIds = async () => {
    const rows = await database.query.selectFrom('account').select('id').execute();
    return rows.map(({ id }) => id).sort();
  };

  test('nobody is found by an expired session, and visitors who left something are kept', async () => {
    const [gone, leftTemplate] = [
      await startSession(database, clock, 'en', device),
      await startSession(database, clock, 'en', device),
    ];
    expect(await addTemplate(leftTemplate)).toBe('inserted');
    clock.time += visitorLifeMs;
    const present = await startSession(database, clock, 'en', device);
    await deleteExpiredSessions(database.query, clock.time);
    await sweepEmptyVisitors({ database, clock });
    expect(await accountIds()).toEqual([leftTemplate.account.id, present.account.id].sort());
    expect(await findSession(database, clock, gone.token)).toBeNull();
    expect(await findSession(database, clock, leftTemplate.token)).toBeNull();
    expect(await findSession(database, clock, present.token)).toEqual(present);
  });

  test('the database stores no token that opens a session', async () => {
    const { token } = await startSession(database, clock, 'en', device);
    const rows = await database.query.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await findSession(database, clock, rows[0]?.token_hash ?? '')).toBeNull();
  });
});
