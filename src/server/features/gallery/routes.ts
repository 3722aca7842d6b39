// The calls for gallery templates, which anyone may read.
import type { FastifyInstance } from 'fastify';
import { readGalleryCard } from '#server/cards/stored-gallery-card.ts';
import { programVersion } from '#server/configuration/program-version.ts';
import { findPublished } from '#server/database/rows/cards/find-published.ts';
import { listGalleryCards } from '#server/database/rows/cards/list-cards.ts';
import { findGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { galleryTemplateOf } from '#server/documents/gallery-card.ts';
import { readPostedBodies } from '#server/documents/posted-bodies.ts';
import { pricedDocument } from '#server/documents/priced-document.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { callerOf } from '#server/http/addresses/caller-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { WrittenPieces } from '#server/http/replies/written-pieces.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { needsPurchaseFor } from '#server/money/needs-purchase.ts';
import { refuseUnpaidPriced } from '#server/money/refuse-unpaid.ts';
import { soldOf } from '#server/money/sold-template.ts';
import { networkOf } from '#server/networks/network-of.ts';
import type { ServerParts } from '../server-parts.ts';
import { refuseOthersTemplate } from './refuse-others-template.ts';
import { saveToGallery } from './save-to-gallery.ts';

export function galleryRoutes(
  app: FastifyInstance,
  { ports, configuration, eventLog, documents }: ServerParts,
  processes: ModelProcesses,
): void {
  const { database } = ports;
  const saving = { ports, processes, programVersion: programVersion() };

  const cashierNow = () => ({
    query: database.query,
    paywall: configuration.paywall,
    now: ports.clock.now(),
  });

  registerCall(app, 'getGallery', async (request) => {
    const needsPurchase = await needsPurchaseFor(cashierNow(), request.session?.account ?? null);
    const templates = await listGalleryCards(database.query, galleryTemplateOf(needsPurchase));
    return { templates };
  });

  registerCall(app, 'getGalleryTemplate', async (request, reply) => {
    const { templateId } = request.params;
    const { query } = database;
    const inGallery = await findGalleryTemplate(query, templateId);
    const found = inGallery ?? (await findPublished(query, templateId));
    if (found === undefined) throw new AppError('template-not-found');
    const sold = soldOf(templateId, { copied_from: null, ...found });
    await refuseUnpaidPriced(cashierNow(), request.session?.account ?? null, sold);
    const document = await documents.run(callerOf(request), 'documentForOthers', found.document);
    if (!document) throw new AppError('template-not-found');
    const pictures = inGallery && readGalleryCard(inGallery.card)?.screenshots;
    const priced = pricedDocument(document, found.price_cents, pictures);
    return reply.type('application/json; charset=utf-8').send(new WrittenPieces(priced));
  });

  // The scope keeps the parser of its body from other calls.
  app.register(async (scope) => {
    const preparedOf = readPostedBodies(scope, (request, posted) =>
      documents.run(callerOf(request), 'readPostedGalleryTemplate', posted),
    );
    registerCall(scope, 'saveToGallery', async (request) => {
      const publisher = { account: visitorOf(request), network: networkOf(request.ip) };
      const { uuid } = request.body.template;
      await refuseOthersTemplate(database.query, publisher.account, uuid);
      const template = await saveToGallery(saving, publisher, uuid, preparedOf(request));
      logRequestEvent(eventLog, request, { lmid: logEventIds.gallerySaved, content: uuid });
      return { template };
    });
  });
}
