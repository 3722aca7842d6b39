// Tests the configuration against its table: the defaults, every error, and that no error reveals a secret.
import { expect, test } from 'vitest';
import { sslModes } from '#server/ports/database/database-tls.ts';
import { readConfiguration } from './read-configuration.ts';
import { configurationVariables, type VariableName } from './variables.ts';

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfiguration(environment);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
};

test('an empty environment gives the defaults of the table', () => {
  const typed = Object.fromEntries(configurationVariables.map(({ name, default: value }) => [name, value]));
  expect(readConfiguration({})).toEqual(readConfiguration(typed));
  expect(readConfiguration({})).toMatchObject({
    port: 8080,
    databaseUrl: null,
    maxTemplatesIfNotSignedIn: 3,
    trustProxy: false,
    shutdownTimeoutMs: 10_000,
  });
});

test('blank counts as not set', () => {
  expect(readConfiguration({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test.each([
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://models.example.com' }, false],
  [{ HOST: '0.0.0.0', SMTP_URL: 'smtps://user:password@mail.example.com' }, true],
])('emails of %o reach people: %s', (environment, deliversEmail) => {
  expect(readConfiguration(environment)).toMatchObject({ deliversEmail });
});

test.each([
  ['PORT', '80a', 'PORT is "80a"; it must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT is "-1"; it must be a whole number from 0 to 65535.'],
  ['PORT', '65536', 'PORT is "65536"; it must be a whole number from 0 to 65535.'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  ['GALLERY_TEMPLATES', 'all', 'GALLERY_TEMPLATES is "all"; it must be shipped or none.'],
  ['ENTITLED', 'all', 'ENTITLED is "all"; it must be granted or everyone.'],
  [
    'MAX_TEMPLATES_IF_NOT_SIGNED_IN',
    '0',
    'MAX_TEMPLATES_IF_NOT_SIGNED_IN is "0"; it must be a whole number from 1 to 1000000.',
  ],
  [
    'PUBLIC_URL',
    'model.example.com',
    'PUBLIC_URL is "model.example.com"; it must be an http or https address with nothing around its host, like https://model.example.com.',
  ],
  [
    'TRUST_PROXY',
    'maybe!',
    'TRUST_PROXY is "maybe!"; it must be no, the number of proxies in front of the server, or their addresses separated by commas.',
  ],
  [
    'HOST',
    'a b',
    'HOST is "a b"; it must be an address or a name of this machine; 0.0.0.0 listens on every network.',
  ],
  [
    'DATABASE_URL',
    'postgres://',
    'DATABASE_URL is not an address of a PostgreSQL database; it must be like postgres://user:password@host:5432/name.',
  ],
])('%s=%s stops the start with a one-line error', (name, given, line) => {
  expect(refusalOf({ [name]: given })).toBe(line);
});

/** Any text is a path: whether the folder is usable is found out when the server starts. */
const paths: readonly VariableName[] = ['DATA_DIR', 'WEB_DIR'];
const others = configurationVariables.map(({ name }) => name).filter((name) => !paths.includes(name));

test.each(others)('the error for %s names it in one line', (name) => {
  const line = refusalOf({ [name]: 'a\u0000b\nc ∞' });
  expect(line).toMatch(new RegExp(`^${name} .+\\.$`));
});

test('an invalid DATABASE_URL is not repeated, because it may contain a password', () => {
  const line = refusalOf({ DATABASE_URL: 'mysql://me:hunter2@host/name' });
  expect(line).toContain('DATABASE_URL');
  expect(line).not.toContain('hunter2');
});

test.each(['/x', '/?x', '?', '#x', '/#'])('PUBLIC_URL ending in %s is refused', (ending) => {
  expect(refusalOf({ PUBLIC_URL: `https://model.example.com${ending}` })).toContain('PUBLIC_URL is "https');
});

test('a PUBLIC_URL with a password is refused without repeating it', () => {
  const line = refusalOf({ PUBLIC_URL: 'https://me:hunter2@model.example.com' });
  expect(line).toContain('PUBLIC_URL holds a name or a password');
  expect(line).not.toContain('hunter2');
});

test.each([
  ['sslmode=bogus', 'bogus'],
  ['sslmode=', ''],
  ['sslmode=require&sslmode=Disable', 'Disable'],
])('a DATABASE_URL with %s is refused by name, with those there are', (query, mode) => {
  expect(refusalOf({ DATABASE_URL: `postgres://me:hunter2@host/name?${query}` })).toBe(
    `DATABASE_URL has sslmode "${mode}"; it must be one of disable, no-verify, prefer, require, verify-ca, verify-full.`,
  );
});

test.each(sslModes)('a DATABASE_URL with sslmode=%s is accepted', (mode) => {
  const given = `postgres://host/name?sslmode=${mode}`;
  expect(readConfiguration({ DATABASE_URL: given })).toMatchObject({ databaseUrl: given });
});

test.each(['postgres://host/name', 'postgresql://me:word@[::1]:5432/name', 'postgres:///name?host=/run/pg'])(
  'DATABASE_URL=%s is accepted',
  (given) => expect(readConfiguration({ DATABASE_URL: given })).toMatchObject({ databaseUrl: given }),
);

test.each(['abc', 'dead', '1.2.3', '10.0.0.0/99', '10.0.0.0/0', 'loopback,', '::1/129', '1.2.3.4:80'])(
  'TRUST_PROXY=%s is refused',
  (given) =>
    expect(refusalOf({ TRUST_PROXY: given })).toContain(
      `TRUST_PROXY is "${given}"; it must be no, the number of`,
    ),
);

test.each([
  ...[
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/7',
    '0.0.0.0/128.0.0.0',
    '10.0.0.0/254.0.0.0',
    'loopback, 8.0.0.0/5',
  ],
  ...['8000::/1', '2000::/3', 'fc00::/15', '::ffff:0:0/96', '::ffff:10.0.0.0/103'],
])('TRUST_PROXY=%s is refused, because it is nearly everybody', (given) => {
  expect(refusalOf({ TRUST_PROXY: given })).toBe(
    `TRUST_PROXY is "${given}"; it must be no, the number of proxies in front of the server, or their addresses separated by commas, none wider than /8, or /16 with IPv6: wider ranges would let anybody forge X-Forwarded-For and so escape the limits by network.`,
  );
});

test.each([
  [
    'short',
    'METRICS_TOKEN could be guessed; it must have at least 16 characters, such as those of openssl rand -hex 16.',
  ],
  [
    'fifteen-letters',
    'METRICS_TOKEN could be guessed; it must have at least 16 characters, such as those of openssl rand -hex 16.',
  ],
  ['exactly-sixteen-', 'accepted'],
])('METRICS_TOKEN=%s', (given, line) => expect(refusalOf({ METRICS_TOKEN: given })).toBe(line));

test.each(['yes', 'true'])(
  'TRUST_PROXY=%s is refused, because anybody may send the headers of a proxy',
  (given) =>
    expect(refusalOf({ TRUST_PROXY: given })).toBe(
      `TRUST_PROXY is "${given}"; it must be no, the number of proxies in front of the server, or their addresses separated by commas: to believe everybody would let anybody forge X-Forwarded-For and so escape the limits by network.`,
    ),
);

test.each([
  ['no', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['10.0.0.0/255.0.0.0,fd00::/16', ['10.0.0.0/255.0.0.0', 'fd00::/16']],
  ['uniquelocal,::ffff:10.0.0.0/104', ['uniquelocal', '::ffff:10.0.0.0/104']],
])('TRUST_PROXY=%s', (given, trustProxy) => {
  expect(readConfiguration({ TRUST_PROXY: given })).toMatchObject({ trustProxy });
});
