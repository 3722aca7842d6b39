// Tests providers that answer slowly, partially or with nonsense: each failure is reported and none is cached.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OddProvider, startOddProvider } from '#testing/oidc/odd-provider.ts';
import type { GoogleSignIn } from './google-sign-in.ts';
import { openIdSignIn } from './openid-sign-in.ts';

const callback = 'http://localhost:8080/callback';
const timeoutSeconds = 0.3;

let provider: OddProvider;
let signIn: GoogleSignIn;
beforeAll(async () => {
  provider = await startOddProvider();
  signIn = openIdSignIn(
    { issuer: provider.issuer, clientId: 'client', clientSecret: 'secret' },
    timeoutSeconds,
  );
});
afterAll(() => provider.stop());

const description = (parts: object) => JSON.stringify({ issuer: provider.issuer.origin, ...parts });

test('a silent provider is given up, and asked again', async () => {
  provider.answer = null;
  await expect(signIn.start(callback)).rejects.toMatchObject({ reason: 'unavailable' });
});

test.each(['<html>', '', '{"issuer":', '[]', 'null', '{}', '{"issuer":"https://accounts.example.com"}'])(
  '%j is not a provider description',
  async (answer) => {
    provider.answer = answer;
    await expect(signIn.start(callback)).rejects.toMatchObject({ reason: 'unavailable' });
  },
);

test.each([{}, { authorization_endpoint: 'http://127.0.0.1/a' }, { token_endpoint: 'http://127.0.0.1/t' }])(
  'neither is one with only %j',
  async (parts) => {
    provider.answer = description(parts);
    await expect(signIn.start(callback)).rejects.toMatchObject({ reason: 'unavailable' });
  },
);

test('a complete one is accepted and cached; its reply to a code must follow the standard', async () => {
  const { origin } = provider.issuer;
  provider.answer = description({
    authorization_endpoint: `${origin}/a`,
    token_endpoint: `${origin}/t`,
    jwks_uri: `${origin}/k`,
  });
  const { url, underWay } = await signIn.start(callback);
  expect(url.href).toMatch(`${origin}/a?`);
  const arrivedAt = new URL(`${callback}?code=c&state=${underWay.state}`);
  for (const answer of [
    '<html>',
    '[]',
    '{}',
    '{"access_token":"a","token_type":"bearer","id_token":7}',
    null,
  ]) {
    provider.answer = answer;
    await expect(signIn.finish(arrivedAt, underWay)).rejects.toMatchObject({ reason: 'unavailable' });
  }
  await expect(signIn.start(callback)).resolves.toMatchObject({ url: { host: provider.issuer.host } });
});
