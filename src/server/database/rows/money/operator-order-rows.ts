// Reads everybody's orders and what payments have told, for operators.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { PaymentEventTable } from '#server/ports/database/tables/money-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Order } from './order-rows.ts';

export interface Page {
  readonly skip: number;
  readonly limit: number;
}

export interface OrderSearch {
  /** Part of an id, an email address or a name; empty: all. */
  readonly query: string;
  readonly state?: Order['state'] | undefined;
}

interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Newest first. */
export async function searchOrders(
  query: Kysely<Tables>,
  { query: words, state }: OrderSearch,
  { skip, limit }: Page,
): Promise<Paged<Order>> {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const found = query
    .selectFrom('purchase_order')
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'paid'))
    .$if(words !== '', (rows) =>
      rows.where((row) =>
        row.or((['id', 'email', 'name'] as const).map((column) => contains(column, pattern))),
      ),
    );
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return { rows, total: await countOf(found) };
}

const contains = (column: 'id' | 'email' | 'name', pattern: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;

export interface EventSearch {
  /** With all that is connected with it. */
  readonly order?: Pick<Order, 'id' | 'payment_id' | 'subscription_id'> | undefined;
  readonly kind?: string | undefined;
}

/** Newest first, by the clock of the service. */
export async function searchPaymentEvents(
  query: Kysely<Tables>,
  { order, kind }: EventSearch,
  { skip, limit }: Page,
): Promise<Paged<PaymentEventTable>> {
  const found = query
    .selectFrom('payment_event')
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? ''))
    .$if(order !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          row('order_id', '=', order?.id ?? ''),
          ...(order?.payment_id ? [row('payment_id', '=', order.payment_id)] : []),
          ...(order?.subscription_id ? [row('subscription_id', '=', order.subscription_id)] : []),
        ]),
      ),
    );
  const rows = await found
    .selectAll()
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return { rows, total: await countOf(found) };
}

export function findPaymentEvent(query: Kysely<Tables>, id: string): Promise<PaymentEventTable | undefined> {
  return query.selectFrom('payment_event').selectAll().where('id', '=', id).executeTakeFirst();
}

async function countOf<Table extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
