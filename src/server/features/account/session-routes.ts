// The calls that list and end the sessions of an account.
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { deleteOneTimeTokensOf } from '#server/database/rows/one-time-token-rows.ts';
import { deleteSession, deleteSessionById, deleteSessionsOf } from '#server/database/rows/session-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import { isSignedIn } from '#server/policy/may-call.ts';
import { clearSessionCookies, isBehindTls } from '#server/sessions/session-cookies.ts';
import { hashToken } from '#server/sessions/session-tokens.ts';
import type { ServerParts } from '../server-parts.ts';
import { listOwnSessions } from './list-own-sessions.ts';

export function sessionRoutes(app: FastifyInstance, { ports, configuration, eventLog }: ServerParts): void {
  const { query } = ports.database;

  registerCall(app, 'signout', async (request, reply) => {
    const { token, account } = sessionOf(request);
    // Without an account, this session is the only way back to the templates.
    if (!isSignedIn(account)) return { user: false as const };
    await deleteSession(query, hashToken(token));
    clearSessionCookies(reply, isBehindTls(configuration, request));
    logRequestEvent(eventLog, request, { lmid: logEventIds.userSignedOut, content: 'signed out' });
    return { user: false as const };
  });

  registerCall(app, 'listSessions', async (request) => listOwnSessions(ports, sessionOf(request)));

  registerCall(app, 'endSession', async (request, reply) => {
    const session = sessionOf(request);
    const isEnded = await deleteSessionById(query, session.account.id, request.params.id);
    if (!isEnded) throw new AppError('session-not-found');
    if (request.params.id === session.id) clearSessionCookies(reply, isBehindTls(configuration, request));
    logRequestEvent(eventLog, request, { lmid: logEventIds.sessionsEnded, content: 'one session ended' });
    return listOwnSessions(ports, session);
  });

  registerCall(app, 'signOutEverywhere', async (request) => {
    const session = sessionOf(request);
    await query.transaction().execute(async (transaction) => {
      // Locked first, as in every change to several rows of an account: locking in another order would deadlock.
      await lockAccount(transaction, session.account.id);
      await deleteSessionsOf(transaction, session.account.id, hashToken(session.token));
      // Whoever was signed in elsewhere may have started a change of address there.
      await deleteOneTimeTokensOf(transaction, session.account.id);
    });
    logRequestEvent(eventLog, request, {
      lmid: logEventIds.sessionsEnded,
      content: 'all other sessions ended',
    });
    return listOwnSessions(ports, session);
  });
}
