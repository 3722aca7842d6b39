// Google on this machine: tokens, Drive and Sheets by their own protocol, failing as a test requires.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { batchUpdate } from './batch-update.ts';
import {
  about,
  createFile,
  createPermission,
  deleteFile,
  deletePermission,
  fileAnswer,
  findFile,
  isOwn,
  listFiles,
} from './drive.ts';
import { masked } from './field-mask.ts';
import { GoogleError, notFound, refusal } from './google-error.ts';
import { GoogleStore } from './google-store.ts';
import { readUpload } from './multipart.ts';
import { consent, delegatingPerson, serviceKey, sharedDriveId, signInClient } from './service-account.ts';
import { spreadsheetAnswer, valuesAnswer } from './sheets.ts';
import { type Bearer, TokenEndpoint } from './token-endpoint.ts';

/**
 * What a call gets instead of its answer: too many requests, with or without the time to wait; a failure; a refusal; silence; a closed
 * connection before anything is done or after all of it; work that goes on until the test lets it end.
 */
export type GoogleFault =
  | '429'
  | '429 for a while'
  | '403 rate'
  | '500'
  | '403'
  | 'silent'
  | 'hangs up'
  | 'loses the answer'
  | 'waits';

export type GoogleCall =
  | 'consent'
  | 'token'
  | 'revoke'
  | 'about'
  | 'files.create'
  | 'files.list'
  | 'files.get'
  | 'files.delete'
  | 'permissions.create'
  | 'permissions.delete'
  | 'spreadsheets.get'
  | 'batchUpdate'
  | 'values.batchGet';

interface Route {
  readonly call: GoogleCall;
  readonly id: string;
  /** Of what is within it. */
  readonly part: string;
}

interface SentCall extends Route {
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly headers: IncomingMessage['headers'];
}

const routes: readonly (readonly [GoogleCall, string, RegExp])[] = [
  ['token', 'POST', /^\/token$/],
  ['revoke', 'POST', /^\/revoke$/],
  ['about', 'GET', /^\/drive\/v3\/about$/],
  ['files.create', 'POST', /^\/upload\/drive\/v3\/files$/],
  ['files.list', 'GET', /^\/drive\/v3\/files$/],
  ['files.get', 'GET', /^\/drive\/v3\/files\/([\w-]+)$/],
  ['files.delete', 'DELETE', /^\/drive\/v3\/files\/([\w-]+)$/],
  ['permissions.create', 'POST', /^\/drive\/v3\/files\/([\w-]+)\/permissions$/],
  ['permissions.delete', 'DELETE', /^\/drive\/v3\/files\/([\w-]+)\/permissions\/([\w-]+)$/],
  ['spreadsheets.get', 'GET', /^\/v4\/spreadsheets\/([\w-]+)$/],
  ['batchUpdate', 'POST', /^\/v4\/spreadsheets\/([\w-]+):batchUpdate$/],
  ['values.batchGet', 'GET', /^\/v4\/spreadsheets\/([\w-]+)\/values:batchGet$/],
];

const consentPath = '/o/oauth2/v2/auth';

/** Of reads and of writes, for one person. */
const perMinute = 60;
const readCalls: ReadonlySet<GoogleCall> = new Set(['spreadsheets.get', 'values.batchGet']);
const retryAfterSeconds = 7;

export class GooglePlace {
  /** Each call that came. */
  readonly seen: GoogleCall[] = [];
  readonly headers: IncomingMessage['headers'][] = [];
  /** Of the next calls of that kind, one each. */
  readonly faults: { readonly call: GoogleCall; readonly fault: GoogleFault }[] = [];
  /** Lets those end that wait amid their work. */
  readonly waiting: (() => void)[] = [];
  readonly store = new GoogleStore();
  readonly tokens = new TokenEndpoint();
  readonly #server: Server;
  readonly #clock: { now(): number };
  readonly #counted = { reads: [] as number[], writes: [] as number[] };

