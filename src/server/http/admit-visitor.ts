// What every call passes before its handler: whose session it is, that the page sent it, and how often it comes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports/ports.ts';
import { sessionCookie, xsrfHeader } from '#server/sessions/session-cookies.ts';
import { isXsrfTokenOf } from '#server/sessions/session-tokens.ts';
import { findSession, type Session } from '#server/sessions/sessions.ts';
import { AppError } from './app-error.ts';
import type { CallLimits } from './call-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is; null for someone new. */
    session: Session | null;
  }
}

export function admitVisitors(app: FastifyInstance, ports: Ports, limits: CallLimits): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // What a call answers is for one visitor alone.
    reply.header('cache-control', 'no-store');
    const token = request.cookies[sessionCookie];
    if (token !== undefined) request.session = await findSession(ports.database, ports.clock, token);
    refuseForgery(request);
    await limits.count(request);
  });
}

/** Another site can make a browser send the cookie, but not read it and repeat its twin in a header. */
function refuseForgery(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const token = request.session?.token;
  if (token !== undefined && isXsrfTokenOf(token, request.headers[xsrfHeader])) return;
  throw new AppError('xsrf-mismatch');
}
