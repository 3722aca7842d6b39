// The calls that delete and restore templates.
import type { FastifyInstance } from 'fastify';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { deletedTemplates, deleteTemplates, emptyTemplates, restoreTemplates } from './delete-templates.ts';

export function deletionRoutes(app: FastifyInstance, { ports, configuration, eventLog }: ServerParts): void {
  registerCall(app, 'deleteUserTemplate', async (request) => {
    const { id: uuid } = request.params;
    await deleteTemplates(ports, visitorOf(request), [uuid]);
    logRequestEvent(eventLog, request, { lmid: logEventIds.templateDeleted, content: uuid });
    return { uuid };
  });

  registerCall(app, 'deleteUserTemplates', async (request) => {
    const uuids = [...new Set(request.body)];
    await deleteTemplates(ports, visitorOf(request), uuids);
    logRequestEvent(eventLog, request, { lmid: logEventIds.templateDeleted, content: uuids.join(', ') });
    return { uuids };
  });

  registerCall(app, 'listDeletedTemplates', async (request) => ({
    templates: await deletedTemplates(ports, visitorOf(request), configuration.paywall),
  }));

  registerCall(app, 'emptyDeletedTemplates', async (request) => {
    const uuids = [...new Set(request.body)];
    await emptyTemplates(ports, visitorOf(request), uuids);
    logRequestEvent(eventLog, request, { lmid: logEventIds.templateEmptied, content: uuids.join(', ') });
    return { uuids };
  });

  registerCall(app, 'restoreUserTemplates', async (request) => {
    const templates = await restoreTemplates(ports, visitorOf(request), request.body, configuration);
    const content = templates.map(({ uuid }) => uuid).join(', ');
    logRequestEvent(eventLog, request, { lmid: logEventIds.templateRestored, content });
    return { templates };
  });
}
