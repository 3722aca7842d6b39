// The call that saves a template, which editors make all the time.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { registerCall } from '#server/http/register-call.ts';
import { sessionOf, visitorOf } from '#server/http/visitor-of.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';
import { NowAndThen } from '#server/journal/now-and-then.ts';
import type { ServerParts } from '../server-parts.ts';
import { parseLargeSaves } from './parse-large-saves.ts';
import { saveTemplate } from './save-template.ts';

/** The bodies of no other call are parsed its way. */
export function saveRoute(app: FastifyInstance, parts: ServerParts): void {
  app.register(async (alone) => addSaveRoute(alone, parts));
}

function addSaveRoute(app: FastifyInstance, { ports, configuration, journal, documents }: ServerParts): void {
  const preparedOf = parseLargeSaves(app, documents);
  const nowAndThen = new NowAndThen();
  const noteSeldom = (request: FastifyRequest, uuid: string, told: 'saved' | 'stale', content: string) => {
    const { id } = visitorOf(request);
    if (!nowAndThen.isDue(`${told} ${id} ${uuid}`, ports.clock.now())) return;
    if (told === 'saved') note(journal, request, { lmid: lmids.templateSaved, content });
    else note(journal, request, { lmid: lmids.templateStale, level: 'warn', content });
  };

  registerCall(app, 'saveUserTemplate', async (request) => {
    const { id: uuid } = request.params;
    const { template, baseRevision, keepsReplaced = false } = request.body;
    try {
      const saved = await saveTemplate(
        ports,
        { session: sessionOf(request), uuid, baseRevision, keepsReplaced },
        preparedOf(request, uuid, template),
        configuration,
      );
      noteSeldom(request, uuid, 'saved', `${uuid} at revision ${saved.revision}`);
      return saved;
    } catch (error) {
      const version = error instanceof AppError ? error.details.conflictVersion : undefined;
      if (version !== undefined)
        noteSeldom(request, uuid, 'stale', `${uuid}: put aside as version ${version}`);
      throw error;
    }
  });
}
