// The signature of a request to S3 (AWS Signature Version 4), worked out apart from the library that the server signs with.
import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** With its query. */
  readonly url: URL;
  /** Those that are signed, by their names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly contentChecksum: string;
  /** Such as 20130524T000000Z. */
  readonly time: string;
  readonly region: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As RFC 3986 has it: S3 encodes more signs than JavaScript does. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export function signatureOf(
  { method, url, headers, contentChecksum, time, region }: SignedRequest,
  secretKey: string,
): string {
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const sorted = [...headers].sort(([one], [other]) => (one < other ? -1 : 1));
  const canonical = [
    method,
    path.join('/'),
    query.join('&'),
    ...sorted.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    sorted.map(([name]) => name).join(';'),
    contentChecksum,
  ].join('\n');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretKey}`, day));
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
}
