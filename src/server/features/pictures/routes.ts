// The calls that take pictures of a posted template, and that show one of a template of the gallery.
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls/calls.ts';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { findGalleryCard } from '#server/database/rows/gallery-template-rows.ts';
import { readPostedBodies } from '#server/documents/posted-bodies.ts';
import { AppError } from '#server/errors/app-error.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { disconnectSignalOf } from '#server/http/connections.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { makePictures } from '#server/pictures/make-pictures.ts';
import { isPictureName } from '#server/pictures/picture-names.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { ServerParts } from '../server-parts.ts';
import { refuseOtherSpreadsheet } from './refuse-other-spreadsheet.ts';

const dayS = 24 * 60 * 60;
const yearS = 365 * dayS;

export function pictureRoutes(
  app: FastifyInstance,
  { ports, documents }: ServerParts,
  processes: ModelProcesses,
): void {
  const parts = { ports, processes, programVersion: programVersion() };
  screenshotRoute(app, ports);
  // The scope keeps the parser of its body from other calls.
  app.register(async (scope) => {
    const postedOf = readPostedBodies(scope, (request, posted) =>
      documents.run(callerOf(request), 'readPostedScreenshots', posted),
    );
    registerCall(scope, 'getGoogleSheetsScreenshots', async (request, reply) => {
      const { document, digest } = postedOf(request);
      const { spreadsheetId, template } = request.body;
      await refuseOtherSpreadsheet(ports.database.query, {
        ...{ accountId: visitorOf(request).id, spreadsheetId },
        ...{ templateUuid: template.uuid, now: ports.clock.now() },
      });
      const signal = disconnectSignalOf(request, reply);
      const made = await makePictures(parts, callerOf(request), document, digest, signal);
      if ('faults' in made) throw new AppError('template-invalid', { faults: made.faults });
      return { screenshots: [...made.names] };
    });
  });
}

function screenshotRoute(app: FastifyInstance, { database, files }: Ports): void {
  registerCall(app, 'getScreenshot', async (request, reply) => {
    const { templateId, filename } = request.query;
    const found = await findGalleryCard(database.query, templateId);
    // Only file names that are listed on the card and valid in a folder.
    const isKnown = found && readGalleryCard(found.card)?.screenshots.includes(filename);
    const isPlain = /^[\w-]+\.png$/.test(filename);
    const picture = isKnown && isPlain ? await files.get(filename) : null;
    if (picture === null) throw new AppError('file-not-found');
    // A changed picture gets a new name, so that a list of many cards does not refetch its pictures.
    reply.header('cache-control', `public, max-age=${isPictureName(filename) ? yearS : dayS}`);
    return reply.type(calls.getScreenshot.replyType).send(picture);
  });
}
