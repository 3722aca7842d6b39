// Tests what the server tells a browser, a program or another site that asks for more than it should have.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { removeFolder, sqlite, temporaryFolder } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

let webDir: string;
let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  webDir = temporaryFolder();
  for (const folder of ['assets', '.git']) mkdirSync(join(webDir, folder));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Modelwright</title>');
  writeFileSync(join(webDir, 'assets', 'main.js'), 'export {};');
  writeFileSync(join(webDir, 'assets', 'main.css'), 'p{}');
  writeFileSync(join(webDir, '.git', 'config'), 'a secret');
  const place = await sqlite.createDatabase();
  server = await startTestServer(place, { WEB_DIR: webDir });
  close = async () => {
    await server.stop();
    await place.remove();
  };
});
afterAll(async () => {
  await close();
  removeFolder(webDir);
});

const everyPath = [
  ...['/', '/builder', '/builder/', '/builder/assets/main.js', '/builder/assets/main.css', '/builder/none'],
  ...['/none', '/healthz', '/readyz', '/metrics', '/api/none', '/api/docs/', '/api/docs/json'],
  ...['/api/user', '/api/gallery', '/api/template/default', '/api/user/template/none'],
];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });

test.each(everyPath)('%s says what its content is, and texts in which characters', async (path) => {
  const response = await get(path);
  const length = (await response.arrayBuffer()).byteLength;
  const type = response.headers.get('content-type');
  if (length > 0) expect(type).toMatch(/^(text|application)\/[\w.+-]+;.*charset=utf-8/i);
  else expect([type, response.status]).toEqual([null, 302]);
});

test.each(everyPath)('%s admits no other origin', async (path) => {
  for (const method of ['GET', 'OPTIONS']) {
    const response = await fetch(server.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-xsrf-token',
      },
    });
    await response.arrayBuffer();
    const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(allowed).toEqual([]);
  }
});

describe('over https', () => {
  let secure: TestServer;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const place = await sqlite.createDatabase();
    secure = await startTestServer(place, { WEB_DIR: webDir, PUBLIC_URL: 'https://model.example.com' });
    stop = async () => {
      await secure.stop();
      await place.remove();
    };
  });
  afterAll(() => stop());

  test.each(everyPath)(
    '%s says so for two years, subdomains included, and leads to no other protocol',
    async (path) => {
      const response = await fetch(secure.origin + path, { redirect: 'manual' });
      await response.arrayBuffer();
      expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(response.headers.get('location') ?? '').not.toMatch(/^https?:/);
      expect(response.headers.get('content-security-policy')).toContain("base-uri 'none'");
    },
  );
});

test('a new server has no account that anybody could sign in to', async () => {
  const place = await sqlite.createDatabase();
  const own = await startTestServer(place);
  const accounts = await withDatabase({ place }, ({ query }) =>
    query.selectFrom('account').select('id').execute(),
  );
  expect(accounts).toEqual([]);
  await own.stop();
  await place.remove();
});

const callNames = Object.keys(paths).filter((name): name is CallName => name in calls);

test.each(callNames)('no cache stores what %s answers, whether it is permitted or not', async (name) => {
  const visitor = await server.newVisitor();
  const id = await saveNew(visitor);
  for (const caller of [visitor, new Visitor(server.origin)]) {
    const response = await caller.request(name, { id, params: { version: id, language: 'en' } });
    await response.arrayBuffer();
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      expect.any(Number),
      'no-store',
    ]);
  }
});

describe('a folder', () => {
  test.each([
    '/builder/assets/',
    '/builder/assets',
    '/builder/.git/',
    '/builder/.git/config',
    '/.git/config',
  ])('%s is neither listed nor opened', async (path) => {
    const response = await get(path);
    expect([403, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/main\.js|a secret/);
  });
});

describe('a method', () => {
  test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is not answered with what was sent', async (method) => {
    const connection = await openConnection(server.origin);
    connection.send(
      `${method} / HTTP/1.1\r\nhost: x\r\ncookie: session=the-token\r\nconnection: close\r\n\r\n`,
    );
    expect(await connection.untilClosed()).not.toContain('the-token');
  });

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'named in %s changes nothing',
    async (header) => {
      const { visitor } = await newPerson(server);
      const id = await saveNew(visitor);
      const response = await visitor.request('getUserTemplate', { id, headers: { [header]: 'DELETE' } });
      expect(response.status).toBe(200);
      expect((await visitor.call('getUserTemplate', { id })).uuid).toBe(id);
    },
  );

  test('that only reads does not change: HEAD and OPTIONS of calls that do are not answered', async () => {
    const { visitor } = await newPerson(server);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const response = await visitor.fetch(paths.signout.path, { method });
      expect(response.status).toBe(404);
    }
    expect((await visitor.call('getUser')).isSignedIn).toBe(true);
  });
});

describe('a parameter', () => {
  test.each(['?language=ru&language=en', '?language[]=ru', '?language=ru&language'])(
    'given twice or as a list is refused: %s',
    async (query) => {
      const response = await get(`${paths.getDefaultTemplate.path}${query}`);
      const text = await response.text();
      if (query.includes('[')) expect(JSON.parse(text).language).toBe('en');
      else expect([response.status, JSON.parse(text).code]).toEqual([400, 'bad-request']);
    },
  );

  test('of the path is not taken from the query, nor from the body', async () => {
    const [{ visitor: owner }, { visitor: other }] = [await newPerson(server), await newPerson(server)];
    const id = await saveNew(owner);
    const own = await saveNew(other);
    const response = await other.fetch(`${paths.deleteUserTemplate.path.replace(':id', own)}?id=${id}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, uuid: id }),
    });
    expect([200, 400]).toContain(response.status);
    expect((await owner.call('getUserTemplate', { id })).uuid).toBe(id);
  });

  test('that a call does not name changes no field of an account', async () => {
    const { visitor, email } = await newPerson(server);
    const more = {
      plan: 2,
      role: 'operator',
      is_entitled: 1,
      isEntitled: true,
      userEntitled: true,
      kind: 'user',
      email: 'a@b.co',
    };
    await visitor.request('saveSettings', { body: { language: 'en', ...more, settings: more } });
    const user = await visitor.call('getUser');
    expect(user).toMatchObject({ email, userEntitled: false, settings: { plan: 'free' } });
    const newcomer = await server.newVisitor();
    const credentials = { email: `more-${email}`, password: 'correct horse battery' };
    await newcomer.request('register', { body: { ...credentials, ...more, email: credentials.email } });
    expect(await newcomer.call('getUser')).toMatchObject({ userEntitled: false, settings: { plan: 'free' } });
  });
});

test('the token of a session is in no reply, but in the header that sets its cookie', async () => {
  const { visitor } = await newPerson(server);
  const token = [...visitor.cookies].find(([name]) => /session$/.test(name))?.[1] ?? '';
  expect(token.length).toBeGreaterThan(40);
  for (const name of ['getUser', 'listSessions', 'exportUser'] as const) {
    const response = await visitor.request(name);
    expect(await response.text()).not.toContain(token);
    const others = [...response.headers].filter(([header]) => header !== 'set-cookie');
    expect(JSON.stringify(others)).not.toContain(token);
  }
});
