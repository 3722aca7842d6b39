// The calls for registering, signing in and setting a new password.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAccountByEmail } from '#server/database/rows/account-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { originOf } from '#server/http/origin-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import { emailKeyOf } from '#server/visitors/email-key-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { updatePassword } from './update-password.ts';

export function signInRoutes(app: FastifyInstance, parts: ServerParts, passwords: Passwords): void {
  const { ports, configuration, limits, eventLog, jobs } = parts;

  registerCall(app, 'register', async (request, reply) => {
    const email = emailKeyOf(request.body.email);
    await limits.countSignIn(request, email);
    const at = { device: deviceOf(request), url: `${originOf(configuration, request)}/builder/` };
    const credentials = { email, password: request.body.password };
    const signedIn = await register(parts, passwords, sessionOf(request), credentials, at);
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.userRegistered, content: 'registered' });
    return { user: await answerSignedIn(parts, request, reply, signedIn) };
  });

  registerCall(app, 'login', async (request, reply) => {
    const email = emailKeyOf(request.body.email);
    await limits.countSignIn(request, email);
    const credentials = { email, password: request.body.password };
    try {
      const signedIn = await logIn(ports, passwords, sessionOf(request), credentials, deviceOf(request));
      const { accountId } = signedIn;
      logRequestEvent(eventLog, request, { lmid: logEventIds.userLoggedIn, content: 'signed in', accountId });
      return { user: await answerSignedIn(parts, request, reply, signedIn) };
    } catch (error) {
      if (error instanceof AppError) await logFailedLogin(parts, request, email, error);
      throw error;
    }
  });

  registerCall(app, 'requestResetPassword', async (request) => {
    const email = emailKeyOf(request.body.email);
    await limits.countSignIn(request, email);
    await requestPasswordReset(parts, email, originOf(configuration, request));
    logRequestEvent(eventLog, request, { lmid: logEventIds.passwordResetRequested, content: 'link sent' });
    return { user: { email } };
  });

  registerCall(app, 'updatePassword', async (request, reply) => {
    // The token is what could be guessed here, so attempts are counted against it.
    await limits.countSignIn(request, request.body.token);
    const session = sessionOf(request);
    const signedIn = await updatePassword(parts, passwords, session, request.body, deviceOf(request));
    const { accountId } = signedIn;
    logRequestEvent(eventLog, request, {
      lmid: logEventIds.passwordUpdated,
      content: 'password set',
      accountId,
    });
    const user = await answerSignedIn(parts, request, reply, signedIn);
    return { result: 'updated' as const, user };
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
