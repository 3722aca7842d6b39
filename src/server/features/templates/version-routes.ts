// The calls for the versions of a template.
import type { FastifyInstance } from 'fastify';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf, visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { listOwnVersions, readVersion, restoreVersion } from './template-versions.ts';

export function versionRoutes(app: FastifyInstance, { ports, eventLog, configuration }: ServerParts): void {
  registerCall(app, 'listTemplateVersions', async (request) => ({
    versions: await listOwnVersions(ports, visitorOf(request), request.params.id),
  }));

  registerCall(app, 'getTemplateVersion', async (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(await readVersion(ports, visitorOf(request), request.params)),
  );

  registerCall(app, 'restoreTemplateVersion', async (request) => {
    const { id, version } = request.params;
    const restoration = { id, version, baseRevision: request.body.baseRevision };
    const saved = await restoreVersion(ports, sessionOf(request), restoration, configuration);
    const content = `${id}: version ${version} as revision ${saved.revision}`;
    logRequestEvent(eventLog, request, { lmid: logEventIds.templateRestored, content });
    return saved;
  });
}
