// The calls for money back: the buyer's request, and what operators answer.
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { countRefundRequests, listRefundRequests } from '#server/database/rows/money/refund-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { registerCall } from '#server/http/register-call.ts';
import { visitorOf } from '#server/http/visitor-of.ts';
import { denyRefund, grantRefund } from '#server/money/refunds/answer-refund.ts';
import { askForRefund } from '#server/money/refunds/ask-for-refund.ts';
import { refundRequestOf } from '#server/money/refunds/refund-request-of.ts';
import { refuseElsewhere, refuseUnconfirmed } from '#server/operator-desk/operator-desk.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { Tables } from '#server/ports/database/tables.ts';
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

  refundAnswerRoutes(app, parts);
}

function refundAnswerRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, emails, jobs, eventLog } = parts;
  const { database, clock, payments } = ports;

  registerOperatorCall(app, parts, 'listRefundRequests', async ({ place }, { query }) => {
    const rows = place.database.query;
    const total = await countRefundRequests(rows);
    const orders = await listRefundRequests(rows, query);
    return { requests: orders.map(refundRequestOf), total, hasMore: query.skip + orders.length < total };
  });

  registerOperatorCall(app, parts, 'grantRefund', async (desk, request) => {
    refuseElsewhere(desk);
    const { id } = request.params;
    const order = await findOrder(database.query, id);
    if (order === undefined) throw new AppError('order-not-found');
    refuseUnconfirmed(desk, order, request.query.confirm);
    const record = (query: Kysely<Tables>) => desk.record(query, { act: 'refund-granted', ...about(order) });
    const refundGrantedAt = await grantRefund(
      { database, jobs, emails, payments, record, now: clock.now() },
      id,
    );
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.refundGranted, content: `order: ${id}` });
    return { refundGrantedAt };
  });

  registerOperatorCall(app, parts, 'denyRefund', async (desk, request) => {
    refuseElsewhere(desk);
    const { id } = request.params;
    const order = await findOrder(database.query, id);
    if (order === undefined) throw new AppError('order-not-found');
    const record = (query: Kysely<Tables>) => desk.record(query, { act: 'refund-denied', ...about(order) });
    const refundDesk = { database, jobs, emails, record, now: clock.now() };
    const refundDeniedAt = await denyRefund(refundDesk, id, request.body.answer);
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.refundDenied, content: `order: ${id}` });
    return { refundDeniedAt };
  });
}

const about = ({ id, account_id }: { readonly id: string; readonly account_id: string | null }) => ({
  what: id,
  ...(account_id !== null && { whom: account_id }),
});
