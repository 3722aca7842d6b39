// The call that saves a template.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reachStep } from '#server/daily-counts/count-visitors.ts';
import { readPostedBodies } from '#server/documents/posted-bodies.ts';
import { AppError } from '#server/errors/app-error.ts';
import { HourlyThrottle } from '#server/event-log/hourly-throttle.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf, visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { saveTemplate } from './save-template.ts';

/** The scope keeps its body parser from other calls. */
export function saveRoute(app: FastifyInstance, parts: ServerParts): void {
  app.register(async (scope) => addSaveRoute(scope, parts));
}

function addSaveRoute(
  app: FastifyInstance,
  { ports, configuration, counts, eventLog, documents }: ServerParts,
): void {
  const preparedOf = readPostedBodies(app, (request, posted) =>
    documents.run(callerOf(request), 'readPostedSave', { ...posted, uuid: uuidOf(request) }),
  );
  const throttle = new HourlyThrottle();
  const logSometimes = (request: FastifyRequest, uuid: string, event: 'saved' | 'stale', content: string) => {
    const { id } = visitorOf(request);
    if (!throttle.isDue(`${event} ${id} ${uuid}`, ports.clock.now())) return;
    if (event === 'saved') logRequestEvent(eventLog, request, { lmid: logEventIds.templateSaved, content });
    else logRequestEvent(eventLog, request, { lmid: logEventIds.templateStale, level: 'warn', content });
  };

  registerCall(app, 'saveUserTemplate', async (request) => {
    const { id: uuid } = request.params;
    const { baseRevision, keepsReplaced = false, copyOf } = request.body;
    try {
      const saved = await saveTemplate(
        ports,
        { session: sessionOf(request), uuid, baseRevision, keepsReplaced, copyOf },
        preparedOf(request),
        configuration,
      );
      if (saved.revision === 1) {
        counts.add('template-made');
        reachStep({ ports, counts }, request, 'begun');
      }
      logSometimes(request, uuid, 'saved', `${uuid} at revision ${saved.revision}`);
      return saved;
    } catch (error) {
      const version = error instanceof AppError ? error.details.conflictVersion : undefined;
      if (version !== undefined)
        logSometimes(request, uuid, 'stale', `${uuid}: put aside as version ${version}`);
      throw error;
    }
  });
}

/** Not validated yet: the body is parsed first. */
function uuidOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
}
