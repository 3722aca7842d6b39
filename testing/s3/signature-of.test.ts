// Tests the signatures of the S3 server for tests with the examples that Amazon publishes for Signature Version 4.
import { expect, test } from 'vitest';
import { type SignedRequest, signatureOf } from './signature-of.ts';

const secretKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const time = '20130524T000000Z';
const host = 'examplebucket.s3.amazonaws.com';

const requestOf = (
  method: string,
  path: string,
  more: Readonly<Record<string, string>> = {},
  contentChecksum = nothing,
): SignedRequest => ({
  method,
  url: new URL(path, `https://${host}`),
  headers: Object.entries({
    host,
    'x-amz-content-sha256': contentChecksum,
    'x-amz-date': time,
    ...more,
  }),
  contentChecksum,
  time,
  region: 'us-east-1',
});

test.each([
  [
    'a part of an object',
    requestOf('GET', '/test.txt', { range: 'bytes=0-9' }),
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an object that is put',
    requestOf(
      'PUT',
      '/test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    ),
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a bucket that is listed',
    requestOf('GET', '/?max-keys=2&prefix=J'),
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('%s', (_what, request, signature) => {
  expect(signatureOf(request, secretKey)).toBe(signature);
});
