// The calls for money back: the buyer's request, and what operators answer.
import type { FastifyInstance } from 'fastify';
import { countRefundRequests, listRefundRequests } from '#server/database/rows/money/refund-rows.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { denyRefund, grantRefund } from '#server/money/refunds/answer-refund.ts';
import { askForRefund } from '#server/money/refunds/ask-for-refund.ts';
import { refundRequestOf } from '#server/money/refunds/refund-request-of.ts';
import type { ServerParts } from '../server-parts.ts';

export function refundRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, configuration, limits, emails, jobs, eventLog } = parts;
  const { database, clock, payments } = ports;

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

  registerCall(app, 'listRefundRequests', async ({ query }) => {
    const total = await countRefundRequests(database.query);
    const orders = await listRefundRequests(database.query, query);
    return { requests: orders.map(refundRequestOf), total, hasMore: query.skip + orders.length < total };
  });

  registerCall(app, 'grantRefund', async (request) => {
    const { id } = request.params;
    const refundGrantedAt = await grantRefund({ database, jobs, emails, payments, now: clock.now() }, id);
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.refundGranted, content: `order: ${id}` });
    return { refundGrantedAt };
  });

  registerCall(app, 'denyRefund', async (request) => {
    const { id } = request.params;
    const desk = { database, jobs, emails, now: clock.now() };
    const refundDeniedAt = await denyRefund(desk, id, request.body.answer);
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.refundDenied, content: `order: ${id}` });
    return { refundDeniedAt };
  });
}
