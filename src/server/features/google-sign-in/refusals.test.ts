// Tests that every failed sign-in ends at the application with its reason, changes nothing and reveals no secret.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInOutcomes } from '#contract/sign-in-outcomes.ts';
import {
  ada,
  comeBack,
  googleClient,
  googleEnvironment,
  goToGoogle,
  signInAtGoogle,
} from '#testing/oidc/at-google.ts';
import { type MockProvider, startMockProvider } from '#testing/oidc/mock-provider.ts';
import { removeFolder, sqlite, temporaryFolder } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const minuteMs = 60_000;

test('the documentation has texts in both languages for every outcome, and for no other', () => {
  const page = readFileSync(join(root, 'docs', 'google-sign-in.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| `[a-z-]+` \|/.test(line));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells.map(([, name = '']) => name.replaceAll('`', '')).sort()).toEqual([...signInOutcomes].sort());
  for (const [, , english, russian] of cells) {
    expect(english).toMatch(/[a-z]{3}/);
    expect(russian).toMatch(/[а-я]{3}/);
  }
});

async function onServer(
  environment: Readonly<Record<string, string>>,
  step: (server: TestServer) => Promise<void>,
): Promise<void> {
  const dataDir = temporaryFolder();
  const server = await startTestServer({ databaseUrl: null, dataDir }, environment);
  try {
    await step(server);
  } finally {
    await server.stop();
    removeFolder(dataDir);
  }
}

const endOf = async (visitor: Visitor, query: Readonly<Record<string, string>> = {}) =>
  (await visitor.request('startGoogleSignIn', { query })).headers.get('location');

test('if it is not set up the browser is told so, going and coming back', () =>
  onServer({}, async (server) => {
    const visitor = await server.newVisitor();
    expect(await endOf(visitor, { returnTo: '/settings' })).toBe('/builder/?signIn=not-set-up#/settings');
    const back = '/api/user/auth/google/callback?code=a&state=b';
    expect(await comeBack(visitor, back)).toBe('/builder/?signIn=not-set-up#/');
  }));

test('an unreachable provider is reported, and asked again the next time', async () => {
  const gone = await startMockProvider();
  const port = Number(new URL(gone.issuer).port);
  await gone.stop();
  await onServer(googleEnvironment(gone), async (server) => {
    const visitor = await server.newVisitor();
    expect(await endOf(visitor)).toBe('/builder/?signIn=unavailable#/');
    await gone.server.start(port, '127.0.0.1');
    gone.server.issuer.url = gone.issuer;
    expect(await endOf(visitor)).toContain(`http://127.0.0.1:${port}/authorize?`);
    await gone.stop();
  });
});

