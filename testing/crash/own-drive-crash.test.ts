// Checks that somebody's own drive has a spreadsheet once and whole, and nothing half made, wherever the server is killed.
import { describe, expect, onTestFinished, test } from 'vitest';
import { type GoogleCall, GooglePlace } from '#testing/google/google-place.ts';
import { databaseFaults } from '#testing/server/database-faults.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { SpreadsheetMaker } from './spreadsheet-maker.ts';

/** What changes something at Google, in order, each carried out although nobody is left to hear of it. */
const steps: readonly GoogleCall[] = ['files.create', 'batchUpdate', 'permissions.create'];
const marking = 'update "spreadsheet" set "url"';
const person = 'ada@gmail.example.com';
const anyone = { id: 'anyoneWithLink', type: 'anyone', role: 'reader' };

async function amid(google: GooglePlace, call: GoogleCall): Promise<void> {
  google.faults.push({ call, fault: 'waits' });
  await expect.poll(() => google.waiting.length).toBe(1);
}

const filesOf = (google: GooglePlace) => [...google.store.files.values()];
const isAllRevoked = (google: GooglePlace): boolean =>
  [...google.tokens.desk.grants.values()].every(({ email, isRevoked }) => email !== person || isRevoked);

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  test('killed at every change of a build and amid the disconnecting, it leaves what is whole and nothing else', async () => {
    const google = await GooglePlace.start();
    const place = await createDatabase();
    const maker = await SpreadsheetMaker.open(place, google.drivesEnvironment);
    onTestFinished(async () => {
      await maker.close();
      await google.stop();
    });
    await maker.connectDrive(person);
    const template = await (await maker.visitor()).call('getDefaultTemplate');
    for (const call of steps) {
      await maker.askInVain(template, () => amid(google, call));
      google.waiting.pop()?.();
      await maker.restart(call === 'permissions.create' ? { statement: marking, after: 0 } : null);
    }
    await maker.askInVain(template);
    await maker.restart(null);
    const url = await maker.ask(template);
    const [file, ...others] = filesOf(google);
    expect(others).toEqual([]);
    expect(url).toContain(`/spreadsheets/d/${file?.id}/`);
    expect(file).toMatchObject({ owner: person, permissions: [anyone] });
    expect(await maker.rows()).toMatchObject([{ provider: 'drive', external_id: file?.id, url }]);

    // The try that dies is not known to be dead when the drive is disconnected.
    await maker.askInVain({ ...template, name: 'Half made' }, () => amid(google, 'batchUpdate'));
    google.waiting.pop()?.();
    await maker.restart(null, 0);
    await (await maker.visitor()).call('disconnectDrive');
    expect(filesOf(google)).toHaveLength(2);
    await maker.kill();
    google.faults.push({ call: 'revoke', fault: 'waits' });
    await maker.restart(null);
    await expect.poll(() => google.waiting.length).toBe(1);
    await maker.kill();
    google.waiting.pop()?.();
    await maker.restart(null);
    await expect.poll(() => isAllRevoked(google)).toBe(true);
    expect(filesOf(google)).toMatchObject([{ id: file?.id, permissions: [anyone] }]);
    expect(await maker.rows()).toEqual([]);
    expect(await databaseFaults(place)).toEqual([]);
  });
});
