// The call with which buyers ask for their money back.
import type { FastifyInstance } from 'fastify';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { askForRefund } from '#server/money/refunds/ask-for-refund.ts';
import type { ServerParts } from '../server-parts.ts';

export function refundRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits, emails, jobs, eventLog } = parts;
  const { database, clock } = ports;

  registerCall(app, 'askForRefund', async (request) => {
    const { id } = request.params;
    await limits.countMessage(request);
    const counter = { database, emails, operatorEmail: configuration.feedbackEmail, now: clock.now() };
    const { refundAskedAt, isNew } = await askForRefund(
      counter,
      visitorOf(request).id,
      id,
      request.body.reason,
    );
    jobs.wake();
    if (isNew) logRequestEvent(eventLog, request, { lmid: logEventIds.refundAsked, content: `order: ${id}` });
    return { refundAskedAt };
  });
}
