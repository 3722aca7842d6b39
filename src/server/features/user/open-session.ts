// Returns the current session, or starts a new one for a new visitor.
import type { FastifyRequest } from 'fastify';
import type { Account } from '#server/ports/database/tables.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { sessionCookie } from '#server/sessions/session-cookies.ts';
import { startSession, wasJustExchanged } from '#server/sessions/sessions.ts';
import { preferredLanguage } from '#server/visitors/preferred-language.ts';
import type { ServerParts } from '../server-parts.ts';

interface OpenedSession {
  readonly account: Account;
  /** Null: the browser already has, or is about to receive, a cookie that must stay. */
  readonly token: string | null;
}

export async function openSession(
  { ports, limits }: Pick<ServerParts, 'ports' | 'limits'>,
  request: FastifyRequest,
): Promise<OpenedSession> {
  if (request.session !== null) return request.session;
  await limits.countNewVisitor(request);
  const { database, clock } = ports;
  const language = preferredLanguage(request.headers['accept-language']);
  const token = request.cookies[sessionCookie];
  if (token !== undefined && (await wasJustExchanged(database, clock, token))) {
    return { account: newVisitor(language, clock.now()), token: null };
  }
  return startSession(database, clock, language, deviceOf(request));
}
