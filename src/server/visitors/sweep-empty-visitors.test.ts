// Tests that visitors without content are deleted once they have not come back for a day, a few at a time, and nobody
// else is.
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { insertTemplate } from '#server/database/rows/template-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { databases } from '#testing/server/databases.ts';
import { countLockWaits } from '#testing/server/lock-waits.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { sweepEmptyVisitors } from './sweep-empty-visitors.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);
  const onDatabase = <Result>(work: (opened: Database) => Promise<Result>) => withDatabase(server, work);
  const sweep = () => onDatabase((opened) => sweepEmptyVisitors({ database: opened, clock: server.clock }));

  /** Undefined once the visitor is deleted. */
  const idOf = ({ cookies }: Visitor) =>
    onDatabase(async ({ query }) => {
      const tokenHash = hashToken(cookies.get('session') ?? '');
      const row = await query
        .selectFrom('session')
        .select('account_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row?.account_id;
    });
  const isThere = async (visitor: Visitor) => (await idOf(visitor)) !== undefined;

  test('who has nothing is deleted a day after they were last here, and is a new visitor after that', async () => {
    const [gone, returning] = [await server.newVisitor(), await server.newVisitor()];
    server.clock.time += 20 * hourMs;
    const id = await idOf(returning);
    await returning.call('getUser');
    server.clock.time += 4 * hourMs;
    await sweep();
    expect([await isThere(gone), await isThere(returning)]).toEqual([true, true]);
    server.clock.time += 1;
    await sweep();
    expect([await isThere(gone), await isThere(returning)]).toEqual([false, true]);
    const { status, error } = await gone.failure('saveSettings', { body: { language: 'ru' } });
    expect([status, error.code]).toEqual([401, 'session-required']);
    expect(await gone.call('getUser')).toMatchObject({ isAnonymous: true, templates: [] });
    expect(await idOf(returning)).toBe(id);
    const uuid = await saveNew(gone);
    expect((await gone.call('getUser')).templates).toMatchObject([{ uuid }]);
  });

  test('who has settings of their own, or sent a message, is deleted after 30 days', async () => {
    const [chose, wrote] = [await server.newVisitor(), await server.newVisitor()];
    await chose.call('saveSettings', { body: { language: 'ru' } });
    await wrote.call('feedback', { body: { message: 'How do I add a loan?' } });
    server.clock.time += 30 * dayMs;
    await sweep();
    expect([await isThere(chose), await isThere(wrote)]).toEqual([true, true]);
    server.clock.time += 1;
    await sweep();
    expect([await isThere(chose), await isThere(wrote)]).toEqual([false, false]);
    const { messages } = await onDatabase(async ({ query }) => ({
      messages: await query.selectFrom('feedback').select(['account_id', 'message']).execute(),
    }));
    expect(messages).toEqual([{ account_id: null, message: 'How do I add a loan?' }]);
  });

  test('whoever has a template, a deleted one that can be restored, an order or an account is kept', async () => {
    const [saved, deleted, bought] = [
      await server.newVisitor(),
      await server.newVisitor(),
      await server.newVisitor(),
    ];
    const { visitor: user } = await newPerson(server);
    await saveNew(saved);
    const uuid = await saveNew(deleted);
    await deleted.call('deleteUserTemplate', { id: uuid });
    const order = { id: randomUUID(), account_id: (await idOf(bought)) ?? '', email: '', name: 'a model' };
    const nothing = { static_id: null, template_uuid: null, gs_url: null, amount: 0, created_at: 0 };
    await onDatabase(({ query }) =>
      query
        .insertInto('purchase_order')
        .values({ ...order, ...nothing })
        .execute(),
    );
    server.clock.time += 29 * dayMs;
    await sweep();
    const present = async () => Promise.all([saved, deleted, bought, user].map(isThere));
    expect(await present()).toEqual([true, true, true, true]);
    await deleted.call('emptyDeletedTemplates', { body: [uuid] });
    server.clock.time += dayMs + 1;
    await sweep();
    expect(await present()).toEqual([true, false, true, true]);
  });

  test('a visitor whose save comes between is kept, with the template', async () => {
    await onDatabase(async (opened) => {
      const { query } = opened;
      const device = { ip: '203.0.113.7', network: '203.0.113.7', userAgent: '', isSecure: false };
      const { account } = await startSession(opened, server.clock, 'en', device);
      server.clock.time += 2 * dayMs;
      const { time } = server.clock;
      const times = { created_at: time, updated_at: time, deleted_at: null };
      const row = {
        uuid: randomUUID(),
        account_id: account.id,
        name: '',
        summary: '{}',
        revision: 1,
        ...times,
      };
      const saving = await query.startTransaction().execute();
      await insertTemplate(saving, { ...row, document: Buffer.from('{}'), digest: '', document_bytes: 2 }, 3);
      const sweeping = sweepEmptyVisitors({ database: opened, clock: server.clock });
      if (opened.kind === 'postgres') {
        await vi.waitFor(async () => expect(await countLockWaits(opened)).toBe(1), {
          timeout: waitTimeoutMs,
        });
      }
      await saving.commit().execute();
      await sweeping;
      const left = await query.selectFrom('template').select('uuid').where('uuid', '=', row.uuid).execute();
      expect(left).toEqual([{ uuid: row.uuid }]);
    });
  });

  test('a save to a visitor who has just been deleted asks for a session, which the page then gets', async () => {
    await onDatabase(async ({ query }) => {
      const row = { uuid: randomUUID(), account_id: 'nobody', name: '', summary: '{}', revision: 1 };
      const times = { created_at: 1, updated_at: 1, deleted_at: null };
      expect(
        await insertTemplate(query, { ...row, ...times, document: Buffer.from('{}'), digest: '' }, 3),
      ).toBe('no account');
    });
  });

  test('others have their turn while many are deleted', async () => {
    await onDatabase(async (opened) => {
      const { query } = opened;
      server.clock.time += 2 * dayMs;
      const many = Array.from({ length: 1000 }, () => newVisitor('en', server.clock.time - 2 * dayMs));
      for (let index = 0; index < many.length; index += 100) {
        await query
          .insertInto('account')
          .values(many.slice(index, index + 100))
          .execute();
      }
      let isOver = false;
      let turns = 0;
      const sweeping = sweepEmptyVisitors({ database: opened, clock: server.clock }).finally(() => {
        isOver = true;
      });
      for (; !isOver; turns += 1) await turn();
      await sweeping;
      expect(turns).toBeGreaterThanOrEqual(10);
      const left = await query
        .selectFrom('account')
        .select('id')
        .where(
          'id',
          'in',
          many.slice(0, 500).map(({ id }) => id),
        )
        .execute();
      expect(left).toEqual([]);
    });
  });
});
