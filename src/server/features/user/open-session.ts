// The session of whoever asks: the one they have, or a new one for someone new.
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
  /** Null: the browser has, or is just being sent, a cookie that must stay. */
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
