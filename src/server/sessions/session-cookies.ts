// The cookies of a session: one that pages cannot read, and the XSRF-TOKEN that they must send back as a header.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { visitorLifeMs } from '#server/policy/session-life.ts';
import { isHostToken, xsrfTokenOf } from './session-tokens.ts';

const sessionCookie = 'session';
const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';

/** A browser takes a cookie of such a name from this very host and through TLS alone, so that no other can plant one. */
const hostPrefix = '__Host-';

/** Long enough for pages that were open before the names changed, which look for the token under its old name. */
const oldPagesSeconds = 24 * 60 * 60;

export function isBehindTls(
  configuration: Pick<Configuration, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol'>,
): boolean {
  return configuration.publicUrl?.protocol === 'https:' || request.protocol === 'https';
}

export interface CookieToken {
  readonly token: string;
  /** From before cookies were bound to the host: to be exchanged for one that is. */
  readonly isOld: boolean;
}

/** Through TLS, a cookie of the old name counts only for a session that began under it: any other was planted. */
export function sessionTokenIn(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  isSecure: boolean,
): CookieToken | null {
  const old = cookies[sessionCookie];
  if (!isSecure) return old === undefined ? null : { token: old, isOld: false };
  const token = cookies[hostPrefix + sessionCookie];
  if (token !== undefined) return { token, isOld: false };
  return old === undefined || isHostToken(old) ? null : { token: old, isOld: true };
}

export function sendSessionCookies(reply: FastifyReply, token: string, isSecure: boolean): void {
  const lasting = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: visitorLifeMs / 1000 } as const;
  const prefix = isSecure ? hostPrefix : '';
  reply.setCookie(prefix + sessionCookie, token, { ...lasting, httpOnly: true });
  reply.setCookie(prefix + xsrfCookie, xsrfTokenOf(token), lasting);
}

/** After the cookies of a session that began under the old names have been exchanged. */
export function endOldCookies(reply: FastifyReply, newToken: string): void {
  reply.clearCookie(sessionCookie, { path: '/', secure: true });
  const shortly = { path: '/', sameSite: 'lax', secure: true, maxAge: oldPagesSeconds } as const;
  reply.setCookie(xsrfCookie, xsrfTokenOf(newToken), shortly);
}

export function clearSessionCookies(reply: FastifyReply, isSecure: boolean): void {
  for (const name of [sessionCookie, xsrfCookie]) {
    if (isSecure) reply.clearCookie(hostPrefix + name, { path: '/', secure: true });
    reply.clearCookie(name, { path: '/' });
  }
}
