// Tests that a request is refused by its headers alone: before its body has been sent, read or parsed.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls/calls.ts';
import { type CallName, paths } from '#contract/paths.ts';
import { sqlite } from '#testing/server/databases.ts';
import { openConnection, type RawConnection } from '#testing/server/raw-connection.ts';
import { rawFailure, rawPost } from '#testing/server/raw-post.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

const megabyte = 2 ** 20;
const isWhole = /"requestId":"[^"]+"\}$/;

const withBody = Object.entries<Call>(calls).filter(([, { body }]) => body !== undefined);

test('every call with a body says how long it may be, and only those with a template take more than 64 KB', () => {
  const takesMost = withBody.filter(([, { bodyLimitKb }]) => bodyLimitKb === 'template');
  expect(takesMost.map(([name]) => name).sort()).toEqual([
    'buildModel',
    'cloneTemplate',
    'createReadonlyGSUrl',
    'getGoogleSheetsScreenshots',
    'saveToGallery',
    'saveUserTemplate',
  ]);
  for (const [name, { bodyLimitKb }] of withBody) {
    if (bodyLimitKb !== 'template') expect([16, 64], name).toContain(bodyLimitKb);
  }
});

describe('by its headers alone', () => {
  const server = suiteServer(sqlite, { SAVES_PER_MINUTE: '30', BUILDS_PER_MINUTE: '30' });

  const pathOf = (name: CallName) => paths[name].path.replace(/:\w+/g, randomUUID());
  const asked = async (head: string) => {
    const connection = await openConnection(server.origin);
    connection.send(head);
    return rawFailure(await connection.until(isWhole));
  };

  const small = withBody.flatMap(([name, { bodyLimitKb }]) =>
    bodyLimitKb === 'template' ? [] : ([[name, bodyLimitKb]] as [CallName, number][]),
  );
  test.each(small)('%s is refused with a body longer than it takes', async (name, limitKb) => {
    const { method } = paths[name];
    const visitor = await server.newVisitor();
    const head = (bytes: number) => rawPost(pathOf(name), visitor, { 'content-length': bytes });
    if (method !== 'POST') {
      const { status } = await visitor.failure(name, { body: 'x'.repeat(limitKb * 1024 + 1) });
      expect([401, 413]).toContain(status);
      return;
    }
    const { code } = await asked(head(limitKb * 1024 + 1));
    // Nobody learns the limits of a call they may not make.
    expect(code).toBe(calls[name].access === 'user' ? 'sign-in-required' : 'template-too-large');
  });

  test('a client that asks before it sends is told to send only what is not refused', async () => {
    const visitor = await server.newVisitor();
    const head = (bytes: number) =>
      rawPost('/api/user/settings', visitor, { 'content-length': bytes, expect: '100-continue' });
    const refused = await openConnection(server.origin);
    refused.send(head(megabyte));
    expect(await refused.until(isWhole)).not.toContain('100 Continue');
    const accepted = await openConnection(server.origin);
    accepted.send(head(2));
    await accepted.until(/^HTTP\/1\.1 100 Continue\r\n/);
    accepted.send('{}');
    await accepted.until(/HTTP\/1\.1 200 OK.*\}$/s);
  });

  test('a template longer than the server takes, an address without a call, and a call without a body', async () => {
    const visitor = await server.newVisitor();
    const head = (path: string, bytes: number) => rawPost(path, visitor, { 'content-length': bytes });
    expect((await asked(head(pathOf('cloneTemplate'), 4 * megabyte + 1))).code).toBe('template-too-large');
    expect((await asked(head('/api/nothing/here', megabyte))).code).toBe('template-too-large');
    expect((await asked(head('/api/user/signout', megabyte))).code).toBe('template-too-large');
  });

  test('a forged one, one without a session, and one too many', async () => {
    const visitor = await server.newVisitor();
    const head = (by: Visitor, more = {}) =>
      rawPost(pathOf('saveUserTemplate'), by, { 'content-length': 4 * megabyte, ...more });
    expect((await asked(head(visitor, { 'x-xsrf-token': 'forged' }))).code).toBe('xsrf-mismatch');
    expect((await asked(head(new Visitor(server.origin)))).code).toBe('session-required');
    const failures: ReturnType<typeof rawFailure>[] = [];
    for (let count = 0; count < 31; count += 1) {
      failures.push(await asked(head(visitor, { 'content-length': 5 * megabyte })));
    }
    expect(failures[0]).toMatchObject({ status: 413 });
    expect(failures[30]).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(failures[30]?.retryAfter).toBeGreaterThan(0);
  });

  test('a client that sends its body nevertheless reads the refusal, and its connection serves the next request', async () => {
    const visitor = await server.newVisitor();
    const body = 'x'.repeat(megabyte);
    const connection = await openConnection(server.origin);
    connection.send(rawPost('/api/user/settings', visitor, { 'content-length': body.length }));
    connection.send(body);
    expect(rawFailure(await connection.until(isWhole)).code).toBe('template-too-large');
    connection.send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await connection.until(/\{"status":"alive"\}$/);
  });
});

