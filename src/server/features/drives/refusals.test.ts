// Tests who does not get a drive connected, and that whoever comes back from Google in vain is told why.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAt, comeBackFrom, connectAt, goToConsent } from '#testing/google/at-consent.ts';
import { GooglePlace } from '#testing/google/google-place.ts';
import { databases, sqlite } from '#testing/server/databases.ts';
import { accountIdOf } from '#testing/server/orders.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const minuteMs = 60_000;
const person = 'ada@gmail.example.com';
const outcome = (word: string): string => `/builder/?drive=${word}#/settings`;

const environment: Record<string, string> = {};
let google: GooglePlace;

beforeAll(async () => {
  google = await GooglePlace.start();
  Object.assign(environment, google.drivesEnvironment);
});
afterAll(() => google.stop());

const stateOf = async (visitor: Visitor) => (await visitor.call('listSpreadsheets')).drive.state;
const ask = async (visitor: Visitor, headers: Record<string, string> = {}): Promise<string | null> =>
  (await visitor.request('connectDrive', { headers })).headers.get('location');

describe.each(databases)('on $kind', (kind) => {
  const server = suiteServer(kind, environment);

  test('who is asked at Google, for what, and how', async () => {
    const { visitor } = await newPerson(server);
    const asked = new URL((await ask(visitor)) ?? '');
    expect(asked.origin + asked.pathname).toBe(`${google.origin}/o/oauth2/v2/auth`);
    const { state, code_challenge, ...rest } = Object.fromEntries(asked.searchParams);
    expect(rest).toEqual({
      ...{ client_id: environment.GOOGLE_CLIENT_ID, response_type: 'code', prompt: 'consent' },
      redirect_uri: `http://localhost:${new URL(server.origin).port}/api/user/drive/google/callback`,
      ...{ scope: 'https://www.googleapis.com/auth/drive.file', access_type: 'offline' },
      code_challenge_method: 'S256',
    });
    expect([state?.length, code_challenge?.length]).toEqual([32, 43]);
  });

  test('whoever cancels, or takes the permission away, has no drive', async () => {
    const { visitor } = await newPerson(server);
    expect(await connectAt(visitor, { person, isCancelled: true })).toBe(outcome('cancelled'));
    expect(await connectAt(visitor, { person, isUnticked: true })).toBe(outcome('not-permitted'));
    expect(await stateOf(visitor)).toBe('none');
  });

  test('a visitor without an account is asked to sign in, and another site sends nobody to Google', async () => {
    expect(await ask(await server.newVisitor())).toBe(outcome('sign-in-required'));
    const { visitor } = await newPerson(server);
    for (const site of ['cross-site', 'same-site']) {
      expect(await ask(visitor, { 'sec-fetch-site': site })).toBe('/builder/#/settings');
    }
  });

  test('an answer counts only in the browser that asked, for ten minutes, and with its own state', async () => {
    const { visitor } = await newPerson(server);
    const { visitor: other } = await newPerson(server);
    const back = await goToConsent(visitor, { person });
    expect(await comeBackFrom(other, back)).toBe(outcome('expired'));
    const [path, query] = back.split('?');
    const spoilt = new URLSearchParams(query);
    spoilt.set('state', 'x'.repeat(32));
    expect(await comeBackFrom(visitor, `${path}?${spoilt}`)).toBe(outcome('expired'));
    expect(await comeBackFrom(visitor, path ?? '')).toBe(outcome('expired'));
    server.clock.time += 10 * minuteMs;
    expect(await comeBackFrom(visitor, back)).toBe(outcome('expired'));
    expect([await stateOf(visitor), await stateOf(other)]).toEqual(['none', 'none']);
  });

  test('somebody else who signed in meanwhile gets no drive, nor whoever signed out', async () => {
    const { visitor } = await newPerson(server);
    const { email } = await newPerson(server);
    const back = await goToConsent(visitor, { person });
    await visitor.call('signout');
    expect(await comeBackFrom(visitor, back)).toBe(outcome('sign-in-required'));
    const { visitor: asking } = await newPerson(server);
    const second = await goToConsent(asking, { person });
    await asking.call('signout');
    await asking.call('getUser');
    await asking.call('login', { body: { email, password } });
    expect(await comeBackFrom(asking, second)).toBe(outcome('other-account'));
    expect(await stateOf(asking)).toBe('none');
  });

  test('a Google that fails, or does not say whose drive it is, connects none and betrays nothing', async () => {
    const { visitor } = await newPerson(server);
    for (const call of ['token', 'about'] as const) {
      google.faults.push({ call, fault: '403' });
      expect(await connectAt(visitor, { person })).toBe(outcome('unavailable'));
    }
    // Of a code that another program has the verifier of.
    const asked = new URL((await ask(visitor)) ?? '');
    asked.searchParams.set('code_challenge', 'A'.repeat(43));
    expect(await comeBackFrom(visitor, await answerAt(asked.href, { person }))).toBe(outcome('unavailable'));
    expect(await stateOf(visitor)).toBe('none');
    const said = server.log.filter((line) => line.includes('a drive was not connected'));
    expect(said).toHaveLength(3);
    expect(said.join()).toContain('invalid_grant');
    const secret = environment.GOOGLE_CLIENT_SECRET ?? '?';
    expect(server.log.some((line) => line.includes(secret) || line.includes('4/0'))).toBe(false);
  });

  test('whoever proves that an address is theirs is rid of the drive that a stranger connected before', async () => {
    const { visitor, email } = await newPerson(server);
    await connectAt(visitor, { person });
    const tokenOf = async (count: number) => {
      await (await server.newVisitor()).call('requestResetPassword', { body: { email } });
      return (await awaitEmail(server.place, email, 'Set a new password', count)).token;
    };
    const owner = await server.newVisitor();
    await owner.call('updatePassword', { body: { token: await tokenOf(1), password: `${password} 2` } });
    expect(await stateOf(owner)).toBe('none');
    // From then on it is their own; emails of the same moment have no order.
    server.clock.time += minuteMs;
    await connectAt(owner, { person });
    await owner.call('updatePassword', { body: { token: await tokenOf(2), password: `${password} 3` } });
    expect(await stateOf(owner)).toBe('connected');
  });

  test.each([
    ['google-drive-full', 'fullDrives'],
    ['google-drive-not-shared', 'closedDrives'],
  ] as const)(
    'whoever is refused by %s is told so, nothing is left there, and it is tried again',
    async (code, refusing) => {
      const whose = `${refusing}-${kind.kind}@gmail.example.com`;
      const { visitor } = await newPerson(server);
      await connectAt(visitor, { person: whose });
      const template = await visitor.call('getDefaultTemplate');
      const body = { template, isGoogleSheets: true };
      google.store[refusing].add(whose);
      expect((await visitor.failure('buildModel', { body })).error.code).toBe(code);
      expect([...google.store.files.values()].filter(({ owner }) => owner === whose)).toEqual([]);
      expect(await stateOf(visitor)).toBe('connected');
      google.store[refusing].delete(whose);
      expect((await visitor.call('buildModel', { body })).data).toContain('https://docs.google.com/');
    },
  );

  test('what opens a drive opens it for its own account alone', async () => {
    const { visitor } = await newPerson(server);
    await connectAt(visitor, { person });
    const { visitor: other } = await newPerson(server);
    const [from, to] = [await accountIdOf(visitor), await accountIdOf(other)];
    await withDatabase(server, ({ query }) =>
      query.updateTable('google_drive').set({ account_id: to }).where('account_id', '=', from).execute(),
    );
    const template = await other.call('getDefaultTemplate');
    const refused = await other.failure('buildModel', { body: { template, isGoogleSheets: true } });
    expect([refused.error.code, await stateOf(other)]).toEqual(['google-drive-ended', 'ended']);
  });
});

