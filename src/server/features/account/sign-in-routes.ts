// The calls for registering and signing in.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reachStep } from '#server/daily-counts/count-visitors.ts';
import { findAccountByEmail } from '#server/database/rows/account-rows.ts';
import { emailKeyOf } from '#server/emails/email-key-of.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { originOf } from '#server/http/origins/origin-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { logIn } from './log-in.ts';
import type { PasswordParts } from './password-parts.ts';
import { register } from './register.ts';

export function signInRoutes(app: FastifyInstance, parts: ServerParts, passwordParts: PasswordParts): void {
  const { configuration, limits, eventLog, jobs } = parts;
  const placeOf = (request: FastifyRequest) => ({
    device: deviceOf(configuration, request),
    origin: originOf(configuration, request),
  });

  registerCall(app, 'register', async (request, reply) => {
    const email = emailKeyOf(request.body.email);
    await limits.countSignIn(request, email);
    const credentials = { email, password: request.body.password };
    const signedIn = await register(parts, passwordParts, sessionOf(request), credentials, placeOf(request));
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.userRegistered, content: 'registered' });
    parts.counts.add('sign-up');
    reachStep(parts, request, 'account');
    return { user: await answerSignedIn(parts, request, reply, signedIn) };
  });

  registerCall(app, 'login', async (request, reply) => {
    const email = emailKeyOf(request.body.email);
    await limits.countSignIn(request, email);
    const credentials = { email, password: request.body.password };
    try {
      const session = sessionOf(request);
      const signedIn = await logIn(parts, passwordParts, session, credentials, placeOf(request));
      jobs.wake();
      const { accountId } = signedIn;
      logRequestEvent(eventLog, request, { lmid: logEventIds.userLoggedIn, content: 'signed in', accountId });
      return { user: await answerSignedIn(parts, request, reply, signedIn) };
    } catch (error) {
      if (error instanceof AppError) await logFailedLogin(parts, request, email, error);
      throw error;
    }
  });
}

/**
 * Logged under the account that was tried. The account is always looked up, so that timing does not reveal whether it
 * exists.
 */
async function logFailedLogin(
  { ports, eventLog }: Pick<ServerParts, 'ports' | 'eventLog'>,
  request: FastifyRequest,
  email: string,
  { code }: AppError,
): Promise<void> {
  const account = await findAccountByEmail(ports.database.query, email);
  const accountOfEvent = account === undefined || code === 'loggedin' ? {} : { accountId: account.id };
  logRequestEvent(eventLog, request, {
    lmid: logEventIds.userLoginFailed,
    level: 'warn',
    content: code,
    ...accountOfEvent,
  });
}
