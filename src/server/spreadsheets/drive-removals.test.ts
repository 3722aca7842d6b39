// Tests that links in people's own drives end with what they are of, as far as the drive opens, and what a drive is left with.
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endDrive, findDrive, saveDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import { goFromDrive, leaveDrive, leaveJob } from '#server/drives/leave-drive.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { GoogleDrive } from '#server/ports/database/tables/spreadsheet-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { noDrives } from '#server/ports/spreadsheets/no-drives.ts';
import { DriveEnded, type OwnDrives } from '#server/ports/spreadsheets/own-drives.ts';
import type { KnownSpreadsheet } from '#server/ports/spreadsheets/spreadsheets.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { noFiles, ProviderOfTest } from '#testing/server/spreadsheet-makers.ts';
import { addSpreadsheet, spreadsheetRow } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { removeSpreadsheet } from './remove-spreadsheet.ts';

/** Remembers what it is told, and does not open once that is said. */
function driveOfTest() {
  const told: string[] = [];
  const state = { isEnded: false, kept: '' };
  const remove = async ({ id, externalId }: KnownSpreadsheet) => {
    if (state.isEnded) throw new DriveEnded('withdrawn');
    if (state.kept === id) throw new Error('forbidden');
    told.push(`${externalId === null ? 'delete' : 'close'} ${id}`);
  };
  const inDrive = Object.assign(new ProviderOfTest('drive'), { remove });
  const drives: OwnDrives = {
    ...{ ...noDrives, isOffered: true, spreadsheetsIn: () => inDrive },
    leave: async ({ sealedToken }) => void told.push(`leave ${sealedToken}`),
  };
  return { told, state, drives };
}

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind);

  const someone = async ({ query }: Database, personId: string) => {
    const { visitor } = await newPerson(server);
    const row: GoogleDrive = {
      ...{ account_id: await accountIdOf(visitor), person_id: personId, email: 'ada@example.com' },
      ...{ sealed_token: `token of ${personId}`, connected_at: server.clock.time, ended_at: null },
    };
    await saveDrive(query, row);
    const add = (change: Parameters<typeof addSpreadsheet>[2]) =>
      addSpreadsheet(server, visitor, { provider: 'drive', external_id: 'x', expires_at: null, ...change });
    return { visitor, row, add };
  };
  const runRemoval = (database: Database, drives: OwnDrives, id: string) =>
    removeSpreadsheet({
      ...{ clock: server.clock, database, drives, files: noFiles, spreadsheets: new ProviderOfTest() },
    })({ id }, { id: 'job', attempts: 1, created_at: 0 }, new AbortController().signal);
  const isRemoved = async (id: string) => (await spreadsheetRow(server, id))?.removed_at !== null;
  const leaveJobs = async (query: Kysely<Tables>, token: string) => {
    const jobs = await query.selectFrom('job').selectAll().where('kind', '=', leaveJob).execute();
    return jobs
      .map(({ payload, due_at }) => ({ ...JSON.parse(payload), due_at }))
      .filter(({ sealedToken }) => sealedToken === token);
  };

  test('what is not paid for any more is closed in the drive by a job', () =>
    withDatabase(server, async (database) => {
      const { told, drives } = driveOfTest();
      const { add } = await someone(database, 'one');
      const id = await add({ revoked_at: server.clock.time });
      await runRemoval(database, drives, id);
      expect([told, await isRemoved(id)]).toEqual([[`close ${id}`], true]);
      // What is not over is not touched.
      const open = await add({});
      await runRemoval(database, drives, open);
      expect([told.length, await isRemoved(open)]).toEqual([1, false]);
    }));

  test('where the drive does not open it waits until it does; where it is disconnected there is nothing to do', () =>
    withDatabase(server, async (database) => {
      const { told, state, drives } = driveOfTest();
      const { row, add } = await someone(database, 'two');
      const id = await add({ revoked_at: server.clock.time });
      await runRemoval(database, noDrives, id);
      expect(await isRemoved(id)).toBe(false);
      state.isEnded = true;
      await runRemoval(database, drives, id);
      expect((await findDrive(database.query, row.account_id))?.ended_at).toBe(server.clock.time);
      state.isEnded = false;
      await runRemoval(database, drives, id);
      expect([told, await isRemoved(id)]).toEqual([[], false]);
      await saveDrive(database.query, row);
      await runRemoval(database, drives, id);
      expect([told, await isRemoved(id)]).toEqual([[`close ${id}`], true]);
      const other = await add({ revoked_at: server.clock.time });
      await database.query.deleteFrom('google_drive').where('person_id', '=', 'two').execute();
      await runRemoval(database, drives, other);
      expect([told.length, await isRemoved(other)]).toEqual([1, true]);
    }));

  test('whoever disconnects a drive in which a try is under way has what it made deleted, once it has ended', () =>
    withDatabase(server, async (database) => {
      const { told, drives } = driveOfTest();
      const { row, add } = await someone(database, 'three');
      const [kept, closed] = [await add({}), await add({ revoked_at: 1 })];
      const half = await add({ made_at: null, external_id: null, made_by: 'a try' });
      await add({ made_at: null, external_id: null, published_at: null });
      await add({ revoked_at: 1, removed_at: 2 });
      await database.query
        .transaction()
        .execute((query) => leaveDrive(query, jobsToAdd(server), row, server.clock.time));
      const [job, ...others] = await leaveJobs(database.query, row.sealed_token);
      expect([others, job?.due_at]).toEqual([[], server.clock.time + 60_000]);
      const rows = await Promise.all([kept, closed, half].map((id) => spreadsheetRow(server, id)));
      expect(rows).toEqual([undefined, undefined, undefined]);
      const { due_at: _, ...payload } = job;
      const go = (ports: OwnDrives) =>
        goFromDrive({ database, drives: ports })(
          payload,
          { id: 'job', attempts: 1, created_at: 0 },
          new AbortController().signal,
        );
      await expect(go(noDrives)).rejects.toThrow('not set up');
      await go(drives);
      expect(told.slice(0, 2).sort()).toEqual([`close ${closed}`, `delete ${half}`].sort());
      expect(told.slice(2)).toEqual(['leave token of three']);
    }));

  test('a file that Google keeps stops nothing else, and in the end the drive is left all the same', () =>
    withDatabase(server, async (database) => {
      const { told, state, drives } = driveOfTest();
      state.kept = 'first';
      const left = ['first', 'second'].map((id) => ({ id, externalId: 'x' }));
      const payload = { accountId: 'gone', personId: 'five', sealedToken: 'token of five', left };
      const go = (attempts: number) =>
        goFromDrive({ database, drives })(
          payload,
          { id: 'job', attempts, created_at: 0 },
          new AbortController().signal,
        );
      await expect(go(1)).rejects.toThrow('forbidden');
      expect(told).toEqual(['close second']);
      await go(7);
      expect(told).toEqual(['close second', 'close second', 'leave token of five']);
    }));

  test('a drive that does not open any more, or was connected again, is not left', () =>
    withDatabase(server, async (database) => {
      const { told, state, drives } = driveOfTest();
      const { row } = await someone(database, 'four');
      const payload = { accountId: row.account_id, personId: 'four', sealedToken: 'the one before' };
      const job = { id: 'job', attempts: 1, created_at: 0 };
      const { signal } = new AbortController();
      await goFromDrive({ database, drives })({ ...payload, left: [] }, job, signal);
      state.isEnded = true;
      await goFromDrive({ database, drives })(
        { ...payload, personId: 'nobody', left: [{ id: 'half', externalId: null }] },
        job,
        signal,
      );
      expect(told).toEqual([]);
      // One that ended before it was connected anew goes on.
      await endDrive(database.query, { ...row, sealed_token: 'the one before' }, server.clock.time);
      expect((await findDrive(database.query, row.account_id))?.ended_at).toBeNull();
    }));
});
