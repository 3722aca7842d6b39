// Sends one call of the contract, with the CSRF token on every change.
import { type CallName, paths } from '#contract/paths.ts';
import { markArchived } from './account-archived.ts';
import { callAddress, type Params } from './address.ts';
import { ApiError, isRefusal, NoResponseError } from './api-error.ts';
import { readRetryAfterMs } from './retry-after.ts';
import { markServerDown } from './server-health.ts';
import { announceSessionChange } from './session-change.ts';
import { isViewing, markViewOver, noteRefusedInView, view } from './view-as.ts';

export interface RequestOptions {
  readonly params?: Params;
  readonly query?: Params;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for the last save while it closes. */
  readonly keepalive?: boolean;
  /** Nobody waits for it, so a missing response is not reported. */
  readonly isQuiet?: boolean;
  /** The ETag of what the page already has; an unchanged reply is then a 304 without content. */
  readonly knownTag?: string;
}

const notModified = 304;

/** These concern an account that is not, or not yet, this browser's; their screens show the refusal. */
const callsWithOwnMessage: readonly CallName[] = ['login', 'updatePassword', 'confirmEmailChange'];

export async function request(name: CallName, options: RequestOptions = {}): Promise<Response> {
  try {
    refuseInView(name);
    return await send(name, options);
  } catch (error) {
    noteOfView(error, options);
    if (isRefusal(error, 'account-archived') && !callsWithOwnMessage.includes(name)) markArchived();
    if (!isRefusal(error, 'xsrf-mismatch') && !isRefusal(error, 'session-required')) throw error;
    // The session may have expired; requesting the visitor starts a new one.
    await send('getUser', {});
    announceSessionChange();
    return send(name, options);
  }
}

/** What changes something is not even sent; the server refuses the rest of what a view does not show. */
function refuseInView(name: CallName): void {
  if (!isViewing || paths[name].method === 'GET' || name === 'endView') return;
  throw new ApiError(403, 'view-only', 'Nothing can be changed in a view.');
}

function noteOfView(error: unknown, { isQuiet }: RequestOptions): void {
  if (isRefusal(error, 'view-over')) markViewOver();
  if (isRefusal(error, 'view-only') && !isQuiet) noteRefusedInView();
}

async function send(name: CallName, options: RequestOptions): Promise<Response> {
  const address = callAddress(name, options.params, options.query);
  let response: Response;
  try {
    response = await fetch(address, requestInit(name, options));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    if (!options.isQuiet) markServerDown();
    throw new NoResponseError(error);
  }
  if (response.ok || response.status === notModified) return response;
  throw await refusal(response, options);
}

function requestInit(name: CallName, options: RequestOptions): RequestInit {
  const { method } = paths[name];
  const headers: Record<string, string> = { accept: 'application/json' };
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (view !== null) headers['x-view-as'] = view.token;
  if (options.knownTag !== undefined) headers['if-none-match'] = options.knownTag;
  // Bound to the host where the connection is encrypted.
  const token = readCookie('__Host-XSRF-TOKEN') ?? readCookie('XSRF-TOKEN');
  if (method !== 'GET' && token) headers['x-xsrf-token'] = token;
  return {
    method,
    headers,
    credentials: 'same-origin',
    // The operator's own answers are at the same addresses.
    cache: isViewing ? 'no-store' : 'default',
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  };
}

async function refusal(response: Response, { isQuiet }: RequestOptions): Promise<Error> {
  const text = await response.text();
  const reply = readErrorReply(text);
  if (reply && reply.code !== 'shutting-down') {
    const retryAfterMs = readRetryAfterMs(response.headers.get('retry-after'), Date.now());
    const { code, message, conflictVersion } = reply;
    return new ApiError(response.status, code, message, retryAfterMs, conflictVersion);
  }
  // A proxy replying in the server's place, or a server shutting down, counts as unavailable.
  if (response.status >= 502 && response.status <= 504) {
    if (!isQuiet) markServerDown();
    return new NoResponseError(text);
  }
  return new ApiError(response.status, 'internal', response.statusText);
}

interface ErrorReply {
  readonly code: string;
  readonly message: string;
  readonly conflictVersion: string | null;
}

function readErrorReply(text: string): ErrorReply | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('code' in value)) return null;
    const { code, message, conflictVersion } = { message: '', conflictVersion: null, ...value };
    const version = typeof conflictVersion === 'string' ? conflictVersion : null;
    return { code: String(code), message: String(message), conflictVersion: version };
  } catch {
    return null;
  }
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}
