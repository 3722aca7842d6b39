// The calls that export and delete all data of an account.
import type { FastifyInstance } from 'fastify';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { clearSessionCookies } from '#server/sessions/session-cookies.ts';
import type { ServerParts } from '../server-parts.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';

export function ownDataRoutes(app: FastifyInstance, parts: ServerParts, passwords: Passwords): void {
  const { ports, limits, eventLog } = parts;

  registerCall(app, 'exportUser', async (request, reply) => {
    logRequestEvent(eventLog, request, { lmid: logEventIds.userExported, content: 'took all data away' });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="modelwright-data.json"')
      .send(exportUser(ports, visitorOf(request)));
  });

  registerCall(app, 'deleteUser', async (request, reply) => {
    const account = visitorOf(request);
    await limits.countSignIn(request, account.id);
    await deleteUser(ports, passwords, account, request.body?.password);
    clearSessionCookies(reply);
    logRequestEvent(eventLog, request, {
      lmid: logEventIds.userDeleted,
      content: 'account deleted by its owner',
    });
    return { user: false as const };
  });
}
