// Checks that a spreadsheet behind a link is there once and whole, wherever the server is killed while it makes it.
import { describe, expect, onTestFinished, test } from 'vitest';
import { type GoogleCall, GooglePlace } from '#testing/google/google-place.ts';
import { databaseFaults } from '#testing/server/database-faults.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { SpreadsheetMaker } from './spreadsheet-maker.ts';

/** What changes something at Google, in order, each carried out although nobody is left to hear of it. */
const steps: readonly GoogleCall[] = ['files.create', 'batchUpdate', 'permissions.create'];
const marking = 'update "spreadsheet" set "url"';
const keepingRoom = 'update "spreadsheet" set "bytes"';
const longerThanAbandonedMs = 31 * 60_000;

async function amid(google: GooglePlace, call: GoogleCall): Promise<void> {
  google.faults.push({ call, fault: 'waits' });
  await expect.poll(() => google.waiting.length).toBe(1);
}

const described = ({ permissions, sheets, settings, updates }: ReturnType<typeof filesOf>[number]) => ({
  ...{ permissions, settings, updates: updates.length },
  sheets: sheets.map(({ title, charts, isHidden }) => [title, charts.length, isHidden]),
});

const filesOf = (google: GooglePlace) => [...google.store.files.values()];

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  test('at Google, killed at every change that one build makes, the next one goes on to one whole spreadsheet', async () => {
    const google = await GooglePlace.start();
    const place = await createDatabase();
    const maker = await SpreadsheetMaker.open(place, google.environment);
    onTestFinished(async () => {
      await maker.close();
      await google.stop();
    });
    const template = await (await maker.visitor()).call('getDefaultTemplate');
    for (const call of steps) {
      await maker.askInVain(template, () => amid(google, call));
      google.waiting.pop()?.();
      await maker.restart(call === 'permissions.create' ? { statement: marking, after: 0 } : null);
    }
    await maker.askInVain(template);
    await maker.restart(null);
    const url = await maker.ask(template);
    expect(await maker.ask(template)).toBe(url);
    const [file, ...others] = filesOf(google);
    expect(others).toEqual([]);
    expect(url).toContain(`/spreadsheets/d/${file?.id}/`);
    expect(await maker.rows()).toMatchObject([
      { provider: 'google', external_id: file?.id, url, made_by: null, made_at: expect.any(Number) },
    ]);
    // One of the same model that nothing came in between of.
    await maker.ask({ ...template, name: 'In peace' });
    const [troubled, calm] = filesOf(google).map(described);
    expect(troubled).toEqual(calm);

    await maker.askInVain({ ...template, name: 'Left alone' }, () => amid(google, 'batchUpdate'));
    google.waiting.pop()?.();
    expect(filesOf(google)).toHaveLength(3);
    await maker.restart(null, longerThanAbandonedMs);
    await expect.poll(() => google.store.files.size).toBe(2);
    expect(filesOf(google).map(described)).toEqual([calm, calm]);
    expect(await databaseFaults(place)).toEqual([]);
  });

  test('on a page of our own, killed before its files, after them and before they count, it is there once', async () => {
    const place = await createDatabase();
    const maker = await SpreadsheetMaker.open(place, {});
    onTestFinished(() => maker.close());
    const template = await (await maker.visitor()).call('getDefaultTemplate');
    const deaths = [
      { statement: 'insert into "spreadsheet"', after: 1 },
      { statement: keepingRoom, after: 0 },
      { statement: marking, after: 0 },
    ];
    await maker.askInVain(template, () => Promise.resolve());
    for (const death of deaths) {
      await maker.restart(death);
      await maker.askInVain(template);
    }
    const [tried] = await maker.rows();
    await maker.restart(null);
    const path = await maker.ask(template);
    expect(await maker.ask(template)).toBe(path);
    expect(path).toBe(`/builder/sheets/${tried?.id}`);
    expect(await maker.rows()).toMatchObject([
      { id: tried?.id, provider: 'embedded', url: path, made_by: null, made_at: expect.any(Number) },
    ]);
    const names = maker.fileNames().map((name) => name.slice(name.lastIndexOf('/') + 1));
    expect(names).toEqual([`sheet-${tried?.id}.book`, `sheet-${tried?.id}.xlsx`]);
    expect((await fetch(`${await maker.origin}${path}/book`)).status).toBe(200);
    expect(await databaseFaults(place)).toEqual([]);
  });
});
