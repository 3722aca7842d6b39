// What happens to every call before its handler: find its session, check that the page sent it, and apply the limits.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { hasOperatorRole } from '#server/policy/may-call.ts';
import type { Ports } from '#server/ports/ports.ts';
import { isBehindTls, sessionTokenIn, xsrfHeader } from '#server/sessions/session-cookies.ts';
import { isXsrfTokenOf } from '#server/sessions/session-tokens.ts';
import { findSession, type Session } from '#server/sessions/sessions.ts';
import { AppError } from '../errors/app-error.ts';
import { callerOf } from './addresses/caller-of.ts';
import { admitView } from './admit-view.ts';
import { announcedBytes } from './bodies/admit-bodies.ts';
import type { CallLimits } from './call-limits.ts';
import { refuseGone } from './leave-unanswered.ts';
import type { WorkLimits } from './limits/work-limits.ts';
import { isFromOwnPage } from './origins/is-from-own-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form of one of the server's own pages is sent there, whose address nobody else knows. */
    ownForm?: {
      /** For whoever was made to send one by another page. */
      readonly refusal: (request: FastifyRequest) => string;
    };
  }
  interface FastifyRequest {
    /** The session of the request; null for a new visitor. */
    session: Session | null;
    /** Whether the session's account is archived, or otherwise not active, so that the session gives no access. */
    isArchived: boolean;
  }
}

const operatorsPath = '/api/admin/';

export function admitVisitors(
  app: FastifyInstance,
  configuration: Configuration,
  ports: Ports,
  limits: CallLimits,
  work: WorkLimits,
): void {
  app.decorateRequest('session', null);
  app.decorateRequest('isArchived', false);
  app.decorateRequest('view', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // Replies are meant for one visitor only.
    reply.header('cache-control', 'no-store');
    const sent = sessionTokenIn(request, isBehindTls(configuration, request));
    const session = sent === null ? null : await findSession(ports.database, ports.clock, sent.token);
    request.isArchived = session !== null && session.account.status !== 'active';
    request.session = request.isArchived ? null : session;
    refuseWhoIsNoOperator(request);
    refuseForgery(configuration, request);
    await limits.count(request);
    // Counted all the same: whoever leaves each time has no more calls than others.
    refuseGone(request);
    await work.countBody(callerOf(request), announcedBytes(request));
    await admitView(ports, request);
  });
  // The same work for a path that is not there, so that not even its time tells.
  app.all(`${operatorsPath}*`, { schema: { hide: true } }, async () => {
    throw new AppError('not-found');
  });
}

/**
 * To whoever is no operator a path of theirs answers as one that does not exist, before anything else could tell it
 * apart: no check against forgery and no limit comes first.
 */
function refuseWhoIsNoOperator({ routeOptions, session }: FastifyRequest): void {
  if (!routeOptions.url?.startsWith(operatorsPath)) return;
  if (session === null || !hasOperatorRole(session.account)) throw new AppError('not-found');
}

/**
 * Another site can make a browser send the cookie, but cannot read it to repeat its value in a header. Without a
 * session, or with an expired one, there is nothing to forge: the call itself states what it requires.
 */
function refuseForgery(configuration: Configuration, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (request.routeOptions.config.ownForm !== undefined) {
    // A form sends no header of ours; the browser says where it is from.
    if (!isFromOwnPage(configuration, request)) throw new AppError('xsrf-mismatch');
    return;
  }
  const token = request.session?.token;
  if (token === undefined || isXsrfTokenOf(token, request.headers[xsrfHeader])) return;
  throw new AppError('xsrf-mismatch');
}
