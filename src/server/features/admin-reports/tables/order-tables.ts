// All orders, and those whose money was given back or asked back, to download.
import type { Kysely } from 'kysely';
import { inWholeUnits } from '#contract/money/amount-in-words.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { CsvCell } from '#server/operator-desk/csv.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { inPieces, isoTime, type Table } from './table.ts';

export const orderTable: Table = {
  columns: [
    ...['id', 'account_id', 'email', 'kind', 'name', 'plan', 'template', 'state', 'provider', 'currency'],
    ...['amount', 'tax', 'total', 'refunded', 'created_at', 'paid_at'],
  ],
  rows: async function* (query) {
    for await (const orders of orderPieces(query)) yield orders.map(rowOf);
  },
};

export const orderPieces = (query: Kysely<Tables>) =>
  inPieces<Order>((after, limit) =>
    query
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

const rowOf = (order: Order): readonly CsvCell[] => {
  const units = (amount: number): number => inWholeUnits(amount, order.currency);
  return [
    ...[order.id, order.account_id, order.email, order.kind, order.name, order.plan_id, order.template_uuid],
    ...[order.state, order.provider, order.currency, units(order.amount), units(order.tax_amount)],
    ...[units(order.amount + order.tax_amount), units(order.refunded_amount)],
    ...[isoTime(order.created_at), isoTime(order.paid_at)],
  ];
};

export const refundTable: Table = {
  columns: [
    ...['order_id', 'email', 'name', 'provider', 'state', 'currency', 'paid', 'refunded'],
    ...['paid_at', 'asked_at', 'reason', 'granted_at', 'note', 'denied_at'],
  ],
  rows: async function* (query) {
    for await (const orders of orderPieces(query)) yield orders.filter(isAboutRefund).map(refundOf);
  },
};

const isAboutRefund = ({ refunded_amount, refund_asked_at, refund_granted_at }: Order): boolean =>
  refunded_amount > 0 || refund_asked_at !== null || refund_granted_at !== null;

const refundOf = (order: Order): readonly CsvCell[] => {
  const units = (amount: number): number => inWholeUnits(amount, order.currency);
  return [
    ...[order.id, order.email, order.name, order.provider, order.state, order.currency],
    ...[units(order.amount + order.tax_amount), units(order.refunded_amount), isoTime(order.paid_at)],
    ...[isoTime(order.refund_asked_at), order.refund_reason, isoTime(order.refund_granted_at)],
    ...[order.refund_note, isoTime(order.refund_denied_at)],
  ];
};
