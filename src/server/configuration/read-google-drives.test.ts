// Tests what is read of people's own drives at Google, and that no message repeats a secret.
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

const client = { GOOGLE_CLIENT_ID: 'the client', GOOGLE_CLIENT_SECRET: 'a secret of it' };
const on = { GOOGLE_DRIVE_OF_USERS: 'on' };

const read = (environment: Readonly<Record<string, string>>) => readConfiguration(environment).googleDrives;
const refusal = (environment: Readonly<Record<string, string>>): string => {
  try {
    read(environment);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('it is off unless it is switched on, whatever else is set', () => {
  expect([read({}), read(client), read({ ...client, GOOGLE_DRIVE_OF_USERS: 'off' })]).toEqual([
    ...[null, null, null],
  ]);
});

test('it takes the client for signing in, at Google or at an API that speaks its protocol', () => {
  const settings = { clientId: 'the client', clientSecret: 'a secret of it', apiUrl: null };
  expect(read({ ...client, ...on })).toEqual(settings);
  const apiUrl = 'http://127.0.0.1:4000';
  expect(read({ ...client, ...on, GOOGLE_SHEETS_API_URL: apiUrl })).toEqual({
    ...settings,
    apiUrl: new URL(apiUrl),
  });
});

test('it is refused without a client, with that of somebody else, or with another word', () => {
  expect(refusal(on)).toMatch(/^GOOGLE_DRIVE_OF_USERS is on but GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/);
  const others = refusal({ ...client, ...on, GOOGLE_ISSUER: 'https://id.example.com' });
  expect(others).toMatch(/^GOOGLE_DRIVE_OF_USERS is on but GOOGLE_ISSUER is not Google/);
  expect(others).not.toContain('a secret');
  expect(refusal({ ...client, GOOGLE_DRIVE_OF_USERS: 'yes' })).toContain('off or on');
});
