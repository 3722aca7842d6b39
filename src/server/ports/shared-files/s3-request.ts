// Sends one signed request to an S3-compatible store, in time, and tries once more where that may help.
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FilesUnavailable } from '../files/files-unavailable.ts';
import type { S3Settings } from './s3-settings.ts';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: Uint8Array;
}

export interface S3Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly content: Buffer<ArrayBuffer>;
}

/** Of the metadata that comes back with a file. */
export const checksumHeader = 'x-amz-meta-sha256';
const emptyChecksum = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** The store has more to do than it can, or one of its machines failed. */
const passing: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const pauseMs = 100;

/** In a thread of the runtime, because a large file takes a while. */
export const checksumOf = async (content: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('hex');

export async function sendToS3(settings: S3Settings, request: S3Request): Promise<S3Reply> {
  const signal = AbortSignal.timeout(settings.timeoutMs);
  try {
    const reply = await send(settings, request, signal).catch((error) => {
      if (signal.aborted) throw error;
      return null;
    });
    if (reply !== null && !passing.has(reply.status)) return reply;
    // Every request may be repeated: it writes, reads or deletes one file as a whole.
    await pause(pauseMs, undefined, { signal });
    return await send(settings, request, signal);
  } catch (error) {
    throw unavailable(
      settings,
      signal.aborted ? `gave no answer in ${settings.timeoutMs} ms` : reasonOf(error),
    );
  }
}

export const unavailable = ({ endpoint }: S3Settings, reason: string): FilesUnavailable =>
  new FilesUnavailable(`the store at ${endpoint.host} ${reason}`);

async function send(
  settings: S3Settings,
  { method, key, query = {}, content }: S3Request,
  signal: AbortSignal,
): Promise<S3Reply> {
  const { endpoint, bucket, region, accessKey, secretKey } = settings;
  const url = new URL(`${endpoint.href.replace(/\/$/, '')}/${bucket}${key === '' ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const body = content && ownBytes(content);
  const checksum = body === undefined ? emptyChecksum : await checksumOf(body);
  const signed = await new AwsV4Signer({
    service: 's3',
    ...{ method, url: url.href, region, accessKeyId: accessKey, secretAccessKey: secretKey },
    // The store compares what it receives with it.
    headers: { 'x-amz-content-sha256': checksum, ...(body !== undefined && { [checksumHeader]: checksum }) },
  }).sign();
  // Not signed, because what stands in between may change it.
  signed.headers.set('accept-encoding', 'identity');
  const response = await fetch(signed.url, {
    method,
    headers: signed.headers,
    redirect: 'manual',
    signal,
    ...(body !== undefined && { body }),
  });
  const received = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content: received };
}

/** Copied only where another thread could change them meanwhile. */
const ownBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength));

/** Of an error of fetch, whose own message only says that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return `cannot be reached: ${typeof code === 'string' ? code : 'the connection broke'}`;
}