describe('when too much is under way', () => {
  const server = suiteServer(sqlite, {
    MAX_BODIES_MB: '10',
    MAX_BODIES_MB_PER_NETWORK: '8',
    TRUST_PROXY: '1',
  });

  const open = async (visitor: Visitor, headers: Readonly<Record<string, string | number>>) => {
    const connection = await openConnection(server.origin);
    connection.send(rawPost(`/api/user/template/${randomUUID()}`, visitor, headers));
    return connection;
  };
  const from = (network: number) => ({ 'x-forwarded-for': `192.0.2.${network}` });
  /** The server has read the headers once it asks for the body. */
  const beginBody = async (visitor: Visitor, headers: Readonly<Record<string, string | number>>) => {
    const connection = await open(visitor, { ...headers, expect: '100-continue' });
    await connection.until(/^HTTP\/1\.1 100 Continue/);
    connection.send('{"template":');
    return connection;
  };
  const finish = async (connection: RawConnection, length: number) => {
    connection.send(' '.repeat(length - '{"template":'.length));
    return rawFailure(await connection.until(isWhole)).code;
  };

  test('bodies of one network, then those of all, are turned away until there is room', async () => {
    const visitor = await server.newVisitor();
    const large = { 'content-length': 4 * megabyte };
    const [first, second] = [
      await beginBody(visitor, { ...large, ...from(1) }),
      await beginBody(visitor, { ...large, ...from(1) }),
    ];
    const third = await open(visitor, { ...large, ...from(1) });
    expect(rawFailure(await third.until(isWhole))).toEqual({
      status: 429,
      code: 'rate-limited',
      retryAfter: 2,
    });
    const elsewhere = await open(visitor, { ...large, ...from(2) });
    expect(rawFailure(await elsewhere.until(isWhole))).toEqual({
      status: 503,
      code: 'server-busy',
      retryAfter: 2,
    });
    // Its length is not known, so it counts as the longest.
    const chunked = await open(visitor, { 'transfer-encoding': 'chunked', ...from(2) });
    expect(rawFailure(await chunked.until(isWhole)).code).toBe('server-busy');
    // Whatever is smaller than what is left is served.
    expect((await visitor.call('saveSettings', { body: { language: 'ru' } })).settings.language).toBe('ru');
    expect(await finish(first, 4 * megabyte)).toBe('bad-request');
    const next = await beginBody(visitor, { ...large, ...from(2) });
    for (const connection of [second, next])
      expect(await finish(connection, 4 * megabyte)).toBe('bad-request');
  });

  test('what a client that left had announced is free again', async () => {
    const visitor = await server.newVisitor();
    const large = { 'content-length': 4 * megabyte, ...from(3) };
    for (const left of [await beginBody(visitor, large), await beginBody(visitor, large)]) left.close();
    let reply = '';
    // Refused until the server has noticed.
    while (!reply.includes('100 Continue')) {
      const connection = await open(visitor, { ...large, expect: '100-continue' });
      reply = await connection.until(/100 Continue|"requestId"/);
      connection.close();
    }
  });
});
