// Tests what every reply and page needs: headers, compression, caching, health, metrics, documentation.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts';
import { paths } from '#contract/paths.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

const page = '<!doctype html><title>Modelwright</title>';
const script = `console.log(${JSON.stringify('x'.repeat(4000))})`;

let dataDir: string;
let webDir: string;
let server: TestServer;
beforeAll(async () => {
  dataDir = temporaryFolder();
  webDir = temporaryFolder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), page);
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), script);
  writeFileSync(join(webDir, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
  server = await startTestServer(
    { databaseUrl: null, dataDir },
    { WEB_DIR: webDir, MAX_BODY_KB: '64', METRICS_TOKEN: 'the-right-metrics-token' },
  );
});
afterAll(async () => {
  await server.stop();
  removeFolder(dataDir);
  removeFolder(webDir);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });

describe('pages', () => {
  test.each(['/', '/builder'])('%s redirects to the app', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/builder/']);
  });

  test('the page itself is revalidated each time, its hashed assets never', async () => {
    const index = await get('/builder/');
    expect([index.status, index.headers.get('cache-control'), await index.text()]).toEqual([
      200,
      'no-cache',
      page,
    ]);
    const asset = await get('/builder/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect(await asset.text()).toBe(script);
  });

  test.each([
    '/builder/none',
    '/none',
    '/builder/assets/%2e%2e/%2e%2e/package.json',
    '/builder/..%2f..%2fpackage.json',
  ])('%s is a plain page with a link back', async (path) => {
    const response = await get(path);
    expect([403, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('"dependencies"');
  });

  test('a wrong API path gives an API error', async () => {
    const response = await get('/api/none');
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not-found' }),
    ]);
    const method = await fetch(`${server.origin}${paths.getUser.path}`, { method: 'PUT' });
    expect([method.status, await method.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not-found' }),
    ]);
  });
});

