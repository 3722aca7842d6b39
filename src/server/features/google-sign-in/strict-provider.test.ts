// Tests the whole flow with a certified provider that returns the address only from its user-info endpoint.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { signInAtPages } from '#testing/oidc/sign-in-at-pages.ts';
import { type StrictProvider, startStrictProvider } from '#testing/oidc/strict-provider.ts';
import { sqlite } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

const client = { clientId: 'modelwright', clientSecret: 'a secret of the tests, long enough' };

let provider: StrictProvider;
let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  provider = await startStrictProvider((login) => ({
    email: `${login}@example.com`,
    email_verified: true,
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
  }));
  const place = await sqlite.createDatabase();
  server = await startTestServer(place, {
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
  });
  const callbackUrl = `http://localhost:${new URL(server.origin).port}${paths.finishGoogleSignIn.path}`;
  provider.admit({ ...client, callbackUrl });
  close = async () => {
    await server.stop();
    await provider.stop();
    await place.remove();
  };
});
afterAll(() => close());

test('signs in and returns to where it started', async () => {
  const visitor = await server.newVisitor();
  const away = await visitor.request('startGoogleSignIn', { query: { returnTo: '/dashboard' } });
  const back = await signInAtPages(away.headers.get('location') ?? '', 'ada');
  const end = await visitor.fetch(`${back.pathname}${back.search}`);
  expect(end.headers.get('location')).toBe('/builder/#/dashboard');
  expect(await visitor.call('getUser')).toMatchObject({
    isSignedIn: true,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
});

test('someone who cancels at the provider returns unchanged', async () => {
  const visitor = await server.newVisitor();
  const away = await visitor.request('startGoogleSignIn');
  const back = await signInAtPages(away.headers.get('location') ?? '', null);
  const end = await visitor.fetch(`${back.pathname}${back.search}`);
  expect(end.headers.get('location')).toBe('/builder/?signIn=cancelled#/');
  expect(await visitor.call('getUser')).toMatchObject({ isSignedIn: false });
});
