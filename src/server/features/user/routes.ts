// The calls about whoever asks.
import type { FastifyInstance } from 'fastify';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { isBehindTls, sendSessionCookies } from '#server/sessions/session-cookies.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { preferredLanguage } from './preferred-language.ts';
import { readUser } from './read-user.ts';
import { saveSettings } from './save-settings.ts';
import { settingsOf } from './settings-of.ts';

export function userRoutes(app: FastifyInstance, { ports, configuration, limits }: ServerParts): void {
  const maxTemplates = configuration.maxTemplatesIfNotSignedIn;

  registerCall(app, 'getUser', async (request, reply) => {
    if (request.session === null) await limits.countNewVisitor(request);
    const language = preferredLanguage(request.headers['accept-language']);
    const session = request.session ?? (await startSession(ports.database, ports.clock, language));
    sendSessionCookies(reply, session.token, isBehindTls(configuration, request));
    return readUser(ports.database, session.account, maxTemplates);
  });

  registerCall(app, 'saveSettings', async (request) => {
    const account = visitorOf(request);
    await saveSettings(ports, account, request.body.language);
    return { settings: settingsOf(request.body, maxTemplates) };
  });
}
