// The calls with which owners ask that their published templates are listed in the gallery.
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '#server/database/rows/account-rows.ts';
import { askListing, deleteListing, findOwnListing } from '#server/database/rows/gallery/listing-rows.ts';
import { deleteGalleryTemplate } from '#server/database/rows/gallery-template-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { isListedByOwner, listingOf } from '#server/gallery/listing-of.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '../server-parts.ts';

export function listingRoutes(app: FastifyInstance, { ports, limits, eventLog }: ServerParts): void {
  const { database, clock } = ports;

  registerCall(app, 'getListing', async (request) =>
    listingOf(await own(database.query, request.params.id, visitorOf(request).id)),
  );

  registerCall(app, 'askForListing', async (request) => {
    const { id } = request.params;
    await limits.countMessage(request);
    const asked = await database.query.transaction().execute(async (query) => {
      const { id: accountId } = visitorOf(request);
      await lockAccount(query, accountId);
      const found = await own(query, id, accountId);
      const isOthers = found.listed_uuid !== null && !isListedByOwner(found);
      if (!listingOf(found).isPublished || isOthers) throw new AppError('listing-not-possible');
      await askListing(query, id, clock.now());
      return own(query, id, accountId);
    });
    logRequestEvent(eventLog, request, { lmid: logEventIds.listingAsked, content: id });
    return listingOf(asked);
  });

  registerCall(app, 'withdrawListing', async (request) => {
    const { id } = request.params;
    const left = await database.query.transaction().execute(async (query) => {
      const { id: accountId } = visitorOf(request);
      await lockAccount(query, accountId);
      const found = await own(query, id, accountId);
      const wasAsked = await deleteListing(query, id);
      // What an entitled owner put there by themselves was never asked for.
      if (wasAsked && isListedByOwner(found)) await deleteGalleryTemplate(query, id);
      return own(query, id, accountId);
    });
    logRequestEvent(eventLog, request, { lmid: logEventIds.listingWithdrawn, content: id });
    return listingOf(left);
  });
}

async function own(...[query, uuid, accountId]: Parameters<typeof findOwnListing>) {
  const found = await findOwnListing(query, uuid, accountId);
  if (found === undefined) throw new AppError('template-not-found');
  return found;
}
