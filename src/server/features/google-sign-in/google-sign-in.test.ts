// Tests the rules of signing in with Google: which account is used, what it gets, and concurrency on both databases.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { emailJob } from '#server/emails/send-email.ts';
import { ada, comeBack, googleEnvironment, goToGoogle, signInAtGoogle } from '#testing/oidc/at-google.ts';
import { startMockProvider } from '#testing/oidc/mock-provider.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { password, saveNew, withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const provider = await startMockProvider();
afterAll(async () => provider.stop());
const environment = { ...googleEnvironment(provider), TRUST_PROXY: 'loopback' };

/** A new person for each test. */
let email: string;
let sub: string;
beforeEach(() => {
  sub = randomUUID();
  email = `${sub}@example.com`;
  provider.claims = { ...ada, sub, email };
});

const templatesOf = async (visitor: Visitor) =>
  (await visitor.call('getUser')).templates.map(({ uuid }) => uuid).sort();
const accountOf = async (server: SuiteServer, address: string) =>
  withDatabase(server, ({ query }) =>
    query.selectFrom('account').selectAll().where('email', '=', address).executeTakeFirstOrThrow(),
  );
const linksOf = async (server: SuiteServer, accountId: string) =>
  withDatabase(server, ({ query }) =>
    query.selectFrom('provider').selectAll().where('account_id', '=', accountId).execute(),
  );

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, environment);

  const register = async (proved: boolean) => {
    const visitor = await server.newVisitor();
    await visitor.call('register', { body: { email, password } });
    if (proved) {
      await withDatabase(server, ({ query }) =>
        query.updateTable('account').set({ email_verified_at: 1 }).where('email', '=', email).execute(),
      );
    }
    return visitor;
  };
  const canLogIn = async () => {
    const response = await (await server.newVisitor()).request('login', { body: { email, password } });
    return response.ok;
  };

  test('the first sign-in turns the visitor into an account with everything made before', async () => {
    const visitor = await server.newVisitor();
    const made = await saveNew(visitor);
    const oldToken = visitor.cookies.get('session');
    expect(await signInAtGoogle(visitor, '/dashboard')).toBe('/builder/#/dashboard');
    expect(visitor.cookies.get('session')).not.toBe(oldToken);
    expect(await visitor.call('getUser')).toMatchObject({
      isSignedIn: true,
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      displayName: 'Ada Lovelace',
    });
    expect(await templatesOf(visitor)).toEqual([made]);
    const { id, password_hash, email_verified_at, ip_data } = await accountOf(server, email);
    expect(password_hash).toBeNull();
    expect(email_verified_at).toBe(server.clock.time);
    expect(JSON.parse(ip_data)).toEqual({ ip: '127.0.0.1' });
    const [link] = await linksOf(server, id);
    expect(link?.subject).toBe(`${provider.issuer} ${sub}`);
    expect(JSON.parse(link?.profile ?? '')).toEqual({
      displayName: 'Ada Lovelace',
      givenName: 'Ada',
      familyName: 'Lovelace',
      email,
      emailVerified: true,
      photo: ada.picture,
    });
  });

  test('the location of the sign-in is stored with the account, for prices by continent', async () => {
    const visitor = await server.newVisitor();
    // CERNET, in Beijing.
    const headers = { 'x-forwarded-for': '202.112.0.36' };
    await visitor.fetch(await goToGoogle(visitor), { headers });
    expect(JSON.parse((await accountOf(server, email)).ip_data)).toEqual({
      ip: '202.112.0.36',
      continent_code: 'AS',
      country: 'CN',
    });
    const [session] = (await visitor.call('listSessions')).sessions;
    expect(session?.ip).toBe('202.112.0.36');
  });

  test('the first sign-in sends one welcome email, later ones none', async () => {
    const emails = async () =>
      withDatabase(
        server,
        async ({ query }) =>
          (await query.selectFrom('job').select('id').where('kind', '=', emailJob).execute()).length,
      );
    const before = await emails();
    await signInAtGoogle(await server.newVisitor());
    expect(await emails()).toBe(before + 1);
    await signInAtGoogle(await server.newVisitor());
    expect(await emails()).toBe(before + 1);
  });

  test("the visitor's old session does not open the account", async () => {
    const visitor = await server.newVisitor();
    const other = new Visitor(server.origin);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    await signInAtGoogle(visitor);
    expect((await other.request('listSessions')).status).toBe(401);
    expect((await visitor.call('listSessions')).sessions).toHaveLength(1);
  });

  test('a later sign-in from elsewhere merges what was made there; nothing is duplicated', async () => {
    const first = await server.newVisitor();
    const before = await saveNew(first);
    await signInAtGoogle(first);
    const second = await server.newVisitor();
    const after = await saveNew(second);
    expect(await signInAtGoogle(second)).toBe('/builder/#/');
    expect(await templatesOf(second)).toEqual([before, after].sort());
    expect(await templatesOf(first)).toEqual([before, after].sort());
  });

  test('a new name and address at Google are stored, and the link stays', async () => {
    await signInAtGoogle(await server.newVisitor());
    const changed = `new-${email}`;
    provider.claims = { ...ada, sub, email: changed, email_verified: false, name: 'Countess' };
    const visitor = await server.newVisitor();
    expect(await signInAtGoogle(visitor)).toBe('/builder/#/');
    expect(await visitor.call('getUser')).toMatchObject({ email, displayName: 'Ada Lovelace' });
    const links = await linksOf(server, (await accountOf(server, email)).id);
    expect(links.map(({ profile }) => JSON.parse(profile))).toMatchObject([
      { email: changed, emailVerified: false, displayName: 'Countess' },
    ]);
  });

  test('an account with a verified address is linked, and keeps its password and sessions', async () => {
    const owner = await register(true);
    const visitor = await server.newVisitor();
    expect(await signInAtGoogle(visitor)).toBe('/builder/#/');
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: true, email });
    expect(await owner.call('getUser')).toMatchObject({ isSignedIn: true, email });
    expect(await canLogIn()).toBe(true);
  });

  test('an address is the same in capitals', async () => {
    await register(true);
    provider.claims = { ...ada, sub, email: email.toUpperCase() };
    const visitor = await server.newVisitor();
    await signInAtGoogle(visitor);
    expect(await visitor.call('getUser')).toMatchObject({ email });
  });

  test('an account with an unverified address is no trap: its password, sessions and links are revoked', async () => {
    const squatter = await register(false);
    await squatter.call('requestEmailChange', { body: { email: `evil-${email}`, password } });
    const { id } = await accountOf(server, email);
    const links = () =>
      withDatabase(server, ({ query }) =>
        query.selectFrom('one_time_token').select('purpose').where('account_id', '=', id).execute(),
      );
    expect(await links()).toHaveLength(1);
    const owner = await server.newVisitor();
    expect(await signInAtGoogle(owner, '/settings')).toBe('/builder/?signIn=password-removed#/settings');
    expect(await owner.call('getUser')).toMatchObject({ isSignedIn: true, email });
    expect((await squatter.request('listSessions')).status).toBe(401);
    expect(await canLogIn()).toBe(false);
    expect(await links()).toEqual([]);
    expect((await accountOf(server, email)).email_verified_at).toBe(server.clock.time);
  });

  test.each([
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
    { email: 'a\0b@example.com' },
  ])('a new person with %j stays a visitor and is told why', async (claims) => {
    provider.claims = { ...ada, sub, email, ...claims };
    const visitor = await server.newVisitor();
    const made = await saveNew(visitor);
    expect(await signInAtGoogle(visitor, '/dashboard')).toBe('/builder/?signIn=unverified#/dashboard');
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: false });
    expect(await templatesOf(visitor)).toEqual([made]);
  });

  test('an address that Google has not verified opens no account', async () => {
    await register(true);
    provider.claims = { ...ada, sub, email, email_verified: false };
    const visitor = await server.newVisitor();
    expect(await signInAtGoogle(visitor)).toBe('/builder/?signIn=unverified#/');
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: false });
  });

  test.each([true, false])('an archived account stays closed; linked before: %s', async (isLinked) => {
    if (isLinked) await signInAtGoogle(await server.newVisitor());
    else await register(false);
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set({ status: 'archived' }).where('email', '=', email).execute(),
    );
    const visitor = await server.newVisitor();
    const made = await saveNew(visitor);
    expect(await signInAtGoogle(visitor)).toBe('/builder/?signIn=archived#/');
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: false });
    expect(await templatesOf(visitor)).toEqual([made]);
    expect((await accountOf(server, email)).password_hash === null).toBe(isLinked);
  });

  test('after an account is deleted, the next sign-in creates a new one', async () => {
    const first = await server.newVisitor();
    await saveNew(first);
    await signInAtGoogle(first);
    // A session alone, which may be stolen, cannot delete an account: its owner first sets a password through an
    // emailed link.
    expect((await first.failure('deleteUser', { body: {} })).error.code).toBe('wrong-password');
    await withDatabase(server, ({ query }) =>
      query.deleteFrom('account').where('email', '=', email).execute(),
    );
    const second = await server.newVisitor();
    expect(await signInAtGoogle(second)).toBe('/builder/#/');
    expect(await templatesOf(second)).toEqual([]);
  });

  test('a browser that comes back without its visitor still gets the account', async () => {
    const browser = new Visitor(server.origin);
    const back = await goToGoogle(browser);
    expect(await comeBack(browser, back)).toBe('/builder/#/');
    expect(await browser.call('getUser')).toMatchObject({ isSignedIn: true, email });
  });

  describe('two tabs', () => {
    test('do not mix up where each started', async () => {
      const visitor = await server.newVisitor();
      const one = await goToGoogle(visitor, '/one');
      const other = await goToGoogle(visitor, '/other');
      expect(await comeBack(visitor, one)).toBe('/builder/#/one');
      expect(await comeBack(visitor, other)).toBe('/builder/#/other');
      expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: true, email });
    });

    test('as two people: the first stays signed in, and gets nothing of the second', async () => {
      const visitor = await server.newVisitor();
      const one = await goToGoogle(visitor);
      const other = await goToGoogle(visitor);
      await comeBack(visitor, one);
      provider.claims = { ...ada, sub: `other-${sub}`, email: `other-${email}` };
      expect(await comeBack(visitor, other)).toBe('/builder/?signIn=loggedin#/');
      expect(await visitor.call('getUser')).toMatchObject({ email });
      expect(await linksOf(server, (await accountOf(server, email)).id)).toHaveLength(1);
    });

    test('one with a password, whose address Google does not name: that does not verify it', async () => {
      const visitor = await server.newVisitor();
      const back = await goToGoogle(visitor);
      await visitor.call('register', { body: { email: `own-${email}`, password } });
      expect(await comeBack(visitor, back)).toBe('/builder/?signIn=loggedin#/');
      const own = await accountOf(server, `own-${email}`);
      expect(own.email_verified_at).toBeNull();
      expect(await linksOf(server, own.id)).toEqual([]);
    });
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database, environment);

  test('two tabs come back at once and the visitor is signed in with everything made before', async () => {
    const visitor = await server.newVisitor();
    const made = await saveNew(visitor);
    const backs = [await goToGoogle(visitor, '/one'), await goToGoogle(visitor, '/other')];
    const ends = await Promise.all(backs.map((back) => comeBack(visitor, back)));
    expect(ends).toEqual(['/builder/#/one', '/builder/#/other']);
    expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: true, email });
    expect(await templatesOf(visitor)).toEqual([made]);
  });

  test('two first sign-ins at once in two browsers share one account', async () => {
    const visitors = [await server.newVisitor(), await server.newVisitor(), await server.newVisitor()];
    const made = await Promise.all(visitors.map((visitor) => saveNew(visitor)));
    const backs = await Promise.all(visitors.map((visitor) => goToGoogle(visitor)));
    const ends = await Promise.all(visitors.map((visitor, at) => comeBack(visitor, backs[at] ?? '')));
    expect(ends).toEqual(['/builder/#/', '/builder/#/', '/builder/#/']);
    for (const visitor of visitors) expect(await templatesOf(visitor)).toEqual([...made].sort());
    expect(await linksOf(server, (await accountOf(server, email)).id)).toHaveLength(1);
  });
});
