// Tests how the server's process stops: soon, whatever connections are open, and with a clean exit unless it is cut short.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { openConnection } from '#testing/server/raw-connection.ts';
import { rawPost } from '#testing/server/raw-post.ts';
import { startServerProcess } from '#testing/server/server-process.ts';
import { Visitor } from '#testing/server/visitor.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => removeFolder(dataDir));

const start = (environment: Record<string, string> = {}) =>
  startServerProcess({ DATA_DIR: dataDir, ...environment });

/** More than the system holds for a connection. */
const largePageBytes = 32 * 2 ** 20;

const largePage = () => {
  const folder = join(dataDir, 'web');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'x'.repeat(largePageBytes));
  return folder;
};

const isAlive = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );

test('a connection that a browser opened in advance and never used does not delay a stop', async () => {
  const server = start();
  const unused = await openConnection(await server.origin);
  await fetch(`${await server.origin}/healthz`);
  server.child.kill('SIGTERM');
  expect(await unused.untilClosed()).toBe('');
  expect((await server.ended).code).toBe(0);
});

test('a connection that is kept open after an answer under way does not delay a stop', async () => {
  const server = start({ WEB_DIR: largePage(), SHUTDOWN_TIMEOUT_SECONDS: '60' });
  const slow = await openConnection(await server.origin);
  slow.send('GET /builder/ HTTP/1.1\r\nHost: x\r\n\r\n');
  await slow.until(/200 OK/);
  slow.pause();
  server.child.kill('SIGTERM');
  while (await isAlive(await server.origin));
  slow.resume();
  const received = await slow.untilClosed();
  expect(received.slice(received.indexOf('\r\n\r\n') + 4)).toHaveLength(largePageBytes);
  expect((await server.ended).code).toBe(0);
});

test('a second signal ends the process at once, whatever is running', async () => {
  const server = start({ SHUTDOWN_TIMEOUT_SECONDS: '600' });
  const slow = await openConnection(await server.origin);
  slow.send('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  await fetch(`${await server.origin}/healthz`);
  server.child.kill('SIGTERM');
  // Two simultaneous signals count as one; by the time of the second nobody may be listening.
  while (await isAlive(await server.origin));
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(1);
});

test('an answer that is never read delays a stop no longer than the timeout', async () => {
  const server = start({ WEB_DIR: largePage(), SHUTDOWN_TIMEOUT_SECONDS: '0' });
  const slow = await openConnection(await server.origin);
  slow.send('GET /builder/ HTTP/1.1\r\nHost: x\r\n\r\n');
  await slow.until(/200 OK/);
  slow.pause();
  server.child.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^What was under way did not end within SHUTDOWN_TIMEOUT_SECONDS.*: it was cut off\.\n$/,
  );
});

test('bodies that never end are turned away where there is no room, and do not delay a stop to its limit', async () => {
  // An eighth is kept for small bodies, so that three of these fit.
  const server = start({
    ...{ SHUTDOWN_TIMEOUT_SECONDS: '10', MAX_BODIES_MB: '16', WORK_PER_MINUTE: '0' },
    ...{ SLOW_BODY_SECONDS: '3600', REQUEST_TIMEOUT_SECONDS: '3600' },
  });
  const visitor = new Visitor(await server.origin);
  await visitor.call('getUser');
  const head = rawPost(`/api/user/template/${randomUUID()}`, visitor, { 'content-length': 4 * 2 ** 20 });
  const connections = await Promise.all(
    Array.from({ length: 20 }, async () => openConnection(await server.origin)),
  );
  await new Promise<void>((resolve) => {
    let turnedAwayCount = 0;
    const count = () => {
      turnedAwayCount += 1;
      if (turnedAwayCount === 17) resolve();
    };
    for (const connection of connections) {
      connection.send(head);
      connection.send(' '.repeat(4 * 2 ** 20 - 1));
      connection.until(/"code":"server-busy"/).then(count, () => undefined);
    }
  });
  server.child.kill('SIGTERM');
  const replies = await Promise.all(connections.map((connection) => connection.untilClosed()));
  expect(replies.filter((reply) => reply.includes('"code":"shutting-down"'))).toHaveLength(3);
  expect((await server.ended).code).toBe(0);
});
