// What every call passes before its handler: whose session it is, that the page sent it, and how often it comes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports/ports.ts';
import { sessionCookie, xsrfHeader } from '#server/sessions/session-cookies.ts';
import { isXsrfTokenOf } from '#server/sessions/session-tokens.ts';
import { findSession, type Session } from '#server/sessions/sessions.ts';
import { AppError } from '../errors/app-error.ts';
import type { CallLimits } from './call-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is; null for someone new. */
    session: Session | null;
    /** Whether the session is one of an account that was archived, and so opens nothing. */
    isArchived: boolean;
  }
}

export function admitVisitors(app: FastifyInstance, ports: Ports, limits: CallLimits): void {
  app.decorateRequest('session', null);
  app.decorateRequest('isArchived', false);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // What a call answers is for one visitor alone.
    reply.header('cache-control', 'no-store');
    const token = request.cookies[sessionCookie];
    const session = token === undefined ? null : await findSession(ports.database, ports.clock, token);
    request.isArchived = session?.account.status === 'archived';
    request.session = request.isArchived ? null : session;
    refuseForgery(request);
    await limits.count(request);
  });
}

/**
 * Another site can make a browser send the cookie, but not read it and repeat its twin in a header. Without a session, or
 * with one that has ended, there is nothing to forge: the call itself says what it needs.
 */
function refuseForgery(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const token = request.session?.token;
  if (token === undefined || isXsrfTokenOf(token, request.headers[xsrfHeader])) return;
  throw new AppError('xsrf-mismatch');
}
