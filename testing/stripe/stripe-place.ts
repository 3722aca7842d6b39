// Stripe on this machine: its API, its pages and its webhooks, failing as a test requires.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ApiError } from './api-error.ts';
import { calls, findCall } from './calls.ts';
import { Deliveries } from './deliveries.ts';
import { Form } from './form.ts';
import { type Answer, Idempotency } from './idempotency.ts';
import type { AccountEvent } from './objects.ts';
import { answerPage, type PageAnswer, showPage } from './pages.ts';
import { checkParameters } from './parameters.ts';
import { Store } from './store.ts';

/**
 * What the next call gets instead of its answer: too many requests, a failure, work that goes on until the test lets it end, silence, a
 * closed connection before anything is done or after all of it, an answer that ends amid itself, or no JSON.
 */
export type StripeFault =
  | '429'
  | '500'
  | 'waits'
  | 'silent'
  | 'hangs up'
  | 'loses the answer'
  | 'breaks off'
  | 'no JSON';

export interface SeenCall {
  readonly call: string;
  readonly parameters: string;
  readonly headers: IncomingMessage['headers'];
}

interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  readonly headers: IncomingMessage['headers'];
}

export const secretKey = 'sk_test_not_a_real_key';
export const webhookSecret = 'whsec_not_a_real_secret';

export class StripePlace {
  /** Each call to the API that came. */
  readonly seen: SeenCall[] = [];
  /** Of the next calls, one each; null is none. */
  readonly faults: (StripeFault | null)[] = [];
  /** Lets those end that wait amid their work. */
  readonly waiting: (() => void)[] = [];
  readonly store: Store;
  readonly deliveries: Deliveries;
  readonly #server: Server;
  readonly #idempotency = new Idempotency();

  private constructor(clock: { now(): number }) {
    this.deliveries = new Deliveries(clock, webhookSecret);
    this.store = new Store(clock, (event: AccountEvent) => this.deliveries.happened(event));
    this.#server = createServer((incoming, response) => {
      this.#serve(incoming, response).catch((error) => response.destroy(error));
    });
  }

  static async start(clock: { now(): number }): Promise<StripePlace> {
    const place = new StripePlace(clock);
    place.#server.listen(0, '127.0.0.1');
    await once(place.#server, 'listening');
    return place;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  get environment() {
    return {
      ...{ STRIPE_API_URL: this.origin, STRIPE_SECRET_KEY: secretKey },
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    };
  }

  async stop(): Promise<void> {
    await this.deliveries.settled();
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.origin);
    const body = await text(incoming);
    if (url.pathname.startsWith('/v1/')) return this.#serveCall(incoming, response, url, body);
    const isSent = incoming.method === 'POST';
    const answer = isSent
      ? answerPage(this.store, url.pathname, new URLSearchParams(body))
      : showPage(this.store, url.pathname);
    sendPage(response, answer);
  }

  async #serveCall(
    { method = '', headers }: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<void> {
    const encoded = method === 'POST' ? body : url.search.slice(1);
    this.seen.push({ call: `${method} ${url.pathname}`, parameters: encoded, headers });
    const fault = this.faults.shift() ?? null;
    if (fault === 'silent') return;
    if (fault === 'hangs up') {
      response.destroy();
      return;
    }
    const refusal = refusalOf(fault);
    if (refusal !== null) return sendAnswer(response, refusal);
    const sent = { method, path: url.pathname, form: new Form(encoded), headers };
    const { answer, isReplayed } = await this.#answer(sent, fault);
    if (fault === 'loses the answer') response.destroy();
    else if (fault === 'breaks off') breakOff(response, answer);
    else if (fault === 'no JSON') sendText(response, 200, '<html>Welcome to the network</html>', {});
    else sendAnswer(response, answer, isReplayed);
  }

  async #answer(call: SentCall, fault: StripeFault | null): Promise<{ answer: Answer; isReplayed: boolean }> {
    const { method, path, form, headers } = call;
    const given = method === 'POST' ? headers['idempotency-key'] : undefined;
    const key = typeof given === 'string' ? given : null;
    try {
      checkHeaders(headers, method);
      const { name, id } = findCall(method, path);
      const request = `${method} ${path} ${form.fingerprint}`;
      const kept = key === null ? null : this.#idempotency.begin(key, request);
      if (kept !== null) return { answer: kept, isReplayed: true };
      if (fault === 'waits') await new Promise<void>((resolve) => this.waiting.push(resolve));
      const answer = this.#done(key, () => {
        checkParameters(name, form);
        return calls[name]({ store: this.store, origin: this.origin, form, id });
      });
      return { answer, isReplayed: false };
    } catch (error) {
      return { answer: answerOf(error), isReplayed: false };
    }
  }

  /** Answers are kept from the start of the work on, refusals included; not those of what was asked amiss. */
  #done(key: string | null, work: () => object): Answer {
    let answer: Answer;
    let isOfParameters = false;
    try {
      answer = { status: 200, body: structuredClone(work()) };
    } catch (error) {
      answer = answerOf(error);
      isOfParameters = error instanceof ApiError && error.isOfParameters;
    }
    if (key !== null && isOfParameters) this.#idempotency.forget(key);
    else if (key !== null) this.#idempotency.end(key, answer);
    return answer;
  }
}

function answerOf(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: { error: error.body } };
}

function checkHeaders(headers: IncomingMessage['headers'], method: string): void {
  const refuse = (status: number, message: string) => {
    throw new ApiError(status, { type: 'invalid_request_error', message });
  };
  if (headers.authorization !== `Bearer ${secretKey}`) {
    const given = headers.authorization ?? '';
    refuse(401, `Invalid API Key provided: ${given.slice(7, 15)}****${given.slice(-4)}`);
  }
  const version = String(headers['stripe-version'] ?? '');
  if (!/^\d{4}-\d{2}-\d{2}\.[a-z]+$/.test(version)) refuse(400, `Invalid Stripe API version: ${version}`);
  const type = headers['content-type'] ?? '';
  if (method === 'POST' && type !== 'application/x-www-form-urlencoded') {
    refuse(400, `Invalid request content type: ${type}`);
  }
}

function refusalOf(fault: StripeFault | null): Answer | null {
  const refusal = (status: number, type: string, code: string | null, message: string): Answer => ({
    status,
    body: { error: { type, message, ...(code !== null && { code }) } },
  });
  if (fault === '429') {
    return refusal(429, 'invalid_request_error', 'rate_limit', 'Request rate limit exceeded.');
  }
  return fault === '500' ? refusal(500, 'api_error', null, 'An unknown error occurred.') : null;
}

const sendAnswer = (response: ServerResponse, { status, body }: Answer, isReplayed = false): void =>
  sendText(response, status, JSON.stringify(body, null, 2), {
    'content-type': 'application/json',
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });

function sendText(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'request-id': 'req_testing0123456', ...headers });
  response.end(body);
}

function breakOff(response: ServerResponse, { body }: Answer): void {
  const whole = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
  response.write(whole.slice(0, whole.length / 2), () => response.destroy());
}

function sendPage(response: ServerResponse, answer: PageAnswer | null): void {
  const { html, location } = answer ?? {};
  if (location !== undefined) response.writeHead(303, { location });
  else response.writeHead(answer === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html ?? '');
}
