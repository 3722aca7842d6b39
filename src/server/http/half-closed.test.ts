// Tests that a client which has only ended its sending side is answered, and that its connection does not stay open.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { rawFailure, rawPost } from '#testing/server/raw-post.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  async function replyTo(text: string): Promise<string> {
    const connection = await openConnection(server.origin);
    connection.send(text);
    connection.end();
    return connection.untilClosed();
  }

  test('its save is stored and answered', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const body = JSON.stringify({ template: { ...template, ofTomorrow: 'x'.repeat(150_000) } });
    const head = rawPost(`/api/user/template/${template.uuid}`, visitor, {
      'content-length': Buffer.byteLength(body),
    });
    expect(await replyTo(head + body)).toMatch(/^HTTP\/1\.1 200 OK.*"revision":1/s);
    expect(await visitor.call('getUserTemplate', { id: template.uuid })).toHaveProperty('ofTomorrow');
  });

  test.each([
    ['a page', get('/builder'), '302'],
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nhost: x\r\n\r\n', '404'],
    ['another protocol', `${get('/healthz').trimEnd()}\r\nconnection: upgrade\r\nupgrade: a\r\n\r\n`, '200'],
    ['no HTTP', 'GARBAGE\r\n\r\n', '400'],
  ])('all that it asked at once is answered, and %s at last', async (_what, last, status) => {
    const reply = await replyTo(get('/api/user') + get('/readyz') + last);
    const statuses = [...reply.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, one]) => one);
    expect(statuses).toEqual(['200', '200', status]);
  });

  test.each([
    ['headers', () => 'GET /api/user HTTP/1.1\r\nhost: x\r\n'],
    ['body', (head: (more: object) => string) => `${head({ 'content-length': 50 })}{"a`],
    [
      'body in chunks',
      (head: (more: object) => string) => `${head({ 'transfer-encoding': 'chunked' })}1\r\n{\r\n`,
    ],
  ])('its %s without an end are refused, after what was asked before is answered', async (_what, begin) => {
    const visitor = await server.newVisitor();
    const begun = begin((more) => rawPost('/api/user/settings', visitor, { ...more }));
    const reply = await replyTo(begun);
    expect(rawFailure(reply)).toMatchObject({ status: 400, code: 'bad-request' });
    const after = await replyTo(get('/readyz') + begun);
    expect(after).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(rawFailure(after)).toMatchObject({ status: 400, code: 'bad-request' });
  });

  test('its connection is closed, whether it has asked anything or not', async () => {
    expect(await replyTo('')).toBe('');
    const connection = await openConnection(server.origin);
    connection.send(get('/healthz'));
    await connection.until(/alive/);
    connection.end();
    expect((await connection.untilClosed()).match(/HTTP/g)).toHaveLength(1);
  });
});
