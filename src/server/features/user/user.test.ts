// Tests the calls for the current user: sessions that start automatically, last, and belong to one visitor.
import { describe, expect, test } from 'vitest';
import { featureDatabases, sqlite } from '#testing/server/databases.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('a new visitor gets a session, no templates and room for some', async () => {
    const visitor = new Visitor(server.origin);
    const response = await visitor.request('getUser');
    expect(await response.json()).toEqual({
      isSignedIn: false,
      isAnonymous: true,
      userEntitled: false,
      userCanWriteFormulas: false,
      userCanAddNewTemplates: true,
      newTemplatesNeedPurchase: false,
      sales: { plans: false, templates: true, isTest: true },
      email: null,
      firstName: '',
      lastName: '',
      displayName: '',
      settings: {
        language: 'en',
        enabledInflation: false,
        showLoginReminder: true,
        showOnboarding: true,
        analytics: true,
        useAI: true,
        subscription: null,
        plan: null,
        maxTemplatesIfNotSignedIn: 3,
        shouldSignIn: false,
        allowOpenAI: false,
      },
      templates: [],
      plans: [
        expect.objectContaining({ id: 'free', price: 0 }),
        expect.objectContaining({ id: 'essential', intervalLabel: 'per month' }),
        expect.objectContaining({ id: 'growth', pricePerTemplate: expect.objectContaining({ NA: 29 }) }),
      ],
      orders: [],
      currentSubscription: null,
      languages: ['en', 'ru'],
      hasGoogleSignIn: false,
      hasAI: false,
      hasEmail: true,
      hasSpreadsheets: true,
      hasGoogleSheets: false,
      hasOwnDrive: false,
      userIpData: { continent_code: 'NA' },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [session = '', xsrf = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; Max-Age=34560000; Path=\/; SameSite=Lax$/);
  });

  test('settings are saved one by one, and only those that may be chosen', async () => {
    const visitor = await server.newVisitor();
    const { settings } = await visitor.call('saveSettings', {
      body: { showOnboarding: false, plan: 'growth' },
    });
    expect(settings).toMatchObject({ showOnboarding: false, showLoginReminder: true, plan: null });
    expect((await visitor.call('saveSettings', { body: {} })).settings).toEqual(settings);
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    expect((await visitor.call('getUser')).settings).toEqual({ ...settings, language: 'ru' });
    for (const body of [{ language: 'de' }, { analytics: 'no' }, { showOnboarding: null }, [], 'x']) {
      expect((await visitor.failure('saveSettings', { body })).error.code).toBe('bad-request');
    }
  });

  test('the same cookie is the same visitor, a different one is another', async () => {
    const visitor = await server.newVisitor();
    const session = visitor.cookies.get('session');
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    expect((await visitor.call('getUser')).settings.language).toBe('ru');
    expect(visitor.cookies.get('session')).toBe(session);
    const other = await server.newVisitor();
    expect((await other.call('getUser')).settings.language).toBe('en');
  });

  test('a session lasts as long as it is used, and ends 400 days later', async () => {
    const visitor = await server.newVisitor();
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    for (const _ of [1, 2]) {
      server.clock.time += 399 * dayMs;
      expect((await visitor.call('getUser')).settings.language).toBe('ru');
    }
    server.clock.time += 400 * dayMs;
    const token = visitor.cookies.get('session');
    expect((await visitor.call('getUser')).settings.language).toBe('en');
    expect(visitor.cookies.get('session')).not.toBe(token);
  });

  test('an unknown or malformed cookie counts as a new visitor, who then gets a session', async () => {
    for (const given of ['x', 'a'.repeat(43), '%00', '%E0%A4%A']) {
      const visitor = new Visitor(server.origin);
      visitor.cookies.set('session', given);
      const { status, error } = await visitor.failure('saveSettings', { body: { language: 'ru' } });
      expect([status, error.code]).toEqual([401, 'session-required']);
      await visitor.call('getUser');
      expect(visitor.cookies.get('session')).toMatch(/^[\w-]{43}$/);
    }
  });

  test("changes require the token of one's own session", async () => {
    const visitor = await server.newVisitor();
    const other = await server.newVisitor();
    const otherToken = other.cookies.get('XSRF-TOKEN') ?? '';
    for (const token of ['', 'x', otherToken]) {
      const input = { body: { language: 'ru' }, headers: { 'x-xsrf-token': token } };
      expect((await visitor.failure('saveSettings', input)).error.code).toBe('xsrf-mismatch');
    }
    expect((await visitor.call('getUser')).settings.language).toBe('en');
  });
});

describe('on SQLite', () => {
  test.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['de,ru;q=0.3,en;q=0.7', 'en'],
    ['de;q=1,ru;q=0.1', 'ru'],
    ['ru;q=0,en;q=0.1', 'en'],
    [';;;,q=,*', 'en'],
  ])('a browser that asks for %s is answered in %s', async (acceptLanguage, language) => {
    const place = await sqlite.createDatabase();
    const server = await startTestServer(place);
    const reply = await new Visitor(server.origin).call('getUser', {
      headers: { 'accept-language': acceptLanguage },
    });
    expect(reply.settings.language).toBe(language);
    await server.stop();
    await place.remove();
  });

  test.each([
    [{ PUBLIC_URL: 'https://model.example.com' }, {}],
    [{ TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': 'https' }],
    [{ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
  ])('with %j cookies are Secure and HSTS is sent', async (environment, headers) => {
    const place = await sqlite.createDatabase();
    const server = await startTestServer(place, environment);
    const response = await new Visitor(server.origin).request('getUser', { headers });
    expect(response.headers.getSetCookie().every((line) => line.includes('; Secure'))).toBe(true);
    expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000');
    await server.stop();
    await place.remove();
  });

  test('prices are for the continent of the request, signed in or not', async () => {
    const place = await sqlite.createDatabase();
    const server = await startTestServer(place, { TRUST_PROXY: 'loopback' });
    const visitor = await server.newVisitor();
    for (const [address, continent] of [
      ['77.88.8.8', 'EU'],
      ['8.8.8.8', 'NA'],
      ['10.0.0.1', 'NA'],
      ['1.1.1.1', 'OC'],
    ] as const) {
      const reply = await visitor.call('getUser', { headers: { 'x-forwarded-for': address } });
      expect([address, reply.userIpData.continent_code]).toEqual([address, continent]);
    }
    const headers = { 'x-forwarded-for': '77.88.8.8' };
    const body = { email: 'someone@example.com', password: 'correct horse battery' };
    const { user } = await visitor.call('register', { body, headers });
    expect(user.userIpData).toEqual({ continent_code: 'EU' });
    // If the current location is unknown, the one they signed in from is used.
    expect((await visitor.call('getUser')).userIpData).toEqual({ continent_code: 'EU' });
    await server.stop();
    await place.remove();
  });

  test('X-Forwarded-Proto from an untrusted client makes nothing Secure', async () => {
    const place = await sqlite.createDatabase();
    const server = await startTestServer(place);
    const headers = { 'x-forwarded-proto': 'https', 'x-request-id': 'my-own-id-1' };
    const response = await new Visitor(server.origin).request('getUser', { headers });
    expect(response.headers.getSetCookie().some((line) => line.includes('; Secure'))).toBe(false);
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect(response.headers.get('x-request-id')).not.toBe('my-own-id-1');
    await server.stop();
    await place.remove();
  });
});
