// Reads and writes receipts: what was sent to the buyer, and the link to the workbook.
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { ReceiptTable } from '#server/ports/database/tables/money-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Order } from './order-rows.ts';

export type Receipt = Selectable<ReceiptTable>;

/** What the page of an order says of its receipt. */
export type ReceiptOfOrder = Pick<Receipt, 'token' | 'file_state' | 'file_token' | 'revoked_at'>;

/** Two who begin at once have one receipt, the first one. */
export async function beginReceipt(
  query: Kysely<Tables>,
  row: Pick<Receipt, 'order_id' | 'token' | 'created_at' | 'file_state'>,
): Promise<void> {
  await query
    .insertInto('receipt')
    .values({
      ...row,
      ...{ mailed_at: null, file_token: null, file_name: null, file_title: '' },
      ...{ file_mailed_at: null, revoked_at: null },
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

export function findReceipt(query: Kysely<Tables>, orderId: string): Promise<Receipt | undefined> {
  return query.selectFrom('receipt').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Others who change it wait until the caller's transaction ends, on both databases. */
export function lockReceipt(query: Kysely<Tables>, orderId: string): Promise<Receipt | undefined> {
  return query
    .updateTable('receipt')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateReceipt(
  query: Kysely<Tables>,
  orderId: string,
  change: Updateable<ReceiptTable>,
): Promise<void> {
  await query.updateTable('receipt').set(change).where('order_id', '=', orderId).execute();
}

export function findReceiptByToken(query: Kysely<Tables>, token: string): Promise<Receipt | undefined> {
  return query.selectFrom('receipt').selectAll().where('token', '=', token).executeTakeFirst();
}

export function findReceiptByFileToken(query: Kysely<Tables>, token: string): Promise<Receipt | undefined> {
  return query.selectFrom('receipt').selectAll().where('file_token', '=', token).executeTakeFirst();
}

/** By the id of the order. */
export async function listReceiptsOf(
  query: Kysely<Tables>,
  accountId: string,
): Promise<ReadonlyMap<string, ReceiptOfOrder>> {
  const rows = await query
    .selectFrom('receipt')
    .innerJoin('purchase_order', 'purchase_order.id', 'receipt.order_id')
    .select(['order_id', 'token', 'file_state', 'file_token', 'revoked_at'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ order_id: id, ...receipt }) => [id, receipt]));
}

export const findOwnOrder = (
  query: Kysely<Tables>,
  id: string,
  accountId: string,
): Promise<Order | undefined> =>
  query
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Of these files, those that are still linked to. */
export async function listKeptReceiptFiles(
  query: Kysely<Tables>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('receipt')
    .select('file_name')
    .where('file_name', 'in', [...names])
    .execute();
  return new Set(rows.flatMap(({ file_name: name }) => (name === null ? [] : [name])));
}

/** Files whose money was given back, or that nobody paid for, are linked to no more. */
export async function unlinkRefundedFiles(query: Kysely<Tables>): Promise<void> {
  const over = ['refunded', 'failed'] as const;
  await query
    .updateTable('receipt')
    .set({ file_name: null, file_token: null, file_state: 'gone' })
    .where('file_name', 'is not', null)
    .where(
      'order_id',
      'in',
      query
        .selectFrom('purchase_order')
        .select('id')
        .where('state', 'in', [...over]),
    )
    .execute();
}

/** Returns the names of the files: a deleted account leaves the receipts of its orders, but not what it wrote. */
export async function unlinkFilesOf(query: Kysely<Tables>, accountIds: readonly string[]): Promise<string[]> {
  const orders = query
    .selectFrom('purchase_order')
    .select('id')
    .where('account_id', 'in', [...accountIds]);
  const rows = await query
    .selectFrom('receipt')
    .select('file_name')
    .where('order_id', 'in', orders)
    .execute();
  await query
    .updateTable('receipt')
    .set({ file_name: null, file_token: null, file_title: '', file_state: 'gone' })
    .where('file_state', '!=', 'none')
    .where('order_id', 'in', orders)
    .execute();
  return rows.flatMap(({ file_name: name }) => (name === null ? [] : [name]));
}