test.each(['/builder/', '/api/user', '/api/none', '/none', '/healthz', '/api/docs/'])(
  '%s has a policy under which no inline or foreign script runs',
  async (path) => {
    const { headers } = await get(path);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const features = (headers.get('permissions-policy') ?? '').split(', ');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect(features).toContain(`${feature}=()`);
    }
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

describe('a request that is malformed', () => {
  const policies = [
    ...['content-security-policy', 'permissions-policy', 'x-frame-options', 'x-content-type-options'],
    ...['referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ];
  const policiesOf = (headers: Headers) => policies.map((name) => headers.get(name));
  const received = async (text: string) => {
    const connection = await openConnection(server.origin);
    connection.send(text);
    const [head = '', body = ''] = (await connection.untilClosed()).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = new Headers(
      lines.map((line) => [line.split(': ', 1)[0] ?? '', line.replace(/^[^:]+: /, '')]),
    );
    return { status: Number(first.split(' ')[1]), headers, body };
  };

  test.each<[string, string, ErrorCode?]>([
    ['a path that cannot be decoded', 'GET /builder/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['such a path of the API', 'GET /api/%c0 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a header without a name', 'GET /api/user HTTP/1.1\r\n: x\r\n\r\n'],
    ['no HTTP at all', '\u0016\u0003\u0001\r\n\r\n'],
    [
      'two lengths',
      'POST /api/analytics/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    ],
    ['no host', 'GET /api/user HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n', 'not-found'],
    [
      'an unknown expectation',
      'GET /api/none HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
      'not-found',
    ],
  ])('has every header of any other reply: %s', async (_what, text, code = 'bad-request') => {
    const expected = policiesOf((await get('/api/user')).headers);
    expect(expected).not.toContain(null);
    const { status, headers, body } = await received(text);
    expect([status, JSON.parse(body).code]).toEqual([errorCodes[code].status, code]);
    expect(policiesOf(headers)).toEqual(expected);
    expect(headers.get('cache-control')).toBe('no-store');
    const { requestId } = JSON.parse(body);
    expect(headers.get('x-request-id')).toBe(requestId);
    await expect.poll(() => server.log.some((line) => line.includes(requestId))).toBe(true);
  });
});

describe('a reply of the API', () => {
  const dispositionOf = async (path: string) => (await get(path)).headers.get('content-disposition');

  test.each(['/api/user', '/api/template/default', '/api/none', '/api/user/sessions', '/api/docs/json'])(
    '%s is a file, which a browser that is led there does not render',
    async (path) => {
      expect(await dispositionOf(path)).toBe('attachment');
    },
  );

  test.each(['/builder/', '/none', '/healthz', '/api/docs/', '/api/user/auth/google'])(
    '%s is shown or followed',
    async (path) => {
      expect(await dispositionOf(path)).toBeNull();
    },
  );
});

test('a long reply of the API is compressed', async () => {
  const visitor = await server.newVisitor();
  for (const encoding of ['br', 'gzip']) {
    const response = await visitor.request('getDefaultTemplate', {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.json()).toHaveProperty('uuid');
  }
});

describe('health and metrics', () => {
  test('alive and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('metrics show durations by route, for whoever has the token', async () => {
    await (await server.newVisitor()).failure('getUserTemplate', {
      id: '7b1f7c1e-5a0c-4b7e-9d55-2f3a1c6f5b1e',
    });
    const text = await (await get('/metrics', { authorization: 'Bearer the-right-metrics-token' })).text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/user/template/:id",status="404"} 1',
    );
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    const status = async (headers: Record<string, string>) => (await get('/metrics', headers)).status;
    expect(await status({})).toBe(404);
    expect(await status({ authorization: 'Bearer wrong' })).toBe(404);
    expect(
      await status({ authorization: 'Bearer the-right-metrics-token', 'x-forwarded-for': '203.0.113.7' }),
    ).toBe(200);
  });

  // A proxy on this machine that sets no header looks like somebody at this machine.
  test('without a token metrics are for nobody, not even for this machine', async () => {
    const ownDir = temporaryFolder();
    const own = await startTestServer({ databaseUrl: null, dataDir: ownDir }, { METRICS_TOKEN: '' });
    for (const authorization of [undefined, 'Bearer', 'Bearer ', 'Bearer null']) {
      const response = await fetch(`${own.origin}/metrics`, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.status).toBe(404);
      // An unread reply would delay the stop.
      await response.arrayBuffer();
    }
    await own.stop();
    removeFolder(ownDir);
  });
});

test("behind a proxy the request keeps the proxy's id, if it is a sane one", async () => {
  const ownDir = temporaryFolder();
  const own = await startTestServer({ databaseUrl: null, dataDir: ownDir }, { TRUST_PROXY: 'loopback' });
  const idFor = async (given: string) =>
    (await fetch(`${own.origin}/healthz`, { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    );
  expect(await idFor('edge-0123456789')).toBe('edge-0123456789');
  expect(await idFor('a b"<script>')).toMatch(/^[\da-f-]{36}$/);
  await own.stop();
  removeFolder(ownDir);
});

test('a refusal for want of room says nothing of the file that it comes instead of', async () => {
  const folder = temporaryFolder();
  const name = 'large-abc123.js';
  // More than the system takes from a server whose client does not read.
  const content = 'x'.repeat(16 * 2 ** 20);
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  for (const suffix of ['', '.br']) writeFileSync(join(webDir, 'assets', `${name}${suffix}`), content);
  const narrow = await startTestServer(
    { databaseUrl: null, dataDir: folder },
    { WEB_DIR: webDir, MAX_REPLIES_MB_PER_NETWORK: '1' },
  );
  const path = `/builder/assets/${name}`;
  const unread = await Promise.all(Array.from({ length: 20 }, () => openConnection(narrow.origin)));
  for (const connection of unread) {
    connection.send(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`);
    await connection.until(/^HTTP\/1.1/);
    connection.pause();
  }
  const refused = await fetch(narrow.origin + path, { headers: { 'accept-encoding': 'br' } });
  const { code } = await refused.json();
  const ofContent = ['content-encoding', 'etag', 'last-modified'].map((header) =>
    refused.headers.get(header),
  );
  expect([refused.status, code, ...ofContent]).toEqual([429, 'rate-limited', null, null, null]);
  for (const connection of unread) connection.close();
  await narrow.stop();
  removeFolder(folder);
});