test('with another secret of the client a drive counts as ended, and can be disconnected', async () => {
  const place = await sqlite.createDatabase();
  try {
    const before = await startTestServer(place, environment);
    const { visitor, email } = await newPerson(before);
    await connectAt(visitor, { person });
    await before.stop();
    const after = await startTestServer(place, { ...environment, GOOGLE_CLIENT_SECRET: 'another' });
    try {
      const again = await after.newVisitor();
      await again.call('login', { body: { email, password } });
      const template = await again.call('getDefaultTemplate');
      const refused = await again.failure('buildModel', { body: { template, isGoogleSheets: true } });
      expect([refused.error.code, await stateOf(again)]).toEqual(['google-drive-ended', 'ended']);
      expect((await again.call('disconnectDrive')).drive.state).toBe('none');
      const { data } = await again.call('buildModel', { body: { template, isGoogleSheets: true } });
      expect(data).toContain('/builder/sheets/');
    } finally {
      await after.stop();
    }
  } finally {
    await place.remove();
  }
});

test('trying again and again is slowed down', async () => {
  const place = await sqlite.createDatabase();
  const server = await startTestServer(place, { ...environment, SIGN_INS_PER_MINUTE: '2' });
  try {
    // Registering counts too.
    const { visitor } = await newPerson(server);
    expect(await ask(visitor)).toContain(google.origin);
    expect(await ask(visitor)).toBe(outcome('rate-limited'));
  } finally {
    await server.stop();
    await place.remove();
  }
});

test('where it is not set up, nobody is sent to Google', async () => {
  const place = await sqlite.createDatabase();
  const server = await startTestServer(place);
  try {
    const { visitor } = await newPerson(server);
    expect(await ask(visitor)).toBe(outcome('not-set-up'));
    expect(await comeBackFrom(visitor, '/api/user/drive/google/callback?code=1&state=2')).toBe(
      outcome('not-set-up'),
    );
    expect(await stateOf(visitor)).toBe('unavailable');
    expect((await visitor.call('disconnectDrive')).drive.state).toBe('unavailable');
  } finally {
    await server.stop();
    await place.remove();
  }
});
