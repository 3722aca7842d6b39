// The calls for the versions of a template.
import type { FastifyInstance } from 'fastify';
import { acceptedOf } from '#server/documents/posted-bodies.ts';
import { pricedDocument } from '#server/documents/priced-document.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { WrittenPieces } from '#server/http/replies/written-pieces.ts';
import { sessionOf, visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOwnVersion, listOwnVersions, type PrepareVersion, restoreVersion } from './template-versions.ts';

export function versionRoutes(
  app: FastifyInstance,
  { ports, eventLog, configuration, documents }: ServerParts,
): void {
  registerCall(app, 'listTemplateVersions', async (request) => ({
    versions: await listOwnVersions(ports, visitorOf(request), request.params.id),
  }));

  registerCall(app, 'getTemplateVersion', async (request, reply) => {
    const { packed, priceCents } = await findOwnVersion(ports, visitorOf(request), request.params);
    const document = await documents.run(callerOf(request), 'unpackVersion', { packed });
    return reply
      .type('application/json; charset=utf-8')
      .send(new WrittenPieces(pricedDocument(document, priceCents)));
  });

  registerCall(app, 'restoreTemplateVersion', async (request) => {
    const { id, version } = request.params;
    const restoration = { id, version, baseRevision: request.body.baseRevision };
    const prepare: PrepareVersion = async (stored) =>
      acceptedOf(await documents.run(callerOf(request), 'prepareVersion', stored));
    const saved = await restoreVersion(ports, prepare, sessionOf(request), restoration, configuration);
    const content = `${id}: version ${version} as revision ${saved.revision}`;
    logRequestEvent(eventLog, request, { lmid: logEventIds.templateRestored, content });
    return saved;
  });
}
