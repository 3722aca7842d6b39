// Tests the server as a process: one clear line when it cannot start, and a clean exit when asked to stop.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { startServerProcess } from '#testing/server/server-process.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => removeFolder(dataDir));

const start = (environment: Record<string, string> = {}) =>
  startServerProcess({ DATA_DIR: dataDir, ...environment });

const webDir = () => {
  const folder = join(dataDir, 'web');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  return folder;
};

test.each(['SIGTERM', 'SIGINT'] as const)('prints its address, and exits with 0 on %s', async (signal) => {
  const server = start({ WEB_DIR: webDir() });
  const origin = await server.origin;
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  server.child.kill(signal);
  const { code, stdout, stderr } = await server.ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Modelwright is at http://localhost:${new URL(origin).port}/builder/\n`);
});

test('prints the public address if there is one', async () => {
  const server = start({ PUBLIC_URL: 'https://model.example.com', WEB_DIR: webDir() });
  await new Promise<void>((resolve) => server.child.stdout?.on('data', () => resolve()));
  server.child.kill('SIGTERM');
  expect((await server.ended).stdout).toContain('Modelwright is at https://model.example.com/builder/\n');
});

const lineOf = async (environment: Record<string, string>) => {
  const { code, stdout, stderr } = await start(environment).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
};

test('an invalid value stops the start with a one-line error', async () => {
  expect(await lineOf({ PORT: 'eighty' })).toBe(
    'PORT is "eighty"; it must be a whole number from 0 to 65535.',
  );
});

test('a port in use stops the start with a one-line error', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  expect(await lineOf({ PORT: port })).toBe(
    `PORT ${port} on 127.0.0.1 is in use: stop what listens there, or set another PORT.`,
  );
  taken.close();
});

test('an address of another machine stops the start with a one-line error', async () => {
  expect(await lineOf({ HOST: '203.0.113.7' })).toMatch(
    /^HOST "203\.0\.113\.7" is no address of this machine/,
  );
});

test('an unusable data folder stops the start with a one-line error', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  expect(await lineOf({ DATA_DIR: join(dataDir, 'file', 'x') })).toMatch(
    /^The database in DATA_DIR .* cannot be used/,
  );
  writeFileSync(join(dataDir, 'modelwright.sqlite'), 'this is no database'.repeat(100));
  expect(await lineOf({})).toMatch(/cannot be used: file is not a database\.$/);
});

test('a data folder that cannot be created stops the start, whichever database it is for', async () => {
  expect(await lineOf({ DATA_DIR: '/proc/none/x' })).toMatch(/^The database in DATA_DIR .* cannot be used/);
  const { url, drop } = await freshDatabase(inject('postgresUrl'));
  expect(await lineOf({ DATA_DIR: '/proc/none/x', DATABASE_URL: url })).toMatch(
    /^DATA_DIR .* cannot be used: ENOENT/,
  );
  await drop();
});

test('a folder without a built web app stops the start with a one-line error', async () => {
  expect(await lineOf({ WEB_DIR: dataDir })).toBe(
    `WEB_DIR ${dataDir} holds no built web app: it has no index.html.`,
  );
});

test('a PostgreSQL that does not answer stops the start without revealing its password', async () => {
  const line = await lineOf({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/name' });
  expect(line).toBe(
    'The PostgreSQL at 127.0.0.1:1/name (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  );
});

test('a database of a newer program stops the start with a one-line error', async () => {
  const first = start();
  await first.origin;
  first.child.kill('SIGTERM');
  await first.ended;
  const database = new BetterSqlite(join(dataDir, 'modelwright.sqlite'));
  database.exec("insert into schema_version values (99, '099-future', 0)");
  database.close();
  expect(await lineOf({})).toMatch(
    /^The database has schema 99, this program knows up to \d+: start the newer program/,
  );
});

test("no log line contains a cookie, a token, a body, a query or the database's password", async () => {
  const { url, drop } = await freshDatabase(inject('postgresUrl'));
  const withPassword = new URL(url);
  withPassword.password ||= 'hunter2';
  const server = start({
    LOG_LEVEL: 'trace',
    DATABASE_URL: withPassword.href,
    METRICS_TOKEN: 'long-metrics-secret',
  });
  const origin = await server.origin;
  const first = await fetch(`${origin}/api/user?token=query-secret`);
  const secrets = first.headers.getSetCookie().map((line) => /=([^;]+)/.exec(line)?.[1] ?? '');
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await fetch(`${origin}/api/user/settings?token=query-secret`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', authorization: 'Bearer header-secret' },
    body: '{"language":"body-secret"}',
  });
  await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer long-metrics-secret' } });
  await fetch(`${origin}/passwordReset/query-secret?token=query-secret`);
  server.child.kill('SIGTERM');
  const { stdout, stderr } = await server.ended;
  expect(stdout).toContain('"route":"/api/user/settings"');
  for (const secret of [
    ...secrets,
    withPassword.password,
    'query-secret',
    'body-secret',
    'header-secret',
    'long-metrics-secret',
  ]) {
    expect(stdout + stderr).not.toContain(secret);
  }
  await drop();
});
