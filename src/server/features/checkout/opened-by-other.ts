// Waits for the address of a checkout that another request, from another tab or on another instance, is opening for the same order.
import { setTimeout as pause } from 'node:timers/promises';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import type { Database } from '#server/ports/database/database.ts';

const askAgainMs = 250;
/** Longer than a payment service takes to answer; the other may have died. */
const mostWaitMs = 10_000;

/** Null if nothing has come of it. */
export async function openedByOther(
  { query }: Pick<Database, 'query'>,
  orderId: string,
): Promise<string | null> {
  for (let waitedMs = 0; waitedMs <= mostWaitMs; waitedMs += askAgainMs) {
    const order = await findOrder(query, orderId);
    if (order === undefined || order.state === 'failed') return null;
    if (order.checkout_url !== null) return order.checkout_url;
    await pause(askAgainMs);
  }
  return null;
}
