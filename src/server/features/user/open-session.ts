// Returns the current session, under a new token if it needs one, or starts a new one for a new visitor.
import type { FastifyRequest } from 'fastify';
import type { Account } from '#server/ports/database/tables.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { sessionTokenIn } from '#server/sessions/session-cookies.ts';
import { renewSession, startSession, wasJustExchanged } from '#server/sessions/sessions.ts';
import { preferredLanguage } from '#server/visitors/preferred-language.ts';
import type { ServerParts } from '../server-parts.ts';

interface OpenedSession {
  readonly account: Account;
  /** Null: the browser already has, or is about to receive, a cookie that must stay. */
  readonly token: string | null;
  /** The browser sent cookies of the old names, which the new ones replace. */
  readonly isOld: boolean;
  readonly isFirst: boolean;
}

export async function openSession(
  { ports, configuration, limits }: Pick<ServerParts, 'ports' | 'configuration' | 'limits'>,
  request: FastifyRequest,
): Promise<OpenedSession> {
  const { database, clock } = ports;
  const device = deviceOf(configuration, request);
  const sent = sessionTokenIn(request, device.isSecure);
  const { session } = request;
  if (session !== null) {
    const isOld = sent?.isOld === true;
    if (!isOld && !session.isStale) {
      return { account: session.account, token: null, isOld, isFirst: false };
    }
    const token = await renewSession(database, clock, session, device);
    return { account: session.account, token, isOld, isFirst: false };
  }
  await limits.countNewVisitor(request);
  const language = preferredLanguage(request.headers['accept-language']);
  if (sent !== null && (await wasJustExchanged(database, clock, sent.token))) {
    return { account: newVisitor(language, clock.now()), token: null, isOld: false, isFirst: false };
  }
  return { ...(await startSession(database, clock, language, device)), isOld: false, isFirst: true };
}
