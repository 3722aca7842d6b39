// The calls that delete templates and bring them back.
import type { FastifyInstance } from 'fastify';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { deletedTemplates, deleteTemplates, restoreTemplates } from './delete-templates.ts';

export function deletionRoutes(app: FastifyInstance, { ports, configuration }: ServerParts): void {
  registerCall(app, 'deleteUserTemplate', async (request) => {
    const { id: uuid } = request.params;
    await deleteTemplates(ports, visitorOf(request), [uuid]);
    return { uuid };
  });

  registerCall(app, 'deleteUserTemplates', async (request) => {
    await deleteTemplates(ports, visitorOf(request), request.body);
    return { uuids: request.body };
  });

  registerCall(app, 'listDeletedTemplates', async (request) => ({
    templates: await deletedTemplates(ports, visitorOf(request)),
  }));

  registerCall(app, 'restoreUserTemplates', async (request) => ({
    templates: await restoreTemplates(ports, visitorOf(request), request.body, configuration),
  }));
}
