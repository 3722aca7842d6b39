// The call that copies a template.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#language/language.ts';
import { reachStep } from '#server/daily-counts/count-visitors.ts';
import { readPostedBodies } from '#server/documents/posted-bodies.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { WrittenPieces } from '#server/http/replies/written-pieces.ts';
import { sessionOf, visitorOf } from '#server/http/visitor-of.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { cloneTemplate } from './clone-template.ts';

const labels: Readonly<Record<Language, string>> = { en: ' - clone', ru: ' - копия' };

/** The scope keeps its body parser from other calls. */
export function cloneRoute(app: FastifyInstance, parts: ServerParts): void {
  app.register(async (scope) => addCloneRoute(scope, parts));
}

function addCloneRoute(
  app: FastifyInstance,
  { ports, configuration, counts, eventLog, documents }: ServerParts,
): void {
  const copyOf = readPostedBodies(app, (request, posted) => {
    const label = labels[chosenBy(visitorOf(request)).language];
    const copy = { ...posted, uuid: randomUUID(), timestamp: ports.clock.now(), label };
    return documents.run(callerOf(request), 'readPostedClone', copy);
  });

  registerCall(app, 'cloneTemplate', async (request, reply) => {
    const copy = copyOf(request);
    const origins = [request.params.id, request.body.template.uuid];
    const cloned = await cloneTemplate(ports, sessionOf(request), origins, copy, configuration);
    counts.add('template-made');
    reachStep({ ports, counts }, request, 'begun');
    logRequestEvent(eventLog, request, {
      lmid: logEventIds.templateCloned,
      content: `copied as ${copy.uuid}`,
    });
    return reply.type('application/json; charset=utf-8').send(new WrittenPieces(cloned));
  });
}
