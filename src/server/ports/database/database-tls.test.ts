// Tests when a PostgreSQL must be reached through TLS, on databases with and without it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { CommandError } from '#server/errors/command-error.ts';
import { type Cluster, createCluster } from '#testing/postgres/cluster.ts';
import { systemClock } from '../clock/system-clock.ts';
import { isOwnHost, mustEncrypt } from './database-tls.ts';

describe('a host', () => {
  test.each([
    ...['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', 'localhost', 'db.localhost'],
    ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.254', '192.168.1.5', '169.254.169.2'],
    ...['fc00::1', 'fdff:ffff::9', 'fe80::1', 'fe80::1%eth0', 'febf::1', '::ffff:192.168.0.1'],
    ...['database', 'postgres-1', 'db.internal', 'postgres.default.svc.cluster.local', 'nas.lan'],
    ...['/var/run/postgresql', ''],
  ])('%s is on a network of its operator', (host) => {
    expect(isOwnHost(host)).toBe(true);
  });

  test.each([
    ...['8.8.8.8', '9.255.255.255', '11.0.0.1', '172.15.255.255', '172.32.0.1', '192.167.1.1', '192.169.0.1'],
    ...['169.253.1.1', '100.64.0.1', '0.0.0.0', '2001:db8::1', 'fbff::1', 'fec0::1', '::ffff:8.8.8.8'],
    ...['db.example.com', 'localhost.example.com', 'internal.example.com', 'x.local.example.com'],
  ])('%s may be reached through other people’s networks', (host) => {
    expect(isOwnHost(host)).toBe(false);
  });

  test.each([
    ['postgres://a:b@database:5432/m', false],
    ['postgres://a:b@%2Fvar%2Frun%2Fpostgresql/m', false],
    ['postgres://a:b@10.1.2.3/m', false],
    ['postgres://a:b@[fd00::1]/m', false],
    ['postgres://a:b@[2001:db8::1]/m', true],
    ['postgres://a:b@db.example.com/m', true],
    ['postgres://a:b@localhost/m?host=db.example.com', true],
    ['postgres://a:b@db.example.com/m?host=/tmp', false],
    ['postgres://a:b@db.example.com/m?application_name=sslmode', true],
    ['postgres://a:b@db.example.com/m?sslmode=disable', false],
    ['postgres://a:b@db.example.com/m?sslmode=verify-full', false],
  ])('of %s must be asked for TLS: %s', (url, isAsked) => {
    expect(mustEncrypt(url)).toBe(isAsked);
  });
});

test('the database of the compose file needs no TLS', () => {
  const compose = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'compose.yaml'), 'utf8');
  const url = /DATABASE_URL: (\S+?)\$\{.*\}(@\S+)/.exec(compose);
  expect(mustEncrypt(`${url?.[1]}secret${url?.[2]}`)).toBe(false);
});

/** Leads to this machine, but is no address of a private network. */
const asPublic = '0.0.0.0';

const urlOf = (cluster: Cluster, host: string, search = '') => {
  const url = new URL(cluster.url);
  url.hostname = host;
  url.search = search;
  return url.href;
};

async function isEncrypted(databaseUrl: string): Promise<boolean | undefined> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, systemClock, () => undefined);
  try {
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.query);
    return rows[0]?.ssl;
  } finally {
    await database.close();
  }
}

const refusal = async (databaseUrl: string): Promise<string> => {
  const error = await isEncrypted(databaseUrl).catch((thrown: unknown) => thrown);
  if (error instanceof CommandError) return error.message;
  throw new Error(`not refused: ${String(error)}`);
};

describe('a database without TLS', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await createCluster();
    await cluster.start();
  });
  afterAll(() => cluster.remove());

  test('is opened on a network of one’s own', async () => {
    expect(await isEncrypted(urlOf(cluster, '127.0.0.1'))).toBe(false);
  });

  test('is refused elsewhere, and the message says what to do, without the password', async () => {
    const url = new URL(urlOf(cluster, asPublic));
    url.password = 'secret';
    const message = await refusal(url.href);
    expect(message).toMatch(/^The PostgreSQL at 0\.0\.0\.0:\d+\/postgres \(DATABASE_URL\) cannot be used: /);
    expect(message).toContain('sslmode=disable');
    expect(message).not.toContain('secret');
  });

  test('is opened there if the address says so', async () => {
    expect(await isEncrypted(urlOf(cluster, asPublic, 'sslmode=disable'))).toBe(false);
  });

  test('is refused on a network of one’s own if the address asks for TLS', async () => {
    expect(await refusal(urlOf(cluster, '127.0.0.1', 'sslmode=verify-full'))).toContain('Turn on ssl there');
  });
});

describe('a database with TLS', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await createCluster({ isEncrypted: true });
    await cluster.start();
  });
  afterAll(() => cluster.remove());

  test.each([
    ['elsewhere', asPublic, ''],
    ['if the address asks for it', '127.0.0.1', 'sslmode=verify-full'],
  ])('is refused while its certificate is not one to trust, %s', async (_where, host, search) => {
    const message = await refusal(urlOf(cluster, host, search));
    expect(message).toMatch(/certificate/);
    expect(message).toContain('sslrootcert=FILE');
  });

  test('is opened encrypted with the certificate of its authority', async () => {
    const search = `sslmode=verify-full&sslrootcert=${encodeURIComponent(cluster.certificateFile)}`;
    expect(await isEncrypted(urlOf(cluster, 'localhost', search))).toBe(true);
  });

  test('is refused if its certificate is for another name', async () => {
    const search = `sslmode=verify-full&sslrootcert=${encodeURIComponent(cluster.certificateFile)}`;
    expect(await refusal(urlOf(cluster, asPublic, search))).toContain('the name that its certificate is for');
  });

  test('is opened encrypted without knowing whose it is, if the address says so', async () => {
    expect(await isEncrypted(urlOf(cluster, asPublic, 'sslmode=no-verify'))).toBe(true);
  });
});
