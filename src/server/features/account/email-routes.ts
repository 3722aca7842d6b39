// The calls that change an account's email address.
import type { FastifyInstance } from 'fastify';
import { emailKeyOf } from '#server/emails/email-key-of.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { originOf } from '#server/http/origins/origin-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { confirmPassword } from '#server/passwords/confirm-password.ts';
import type { ServerParts } from '../server-parts.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import type { PasswordParts } from './password-parts.ts';

export function emailRoutes(app: FastifyInstance, parts: ServerParts, passwordParts: PasswordParts): void {
  const { configuration, limits, eventLog } = parts;

  registerCall(app, 'requestEmailChange', async (request) => {
    const account = visitorOf(request);
    const email = emailKeyOf(request.body.email);
    await limits.countSignIn(request, account.id);
    await limits.countEmail(email);
    await confirmPassword(passwordParts, account, request.body.password, request.ip);
    await requestEmailChange(parts, account, email, originOf(configuration, request));
    return { email };
  });

  registerCall(app, 'confirmEmailChange', async (request) => {
    await limits.countSignIn(request, request.body.token);
    const { email, accountId } = await confirmEmailChange(parts, request.body.token);
    logRequestEvent(eventLog, request, {
      lmid: logEventIds.emailChanged,
      content: 'address changed',
      accountId,
    });
    return { email };
  });
}
