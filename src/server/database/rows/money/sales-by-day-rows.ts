// What was paid and given back on each day, from the orders and the events of payments themselves.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface SalesOfDay {
  /** Days since 1970, in UTC. */
  readonly day: number;
  readonly currency: string;
  readonly orders: number;
  /** Without tax. */
  readonly amount: number;
}

export async function listSalesByDay(
  query: Kysely<Tables>,
  from: number,
  before: number,
): Promise<SalesOfDay[]> {
  const day = sql<number>`paid_at / ${sql.lit(dayMs)}`;
  const rows = await query
    .selectFrom('purchase_order')
    .select([day.as('day'), 'currency'])
    .select((row) => [
      row.fn.countAll<number>().as('orders'),
      sql<number>`cast(sum(amount) as bigint)`.as('amount'),
    ])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', before)
    .groupBy([day, 'currency'])
    .execute();
  return rows.map((row) => ({
    ...{ day: Number(row.day), currency: row.currency },
    ...{ orders: Number(row.orders), amount: Number(row.amount) },
  }));
}

export interface ToldRefund {
  readonly orderId: string;
  readonly currency: string;
  readonly amount: number;
  readonly taxAmount: number;
  readonly happenedAt: number;
  /** JSON of a payment's fact. */
  readonly fact: string;
}

/** All that was told of orders whose money went back, oldest first: each says how much it is in all so far. */
export async function listToldRefunds(query: Kysely<Tables>): Promise<ToldRefund[]> {
  const told = (column: 'order_id' | 'payment_id') =>
    query
      .selectFrom('payment_event')
      .innerJoin('purchase_order', (join) =>
        column === 'order_id'
          ? join.onRef('purchase_order.id', '=', 'payment_event.order_id')
          : join
              .onRef('purchase_order.payment_id', '=', 'payment_event.payment_id')
              .on('payment_event.order_id', 'is', null),
      )
      .select(['purchase_order.id as orderId', 'currency', 'amount', 'tax_amount as taxAmount'])
      .select(['happened_at as happenedAt', 'fact'])
      .where('payment_event.kind', '=', 'refunded')
      .execute();
  const rows = [...(await told('order_id')), ...(await told('payment_id'))];
  return rows.sort((one, other) => one.happenedAt - other.happenedAt);
}

/** Whose visitor first came in the time and paid within so long of it; of accounts that are still there. */
export async function countFirstBuyers(
  query: Kysely<Tables>,
  { from, before, withinMs }: { readonly from: number; readonly before: number; readonly withinMs: number },
): Promise<number> {
  const { amount } = await query
    .selectFrom('account')
    .select((row) => row.fn.countAll<number>().as('amount'))
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('purchase_order')
          .select('purchase_order.id')
          .whereRef('purchase_order.account_id', '=', 'account.id')
          .where(sql<boolean>`purchase_order.paid_at < account.created_at + ${sql.lit(withinMs)}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(amount);
}

/** When anything was counted first. */
export async function findFirstCountedDay(query: Kysely<Tables>): Promise<string | null> {
  const row = await query.selectFrom('daily_count').select('day').orderBy('day').limit(1).executeTakeFirst();
  return row?.day ?? null;
}
