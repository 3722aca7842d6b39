// Closes pages on which somebody could pay for the same once more, and asks about those that were paid on.
import type { Order } from '#server/database/rows/money/order-rows.ts';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { listOthers } from './checkouts/close-others.ts';
import { orderPayload } from './checkouts/order-payload.ts';
import { type MoneyParts, takeToldEvents } from './take-told-events.ts';

/**
 * An event tells that a page was closed. One that somebody has paid on, which was not told yet, is asked for at once:
 * then the page that is open meanwhile is closed in turn.
 */
export const closeOthers =
  (parts: MoneyParts): JobHandler =>
  async (payload) => {
    const { payments, database } = parts.ports;
    const order = await findOrder(database.query, orderPayload.parse(payload).orderId);
    if (order === undefined || order.provider !== payments.provider) return;
    const paid: Order[] = [];
    for (const other of await listOthers(database.query, order)) {
      if (other.session_id === null) continue;
      if ((await payments.closeCheckout(other.session_id)) === 'paid') paid.push(other);
    }
    if (paid.length === 0) return;
    const since = Math.min(...paid.map((other) => other.created_at));
    for await (const events of payments.listEvents(since)) await takeToldEvents(parts, events);
  };