describe('with a provider', () => {
  let provider: MockProvider;
  let server: TestServer;
  let visitor: Visitor;
  let close: () => Promise<void>;
  beforeAll(async () => {
    provider = await startMockProvider();
    const place = await sqlite.createDatabase();
    server = await startTestServer(place, googleEnvironment(provider));
    close = async () => {
      await server.stop();
      await provider.stop();
      await place.remove();
    };
  });
  afterAll(() => close());
  beforeEach(async () => {
    provider.claims = ada;
    provider.onAnswer = () => undefined;
    provider.onLeave = () => undefined;
    visitor = await server.newVisitor();
  });
  const isIn = async (who = visitor) => (await who.call('getUser')).isSignedIn;

  test('the request to the provider has what the standard requires, and no secret', async () => {
    const away = await visitor.request('startGoogleSignIn');
    expect(away.status).toBe(302);
    const url = new URL(away.headers.get('location') ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: googleClient.id,
      redirect_uri: `${server.origin.replace('127.0.0.1', 'localhost')}/api/user/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const [cookie = ''] = away.headers.getSetCookie();
    expect(cookie).toMatch(
      /^google-\w{16}=[^;]+; Max-Age=600; Path=\/api\/user\/auth\/google; HttpOnly; SameSite=Lax$/,
    );
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 'x'])(
    'nothing redirects to %j',
    async (returnTo) => {
      const { error } = await visitor.failure('startGoogleSignIn', { query: { returnTo } });
      expect(error.faults).toMatchObject([{ path: 'querystring.returnTo' }]);
    },
  );

  test('someone signed in is told so before leaving', async () => {
    await signInAtGoogle(visitor);
    expect(await endOf(visitor, { returnTo: '/settings' })).toBe('/builder/?signIn=loggedin#/settings');
  });

  test.each(['cross-site', 'same-site'])('a link on a %s page begins no sign-in', async (site) => {
    const away = await visitor.request('startGoogleSignIn', { headers: { 'sec-fetch-site': site } });
    expect(away.headers.get('location')).toBe('/builder/#/');
    expect(away.headers.getSetCookie()).toEqual([]);
  });

  test.each(['same-origin', 'none'])('a browser that says %s may', async (site) => {
    const away = await visitor.request('startGoogleSignIn', { headers: { 'sec-fetch-site': site } });
    expect(away.headers.get('location')).toContain(provider.issuer);
  });

  test('too many attempts are reported', () =>
    onServer({ ...googleEnvironment(provider), SIGN_INS_PER_MINUTE: '1' }, async (limited) => {
      const someone = await limited.newVisitor();
      expect(await endOf(someone)).toContain(provider.issuer);
      expect(await endOf(someone)).toBe('/builder/?signIn=rate-limited#/');
    }));

  test.each([
    ['access_denied', 'cancelled'],
    ['temporarily_unavailable', 'unavailable'],
  ])('%s at Google is reported as %s', async (error, outcome) => {
    provider.onLeave = (back) => {
      back.searchParams.delete('code');
      back.searchParams.set('error', error);
    };
    expect(await signInAtGoogle(visitor, '/dashboard')).toBe(`/builder/?signIn=${outcome}#/dashboard`);
    expect(await isIn()).toBe(false);
  });

  describe('what comes back must match what was sent', () => {
    test('an unknown state', async () => {
      const back = await goToGoogle(visitor);
      const forged = back.replace(/state=[^&]+/, 'state=forged');
      expect(await comeBack(visitor, forged)).toBe('/builder/?signIn=expired#/');
      expect(await comeBack(visitor, back.replace(/&?state=[^&]+/, ''))).toBe('/builder/?signIn=expired#/');
      expect(await comeBack(visitor, `${back}&state=twice`)).toBe('/builder/?signIn=expired#/');
    });

    test('a sign-in started in another browser does not sign in here', async () => {
      const back = await goToGoogle(await server.newVisitor());
      expect(await comeBack(visitor, back)).toBe('/builder/?signIn=expired#/');
      expect(await isIn()).toBe(false);
    });

    test('within ten minutes', async () => {
      const begun = await goToGoogle(visitor);
      const kept = new Map(visitor.cookies);
      server.clock.time += 10 * minuteMs;
      expect(await comeBack(visitor, begun)).toBe('/builder/?signIn=expired#/');
      server.clock.time -= 1;
      for (const [name, value] of kept) visitor.cookies.set(name, value);
      expect(await comeBack(visitor, begun)).toBe('/builder/#/');
    });

    test('not begun in the future, when the clock was wrong', async () => {
      server.clock.time += 100 * 24 * 60 * minuteMs;
      const begun = await goToGoogle(visitor);
      server.clock.time -= 100 * 24 * 60 * minuteMs;
      expect(await comeBack(visitor, begun)).toBe('/builder/?signIn=expired#/');
    });

    test('with a cookie that this server wrote', async () => {
      const back = await goToGoogle(visitor);
      const [name = '', value = ''] = [...visitor.cookies].find(([key]) => key.startsWith('google-')) ?? [];
      const [text = '', signature = ''] = value.split('.');
      const content = JSON.parse(Buffer.from(text, 'base64url').toString());
      const changed = Buffer.from(JSON.stringify({ ...content, returnTo: '/other' })).toString('base64url');
      for (const forged of [`${changed}.${signature}`, text, `${text}.`, 'x.y', '']) {
        visitor.cookies.set(name, forged);
        expect(await comeBack(visitor, back)).toBe('/builder/?signIn=expired#/');
      }
    });

    test('once: going back in the history reports that one is signed in', async () => {
      const back = await goToGoogle(visitor);
      await comeBack(visitor, back);
      expect(await comeBack(visitor, back)).toBe('/builder/?signIn=loggedin#/');
      expect(await isIn()).toBe(true);
    });

    test('once: with a retained cookie the provider refuses the code', async () => {
      const back = await goToGoogle(visitor);
      const thief = new Visitor(server.origin);
      for (const [name, value] of visitor.cookies) if (name !== 'session') thief.cookies.set(name, value);
      expect(await comeBack(visitor, back)).toBe('/builder/#/');
      expect(await comeBack(thief, back)).toBe('/builder/?signIn=unavailable#/');
      expect(await isIn(thief)).toBe(false);
    });
  });

  test('however many tabs are open, there are never too many cookies for a server', async () => {
    // Like a browser: cleared cookies are no longer sent.
    for (let tab = 0; tab < 30; tab += 1) {
      await visitor.request('startGoogleSignIn');
      for (const [name, value] of visitor.cookies) if (value === '') visitor.cookies.delete(name);
    }
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('google-'))).toHaveLength(8);
    expect(await signInAtGoogle(visitor)).toBe('/builder/#/');
  });

  const longAgo = Math.floor(Date.now() / 1000) - 3600;
  test.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://accounts.example.com' }],
    ['another audience', { aud: 'somebody else' }],
    ['a time that is over', { iat: longAgo, exp: longAgo + 60 }],
    ['no subject', { sub: undefined }],
  ])('an identity with %s is not trusted', async (_name, claims) => {
    provider.claims = { ...ada, ...claims };
    expect(await signInAtGoogle(visitor)).toBe('/builder/?signIn=unavailable#/');
    expect(await isIn()).toBe(false);
  });

  const signedByAnother = (token: string) => `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(342)}`;
  test.each<[string, MockProvider['onAnswer']]>([
    ['no identity', (answer) => Reflect.deleteProperty(Object(answer.body), 'id_token')],
    [
      'another signature',
      ({ body }) => Object.assign(body, { id_token: signedByAnother(Object(body).id_token) }),
    ],
    ['no token at all', ({ body }) => Object.assign(body, { id_token: 'nonsense' })],
    [
      'an expired code',
      (answer) => Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }),
    ],
    ['a failure', (answer) => Object.assign(answer, { statusCode: 500, body: {} })],
    ['nothing', (answer) => Object.assign(answer, { body: '' })],
  ])('a reply with %s is not trusted', async (_name, onAnswer) => {
    provider.onAnswer = onAnswer;
    expect(await signInAtGoogle(visitor, '/dashboard')).toBe('/builder/?signIn=unavailable#/dashboard');
    expect(await isIn()).toBe(false);
  });

  test('the log has the reason, and no secret, code, token, cookie or address', async () => {
    provider.claims = { ...ada, nonce: 'another' };
    const back = await goToGoogle(visitor);
    const cookies = [...visitor.cookies.values()];
    await comeBack(visitor, back);
    const log = server.log.join('');
    expect(log).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
    const state = new URL(back, server.origin).searchParams.get('state') ?? '';
    for (const secret of [googleClient.secret, state, ada.email, ...provider.secrets, ...cookies]) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
  });
});
