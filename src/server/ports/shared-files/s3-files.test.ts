// Tests an S3-compatible store that is down, slow, refuses or answers nonsense: a clear error in time, and no secret.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { type S3Fault, S3Place } from '#testing/s3/s3-place.ts';
import { removeFolder, temporaryFolder } from '#testing/server/databases.ts';
import { makeCertificate } from '#testing/tls/make-certificate.ts';
import type { Files } from '../files/files.ts';
import { FilesUnavailable } from '../files/files-unavailable.ts';
import { s3Files } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';

const name = 'a.xlsx';
const content = Buffer.from('PK, and then a workbook');
const shortMs = 300;

let store: S3Place;
beforeEach(async () => {
  store = await S3Place.start();
});
afterEach(() => store.stop());

function settingsWith(
  change: Partial<S3Settings> = {},
  environment: Record<string, string> = {},
): S3Settings {
  const { filesS3 } = readConfiguration({ ...store.environment, ...environment });
  if (filesS3 === null) throw new Error('the store is configured');
  return { ...filesS3, ...change };
}

const everyCall = (files: Files): Readonly<Record<string, () => Promise<unknown>>> => ({
  put: () => files.put(name, content),
  get: () => files.get(name),
  has: () => files.has(name),
  delete: () => files.delete(name),
  list: async () => {
    for await (const one of files.listOlderThan(Number.MAX_SAFE_INTEGER)) expect(one).toBe(name);
  },
});

/** Null if it succeeded. */
const messageOf = (call: () => Promise<unknown>): Promise<string | null> =>
  call().then(
    () => null,
    (error) => {
      expect(error).toBeInstanceOf(FilesUnavailable);
      expect(error.message).not.toContain('secret');
      expect(error.message).not.toContain('TESTKEY');
      return error.message.replace(/127\.0\.0\.1:\d+/, 'HOST');
    },
  );

test('files are in the folder of the bucket, with their checksums', async () => {
  await s3Files(settingsWith()).put(name, content);
  expect([...store.objects]).toEqual([
    [
      'built/a.xlsx',
      {
        content,
        metadata: {
          'x-amz-meta-sha256': '6462ed12b6cd99aa003ab8b397c544800377e8ad1766fc748ef62422c2a7fba9',
        },
        writtenAt: expect.any(Date),
      },
    ],
  ]);
});

test('files of others in the bucket are not listed', async () => {
  const files = s3Files(settingsWith());
  await files.put(name, content);
  const [object] = store.objects.values();
  if (object === undefined) throw new Error('it was just put there');
  for (const key of ['other.xlsx', 'built/deep/one.xlsx', 'built/', 'built/.hidden'])
    store.objects.set(key, object);
  const names: string[] = [];
  for await (const one of files.listOlderThan(Number.MAX_SAFE_INTEGER)) names.push(one);
  expect(names).toEqual([name]);
});

const answers: readonly { fault: S3Fault; message: string }[] = [
  { fault: 'refuses', message: 'the store at HOST answered 403' },
  { fault: 'busy', message: 'the store at HOST answered 503' },
  { fault: 'elsewhere', message: 'the store at HOST answered 301' },
  { fault: 'silent', message: `the store at HOST gave no answer in ${shortMs} ms` },
  { fault: 'hangs up', message: 'the store at HOST cannot be reached: UND_ERR_SOCKET' },
];

describe.each(answers)('a store that $fault', ({ fault, message }) => {
  test.each(['put', 'get', 'has', 'delete', 'list'])('%s says so', async (call) => {
    // While the store answers, it may take as long as a busy machine takes.
    const patient = s3Files(settingsWith());
    const files = fault === 'silent' ? s3Files(settingsWith({ timeoutMs: shortMs })) : patient;
    await patient.put(name, content);
    store.fault = fault;
    const said = await messageOf(everyCall(files)[call] ?? (async () => null));
    // A reply to HEAD has no body with a code.
    expect(said?.replace(/ (AccessDenied|SlowDown|PermanentRedirect)$/, '')).toBe(message);
    expect(await files.isAnswering()).toBe(false);
    store.fault = null;
    expect([await patient.get(name), await patient.isAnswering()]).toEqual([content, true]);
  });
});

test('a store that is down says so', async () => {
  const gone = await S3Place.start();
  const { filesS3 } = readConfiguration(gone.environment);
  await gone.stop();
  if (filesS3 === null) throw new Error('the store is configured');
  const down = s3Files(filesS3);
  for (const call of Object.values(everyCall(down))) {
    expect(await messageOf(call)).toBe('the store at HOST cannot be reached: ECONNREFUSED');
  }
  expect(await down.isAnswering()).toBe(false);
});

test('nothing is sent to a store whose certificate is not one to trust', async () => {
  const folder = temporaryFolder();
  const { certificateFile, keyFile } = makeCertificate(folder);
  const options = { cert: readFileSync(certificateFile), key: readFileSync(keyFile) };
  let requests = 0;
  const impostor = createServer(options, (_request, response) => {
    requests += 1;
    response.end();
  });
  await once(impostor.listen(0, '127.0.0.1'), 'listening');
  const endpoint = new URL(store.environment.FILES_S3_ENDPOINT.replace('http:', 'https:'));
  endpoint.hostname = 'localhost';
  endpoint.port = String((impostor.address() as AddressInfo).port);
  const files = s3Files(settingsWith({ endpoint }));
  const said = await files.put(name, content).then(
    () => null,
    (error) => error.message,
  );
  expect(said).toBe(`the store at ${endpoint.host} cannot be reached: DEPTH_ZERO_SELF_SIGNED_CERT`);
  expect(requests).toBe(0);
  impostor.close();
  removeFolder(folder);
});

test('a bucket that is not there is no missing file', async () => {
  const files = s3Files(settingsWith());
  store.fault = 'no bucket';
  for (const call of ['put', 'get', 'delete', 'list']) {
    const said = await messageOf(everyCall(files)[call] ?? (async () => null));
    expect(said).toBe('the store at HOST answered 404 NoSuchBucket');
  }
  expect(await files.isAnswering()).toBe(false);
});

test.each([
  { change: { FILES_S3_SECRET_KEY: 'another' }, code: 'SignatureDoesNotMatch' },
  { change: { FILES_S3_ACCESS_KEY: 'ANOTHER' }, code: 'InvalidAccessKeyId' },
  { change: { FILES_S3_REGION: 'another' }, code: 'AuthorizationHeaderMalformed' },
])('with $change it is refused as $code', async ({ change, code }) => {
  const files = s3Files(settingsWith({}, change));
  expect(await messageOf(() => files.put(name, content))).toBe(`the store at HOST answered 403 ${code}`);
});

test.each(['busy once', 'hangs up once'] as const)('a store that is %s is asked again', async (fault) => {
  const files = s3Files(settingsWith());
  for (const [call, ask] of Object.entries(everyCall(files))) {
    await files.put(name, content);
    store.fault = fault;
    expect([call, await messageOf(ask)]).toEqual([call, null]);
  }
});

test('an answer that breaks off is not taken for the file, nor is one of something else', async () => {
  const files = s3Files(settingsWith());
  await files.put(name, content);
  store.fault = 'cuts answers';
  expect(await messageOf(() => files.get(name))).toMatch(/^the store at HOST cannot be reached: /);
  store.fault = 'no store';
  expect(await messageOf(() => files.get(name))).toBe(
    'the store at HOST answered with something else than the file',
  );
  expect(await messageOf(everyCall(files).list ?? (async () => null))).toBe(
    'the store at HOST answered with no list',
  );
  store.fault = null;
  expect(await files.get(name)).toEqual(content);
});
