// Tests where an account's spreadsheets are made, and what follows when its drive does not open any more.
import { describe, expect, test } from 'vitest';
import { findDrive, saveDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import type { Database } from '#server/ports/database/database.ts';
import { noDrives } from '#server/ports/spreadsheets/no-drives.ts';
import { DriveEnded, DriveRefuses, type OwnDrives } from '#server/ports/spreadsheets/own-drives.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { ProviderOfTest } from '#testing/server/spreadsheet-makers.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { withProvider } from './choose-provider.ts';

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind);
  const ofServer = new ProviderOfTest('embedded');
  const inDrive = new ProviderOfTest('drive');
  const drives: OwnDrives = { ...noDrives, isOffered: true, spreadsheetsIn: () => inDrive };

  const newAccount = async (database: Database, endedAt: number | null) => {
    const { visitor } = await newPerson(server);
    const id = await accountIdOf(visitor);
    await saveDrive(database.query, {
      ...{ account_id: id, person_id: 'ada', email: 'ada@example.com', sealed_token: 'sealed' },
      ...{ connected_at: server.clock.time, ended_at: endedAt },
    });
    return id;
  };
  const portsOf = (database: Database) => ({
    ...{ clock: server.clock, database, drives, spreadsheets: ofServer },
  });
  const whole = { isReadonly: false, orderId: null };
  const bought = { isReadonly: false, orderId: 'order' };

  test('what it may have whole is in the connected drive, previews are not', () =>
    withDatabase(server, async (database) => {
      const id = await newAccount(database, null);
      const chosen = async (asked: typeof whole | typeof bought) =>
        withProvider(portsOf(database), id, asked, async ({ spreadsheets }) => spreadsheets);
      expect(await chosen(whole)).toBe(inDrive);
      expect(await chosen(bought)).toBe(inDrive);
      expect(await chosen({ ...whole, isReadonly: true })).toBe(ofServer);
      const off = { ...portsOf(database), drives: noDrives };
      expect(await withProvider(off, id, whole, async ({ drive }) => drive)).toBeNull();
    }));

  test('where the drive does not open, that is written down; what was bought is made at the server', () =>
    withDatabase(server, async (database) => {
      const id = await newAccount(database, null);
      const tried: string[] = [];
      const made = await withProvider(portsOf(database), id, bought, async ({ spreadsheets }) => {
        tried.push(spreadsheets.provider);
        if (spreadsheets === inDrive) throw new DriveEnded('withdrawn');
        return 'made';
      });
      expect([made, tried]).toEqual(['made', ['drive', 'embedded']]);
      expect((await findDrive(database.query, id))?.ended_at).toBe(server.clock.time);
      const refused = withProvider(portsOf(database), id, whole, async () => 'made');
      await expect(refused).rejects.toMatchObject({ code: 'google-drive-ended' });
    }));

  test.each(['full', 'not-shared'] as const)(
    'a drive that is %s is said to be, and tried again the next time; what was bought is made at the server',
    (reason) =>
      withDatabase(server, async (database) => {
        const id = await newAccount(database, null);
        const make = (asked: typeof whole | typeof bought, isRefused = true) =>
          withProvider(portsOf(database), id, asked, async ({ spreadsheets }) => {
            if (isRefused && spreadsheets === inDrive) throw new DriveRefuses(reason, 'so it is');
            return spreadsheets;
          });
        await expect(make(whole)).rejects.toMatchObject({ code: `google-drive-${reason}` });
        expect(await make(bought)).toBe(ofServer);
        expect(await make(whole, false)).toBe(inDrive);
      }),
  );

  test('one that was connected again meanwhile is tried', () =>
    withDatabase(server, async (database) => {
      const id = await newAccount(database, null);
      let tries = 0;
      const made = await withProvider(portsOf(database), id, whole, async ({ drive }) => {
        tries += 1;
        if (tries > 1) return drive?.sealed_token;
        if (drive !== null) await saveDrive(database.query, { ...drive, sealed_token: 'sealed anew' });
        throw new DriveEnded('withdrawn');
      });
      expect(made).toBe('sealed anew');
    }));
});
