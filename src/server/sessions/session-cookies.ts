// The cookies of a session: one that pages cannot read, and the XSRF-TOKEN that they must send back as a header.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { xsrfTokenOf } from './session-tokens.ts';
import { sessionLifeMs } from './sessions.ts';

export const sessionCookie = 'session';
const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';

export function isBehindTls(configuration: Configuration, request: FastifyRequest): boolean {
  return configuration.publicUrl?.protocol === 'https:' || request.protocol === 'https';
}

export function sendSessionCookies(reply: FastifyReply, token: string, isSecure: boolean): void {
  const lasting = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: sessionLifeMs / 1000 } as const;
  reply.setCookie(sessionCookie, token, { ...lasting, httpOnly: true });
  reply.setCookie(xsrfCookie, xsrfTokenOf(token), lasting);
}

export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of [sessionCookie, xsrfCookie]) reply.clearCookie(name, { path: '/' });
}
