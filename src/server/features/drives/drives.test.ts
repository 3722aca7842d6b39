// Tests that people connect their own Google Drive, that what they make is in it and theirs, and that it is let go of again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDrive } from '#server/database/rows/spreadsheets/drive-rows.ts';
import { connectAt, goToConsent } from '#testing/google/at-consent.ts';
import { GooglePlace } from '#testing/google/google-place.ts';
import type { StoredFile } from '#testing/google/google-store.ts';
import { type DatabaseKind, databases } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const minuteMs = 60_000;
const waitTimeoutMs = 20_000;
const anyone = { id: 'anyoneWithLink', type: 'anyone', role: 'reader' };

/** Its address is known only once it is there. */
const environment: Record<string, string> = {};
let google: GooglePlace;

beforeAll(async () => {
  google = await GooglePlace.start();
  Object.assign(environment, google.drivesEnvironment);
});
afterAll(() => google.stop());

let people = 0;
const newGooglePerson = (): string => `person-${++people}@gmail.example.com`;

const filesOf = (person: string): readonly StoredFile[] =>
  [...google.store.files.values()].filter(({ owner }) => owner === person);
const onlyFileOf = (person: string): StoredFile => {
  const [file, ...others] = filesOf(person);
  if (file === undefined || others.length > 0) throw new Error(`${person} has no single file`);
  return file;
};
const grantsOf = (person: string) =>
  [...google.tokens.desk.grants.values()].filter(({ email }) => email === person);
const isAllRevoked = (person: string): boolean => grantsOf(person).every(({ isRevoked }) => isRevoked);

async function build(visitor: Visitor, name = 'Bakery'): Promise<string> {
  const template = { ...(await visitor.call('getDefaultTemplate')), name };
  return String((await visitor.call('buildModel', { body: { template, isGoogleSheets: true } })).data);
}

async function again(visitor: Visitor): Promise<() => Promise<string>> {
  const template = await visitor.call('getDefaultTemplate');
  const body = { template, isGoogleSheets: true };
  return async () => String((await visitor.call('buildModel', { body })).data);
}

/** Somebody with an account here and a drive there that is connected to it. */
async function connectedPerson(server: SuiteServer, person = newGooglePerson()) {
  const { visitor } = await newPerson(server);
  expect(await connectAt(visitor, { person })).toBe('/builder/?drive=connected#/settings');
  return { visitor, person };
}

const rowOf = async (server: SuiteServer, visitor: Visitor) => {
  const id = await accountIdOf(visitor);
  return withDatabase(server, ({ query }) => findDrive(query, id));
};

/** Jobs that failed are tried again later. */
const later = async (server: SuiteServer, visitor: Visitor): Promise<void> => {
  server.clock.time += 2 * minuteMs;
  await visitor.call('disconnectDrive');
};

