// A visitor's browser as far as the API can tell: stores cookies, and repeats the XSRF token in a header.
import type { z } from 'zod';
import { calls, errorReply } from '#contract/calls/calls.ts';
import type { CallName } from '#contract/paths.ts';
import { paths } from '#contract/paths.ts';

type ReplyOf<Name extends CallName> = z.output<(typeof calls)[Name]['reply']>;

export interface CallInput {
  readonly id?: string;
  /** Values for path parameters other than :id. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Failure {
  readonly status: number;
  readonly headers: Headers;
  readonly error: z.output<typeof errorReply>;
}

export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** A request with this visitor's cookies and token; the cookies it sets are stored. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = this.cookies.get('__Host-XSRF-TOKEN') || this.cookies.get('XSRF-TOKEN');
    if (cookies !== '' && !headers.has('cookie')) headers.set('cookie', cookies);
    if (token !== undefined && !headers.has('x-xsrf-token')) headers.set('x-xsrf-token', token);
    const response = await fetch(new URL(path, this.origin), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  request(
    name: CallName,
    { id = '', params = {}, query = {}, body, headers = {} }: CallInput = {},
  ): Promise<Response> {
    const { method, path } = paths[name];
    const search = new URLSearchParams(query).toString();
    const target = `${path.replace(/:(\w+)/g, (_, part: string) => (part === 'id' ? id : (params[part] ?? '')))}${search === '' ? '' : `?${search}`}`;
    if (body === undefined) return this.fetch(target, { method, headers });
    const json = typeof body === 'string' ? body : JSON.stringify(body);
    return this.fetch(target, {
      method,
      body: json,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** A call that must succeed, its reply validated against the contract. */
  async call<Name extends CallName>(name: Name, input: CallInput = {}): Promise<ReplyOf<Name>> {
    const response = await this.request(name, input);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    const schema: z.ZodType<ReplyOf<Name>> = calls[name].reply as z.ZodType<ReplyOf<Name>>;
    return schema.parse(JSON.parse(text));
  }

  /** A call that must be refused, its error validated against the contract. */
  async failure(name: CallName, input: CallInput = {}): Promise<Failure> {
    return failureOf(await this.request(name, input));
  }
}

export async function failureOf(response: Response): Promise<Failure> {
  if (response.status < 400) throw new Error(`expected a refusal, got ${response.status}`);
  return {
    status: response.status,
    headers: response.headers,
    error: errorReply.strict().parse(await response.json()),
  };
}
