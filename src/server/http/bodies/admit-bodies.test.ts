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

test('every call with a body says how long it may be, and only those with a template, and what the payment service tells, take more than 64 KB', () => {
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
    if (bodyLimitKb === 'template') continue;
    // An event holds whatever the payment service stores of what it is about.
    expect(name === 'receivePaymentEvents' ? [1024] : [16, 64], name).toContain(bodyLimitKb);
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
      expect(calls[name].access === 'operator' ? [404] : [401, 413]).toContain(status);
      return;
    }
    const { code } = await asked(head(limitKb * 1024 + 1));
    // Nobody learns the limits of a call they may not make.
    const expected = { anyone: 'template-too-large', visitor: 'template-too-large', operator: 'not-found' };
    expect(code).toBe(
      { user: 'sign-in-required', entitled: 'sign-in-required', ...expected }[calls[name].access],
    );
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

  const http10 = (head: string) => head.replace('HTTP/1.1', 'HTTP/1.0');
  test.each<[string, object, ((head: string) => string)?]>([
    ['that asks for something else', { expect: 'wonders' }],
    ['of HTTP/1.0', { expect: '100-continue' }, http10],
  ])('a request %s is not told to go on', async (_what, headers, changed = String) => {
    const visitor = await server.newVisitor();
    const connection = await openConnection(server.origin);
    const all = { 'content-length': 2, connection: 'close', ...headers };
    connection.send(changed(rawPost('/api/user/settings', visitor, all)));
    connection.send('{}');
    expect(await connection.untilClosed()).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test.each(['text/plain', 'application', ''])('nor is one whose type %j is refused', async (type) => {
    const visitor = await server.newVisitor();
    const headers = { 'content-type': type, 'content-length': 2, expect: '100-continue' };
    const { status } = await asked(rawPost('/api/user/settings', visitor, headers));
    expect(status).toBe(415);
    const connection = await openConnection(server.origin);
    connection.send(rawPost('/api/user/settings', visitor, headers));
    expect(await connection.until(isWhole)).not.toContain('100 Continue');
  });

  test.each(['gzip', 'br', 'deflate', 'GZIP', 'gzip, identity', 'x'])(
    'nor is one that is compressed with %j',
    async (encoding) => {
      const visitor = await server.newVisitor();
      const { status, code } = await asked(
        rawPost('/api/user/settings', visitor, { 'content-encoding': encoding, 'content-length': 2 }),
      );
      expect({ status, code }).toEqual({ status: 415, code: 'media-type' });
    },
  );

  test('one that says it is not compressed is', async () => {
    const visitor = await server.newVisitor();
    const { status } = await visitor.request('saveSettings', {
      body: {},
      headers: { 'content-encoding': 'identity' },
    });
    expect(status).toBe(200);
  });

  test.each(['application/json', 'Application/JSON; charset=utf-8'])(
    'one of the type %s is',
    async (type) => {
      const visitor = await server.newVisitor();
      const headers = { 'content-type': type, 'content-length': 2, expect: '100-Continue' };
      const connection = await openConnection(server.origin);
      connection.send(rawPost('/api/user/settings', visitor, headers));
      await connection.until(/^HTTP\/1\.1 100 Continue\r\n/);
      connection.send('{}');
      await connection.until(/HTTP\/1\.1 200 OK.*\}$/s);
    },
  );

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

/** Two large bodies fit into a network's room, and three into all. */
const roomFor = {
  MAX_BODIES_MB: '16',
  MAX_BODIES_MB_PER_NETWORK: '10',
  TRUST_PROXY: '1',
  REQUEST_TIMEOUT_SECONDS: '3600',
  SLOW_BODY_SECONDS: '3600',
};
const large = 4 * megabyte;
const beginning = '{"template":';
const from = (network: number) => ({ 'x-forwarded-for': `192.0.2.${network}` });

/** The server has read the headers once it asks for the body. */
async function begin(visitor: Visitor, network: number, length: object = { 'content-length': large }) {
  const connection = await openConnection(visitor.origin);
  const headers = { ...length, ...from(network), expect: '100-continue' };
  connection.send(rawPost(`/api/user/template/${randomUUID()}`, visitor, headers));
  await connection.until(/^HTTP\/1\.1 100 Continue/);
  return connection;
}

async function beginMost(visitor: Visitor, network: number) {
  const connection = await begin(visitor, network);
  connection.send(beginning + ' '.repeat(large - beginning.length - 1));
  return connection;
}

const refusalOf = async (connection: RawConnection) => rawFailure(await connection.until(isWhole));
const finish = async (connection: RawConnection) => {
  connection.send(' ');
  return (await refusalOf(connection)).code;
};
/** Which of them is refused first. */
const firstRefused = (connections: readonly RawConnection[]) =>
  Promise.race(connections.map(async (connection) => ({ connection, ...(await refusalOf(connection)) })));
const saveSettings = (visitor: Visitor, network: number) =>
  visitor.call('saveSettings', { body: { language: 'ru' }, headers: from(network) });

describe('what was announced and has not arrived', () => {
  const server = suiteServer(sqlite, roomFor);

  test('takes no room, however many announce it', async () => {
    const idle = await server.newVisitor();
    const connections: RawConnection[] = [];
    for (const network of [1, 2, 3, 4]) {
      for (let count = 0; count < 8; count += 1) {
        const isChunked = count % 2 === 0;
        connections.push(
          await begin(idle, network, isChunked ? { 'transfer-encoding': 'chunked' } : undefined),
        );
      }
    }
    for (const network of [1, 9]) {
      const visitor = await server.newVisitor();
      expect((await saveSettings(visitor, network)).settings.language).toBe('ru');
      const template = await visitor.call('getDefaultTemplate');
      const body = { template: { ...template, ofTomorrow: 'x'.repeat(megabyte) } };
      const input = { id: template.uuid, body, headers: from(network) };
      expect((await visitor.call('saveUserTemplate', input)).revision).toBe(1);
    }
    for (const connection of connections) connection.close();
  });
});

describe('when as much has arrived as there is room for', () => {
  const server = suiteServer(sqlite, roomFor);

  test('a visitor who holds all of it is refused, reads why and is served on the same connection', async () => {
    const visitor = await server.newVisitor();
    const connections = [
      await beginMost(visitor, 1),
      await beginMost(visitor, 1),
      await beginMost(visitor, 1),
    ];
    const { connection: refused, ...refusal } = await firstRefused(connections);
    expect(refusal).toEqual({ status: 429, code: 'rate-limited', retryAfter: 2 });
    // Large bodies leave a share to small ones.
    expect((await saveSettings(visitor, 1)).settings.language).toBe('ru');
    refused.send(' GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await refused.until(/\{"status":"alive"\}$/);
    for (const other of connections.filter((connection) => connection !== refused)) {
      expect(await finish(other)).toBe('bad-request');
    }
  });
});

describe('when somebody with less needs room', () => {
  const server = suiteServer(sqlite, roomFor);

  test('whoever holds most of the network makes it, then whoever holds most of all', async () => {
    const [most, other, third] = [
      await server.newVisitor(),
      await server.newVisitor(),
      await server.newVisitor(),
    ];
    const held = [await beginMost(most, 5), await beginMost(most, 5)];
    const ofNetwork = await beginMost(other, 5);
    const { connection: displaced, ...refusal } = await firstRefused(held);
    expect(refusal).toEqual({ status: 429, code: 'rate-limited', retryAfter: 2 });
    const stays = held.find((connection) => connection !== displaced);
    const elsewhere = await beginMost(third, 6);
    // Together they have eight of the fourteen megabytes for large bodies, and this network none yet.
    const fourth = await beginMost(third, 7);
    const all = [...(stays === undefined ? [] : [stays]), ofNetwork];
    const { connection: gone, ...busy } = await firstRefused(all);
    expect(busy).toEqual({ status: 503, code: 'server-busy', retryAfter: 2 });
    for (const connection of [elsewhere, fourth, ...all].filter((one) => one !== gone)) {
      expect(await finish(connection)).toBe('bad-request');
    }
  });
});

describe('what a client that left had sent', () => {
  const server = suiteServer(sqlite, roomFor);

  test('is free again', async () => {
    const visitor = await server.newVisitor();
    for (let round = 0; round < 5; round += 1) {
      const left = [await beginMost(visitor, 7), await beginMost(visitor, 7)];
      for (const connection of left) connection.close();
    }
    let code = '';
    // Refused until the server has noticed.
    while (code !== 'bad-request') {
      const connection = await beginMost(visitor, 7);
      code = await finish(connection);
      connection.close();
    }
  });
});