describe.each(databases)('on $kind', (kind: DatabaseKind) => {
  const server = suiteServer(kind, environment);

  test('whoever agrees has what they make in their own drive, once, and for good', async () => {
    const { visitor, person } = await connectedPerson(server);
    const connectedAt = server.clock.time;
    const { drive } = await visitor.call('listSpreadsheets');
    expect(drive).toEqual({ state: 'connected', email: person, connectedAt });
    expect(await visitor.call('getUser')).toMatchObject({ hasGoogleSheets: true, hasOwnDrive: true });
    const make = await again(visitor);
    const [one, other] = await Promise.all([make(), make()]);
    const file = onlyFileOf(person);
    expect(one).toBe(`https://docs.google.com/spreadsheets/d/${file.id}/edit?usp=drivesdk`);
    expect([other, await make()]).toEqual([one, one]);
    expect(file).toMatchObject({ permissions: [anyone], parents: ['root'], client: expect.any(String) });
    expect((await visitor.call('listSpreadsheets')).spreadsheets).toMatchObject([
      {
        ...{ url: one, isInOwnDrive: true, expiresAt: null, isReadonly: false },
        ...{ canBeEditable: false, canBeReplaced: false },
      },
    ]);
    expect(filesOf(person)).toHaveLength(1);
  });

  test('others, visitors, and previews that can only be looked at have what the server has otherwise', async () => {
    const { visitor, person } = await connectedPerson(server);
    const ownPage = /^http:\/\/localhost:\d+\/builder\/sheets\/[\w-]+$/;
    const { visitor: other } = await newPerson(server);
    expect(await build(other)).toMatch(ownPage);
    expect((await other.call('listSpreadsheets')).drive).toEqual({
      ...{ state: 'none', email: null, connectedAt: null },
    });
    expect(await build(await server.newVisitor())).toMatch(ownPage);
    const preview = await visitor.call('createReadonlyGSUrl', {
      body: await visitor.call('getDefaultTemplate'),
    });
    expect(preview.data).toMatch(ownPage);
    expect(filesOf(person)).toEqual([]);
  });

  test('turning the link off withdraws what others may, and leaves the file with its owner', async () => {
    const { visitor, person } = await connectedPerson(server);
    await build(visitor);
    const [made] = (await visitor.call('listSpreadsheets')).spreadsheets;
    const id = made?.id ?? '';
    google.faults.push({ call: 'permissions.delete', fault: '429' });
    expect((await visitor.call('revokeSpreadsheet', { id })).spreadsheets).toEqual([]);
    expect(onlyFileOf(person).permissions).toEqual([]);
    // What is not done there is not said to be.
    await build(visitor, 'Mill');
    const [mill] = (await visitor.call('listSpreadsheets')).spreadsheets;
    google.faults.push({ call: 'permissions.delete', fault: '403' });
    const refused = await visitor.failure('revokeSpreadsheet', { id: mill?.id ?? '' });
    expect(refused.error.code).toBe('spreadsheets-unavailable');
    expect((await visitor.call('listSpreadsheets')).spreadsheets).toHaveLength(1);
  });

  test('what its owner has deleted at Google is made anew, and its link is turned off without an error', async () => {
    const { visitor, person } = await connectedPerson(server);
    const make = await again(visitor);
    const one = await make();
    onlyFileOf(person).isTrashed = true;
    const other = await make();
    expect(other).not.toBe(one);
    google.store.files.delete(filesOf(person).find(({ isTrashed }) => !isTrashed)?.id ?? '');
    const [made] = (await visitor.call('listSpreadsheets')).spreadsheets;
    expect(made?.url).toBe(other);
    const { spreadsheets } = await visitor.call('revokeSpreadsheet', { id: made?.id ?? '' });
    expect(spreadsheets).toEqual([]);
  });

  test('a failed try leaves nothing in the drive, and too many requests are waited for', async () => {
    const { visitor, person } = await connectedPerson(server);
    const make = await again(visitor);
    google.faults.push({ call: 'batchUpdate', fault: '403' });
    await expect(make()).rejects.toThrow('spreadsheets-unavailable');
    expect(filesOf(person)).toEqual([]);
    google.faults.push({ call: 'files.create', fault: '429' }, { call: 'token', fault: '429' });
    await make();
    expect(filesOf(person)).toHaveLength(1);
  });

  test('the database holds what opens the drive sealed, and nothing that is said of the account does', async () => {
    const { visitor, person } = await connectedPerson(server);
    const [token] = [...google.tokens.desk.grants].find(([, { email }]) => email === person) ?? [];
    const row = await rowOf(server, visitor);
    expect(row).toMatchObject({ email: person, ended_at: null, connected_at: server.clock.time });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(server.log.join('\n')).not.toContain(token);
    const exported = await (await visitor.request('exportUser')).text();
    expect(JSON.parse(exported).googleDrive).toEqual({
      ...{ email: person, personId: row?.person_id, endedAt: null },
      connectedAt: new Date(server.clock.time).toISOString(),
    });
    expect([exported.includes(token ?? '?'), exported.includes(row?.sealed_token ?? '?')]).toEqual([
      false,
      false,
    ]);
  });

  test('disconnecting has Google take the permission back, and leaves the files with their links', async () => {
    const { visitor, person } = await connectedPerson(server);
    await build(visitor);
    google.faults.push({ call: 'revoke', fault: '500' });
    const { spreadsheets, drive } = await visitor.call('disconnectDrive');
    expect([spreadsheets, drive.state]).toEqual([[], 'none']);
    expect(await rowOf(server, visitor)).toBeUndefined();
    // Out of reach, it is tried again.
    await expect.poll(() => google.faults, { timeout: waitTimeoutMs }).toEqual([]);
    await later(server, visitor);
    await expect.poll(() => isAllRevoked(person), { timeout: waitTimeoutMs }).toBe(true);
    expect(onlyFileOf(person).permissions).toEqual([anyone]);
    expect(await build(visitor)).toMatch(/\/builder\/sheets\//);
  });

  test('a drive that two accounts have connected stays open for the other one', async () => {
    const { visitor, person } = await connectedPerson(server);
    const { visitor: other } = await connectedPerson(server, person);
    await visitor.call('disconnectDrive');
    await build(other);
    expect(isAllRevoked(person)).toBe(false);
    await other.call('disconnectDrive');
    await expect.poll(() => isAllRevoked(person), { timeout: waitTimeoutMs }).toBe(true);
  });

  test('connecting the drive of somebody else lets go of the one before; one’s own again goes on', async () => {
    const { visitor, person } = await connectedPerson(server);
    await build(visitor);
    expect(await connectAt(visitor, { person })).toBe('/builder/?drive=connected#/settings');
    expect((await visitor.call('listSpreadsheets')).spreadsheets).toHaveLength(1);
    const other = newGooglePerson();
    await connectAt(visitor, { person: other });
    expect(await visitor.call('listSpreadsheets')).toMatchObject({
      spreadsheets: [],
      drive: { email: other },
    });
    await expect.poll(() => isAllRevoked(person), { timeout: waitTimeoutMs }).toBe(true);
    await build(visitor);
    expect([filesOf(person).length, filesOf(other).length]).toEqual([1, 1]);
  });

  test('a permission that was withdrawn at Google is told, until it is given again', async () => {
    const { visitor, person } = await connectedPerson(server);
    const make = await again(visitor);
    const url = await make();
    const [made] = (await visitor.call('listSpreadsheets')).spreadsheets;
    google.tokens.withdrawConsent(person);
    await expect(make()).rejects.toThrow('google-drive-ended');
    const { drive, spreadsheets } = await visitor.call('listSpreadsheets');
    expect([drive.state, spreadsheets.length]).toEqual(['ended', 1]);
    // From then on without asking Google.
    const asked = google.seen.length;
    await expect(make()).rejects.toThrow('google-drive-ended');
    const refused = await visitor.failure('revokeSpreadsheet', { id: made?.id ?? '' });
    expect([refused.error.code, google.seen.length]).toEqual(['google-drive-ended', asked]);
    await connectAt(visitor, { person });
    expect(await make()).toBe(url);
  });

  test('with the account goes what opens its drive, and its files stay', async () => {
    const { visitor, person } = await connectedPerson(server);
    const id = await accountIdOf(visitor);
    await build(visitor);
    await visitor.call('deleteUser', { body: { password } });
    await expect.poll(() => isAllRevoked(person), { timeout: waitTimeoutMs }).toBe(true);
    expect(onlyFileOf(person).permissions).toEqual([anyone]);
    const left = await withDatabase(server, async ({ query }) => [
      ...(await query.selectFrom('google_drive').selectAll().where('account_id', '=', id).execute()),
      ...(await query.selectFrom('job').selectAll().where('payload', 'like', `%${id}%`).execute()),
    ]);
    expect(left).toEqual([]);
  });

  test('links of a drive that are still to be withdrawn are, before it is left', async () => {
    const { visitor, person } = await connectedPerson(server);
    await build(visitor);
    await withDatabase(server, ({ query }) =>
      query
        .updateTable('spreadsheet')
        .set({ revoked_at: server.clock.time })
        .where('provider', '=', 'drive')
        .where('revoked_at', 'is', null)
        .execute(),
    );
    await visitor.call('disconnectDrive');
    await expect.poll(() => isAllRevoked(person), { timeout: waitTimeoutMs }).toBe(true);
    expect(onlyFileOf(person).permissions).toEqual([]);
  });

  test('what the browser brings back is good once', async () => {
    const { visitor } = await newPerson(server);
    const back = await goToConsent(visitor, { person: newGooglePerson() });
    const arrive = async () => (await visitor.fetch(back)).headers.get('location');
    expect(await arrive()).toBe('/builder/?drive=connected#/settings');
    expect(await arrive()).toBe('/builder/?drive=expired#/settings');
  });
});
