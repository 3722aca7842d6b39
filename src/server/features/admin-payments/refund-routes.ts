// What operators answer to those who want their money back.
import type { FastifyInstance } from 'fastify';
import { countRefundRequests, listRefundRequests } from '#server/database/rows/money/refund-rows.ts';
import { createEmailQueue } from '#server/emails/create-email-queue.ts';
import { logEventIds } from '#server/event-log/log-event-ids.ts';
import { logRequestEvent } from '#server/event-log/log-request-event.ts';
import { denyRefund, grantRefund } from '#server/money/refunds/answer-refund.ts';
import { refundRequestOf } from '#server/money/refunds/refund-request-of.ts';
import { refuseElsewhere, refuseUnconfirmed } from '#server/operator-desk/operator-desk.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import type { ServerParts } from '../server-parts.ts';
import { troublesOf } from './operator-order.ts';

export function refundRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { ports, jobs, emails, eventLog } = parts;
  const { clock, payments } = ports;

  registerOperatorCall(app, parts, 'listRefundRequests', async (desk, { query: page }) => {
    const { query } = desk.place.database;
    const total = await countRefundRequests(query);
    const orders = await listRefundRequests(query, page);
    const troubleOf = await troublesOf(query, orders);
    await desk.record(query, { act: 'refund-requests-listed' });
    return {
      requests: orders.map((order) => refundRequestOf(order, troubleOf(order))),
      ...{ total, hasMore: page.skip + orders.length < total },
    };
  });

  registerOperatorCall(app, parts, 'grantRefund', async (desk, request) => {
    refuseElsewhere(desk);
    const { id } = request.params;
    const refundDesk = { database: desk.place.database, jobs, emails, payments, now: clock.now() };
    const refundGrantedAt = await grantRefund(refundDesk, id, request.body.note, async (query, order) => {
      refuseUnconfirmed(desk, { id, email: order.email || null }, request.query.confirm);
      await desk.record(query, {
        ...{ act: 'refund-granted', what: id, before: { grantedAt: order.refund_granted_at } },
        ...(order.account_id !== null && { whom: order.account_id }),
      });
    });
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.refundGranted, content: `order: ${id}` });
    return { refundGrantedAt };
  });

  registerOperatorCall(app, parts, 'denyRefund', async (desk, request) => {
    const { id } = request.params;
    const refundDesk = {
      ...{ database: desk.place.database, jobs, now: clock.now() },
      emails: createEmailQueue(jobs),
    };
    const refundDeniedAt = await denyRefund(refundDesk, id, request.body.answer, (query, order) =>
      desk.record(query, {
        ...{ act: 'refund-denied', what: id, before: { deniedAt: order.refund_denied_at } },
        ...(order.account_id !== null && { whom: order.account_id }),
      }),
    );
    jobs.wake();
    logRequestEvent(eventLog, request, { lmid: logEventIds.refundDenied, content: `order: ${id}` });
    return { refundDeniedAt };
  });
}
