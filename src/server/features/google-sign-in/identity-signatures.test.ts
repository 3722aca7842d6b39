// Tests that an identity counts only with the provider's own signature, by the one algorithm that it announces.
import { createHmac, createPrivateKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, googleClient, googleEnvironment, signInAtGoogle } from '#testing/oidc/at-google.ts';
import { type MockProvider, startMockProvider } from '#testing/oidc/mock-provider.ts';
import { sqlite } from '#testing/server/databases.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

type Sign = (text: string) => string;

/** The same claims under another header, signed anew. */
function signedAnew(token: string, header: object, sign: Sign): string {
  const text = `${encoded(header)}.${token.split('.')[1]}`;
  return `${text}.${sign(text)}`;
}

const byRsa =
  (key: KeyObject): Sign =>
  (text) =>
    createSign('sha256').update(text).sign(key, 'base64url');

const bySecret =
  (secret: string): Sign =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('base64url');

describe('an identity', () => {
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
    visitor = await server.newVisitor();
  });

  const signInWith = async (forge: (token: string) => string) => {
    provider.onAnswer = ({ body }) => Object.assign(body, { id_token: forge(Object(body).id_token) });
    const end = await signInAtGoogle(visitor);
    return [end, (await visitor.call('getUser')).isSignedIn];
  };
  const refused = ['/builder/?signIn=unavailable#/', false];
  const ownKey = () => {
    const [key] = provider.server.issuer.keys.toJSON(true);
    if (key === undefined) throw new Error('the provider signs with a key');
    return { kid: key.kid, key: createPrivateKey({ key: { ...key }, format: 'jwk' }) };
  };

  test('signed again by the provider itself is trusted, so that the others are refused for their signature', async () => {
    const { kid, key } = ownKey();
    const header = { alg: 'RS256', kid };
    expect(await signInWith((token) => signedAnew(token, header, byRsa(key)))).toEqual(['/builder/#/', true]);
  });

  test.each(['none', 'None', 'NONE'])('without a signature, by the algorithm %s, is refused', async (alg) => {
    expect(await signInWith((token) => signedAnew(token, { alg }, () => ''))).toEqual(refused);
  });

  test('signed with the secret of the client is refused', async () => {
    const sign = bySecret(googleClient.secret);
    expect(await signInWith((token) => signedAnew(token, { alg: 'HS256' }, sign))).toEqual(refused);
  });

  test('signed with the public key as if it were a secret is refused', async () => {
    const { kid, key } = ownKey();
    const publicKey = JSON.stringify(key.export({ format: 'jwk' }));
    const header = { alg: 'HS256', kid };
    expect(await signInWith((token) => signedAnew(token, header, bySecret(publicKey)))).toEqual(refused);
  });

  test('signed with a key that it brings along, or says where to fetch, is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    for (const brought of [
      { jwk },
      { jku: `${provider.issuer}/elsewhere` },
      { x5u: `${provider.issuer}/x` },
    ]) {
      const header = { alg: 'RS256', kid: 'brought', ...brought };
      expect(await signInWith((token) => signedAnew(token, header, byRsa(privateKey)))).toEqual(refused);
    }
  });
});
