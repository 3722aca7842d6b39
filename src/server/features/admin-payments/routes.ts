// The operators' calls about orders, what payments have told, and money back.
import type { FastifyInstance } from 'fastify';
import { searchOrders, searchPaymentEvents } from '#server/database/rows/money/operator-order-rows.ts';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readMissedEvents } from '#server/money/read-missed-events.ts';
import { refuseElsewhere } from '#server/operator-desk/operator-desk.ts';
import { registerOperatorCall } from '#server/operator-desk/register-operator-call.ts';
import { PaymentsUnavailable } from '#server/ports/payments/payments-unavailable.ts';
import type { ServerParts } from '../server-parts.ts';
import { operatorEventOf, operatorOrderOf, troublesOf } from './operator-order.ts';
import { refundRoutes } from './refund-routes.ts';
import { replay } from './replay.ts';

export function adminPaymentRoutes(app: FastifyInstance, parts: ServerParts): void {
  registerOperatorCall(app, parts, 'listAllOrders', async (desk, { query: asked }) => {
    const { query } = desk.place.database;
    const { rows, total } = await searchOrders(query, asked, asked);
    const troubleOf = await troublesOf(query, rows);
    await desk.record(query, { act: 'orders-listed' });
    return {
      orders: rows.map((order) => operatorOrderOf(order, troubleOf(order))),
      ...{ total, hasMore: asked.skip + rows.length < total },
    };
  });

  registerOperatorCall(app, parts, 'listPaymentEvents', async (desk, { query: asked }) => {
    const { query } = desk.place.database;
    const { orderId, kind, ...page } = asked;
    // An order that is gone, or of another installation, may still have events.
    const order = orderId === undefined ? undefined : await findOrder(query, orderId);
    const named = orderId === undefined ? undefined : (order ?? namedOnly(orderId));
    const { rows, total } = await searchPaymentEvents(query, { order: named, kind }, page);
    await desk.record(query, {
      act: 'payment-events-listed',
      ...(orderId !== undefined && { what: orderId }),
    });
    return { events: rows.map(operatorEventOf), total, hasMore: page.skip + rows.length < total };
  });

  registerOperatorCall(app, parts, 'replayPaymentEvents', async (desk, { body }) => {
    refuseElsewhere(desk);
    const { events, changes } = await replay(parts, desk, body);
    return { events, changes: [...changes] };
  });

  registerOperatorCall(app, parts, 'readMissedEvents', async (desk, request) => {
    refuseElsewhere(desk);
    const { ports, jobs } = parts;
    if (!ports.payments.isAvailable) throw new AppError('not-available');
    const missed = await readMissedEvents({ ports, jobs }, request.log).catch((error: unknown) => {
      throw error instanceof PaymentsUnavailable ? new AppError('payments-unavailable') : error;
    });
    await desk.record(desk.place.database.query, { act: 'missed-events-read', after: { missed } });
    return { missed };
  });

  refundRoutes(app, parts);
}

const namedOnly = (id: string) => ({ id, payment_id: null, subscription_id: null });
