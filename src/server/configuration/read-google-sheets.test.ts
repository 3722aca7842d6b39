// Tests what is read of Google's spreadsheets, and that no message repeats a secret.
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consent, serviceEmail, serviceKey, sharedDriveId } from '#testing/google/service-account.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { readConfiguration } from './read-configuration.ts';

const json = JSON.stringify(serviceKey);
const drive = { GOOGLE_SHEETS_DRIVE: sharedDriveId };
const subject = { GOOGLE_SHEETS_SUBJECT: 'founder@example.com' };

const read = (environment: Readonly<Record<string, string>>) => readConfiguration(environment).googleSheets;

test('without a key, spreadsheets open on pages of our own', () => {
  expect(read({})).toBeNull();
});

test('the key is the JSON itself, or the path of its file', () => {
  const settings = {
    credentials: {
      ...{ kind: 'service account', email: serviceEmail, privateKey: serviceKey.private_key.trim() },
      ...{ keyId: '1f2e3d4c5b6a', subject: null },
    },
    ...{ driveId: sharedDriveId, apiUrl: null },
  };
  expect(read({ GOOGLE_SHEETS_CREDENTIALS: json, ...drive })).toEqual(settings);
  const folder = temporaryFolder();
  const file = join(folder, 'key.json');
  writeFileSync(file, json);
  expect(read({ GOOGLE_SHEETS_CREDENTIALS: file, ...drive })).toEqual(settings);
  removeFolder(folder);
});

test('it works in a shared drive, in the name of a person, or both', () => {
  expect(read({ GOOGLE_SHEETS_CREDENTIALS: json, ...subject })).toMatchObject({
    ...{ driveId: null, credentials: { subject: 'founder@example.com' } },
  });
  expect(read({ GOOGLE_SHEETS_CREDENTIALS: json, ...subject, ...drive })).toMatchObject({
    ...{ driveId: sharedDriveId, credentials: { subject: 'founder@example.com' } },
  });
});

test('a person who agreed needs no service account and no shared drive', () => {
  const settings = {
    credentials: {
      ...{ kind: 'consent', clientId: '200000000000-made.apps.googleusercontent.com' },
      ...{ clientSecret: 'GOCSPX-MIIE-secret', refreshToken: '1//0MIIE-refresh' },
    },
    ...{ driveId: null, apiUrl: null },
  };
  expect(read({ GOOGLE_SHEETS_CREDENTIALS: JSON.stringify(consent) })).toEqual(settings);
});

const elliptic = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;
const damaged = serviceKey.private_key.replace(/\n[^\n]{40}/, '\nAAAA');

test.each([
  [{ GOOGLE_SHEETS_CREDENTIALS: json }, 'neither GOOGLE_SHEETS_DRIVE nor GOOGLE_SHEETS_SUBJECT is'],
  [drive, 'GOOGLE_SHEETS_DRIVE is set but GOOGLE_SHEETS_CREDENTIALS is not'],
  [subject, 'GOOGLE_SHEETS_SUBJECT is set but GOOGLE_SHEETS_CREDENTIALS is not'],
  [{ GOOGLE_SHEETS_CREDENTIALS: '/no/such/key.json', ...drive }, 'names a file that cannot be read'],
  [{ GOOGLE_SHEETS_CREDENTIALS: json.slice(0, -9), ...drive }, 'is no JSON'],
  [
    { GOOGLE_SHEETS_CREDENTIALS: '{"installed":{"client_secret":"MIIE"}}', ...drive },
    'is no key of a service account',
  ],
  [
    { GOOGLE_SHEETS_CREDENTIALS: JSON.stringify({ ...serviceKey, client_email: '' }), ...drive },
    'lacks client_email or private_key',
  ],
  [
    { GOOGLE_SHEETS_CREDENTIALS: JSON.stringify({ ...serviceKey, private_key: damaged }), ...drive },
    'is damaged',
  ],
  [
    { GOOGLE_SHEETS_CREDENTIALS: JSON.stringify({ ...serviceKey, private_key: elliptic }), ...drive },
    'is damaged',
  ],
  [
    { GOOGLE_SHEETS_CREDENTIALS: json, GOOGLE_SHEETS_DRIVE: 'https://drive.google.com/x' },
    'GOOGLE_SHEETS_DRIVE is "https://drive.google.com/x"; it must be the id of a shared drive',
  ],
  [{ GOOGLE_SHEETS_CREDENTIALS: json, GOOGLE_SHEETS_SUBJECT: 'founder' }, 'the email address of a person'],
  [
    { GOOGLE_SHEETS_CREDENTIALS: JSON.stringify(consent), ...drive },
    'GOOGLE_SHEETS_DRIVE is set but GOOGLE_SHEETS_CREDENTIALS is the consent of a person',
  ],
  [
    { GOOGLE_SHEETS_CREDENTIALS: JSON.stringify(consent), ...subject },
    'GOOGLE_SHEETS_SUBJECT is set but GOOGLE_SHEETS_CREDENTIALS is the consent of a person',
  ],
  ...['client_id', 'client_secret', 'refresh_token'].map((name): [Record<string, string>, string] => [
    { GOOGLE_SHEETS_CREDENTIALS: JSON.stringify({ ...consent, [name]: ' ' }) },
    'lacks client_id, client_secret or refresh_token',
  ]),
  [{ GOOGLE_SHEETS_API_URL: 'http://google.example.com' }, 'GOOGLE_SHEETS_API_URL'],
  [{ GOOGLE_SHEETS_API_URL: 'https://a:MIIE@google.example.com' }, 'GOOGLE_SHEETS_API_URL'],
])('case %# is refused', (environment, message) => {
  const attempt = () => read(environment);
  expect(attempt).toThrow(message);
  expect(attempt).not.toThrow(/MIIE|BEGIN/);
});
