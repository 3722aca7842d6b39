// The calls for the current user or visitor.
import type { FastifyInstance } from 'fastify';
import { countVisit } from '#server/daily-counts/count-visitors.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { endOldCookies, isBehindTls, sendSessionCookies } from '#server/sessions/session-cookies.ts';
import { userInView } from '#server/views/shown-in-view.ts';
import { readUser } from '#server/visitors/read-user.ts';
import type { ServerParts } from '../server-parts.ts';
import { openSession } from './open-session.ts';
import { saveSettings } from './save-settings.ts';

export function userRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, eventLog } = parts;

  registerCall(app, 'getUser', async (request, reply) => {
    if (request.view !== null) {
      return userInView(await readUser(ports, visitorOf(request), configuration, request.ip));
    }
    const { account, token, isOld, isFirst } = await openSession(parts, request);
    if (token !== null) sendSessionCookies(reply, token, isBehindTls(configuration, request));
    if (token !== null && isOld) endOldCookies(reply, token);
    if (isFirst) countVisit(parts, request);
    return readUser(ports, account, configuration, request.ip);
  });

  registerCall(app, 'saveSettings', async (request) => {
    const account = await saveSettings(ports, visitorOf(request), request.body);
    const content = Object.keys(request.body).join(', ');
    logRequestEvent(eventLog, request, { lmid: logEventIds.settingsSaved, content, accountId: account.id });
    const { settings } = await readUser(ports, account, configuration, request.ip);
    return { settings };
  });
}
