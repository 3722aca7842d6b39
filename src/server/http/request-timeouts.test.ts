// Tests that a request which does not arrive whole in time is refused and its connection closed, whatever it stopped at.
import { expect, test } from 'vitest';
import { sqlite } from '#testing/server/databases.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { rawFailure, rawPost } from '#testing/server/raw-post.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const server = suiteServer(sqlite, { REQUEST_TIMEOUT_SECONDS: '1' });

test.each([
  ['its headers', () => 'GET /api/user HTTP/1.1\r\nhost: x\r\n'],
  ['its body', (head: (more: object) => string) => `${head({ 'content-length': 1000 })}{`],
  [
    'a body in chunks',
    (head: (more: object) => string) => `${head({ 'transfer-encoding': 'chunked' })}1\r\n{\r\n`,
  ],
])('one that stops amid %s', async (_, begin) => {
  const visitor = await server.newVisitor();
  const connection = await openConnection(server.origin);
  connection.send(begin((more) => rawPost('/api/user/settings', visitor, { ...more })));
  expect(rawFailure(await connection.untilClosed())).toMatchObject({ status: 408, code: 'request-timeout' });
});

test('one that is answered before it has arrived is cut off without a second answer', async () => {
  const visitor = await server.newVisitor();
  const connection = await openConnection(server.origin);
  connection.send(rawPost('/api/user/settings', visitor, { 'content-length': 2 ** 20 }));
  const reply = await connection.untilClosed();
  expect(reply.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(rawFailure(reply).code).toBe('template-too-large');
});

test('what takes long on the server, or is read slowly, is not cut off', async () => {
  const connection = await openConnection(server.origin);
  connection.send('GET /api/docs/json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await connection.until(/200 OK/);
  connection.pause();
  // A request that begins now is refused later than this one would be.
  const other = await openConnection(server.origin);
  other.send('GET /api/user HTTP/1.1\r\nhost: x\r\n');
  await other.untilClosed();
  connection.resume();
  expect(await connection.untilClosed()).toMatch(/\}$/);
});
