// The calls for templates.
import type { FastifyInstance } from 'fastify';
import { namedLanguages } from '#catalog/languages.ts';
import { defaultLanguage, languages } from '#language/language.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { acceptedOf } from '#server/documents/posted-bodies.ts';
import { dollarsOf } from '#server/documents/priced-document.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { disconnectSignalOf } from '#server/http/connections.ts';
import { registerCall } from '#server/http/register-call.ts';
import { WrittenPieces } from '#server/http/replies/written-pieces.ts';
import { sessionOf } from '#server/http/visitor-of.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { newPriceCents } from '#server/policy/money/must-pay.ts';
import { chosenBy } from '../../visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { cloneRoute } from './clone-route.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { getTemplate } from './get-template.ts';
import { newTemplate } from './new-template.ts';
import { type PreparePublication, publishTemplate } from './publish-template.ts';
import { saveRoute } from './save-route.ts';
import { templateFigures } from './template-figures.ts';
import { versionRoutes } from './version-routes.ts';

export function templateRoutes(app: FastifyInstance, parts: ServerParts, processes: ModelProcesses): void {
  const { ports, configuration, eventLog, documents } = parts;
  registerCall(app, 'getDefaultTemplate', async (request) => {
    const own = languages.find((language) => language === request.session?.account.language);
    const { session } = request;
    const hasInflation = session !== null && chosenBy(session.account).enabledInflation;
    const language = request.query.language ?? own ?? defaultLanguage;
    const template = newTemplate(language, ports.clock.now(), hasInflation);
    return { ...template, price: dollarsOf(newPriceCents(configuration.paywall)) };
  });

  registerCall(app, 'getTemplateLanguages', async () => [...namedLanguages]);

  registerCall(app, 'getUserTemplate', async (request, reply) => {
    const { document, revision } = await getTemplate(ports, request, request.params.id);
    const etag = `"${revision}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(new WrittenPieces(document));
  });

  const figureParts = { ports, processes, program: programVersion() };
  registerCall(app, 'getTemplateFigures', async (request, reply) => {
    const signal = disconnectSignalOf(request, reply);
    const caller = callerOf(request);
    return { figures: await templateFigures(figureParts, request, caller, request.params.id, signal) };
  });

  saveRoute(app, parts);
  cloneRoute(app, parts);

  registerCall(app, 'publishTemplate', async (request) => {
    const prepare: PreparePublication = async (publication) =>
      acceptedOf(await documents.run(callerOf(request), 'preparePublication', publication));
    const published = await publishTemplate(ports, prepare, sessionOf(request), request.body, configuration);
    const { uuid, isPublished } = published;
    const content = isPublished ? `${uuid} is published` : `${uuid} is published no longer`;
    logRequestEvent(eventLog, request, { lmid: logEventIds.templatePublished, content });
    return published;
  });

  deletionRoutes(app, parts);
  versionRoutes(app, parts);
}
