// Tests on both databases what an owner does with spreadsheets, how views are counted, and what is left of what is over.
import { describe, expect, test } from 'vitest';
import { redateFuture } from '#server/database/rows/clock/future-rows.ts';
import { deleteEmptyVisitors } from '#server/database/rows/empty-visitor-rows.ts';
import { isTemporary } from '#server/features/model/sweep-built-files.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import type { Files } from '#server/ports/files/files.ts';
import { noDrives } from '#server/ports/spreadsheets/no-drives.ts';
import { bookFileName, sheetFileName } from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { noFiles, ProviderOfTest } from '#testing/server/spreadsheet-makers.ts';
import { addSpreadsheet, spreadsheetRow } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import {
  listOwnSpreadsheets,
  makeEditable,
  renewSpreadsheet,
  revokeSpreadsheet,
  stopEditing,
} from './own-spreadsheets.ts';
import { removalJob, removeSpreadsheet } from './remove-spreadsheet.ts';
import { revokeOfOrder } from './revoke-spreadsheets.ts';
import { newSpreadsheetId } from './spreadsheet-id.ts';
import { sweepSpreadsheets } from './sweep-spreadsheets.ts';
import { createViewCounter } from './view-counter.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const origin = 'https://model.example.com';

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind);
  const { clock } = { clock: { now: () => server.clock.time } };

  test('the owner sees those that open, lets others save changes, and takes that back', () =>
    withDatabase(server, async (database) => {
      const ports = { clock, database, drives: noDrives };
      const visitor = await server.newVisitor();
      const account = await accountIdOf(visitor);
      const id = await addSpreadsheet(server, visitor, { views: 3, last_viewed_at: server.clock.time });
      for (const over of [{ revoked_at: 1 }, { expires_at: 1 }, { made_at: null }, { removed_at: 1 }]) {
        await addSpreadsheet(server, visitor, over);
      }
      const list = () => listOwnSpreadsheets(ports, account, origin);
      const url = `${origin}/builder/sheets/${id}`;
      expect(await list()).toEqual([
        {
          ...{ id, title: 'Coffee shop', url, editUrl: null, templateUuid: 'a template', orderId: null },
          ...{
            isReadonly: false,
            isInOwnDrive: false,
            canBeEditable: true,
            canBeReplaced: true,
            madeAt: server.clock.time,
            views: 3,
          },
          ...{ expiresAt: server.clock.time + 30 * dayMs, lastViewedAt: server.clock.time },
        },
      ]);
      const { edit_key: key } = await makeEditable(ports, account, id);
      expect(key).toMatch(/^[\w-]{24}$/);
      expect((await makeEditable(ports, account, id)).edit_key).toBe(key);
      expect(await list()).toMatchObject([{ editUrl: `${url}#key=${key}` }]);
      await stopEditing(ports, account, id);
      expect(await list()).toMatchObject([{ editUrl: null }]);
      expect((await makeEditable(ports, account, id)).edit_key).not.toBe(key);
    }));

  test('nobody else does anything with it, and nobody changes a preview', () =>
    withDatabase(server, async (database) => {
      const ports = { clock, database, drives: noDrives };
      const [owner, other] = [await server.newVisitor(), await server.newVisitor()];
      const [own, others] = [await accountIdOf(owner), await accountIdOf(other)];
      const id = await addSpreadsheet(server, owner);
      const jobs = jobsToAdd({ clock });
      for (const work of [makeEditable, stopEditing, renewSpreadsheet]) {
        await expect(work(ports, others, id)).rejects.toMatchObject({ code: 'spreadsheet-not-found' });
        await expect(work(ports, own, "%27'")).rejects.toMatchObject({ code: 'spreadsheet-not-found' });
      }
      await expect(revokeSpreadsheet(ports, jobs, others, id)).rejects.toMatchObject({
        code: 'spreadsheet-not-found',
      });
      const preview = await addSpreadsheet(server, owner, { is_readonly: 1 });
      await expect(makeEditable(ports, own, preview)).rejects.toMatchObject({
        code: 'spreadsheet-read-only',
      });
      expect(await listOwnSpreadsheets(ports, others, origin)).toEqual([]);
    }));

  test('renewed, it lives as long as a new one: a month, a year with an account, for ever when bought', () =>
    withDatabase(server, async (database) => {
      const ports = { clock, database, drives: noDrives };
      const [visitor, { visitor: person }] = [await server.newVisitor(), await newPerson(server)];
      const lives = [
        [visitor, {}, 30],
        [person, {}, 365],
        [person, { is_readonly: 1 }, 30],
        [person, { order_id: 'an order' }, null],
      ] as const;
      for (const [owner, change, days] of lives) {
        const id = await addSpreadsheet(server, owner, { ...change, expires_at: server.clock.time + 1 });
        const { expires_at: expiresAt } = await renewSpreadsheet(ports, await accountIdOf(owner), id);
        expect(expiresAt).toBe(days === null ? null : server.clock.time + days * dayMs);
      }
    }));

  test('taken back, it is over at once and removed by a job, which a provider out of reach holds up only', () =>
    withDatabase(server, async (database) => {
      const spreadsheets = new ProviderOfTest();
      const ports = { clock, database, files: noFiles, spreadsheets, drives: noDrives };
      const visitor = await server.newVisitor();
      const google = {
        provider: 'google',
        external_id: 'theirs',
        url: 'https://sheets.example.com/1',
      } as const;
      const id = await addSpreadsheet(server, visitor, google);
      const ofOrder = await addSpreadsheet(server, visitor, { ...google, order_id: `order of ${id}` });
      const queued: unknown[] = [];
      const jobs = { add: async (_: unknown, job: unknown) => void queued.push(job) };
      await revokeSpreadsheet(ports, jobs, await accountIdOf(visitor), id);
      await database.query
        .transaction()
        .execute((query) => revokeOfOrder(query, jobs, `order of ${id}`, clock.now()));
      expect(queued).toEqual([id, ofOrder].map((one) => ({ kind: removalJob, payload: { id: one } })));
      const job = { id: 'a job', attempts: 1, created_at: 0 };
      const run = () => removeSpreadsheet(ports)({ id }, job, new AbortController().signal);
      spreadsheets.beforeRemoving = () => Promise.reject(new Error('nobody answers'));
      await expect(run()).rejects.toThrow('nobody answers');
      expect(await spreadsheetRow(server, id)).toMatchObject({ removed_at: null });
      spreadsheets.beforeRemoving = async () => undefined;
      await run();
      await run();
      expect(spreadsheets.removed).toEqual([id]);
      expect(await spreadsheetRow(server, id)).toMatchObject({ removed_at: server.clock.time, bytes: 0 });
      await sweepSpreadsheets(ports);
      expect(spreadsheets.removed).toContain(ofOrder);
      expect(spreadsheets.removed.filter((one) => one === id)).toHaveLength(1);
    }));

  test('of a provider that is not set up any more nothing is forgotten', () =>
    withDatabase(server, async (database) => {
      const visitor = await server.newVisitor();
      const id = await addSpreadsheet(server, visitor, { provider: 'google', revoked_at: 1 });
      const own = {
        clock,
        database,
        files: noFiles,
        spreadsheets: new ProviderOfTest('embedded'),
        drives: noDrives,
      };
      await sweepSpreadsheets(own);
      expect(await spreadsheetRow(server, id)).toMatchObject({ removed_at: null });
      const spreadsheets = new ProviderOfTest();
      await sweepSpreadsheets({ ...own, spreadsheets });
      expect(spreadsheets.removed).toContain(id);
    }));

  test('expired, its files go, then it is told for ninety days, and files that no row needs go', () =>
    withDatabase(server, async (database) => {
      const visitor = await server.newVisitor();
      const [over, open] = [
        await addSpreadsheet(server, visitor, { expires_at: server.clock.time }),
        await addSpreadsheet(server, visitor, { expires_at: null }),
      ];
      const unknown = newSpreadsheetId();
      const named = [over, open, unknown].flatMap((id) => [bookFileName(id), sheetFileName(id)]);
      const kept = new Set([...named, 'receipt-abc.xlsx']);
      const files: Files = {
        ...noFiles,
        delete: async (name) => void kept.delete(name),
        listOlderThan: async function* () {
          yield* [...kept];
        },
      };
      const sweep = () =>
        sweepSpreadsheets({
          clock,
          database,
          files,
          spreadsheets: new ProviderOfTest('embedded'),
          drives: noDrives,
        });
      await sweep();
      expect([...kept]).toEqual([bookFileName(open), sheetFileName(open), 'receipt-abc.xlsx']);
      expect(named.filter(isTemporary)).toEqual([]);
      const lookAfter = async (days: number) => {
        server.clock.time += days * dayMs;
        await sweep();
        return spreadsheetRow(server, over);
      };
      expect(await lookAfter(89)).toMatchObject({ title: 'Coffee shop' });
      expect(await lookAfter(2)).toBeUndefined();
      expect(await spreadsheetRow(server, open)).toBeDefined();
    }));

  test('a visit is counted once, written down later, and makes it live longer', () =>
    withDatabase(server, async (database) => {
      const visitor = await server.newVisitor();
      const [id, preview] = [
        await addSpreadsheet(server, visitor),
        await addSpreadsheet(server, visitor, { is_readonly: 1 }),
      ];
      const madeAt = server.clock.time;
      const counter = createViewCounter({ clock, database });
      const [one, other] = ['203.0.113.1', '203.0.113.2'];
      counter.count(id, one);
      counter.count(preview, one);
      server.clock.time += 29 * minuteMs;
      counter.count(id, one);
      counter.count(id, other);
      expect(await spreadsheetRow(server, id)).toMatchObject({ views: 0, last_viewed_at: null });
      await counter.flush();
      expect(await spreadsheetRow(server, id)).toMatchObject({
        ...{ views: 2, last_viewed_at: server.clock.time, expires_at: server.clock.time + 30 * dayMs },
      });
      expect(await spreadsheetRow(server, preview)).toMatchObject({
        ...{ views: 1, last_viewed_at: madeAt, expires_at: madeAt + 30 * dayMs },
      });
      server.clock.time += 30 * minuteMs;
      counter.count(id, one);
      await counter.close();
      expect(await spreadsheetRow(server, id)).toMatchObject({ views: 3 });
    }));

  test('a deleted account leaves nothing that was written, and its export names what there was', async () => {
    const { visitor } = await newPerson(server);
    const edits = JSON.stringify([
      { sheet: 0, line: 1, column: 1, content: { kind: 'value', value: 'mine' } },
    ]);
    const id = await addSpreadsheet(server, visitor, { edits, order_id: 'an order' });
    const exported = await (await visitor.request('exportUser')).json();
    expect(exported.spreadsheets).toMatchObject([{ id, title: 'Coffee shop', edits: JSON.parse(edits) }]);
    await visitor.call('deleteUser', { body: { password } });
    const row = await spreadsheetRow(server, id);
    expect([undefined, null]).toContain(row?.account_id);
    expect(JSON.stringify(row ?? {})).not.toMatch(/Coffee shop|mine|a template|an order/);
    await expect
      .poll(() => spreadsheetRow(server, id))
      .toSatisfy((left) => left === undefined || left.removed_at !== null);
  });

  test('a visitor with one is not deleted as one who has nothing', () =>
    withDatabase(server, async ({ query }) => {
      const [having, empty] = [await server.newVisitor(), await server.newVisitor()];
      const ids = await Promise.all([having, empty].map(accountIdOf));
      await addSpreadsheet(server, having);
      const longAfter = server.clock.time + 1000 * dayMs;
      await deleteEmptyVisitors(query, ids, { withNothing: longAfter, withSettings: longAfter });
      const left = await query.selectFrom('account').select('id').where('id', 'in', ids).execute();
      expect(left.map(({ id }) => id)).toEqual([ids[0]]);
    }));

  test('what was made while the clock was ahead lives its time, counted from now', () =>
    withDatabase(server, async ({ query }) => {
      const visitor = await server.newVisitor();
      const now = server.clock.time;
      const ahead = now + 1000 * dayMs;
      const times = { created_at: ahead, tried_at: ahead, published_at: ahead, made_at: ahead };
      const id = await addSpreadsheet(server, visitor, { ...times, expires_at: ahead + 30 * dayMs });
      const seen = await addSpreadsheet(server, visitor, {
        last_viewed_at: ahead,
        expires_at: ahead + 30 * dayMs,
      });
      const preview = await addSpreadsheet(server, visitor, { last_viewed_at: ahead, is_readonly: 1 });
      await redateFuture(query, now, now + dayMs);
      for (const one of [id, seen, preview]) {
        expect(await spreadsheetRow(server, one)).toMatchObject({
          made_at: now,
          expires_at: now + 30 * dayMs,
        });
      }
      expect(await spreadsheetRow(server, seen)).toMatchObject({ last_viewed_at: now });
    }));
});