  private constructor(clock: { now(): number }) {
    this.#clock = clock;
    this.#server = createServer((incoming, response) => {
      this.#serve(incoming, response).catch((error) => response.destroy(error));
    });
  }

  static async start(clock: { now(): number } = { now: () => Date.now() }): Promise<GooglePlace> {
    const place = new GooglePlace(clock);
    place.#server.listen(0, '127.0.0.1');
    await once(place.#server, 'listening');
    return place;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** With the service account's own files in its shared drive. */
  get environment() {
    return {
      GOOGLE_SHEETS_CREDENTIALS: JSON.stringify(serviceKey),
      ...{ GOOGLE_SHEETS_DRIVE: sharedDriveId, GOOGLE_SHEETS_API_URL: this.origin },
    };
  }

  /** In somebody's name, in their own drive. */
  get delegatedEnvironment() {
    const { GOOGLE_SHEETS_DRIVE: _, ...others } = this.environment;
    return { ...others, GOOGLE_SHEETS_SUBJECT: delegatingPerson };
  }

  /** In the own drive of a person who agreed. */
  get consentedEnvironment() {
    return { GOOGLE_SHEETS_CREDENTIALS: JSON.stringify(consent), GOOGLE_SHEETS_API_URL: this.origin };
  }

  /** In the own drive of everybody who agrees; others get pages of the server's own. */
  get drivesEnvironment() {
    return {
      ...{ GOOGLE_CLIENT_ID: signInClient.client_id, GOOGLE_CLIENT_SECRET: signInClient.client_secret },
      ...{ GOOGLE_DRIVE_OF_USERS: 'on', GOOGLE_SHEETS_API_URL: this.origin },
    };
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.origin);
    const body = await buffer(incoming);
    if (url.pathname === consentPath) return this.#ask(incoming.method ?? '', url, body, response);
    const route = routeOf(incoming.method ?? '', url.pathname);
    if (route === null) return send(response, 404, { error: { code: 404, message: 'Not Found' } });
    this.seen.push(route.call);
    this.headers.push(incoming.headers);
    const fault = this.#faultOf(route.call);
    if (fault === 'silent') return;
    if (fault === 'hangs up') {
      response.destroy();
      return;
    }
    if (fault === 'waits') await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      refuseBy(fault);
      const sent = { ...route, query: url.searchParams, body, headers: incoming.headers };
      const answer = this.#answer(sent);
      if (fault === 'loses the answer') response.destroy();
      else if (answer === null) response.writeHead(204).end();
      else send(response, 200, masked(answer, url.searchParams.get('fields')));
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      send(response, error.code, error.body, error.headers);
    }
  }

  /** In a browser: the question, and then the answer. */
  #ask(method: string, { searchParams }: URL, body: Buffer, response: ServerResponse): void {
    const { desk } = this.tokens;
    this.seen.push('consent');
    try {
      if (method === 'POST') {
        response.writeHead(302, { location: desk.answered(new URLSearchParams(body.toString())) }).end();
      } else {
        const page = desk.page(searchParams);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      }
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      send(response, error.code, error.body);
    }
  }

  #faultOf(call: GoogleCall): GoogleFault | null {
    const place = this.faults.findIndex((one) => one.call === call);
    return place < 0 ? null : (this.faults.splice(place, 1)[0]?.fault ?? null);
  }

  #answer(sent: SentCall): object | null {
    const { call, query, body, headers } = sent;
    if (call === 'token') return this.tokens.answer(new URLSearchParams(body.toString()));
    if (call === 'revoke') return this.tokens.revoke(query.get('token') ?? '');
    const bearer = this.tokens.bearerOf(headers.authorization);
    const drive = { store: this.store, bearer, query };
    if (call === 'about') return about(drive);
    if (call === 'files.create') return createFile(drive, readUpload(headers['content-type'] ?? '', body));
    if (call === 'files.list') return listFiles(drive);
    return this.#answerOfFile(sent, bearer);
  }

  #answerOfFile({ call, id, part, query, body }: SentCall, bearer: Bearer): object | null {
    const drive = { store: this.store, bearer, query };
    if (call === 'files.get') return fileAnswer(findFile(drive, id));
    if (call === 'files.delete') return deleteFile(drive, id);
    if (call === 'permissions.create') return createPermission(drive, id, JSON.parse(body.toString()));
    if (call === 'permissions.delete') return deletePermission(drive, id, part);
    this.#count(readCalls.has(call) ? this.#counted.reads : this.#counted.writes);
    const file = this.store.files.get(id);
    if (file === undefined || (bearer.onlyOfClient !== undefined && !isOwn(file, bearer))) throw notFound(id);
    if (call === 'spreadsheets.get') return spreadsheetAnswer(file);
    if (call === 'values.batchGet') return valuesAnswer(file, query);
    return batchUpdate(this.store, file, JSON.parse(body.toString()));
  }

  #count(times: number[]): void {
    const now = this.#clock.now();
    while (times[0] !== undefined && times[0] <= now - 60_000) times.shift();
    if (times.length >= perMinute) throw refusal(429, 'Quota exceeded for quota metric of the project.');
    times.push(now);
  }
}

function routeOf(method: string, path: string): Route | null {
  for (const [call, known, pattern] of routes) {
    const found = pattern.exec(path);
    if (method === known && found !== null) return { call, id: found[1] ?? '', part: found[2] ?? '' };
  }
  return null;
}

function refuseBy(fault: GoogleFault | null): void {
  const quota = 'Quota exceeded for quota metric of the project.';
  if (fault === '429') throw refusal(429, quota, 'rateLimitExceeded');
  if (fault === '429 for a while') {
    throw refusal(429, quota, 'rateLimitExceeded', { 'retry-after': String(retryAfterSeconds) });
  }
  if (fault === '403 rate') throw refusal(403, 'User Rate Limit Exceeded.', 'userRateLimitExceeded');
  if (fault === '403')
    throw refusal(403, 'The caller does not have permission', 'insufficientFilePermissions');
  if (fault === '500') throw refusal(500, 'Internal error encountered.', 'backendError');
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}
