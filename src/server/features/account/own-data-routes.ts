// The calls that export and delete all data of an account.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { serverEntry } from '#server/event-log/server-entry.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { clearSessionCookies, isBehindTls } from '#server/sessions/session-cookies.ts';
import type { ServerParts } from '../server-parts.ts';
import { deleteUser } from './delete-user.ts';
import { type DocumentExport, exportUser } from './export-user.ts';
import type { PasswordParts } from './password-parts.ts';

export function ownDataRoutes(app: FastifyInstance, parts: ServerParts, passwordParts: PasswordParts): void {
  const { ports, configuration, limits, eventLog, documents } = parts;
  const exportFor = (request: FastifyRequest): DocumentExport => ({
    exportedDocument: (document) => documents.run(callerOf(request), 'exportedDocument', document),
    exportedVersion: (packed) => documents.run(callerOf(request), 'exportedVersion', { packed }),
  });

  registerCall(app, 'exportUser', async (request, reply) => {
    logRequestEvent(eventLog, request, { lmid: logEventIds.userExported, content: 'took all data away' });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="modelwright-data.json"')
      .send(exportUser(ports, visitorOf(request), exportFor(request)));
  });

  registerCall(app, 'deleteUser', async (request, reply) => {
    const account = visitorOf(request);
    await limits.countSignIn(request, account.id);
    await deleteUser(parts, passwordParts, account, request.body?.password, request.ip);
    clearSessionCookies(reply, isBehindTls(configuration, request));
    // Says nothing about whose it was.
    const content = 'account deleted by its owner';
    eventLog.write(serverEntry({ lmid: logEventIds.userDeleted, level: 'info', content }));
    return { user: false as const };
  });
}
