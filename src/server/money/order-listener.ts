// What follows when an order changes, in the transaction that finds it out.
import type { Kysely } from 'kysely';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { Tables } from '#server/ports/database/tables.ts';

export interface OrderListener {
  /** Null before: a renewal, which begins as it is. */
  orderChanged(query: Kysely<Tables>, before: Order | null, after: Order): Promise<void>;
}
