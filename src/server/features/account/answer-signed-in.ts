// The reply to every kind of sign-in: the cookies of the new session, and the signed-in user.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { userReply } from '#contract/shapes/user-shapes.ts';
import { findAccount } from '#server/database/rows/account-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isBehindTls, sendSessionCookies } from '#server/sessions/session-cookies.ts';
import { accountIn } from '#server/sessions/sessions.ts';
import { readUser } from '#server/visitors/read-user.ts';
import type { ServerParts } from '../server-parts.ts';

export async function answerSignedIn(
  { ports, configuration }: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, token }: { readonly accountId: string; readonly token: string },
): Promise<z.input<typeof userReply>> {
  const account = await findAccount(ports.database.query, accountId);
  if (account === undefined) throw new AppError('session-required');
  sendSessionCookies(reply, token, isBehindTls(configuration, request));
  // A new session has proved nothing yet.
  return readUser(ports, accountIn(account, null), configuration, request.ip);
}
