// Tests that no request to a provider follows a redirect: its secret would go wherever the redirect says.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openIdSignIn } from './openid-sign-in.ts';

const callback = 'http://localhost:8080/callback';
let origin: string;
let requested: string[];
let redirected: string;
const server = createServer((request, response) => {
  const path = request.url ?? '';
  requested.push(path);
  response.setHeader('content-type', 'application/json');
  if (path.startsWith(redirected)) response.writeHead(307, { location: `${origin}/elsewhere${path}` }).end();
  else response.end(JSON.stringify(description()));
});
const description = () => ({
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/keys`,
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
beforeEach(() => {
  requested = [];
});

const signIn = () =>
  openIdSignIn({ issuer: new URL(origin), clientId: 'client', clientSecret: 'the secret' }, 5);

test('the description of a provider is taken from its own address alone', async () => {
  redirected = '/.well-known';
  await expect(signIn().start(callback)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(requested).toEqual(['/.well-known/openid-configuration']);
});

test('a code and the secret are sent to the named address alone', async () => {
  redirected = '/token';
  const port = signIn();
  const { underWay } = await port.start(callback);
  const arrivedAt = new URL(`${callback}?code=c&state=${underWay.state}`);
  await expect(port.finish(arrivedAt, underWay)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(requested).toEqual(['/.well-known/openid-configuration', '/token']);
});
