// The call with which anybody tells the operators what is wrong with a template that others can see.
import type { FastifyInstance } from 'fastify';
import { isPublishedTemplate } from '#server/database/rows/cards/find-published.ts';
import { saveReport } from '#server/database/rows/gallery/report-rows.ts';
import { findGalleryCard } from '#server/database/rows/gallery-template-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import type { ServerParts } from '../server-parts.ts';

export function reportRoutes(app: FastifyInstance, { ports, limits, eventLog }: ServerParts): void {
  const { database, clock } = ports;
  registerCall(app, 'reportTemplate', async (request) => {
    const { id } = request.params;
    await limits.countMessage(request);
    const { query } = database;
    const isShown =
      (await findGalleryCard(query, id)) !== undefined || (await isPublishedTemplate(query, id));
    if (!isShown) throw new AppError('template-not-found');
    const { reason, words } = request.body;
    await saveReport(query, {
      ...{ template_uuid: id, account_id: visitorOf(request).id, at: clock.now() },
      ...{ reason, words },
    });
    logRequestEvent(eventLog, request, { lmid: logEventIds.templateReported, content: `${id}: ${reason}` });
    return { result: 'sent' as const };
  });
}
