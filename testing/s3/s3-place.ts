// A real S3-compatible store on this machine that checks each signature, and fails as a test requires.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureOf } from './signature-of.ts';

/**
 * What it does instead of answering: refuse everybody, know no bucket, say nothing, stop in the middle of each answer
 * or before it, be too busy for one request, answer as something that is no store, or send people elsewhere.
 */
export type S3Fault =
  | 'refuses'
  | 'no bucket'
  | 'silent'
  | 'cuts answers'
  | 'hangs up'
  | 'hangs up once'
  | 'busy once'
  | 'busy'
  | 'no store'
  | 'elsewhere'
  | null;

interface StoredObject {
  readonly content: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
  readonly writtenAt: Date;
}

const maxSkewMs = 15 * 60 * 1000;
const accessKey = 'TESTKEY';
const secretKey = 'a/secret+key=';
const region = 'eu-test-1';
const bucket = 'models';

export class S3Place {
  readonly objects = new Map<string, StoredObject>();
  /** Every request that came, as its method and path. */
  readonly seen: string[] = [];
  fault: S3Fault = null;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error) => response.destroy(error));
    });
  }

  static async start(): Promise<S3Place> {
    const place = new S3Place();
    place.#server.listen(0, '127.0.0.1');
    await once(place.#server, 'listening');
    return place;
  }

  get environment() {
    const { port } = this.#server.address() as AddressInfo;
    return {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_BUCKET: `${bucket}/built`,
      FILES_S3_ACCESS_KEY: accessKey,
      FILES_S3_SECRET_KEY: secretKey,
      FILES_S3_REGION: region,
    };
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    this.seen.push(`${request.method} ${url.pathname}`);
    const { fault } = this;
    if (fault?.endsWith(' once')) this.fault = null;
    if (fault === 'silent') return;
    if (fault === 'hangs up' || fault === 'hangs up once') {
      request.socket.destroy();
      return;
    }
    const { status, headers, content } = this.#replyTo(request, url, await buffer(request), fault);
    response.writeHead(status, { ...headers, 'content-length': content.length });
    if (request.method === 'HEAD') response.end();
    else if (fault !== 'cuts answers') response.end(content);
    else response.write(content.subarray(0, content.length / 2), () => response.destroy());
  }

  #replyTo(request: IncomingMessage, url: URL, content: Buffer, fault: S3Fault): Reply {
    if (fault === 'no store') return replyWith(200, '<html>Welcome to the network</html>');
    if (fault === 'elsewhere') return refusal(301, 'PermanentRedirect');
    if (fault === 'busy' || fault === 'busy once') return refusal(503, 'SlowDown');
    const wrong = fault === 'refuses' ? 'AccessDenied' : wrongWith(request, url, content);
    if (wrong !== null) return refusal(403, wrong);
    const [, name, ...parts] = decodeURIComponent(url.pathname).split('/');
    if (fault === 'no bucket' || name !== bucket) return refusal(404, 'NoSuchBucket');
    if (parts.length > 0) return this.#replyOfObject(request, parts.join('/'), content);
    return request.method === 'HEAD' ? replyWith(200) : this.#list(url.searchParams);
  }

  #list(query: URLSearchParams): Reply {
    const start = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && tokenOf(key) > start)
      .sort();
    const page = keys.slice(0, Number(query.get('max-keys')));
    const contents = page.map((key) => {
      const time = this.objects.get(key)?.writtenAt.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`;
    });
    const isTruncated = keys.length > page.length;
    const next = tokenOf(page.at(-1) ?? '')
      .replace('&', '&amp;')
      .replace('<', '&lt;');
    const more = isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    const whether = `<IsTruncated>${isTruncated}</IsTruncated>`;
    return replyWith(200, `<ListBucketResult>${whether}${more}${contents.join('')}</ListBucketResult>`);
  }

  #replyOfObject({ method, headers }: IncomingMessage, key: string, content: Buffer): Reply {
    if (method === 'PUT') {
      const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
      const metadata = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
      this.objects.set(key, { content, metadata, writtenAt: new Date() });
      return replyWith(200);
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return replyWith(204);
    }
    const found = this.objects.get(key);
    if (found === undefined) return refusal(404, 'NoSuchKey');
    return { status: 200, headers: found.metadata, content: found.content };
  }
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer;
}

const replyWith = (status: number, text = ''): Reply => ({ status, headers: {}, content: Buffer.from(text) });

/** As Amazon does, it names the key. */
const refusal = (status: number, code: string): Reply =>
  replyWith(status, `<Error><Code>${code}</Code><AWSAccessKeyId>${accessKey}</AWSAccessKeyId></Error>`);

/** Where a page ended; a token may hold any sign. */
const tokenOf = (key: string): string => `${key}&<`;

/** Null if the request is signed with the right key, now, for this content. */
function wrongWith(request: IncomingMessage, url: URL, content: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/;
  const [, key, day, where, names = '', signature] = given.exec(request.headers.authorization ?? '') ?? [];
  if (key !== accessKey) return 'InvalidAccessKeyId';
  const header = (name: string): string => String(request.headers[name] ?? '');
  const [time, contentChecksum] = [header('x-amz-date'), header('x-amz-content-sha256')];
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(at - Date.now()) < maxSkewMs) || !time.startsWith(day ?? '-')) return 'RequestTimeTooSkewed';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  if (createHash('sha256').update(content).digest('hex') !== contentChecksum) {
    return 'XAmzContentSHA256Mismatch';
  }
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => signed.includes(name))) return 'AccessDenied';
  const headers = signed.map((name) => [name, header(name)] as const);
  const expected = signatureOf(
    { method: request.method ?? '', url, headers, contentChecksum, time, region },
    secretKey,
  );
  return expected === signature ? null : 'SignatureDoesNotMatch';
}
