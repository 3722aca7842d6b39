// The operators' calls about the gallery: what is in it, and what waits to be listed.
import type { FastifyInstance } from 'fastify';
import { galleryAdminCalls } from '#contract/calls/admin/gallery-calls.ts';
import { listWaiting } from '#server/database/rows/gallery/operator-gallery-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import { isPictureName } from '#server/pictures/picture-names.ts';
import type { ServerParts } from '../server-parts.ts';
import { approveListing, examineListing, refuseListing } from './answer-listing.ts';
import { takeOutOfGallery } from './take-out.ts';
import { waitingListingOf } from './waiting-listing.ts';
import { listWholeGallery } from './whole-gallery.ts';

export function adminGalleryRoutes(
  app: FastifyInstance,
  parts: ServerParts,
  processes: ModelProcesses,
): void {
  registerOperatorCall(app, parts, 'listWholeGallery', async (desk) => {
    const { query } = desk.place.database;
    await desk.record(query, { act: 'gallery-listed' });
    return { templates: await listWholeGallery(query) };
  });

  registerOperatorCall(app, parts, 'takeOutOfGallery', async (desk, { params: { id }, query, body }) => {
    await takeOutOfGallery(parts, desk, id, { confirm: query.confirm, answer: body.answer });
    return { result: 'taken-out' as const };
  });

  registerOperatorCall(app, parts, 'listListings', async (desk, { query: page }) => {
    const { query } = desk.place.database;
    const { rows, total } = await listWaiting(query, page);
    await desk.record(query, { act: 'gallery-requests-listed' });
    return { listings: rows.map(waitingListingOf), total, hasMore: page.skip + rows.length < total };
  });

  const examining = { ...parts, processes };
  registerOperatorCall(app, parts, 'examineListing', async (desk, request) =>
    examineListing(examining, desk, request, request.params.id),
  );

  registerOperatorCall(app, parts, 'approveListing', async (desk, request) => ({
    template: await approveListing(examining, desk, request, {
      ...{ uuid: request.params.id, revision: request.body.revision },
    }),
  }));

  registerOperatorCall(app, parts, 'refuseListing', async (desk, { params: { id }, body }) => {
    await refuseListing(parts, desk, { uuid: id, ...body });
    return { result: 'refused' as const };
  });

  registerOperatorCall(app, parts, 'getListingPicture', async (desk, { params }, reply) => {
    const { id, filename } = params;
    const picture = isPictureName(filename) ? await desk.place.files.get(filename) : null;
    if (picture === null) throw new AppError('file-not-found');
    await desk.record(desk.place.database.query, { act: 'gallery-request-examined', what: id });
    return reply.type(galleryAdminCalls.getListingPicture.replyType).send(picture);
  });
}
