// Tests stopping: requests in progress are finished, new ones turned away, and nothing lingers.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';

let dataDir: string;
let server: TestServer;
beforeEach(async () => {
  dataDir = temporaryFolder();
  server = await startTestServer({ databaseUrl: null, dataDir });
});
afterEach(() => removeFolder(dataDir));

const readiness = 'GET /readyz HTTP/1.1\r\nHost: x\r\n';

/** A save whose body is only half sent. */
async function beginSave() {
  const visitor = await server.newVisitor();
  const template = await visitor.call('getDefaultTemplate');
  const body = JSON.stringify({ template });
  const connection = await openConnection(server.origin);
  const headers = [
    `POST /api/user/template/${template.uuid} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cookie: session=${visitor.cookies.get('session')}`,
    `X-XSRF-TOKEN: ${visitor.cookies.get('XSRF-TOKEN')}`,
    'Expect: 100-continue',
  ];
  connection.send(`${headers.join('\r\n')}\r\n\r\n`);
  // The server has read the headers once it asks for the body.
  await connection.until(/^HTTP\/1\.1 100 Continue/);
  connection.send(body.slice(0, 100));
  return { ...connection, finish: () => connection.send(body.slice(100)) };
}

test('a running save is finished, on disk, and its connection closed', async () => {
  const save = await beginSave();
  const stopped = server.stop();
  save.finish();
  const reply = await save.untilClosed();
  expect(reply).toContain('HTTP/1.1 200 OK');
  expect(reply.toLowerCase()).toContain('connection: close');
  expect(reply).toContain('"revision":1');
  await stopped;
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
});

test('while stopping it is alive but not ready, and new calls are refused', async () => {
  const save = await beginSave();
  const [alive, ready, call] = await Promise.all([0, 1, 2].map(() => openConnection(server.origin)));
  const before = await fetch(`${server.origin}/readyz`);
  expect([before.status, await before.json()]).toEqual([200, { status: 'ready' }]);
  // Each has started its request, so that the stop does not close it as idle.
  alive?.send('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  ready?.send(readiness);
  call?.send('GET /api/template/languages HTTP/1.1\r\nHost: x\r\n');
  await fetch(`${server.origin}/healthz`);
  const stopped = server.stop();
  for (const connection of [alive, ready, call]) connection?.send('\r\n');
  expect(await alive?.untilClosed()).toContain('{"status":"alive"}');
  const notReady = await ready?.untilClosed();
  expect(notReady).toContain('HTTP/1.1 503');
  expect(notReady).toContain('{"status":"stopping"}');
  expect(await call?.untilClosed()).toContain('"code":"shutting-down"');
  save.finish();
  expect(await save.untilClosed()).toContain('HTTP/1.1 200 OK');
  await stopped;
});
