// The calls that set a new password: with an emailed link, or with the current password.
import type { FastifyInstance } from 'fastify';
import { emailKeyOf } from '#server/emails/email-key-of.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { originOf } from '#server/http/origins/origin-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { changePassword } from './change-password.ts';
import type { PasswordParts } from './password-parts.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { updatePassword } from './update-password.ts';

export function passwordRoutes(app: FastifyInstance, parts: ServerParts, passwordParts: PasswordParts): void {
  const { configuration, limits, eventLog } = parts;

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
    const device = deviceOf(configuration, request);
    const signedIn = await updatePassword(parts, passwordParts, session, request.body, device);
    const { accountId } = signedIn;
    logRequestEvent(eventLog, request, {
      lmid: logEventIds.passwordUpdated,
      content: 'password set',
      accountId,
    });
    const user = await answerSignedIn(parts, request, reply, signedIn);
    return { result: 'updated' as const, user };
  });

  registerCall(app, 'changePassword', async (request, reply) => {
    const session = sessionOf(request);
    await limits.countSignIn(request, session.account.id);
    const device = deviceOf(configuration, request);
    const signedIn = await changePassword(parts, passwordParts, session, request.body, device);
    logRequestEvent(eventLog, request, { lmid: logEventIds.passwordUpdated, content: 'password changed' });
    const user = await answerSignedIn(parts, request, reply, signedIn);
    return { result: 'updated' as const, user };
  });
}
