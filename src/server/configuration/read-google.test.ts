// Tests the Google sign-in settings: both or neither, a safe issuer, and no secret in an error.
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hidden' };

test('it is off until both are set, and then uses Google', () => {
  expect(readConfiguration({}).google).toBeNull();
  expect(readConfiguration(both).google).toEqual({
    issuer: new URL('https://accounts.google.com'),
    clientId: 'id',
    clientSecret: 'hidden',
  });
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID is set but GOOGLE_CLIENT_SECRET is not'],
  [{ GOOGLE_CLIENT_SECRET: 'hidden' }, 'GOOGLE_CLIENT_SECRET is set but GOOGLE_CLIENT_ID is not'],
])('just one of the two is refused, without revealing a secret', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message);
  expect(() => readConfiguration(environment)).not.toThrow('hidden');
});

test.each([
  'https://login.example.com',
  'https://login.example.com/tenant/v2.0',
  'http://localhost:9000',
  'http://127.0.0.1:9000',
  'http://[::1]:9000',
])('%s is accepted as the issuer', (issuer) => {
  expect(readConfiguration({ ...both, GOOGLE_ISSUER: issuer }).google?.issuer).toEqual(new URL(issuer));
});

test.each([
  'http://login.example.com',
  'http://127.0.0.1.example.com',
  'ftp://localhost',
  'login.example.com',
  'https://login.example.com/?tenant=1',
  'https://login.example.com/#a',
])('%s is refused as the issuer', (issuer) => {
  expect(() => readConfiguration({ ...both, GOOGLE_ISSUER: issuer })).toThrow(
    `GOOGLE_ISSUER is "${issuer}"; it must be an https address, or http on this machine`,
  );
});

test('a password in it is not repeated', () => {
  const environment = { ...both, GOOGLE_ISSUER: 'https://me:hidden@login.example.com' };
  expect(() => readConfiguration(environment)).toThrow('GOOGLE_ISSUER holds a name or a password');
  expect(() => readConfiguration(environment)).not.toThrow('hidden');
});
