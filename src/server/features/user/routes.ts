// The calls about whoever asks.
import type { FastifyInstance } from 'fastify';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import { isBehindTls, sendSessionCookies } from '#server/sessions/session-cookies.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { preferredLanguage } from '#server/visitors/preferred-language.ts';
import { readUser } from '#server/visitors/read-user.ts';
import { saveSettings } from './save-settings.ts';

export function userRoutes(app: FastifyInstance, { ports, configuration, limits }: ServerParts): void {
  registerCall(app, 'getUser', async (request, reply) => {
    if (request.session === null) await limits.countNewVisitor(request);
    const language = preferredLanguage(request.headers['accept-language']);
    const session =
      request.session ?? (await startSession(ports.database, ports.clock, language, deviceOf(request)));
    sendSessionCookies(reply, session.token, isBehindTls(configuration, request));
    return readUser(ports.database, session.account, configuration);
  });

  registerCall(app, 'saveSettings', async (request) => {
    const account = await saveSettings(ports, visitorOf(request), request.body);
    const { settings } = await readUser(ports.database, account, configuration);
    return { settings };
  });
}
