// A local AI that speaks OpenAI's protocol over HTTP, streamed or whole, and fails as a test requires.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type AiRequest,
  aiRequest,
  completionOf,
  errorOf,
  eventOf,
  type Said,
  streamOf,
  type Usage,
} from './protocol.ts';

/**
 * What it does instead of answering: say nothing; begin and then say nothing more, or go on for ever, a little at a
 * time; refuse the key; have too much to do, or fail, each time or once, or say with a status of success that it does; hang up before or amid its answer; end amid it
 * as if that were all, or with an error; leave it open after its end; send people elsewhere; know no schemas; know schemas or texts and no JSON otherwise, nor what else is newer; keep the question back; refuse it and repeat it; be no AI.
 */
export type AiFault =
  | 'silent'
  | 'hangs'
  | 'trickles'
  | 'wrong key'
  | 'busy'
  | 'busy once'
  | 'fails'
  | 'fails once'
  | 'fails in peace'
  | 'hangs up'
  | 'hangs up once'
  | 'breaks off'
  | 'ends early'
  | 'errs amid'
  | 'stays open'
  | 'elsewhere'
  | 'no schemas'
  | 'no formats'
  | 'filters'
  | 'repeats'
  | 'no AI';

interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** As it came. */
  readonly body: string;
}

const apiKey = 'sk-testing-0123456789';
const model = 'small-1';
const trickleMs = 20;
const usualUsage: Usage = { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1000 };

export class AiPlace {
  /** Every request that came. */
  readonly seen: SeenRequest[] = [];
  fault: AiFault | null = null;
  /** What it answers: a text as it is, anything else as JSON. */
  answer: unknown = {};
  /** What differs from an answer that is finished as usual. */
  said: Partial<Said> = {};
  /** Null: it does not count. */
  usage: Usage | null = usualUsage;
  /** Otherwise it answers as a whole, whatever it is asked for. */
  isStreaming = true;
  /** Whether the last event of a stream says that it is the last one, as the protocol has it. */
  isEndSaid = true;
  /** The whole of what it streams, whether of the protocol or not; null for an answer of the protocol. */
  stream: string | null = null;
  /** In seconds, with `busy`. */
  retryAfter: string | null = null;
  readonly #server: Server;
  #open = 0;

  private constructor() {
    this.#server = createServer((incoming, response) => {
      this.#open += 1;
      response.once('close', () => {
        this.#open -= 1;
      });
      this.#serve(incoming, response).catch((error) => response.destroy(error));
    });
  }

  static async start(): Promise<AiPlace> {
    const place = new AiPlace();
    place.#server.listen(0, '127.0.0.1');
    await once(place.#server, 'listening');
    return place;
  }

  get environment() {
    const { port } = this.#server.address() as AddressInfo;
    return { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: apiKey, AI_MODEL: model };
  }

  /** What each request asked, as an AI reads it. */
  get asked(): readonly AiRequest[] {
    return this.seen.map(({ body }) => aiRequest.parse(JSON.parse(body)));
  }

  /** How many wait for an answer. */
  get waiting(): number {
    return this.#open;
  }

  /** As it was when it started. */
  reset(): void {
    this.seen.length = 0;
    this.fault = null;
    this.answer = {};
    this.said = {};
    this.usage = usualUsage;
    this.isStreaming = true;
    this.isEndSaid = true;
    this.stream = null;
    this.retryAfter = null;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = `${incoming.method} ${incoming.url}`;
    const body = await text(incoming);
    this.seen.push({ path, headers: incoming.headers, body });
    const isKnown = incoming.headers.authorization === `Bearer ${apiKey}`;
    if (!isKnown || this.fault === 'wrong key') {
      // As some do, it repeats the key.
      const said = `Incorrect API key provided: ${incoming.headers.authorization}.`;
      return send(response, 401, errorOf('invalid_api_key', said));
    }
    if (path === 'GET /v1/models')
      return send(response, 200, { object: 'list', data: [{ id: model, object: 'model' }] });
    if (path !== 'POST /v1/chat/completions') return send(response, 404, errorOf(null, `no ${path}`));
    this.#complete(aiRequest.parse(JSON.parse(body)), response);
  }

  #complete(asked: AiRequest, response: ServerResponse): void {
    const { fault } = this;
    if (fault?.endsWith(' once')) this.fault = null;
    if (fault === 'silent') return;
    if (fault === 'hangs up' || fault === 'hangs up once') {
      response.destroy();
      return;
    }
    const refusal = refusalOf(fault, asked);
    if (refusal !== null) {
      const retryAfter = this.retryAfter === null ? {} : { 'retry-after': this.retryAfter };
      send(response, refusal.status, refusal.body, { ...refusal.headers, ...retryAfter });
      return;
    }
    if (this.stream !== null) {
      send(response, 200, this.stream, { 'content-type': 'text/event-stream' });
      return;
    }
    const content = typeof this.answer === 'string' ? this.answer : JSON.stringify(this.answer);
    const said: Said = { content, refusal: null, finish_reason: 'stop', ...this.said };
    if (asked.stream === true && this.isStreaming) {
      const events = streamOf(asked, said, this.usage);
      stream(response, { events, end: this.isEndSaid ? ['[DONE]'] : [] }, fault);
    } else send(response, 200, completionOf(asked.model, said, this.usage));
  }
}

