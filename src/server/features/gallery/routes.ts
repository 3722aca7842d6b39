// The calls about templates that stand in the gallery for everyone.
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { findGalleryTemplate, listGalleryCards } from '#server/database/gallery-template-rows.ts';
import { findPublishedTemplate } from '#server/database/template-rows.ts';
import { documentForOthers } from '#server/documents/document-for-others.ts';
import { AppError } from '#server/http/app-error.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { lmids } from '#server/journal/lmids.ts';
import { note } from '#server/journal/note.ts';
import type { ModelThreads } from '#server/model-threads/model-threads.ts';
import type { ServerParts } from '#server/server-parts.ts';
import { readCard } from './gallery-card.ts';
import { saveToGallery } from './save-to-gallery.ts';

export function galleryRoutes(
  app: FastifyInstance,
  { ports, journal }: ServerParts,
  threads: ModelThreads,
): void {
  const { database, files } = ports;

  registerCall(app, 'getGallery', async () => ({
    templates: (await listGalleryCards(database.query)).map(readCard),
  }));

  registerCall(app, 'getGalleryTemplate', async (request, reply) => {
    const { templateId } = request.params;
    const found =
      (await findGalleryTemplate(database.query, templateId)) ??
      (await findPublishedTemplate(database.query, templateId));
    if (found === undefined) throw new AppError('template-not-found');
    return reply.type('application/json; charset=utf-8').send(documentForOthers(found.document));
  });

  registerCall(app, 'saveToGallery', async (request) => {
    const account = visitorOf(request);
    const template = await saveToGallery(ports, threads, account, request.body.template);
    note(journal, request, { lmid: lmids.gallerySaved, content: template.uuid });
    return { template };
  });

  registerCall(app, 'getScreenshot', async (request, reply) => {
    const { templateId, filename } = request.query;
    const found = await findGalleryTemplate(database.query, templateId);
    // Only names that stand on the card, and only such as a folder can hold.
    const isKnown = found !== undefined && readCard(found).screenshots.includes(filename);
    const isPlain = /^[\w-]+\.png$/.test(filename);
    const picture = isKnown && isPlain ? await files.get(filename) : null;
    if (picture === null) throw new AppError('file-not-found');
    // A list of many cards must not fetch its pictures at each visit; one that is drawn anew has a new name.
    reply.header('cache-control', 'public, max-age=86400');
    return reply.type(calls.getScreenshot.replyType).send(picture);
  });
}
