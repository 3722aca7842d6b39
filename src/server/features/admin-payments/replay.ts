// Works out once more what has become of an order, and records what that changed.
import { findPaymentEvent } from '#server/database/rows/money/operator-order-rows.ts';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { AppError } from '#server/errors/app-error.ts';
import { queueAfterOrders } from '#server/money/jobs-of-orders.ts';
import { type Replayed, type ReplayedNames, replayEvents } from '#server/money/replay-events.ts';
import type { OperatorDesk } from '#server/operator-desk/operator-desk.ts';
import type { ServerParts } from '../server-parts.ts';

type Replay = { readonly eventId: string } | { readonly orderId: string };
type Query = ServerParts['ports']['database']['query'];

interface Subject {
  readonly what: string;
  readonly provider: string;
  readonly names: ReplayedNames;
}

export async function replay(
  { ports: { database, clock }, jobs }: Pick<ServerParts, 'ports' | 'jobs'>,
  desk: Pick<OperatorDesk, 'record'>,
  asked: Replay,
): Promise<Replayed> {
  const { what, provider, names } =
    'eventId' in asked
      ? await eventOf(database.query, asked.eventId)
      : await orderOf(database.query, asked.orderId);
  const listener = queueAfterOrders(jobs, clock);
  const taker = { database, provider, listener, now: clock.now() };
  const replayed = await replayEvents(taker, names, async (query, { events, changes }) => {
    const fields = changes.map(({ id, field, before, after }) => ({ id, field, before, after }));
    await desk.record(query, { act: 'payment-events-replayed', what, after: { events, changes: fields } });
  });
  jobs.wake();
  return replayed;
}

const present = (...ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

async function eventOf(query: Query, id: string): Promise<Subject> {
  const event = await findPaymentEvent(query, id);
  if (event === undefined) throw new AppError('payment-event-not-found');
  const { provider, order_id, payment_id, subscription_id } = event;
  const names = {
    orders: present(order_id),
    payments: present(payment_id),
    subscriptions: present(subscription_id),
  };
  return { what: id, provider, names };
}

async function orderOf(query: Query, id: string): Promise<Subject> {
  const order = await findOrder(query, id);
  if (order === undefined) throw new AppError('order-not-found');
  const names = {
    orders: [id],
    payments: present(order.payment_id),
    subscriptions: present(order.subscription_id),
  };
  return { what: id, provider: order.provider, names };
}