type Headers = Readonly<Record<string, string>>;

interface Refusal {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Headers;
}

function refusalOf(fault: AiFault | null, { response_format: format, messages }: AiRequest): Refusal | null {
  switch (fault) {
    case 'busy':
    case 'busy once':
      return { status: 429, body: errorOf('rate_limit_exceeded', 'Rate limit reached.') };
    case 'fails':
    case 'fails once':
      return { status: 500, body: errorOf(null, 'The server had an error.') };
    case 'fails in peace':
      return { status: 200, body: errorOf(null, 'The server had an error.') };
    case 'filters':
      return { status: 400, body: errorOf('content_filter', 'The prompt triggered the content policy.') };
    case 'repeats':
      return { status: 400, body: errorOf(null, `Invalid: ${messages.at(-1)?.content}`) };
    case 'elsewhere':
      return { status: 307, body: '', headers: { location: 'http://127.0.0.1:1/v1/chat/completions' } };
    case 'no AI':
      return {
        status: 200,
        body: '<html>Welcome to the network</html>',
        headers: { 'content-type': 'text/html' },
      };
    case 'no schemas': {
      if (format?.type !== 'json_schema') return null;
      return {
        status: 400,
        body: errorOf(null, "'response_format' of type 'json_schema' is not supported."),
      };
    }
    case 'no formats':
      return format === undefined
        ? null
        : { status: 400, body: errorOf(null, "'response_format.type' is not supported.") };
    default:
      return null;
  }
}

function send(response: ServerResponse, status: number, body: object | string, headers: Headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

interface Streamed {
  readonly events: readonly object[];
  readonly end: readonly string[];
}

function stream(response: ServerResponse, { events, end }: Streamed, fault: AiFault | null): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const half = events.slice(0, Math.ceil(events.length / 2));
  switch (fault) {
    case 'hangs':
      response.write(half.map(eventOf).join(''));
      return;
    case 'trickles': {
      const timer = setInterval(() => response.write(eventOf(half[0] ?? {})), trickleMs);
      response.once('close', () => clearInterval(timer));
      return;
    }
    case 'breaks off':
      response.write(half.map(eventOf).join(''), () => response.destroy());
      return;
    case 'ends early':
      response.end(half.map(eventOf).join(''));
      return;
    case 'errs amid':
      response.end([...half, errorOf(null, 'The server had an error.')].map(eventOf).join(''));
      return;
    case 'stays open':
      response.write([...events, ...end].map(eventOf).join(''));
      return;
    default:
      response.end([...events, ...end].map(eventOf).join(''));
  }
}
