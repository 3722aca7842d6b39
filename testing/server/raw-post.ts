// The head of a POST request of a visitor, for tests that decide themselves when its body arrives.
import type { Visitor } from './visitor.ts';

export function rawPost(
  path: string,
  { cookies }: Pick<Visitor, 'cookies'>,
  headers: Readonly<Record<string, string | number>>,
): string {
  const all = {
    host: 'x',
    'content-type': 'application/json',
    cookie: `session=${cookies.get('session') ?? ''}`,
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** The error in a raw reply, with its status and when to come back. */
export function rawFailure(reply: string) {
  const start = reply.lastIndexOf('HTTP/1.1 ');
  const error: { readonly code: string } = JSON.parse(reply.slice(reply.indexOf('\r\n\r\n', start) + 4));
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(reply.slice(start)) ?? [];
  const [, retryAfter] = /^retry-after: (\d+)/im.exec(reply.slice(start)) ?? [];
  return { status: Number(status), code: error.code, retryAfter: Number(retryAfter ?? 0) };
}
