// Finds the other pages on which somebody could pay for what they buy, or have bought, once more, and has them closed.
import type { Kysely } from 'kysely';
import { listOpenCheckouts } from '#server/database/rows/money/checkout-rows.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Tables } from '#server/ports/database/tables.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const closeOthersJob = 'close-checkouts';

type Sold = Pick<Order, 'kind' | 'template_uuid' | 'static_id'>;

/** One plan is enough, and so is one purchase of a template and of what it is a copy of. */
function isSameSale(one: Sold, other: Sold): boolean {
  if (one.kind !== other.kind) return false;
  const uuids = [one.template_uuid, one.static_id].filter((uuid) => uuid !== null);
  return (
    one.kind === 'plan' || uuids.some((uuid) => uuid === other.template_uuid || uuid === other.static_id)
  );
}

export async function listOthers(query: Kysely<Tables>, order: Order): Promise<Order[]> {
  const { id, account_id: accountId, provider } = order;
  if (accountId === null || (order.state !== 'paid' && order.state !== 'pending')) return [];
  const open = await listOpenCheckouts(query, accountId, provider);
  return open.filter((other) => other.id !== id && isSameSale(order, other));
}

/** In the caller's transaction, which is about to show the order's page, or has learned that it is paid. */
export async function queueCloseOthers(
  jobs: Pick<Jobs, 'add'>,
  query: Kysely<Tables>,
  order: Order,
): Promise<void> {
  if ((await listOthers(query, order)).length === 0) return;
  await jobs.add(query, { kind: closeOthersJob, payload: { orderId: order.id } });
}
