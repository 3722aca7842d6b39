// Tests the settings of a store for files: all four or none, a safe address, and no secret in an error.
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

const all = {
  FILES_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  FILES_S3_BUCKET: 'models',
  FILES_S3_ACCESS_KEY: 'AKIDEXAMPLE',
  FILES_S3_SECRET_KEY: 'hidden',
};
const read = (change: Record<string, string> = {}) => readConfiguration({ ...all, ...change }).filesS3;

test('there is none until all four are set', () => {
  expect(readConfiguration({}).filesS3).toBeNull();
  expect(read()).toEqual({
    endpoint: new URL('https://s3.eu-central-1.amazonaws.com'),
    bucket: 'models',
    prefix: '',
    region: 'us-east-1',
    accessKey: 'AKIDEXAMPLE',
    secretKey: 'hidden',
    timeoutMs: 10_000,
  });
});

test.each(Object.keys(all))('without %s it is refused, without revealing a secret', (name) => {
  expect(() => read({ [name]: '' })).toThrow(`set but ${name} is not; a store needs all four.`);
  expect(() => read({ [name]: '' })).not.toThrow('hidden');
});

test.each([
  ['models/built', 'models', 'built/'],
  ['my.models/a/b-c', 'my.models', 'a/b-c/'],
])('the bucket %s may have a folder', (given, bucket, prefix) => {
  expect(read({ FILES_S3_BUCKET: given })).toMatchObject({ bucket, prefix });
});

test.each([
  'Models',
  'ab',
  'models/',
  '/models',
  'models/../x',
  'models//x',
  'models/.',
  'a b c',
  'models?x',
])('the bucket %j is refused', (bucket) => {
  expect(() => read({ FILES_S3_BUCKET: bucket })).toThrow('FILES_S3_BUCKET is');
});

test.each([
  'http://localhost:9000',
  'http://10.0.0.7:9000',
  'http://minio:9000',
  'https://x.example/storage/v1/s3',
])('the address %s is accepted', (endpoint) => {
  expect(read({ FILES_S3_ENDPOINT: endpoint })?.endpoint).toEqual(new URL(endpoint));
});

test.each(['http://s3.example.com', 's3.example.com', 'ftp://localhost', 'https://s3.example.com/?a=1'])(
  'the address %s is refused',
  (endpoint) => {
    expect(() => read({ FILES_S3_ENDPOINT: endpoint })).toThrow('FILES_S3_ENDPOINT is');
  },
);

test('neither a password in the address nor a key is repeated', () => {
  expect(() => read({ FILES_S3_ENDPOINT: 'https://me:hidden@s3.example.com' })).toThrow(
    'FILES_S3_ENDPOINT holds a name or a password',
  );
  const broken = { FILES_S3_SECRET_KEY: 'hidden key' };
  expect(() => read(broken)).toThrow('is no key');
  expect(() => read(broken)).not.toThrow('hidden');
});

test.each(['eu central', '', '../x'])('the region %j is refused or the default', (region) => {
  if (region === '') expect(read({ FILES_S3_REGION: region })?.region).toBe('us-east-1');
  else expect(() => read({ FILES_S3_REGION: region })).toThrow('FILES_S3_REGION is');
});
