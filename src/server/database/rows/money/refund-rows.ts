// Reads requests for money back: those that nobody has answered, and those whose money is on its way.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Order } from './order-rows.ts';

const openRequests = (query: Kysely<Tables>) =>
  query
    .selectFrom('purchase_order')
    .where('state', '=', 'paid')
    .where((row) =>
      row.or([
        row.and([row('refund_asked_at', 'is not', null), row('refund_denied_at', 'is', null)]),
        row('refund_granted_at', 'is not', null),
      ]),
    );

/** Oldest first; what was granted without being asked for comes last. */
export function listRefundRequests(
  query: Kysely<Tables>,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<Order[]> {
  return openRequests(query)
    .selectAll()
    .orderBy('refund_asked_at')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute();
}

export async function countRefundRequests(query: Kysely<Tables>): Promise<number> {
  const row = await openRequests(query)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
