// Takes the person out of orders that outlive their account, and out of what payments have told of them.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';

/** Also of those that are forgotten already: the next step may have been interrupted. */
export async function listOrderIds(query: Kysely<Tables>, accountIds: readonly string[]): Promise<string[]> {
  const rows = await query
    .selectFrom('purchase_order')
    .select('id')
    .where('account_id', 'in', [...accountIds])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What was sold, when, for how much and with which tax stays, and what the payment service calls it. */
export async function forgetOrders(
  query: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await query
    .updateTable('purchase_order')
    .set({
      ...{ email: '', template_uuid: null, gs_url: null, checkout_url: null, refund_reason: null },
      ...{ refund_note: null, forgotten_at: now },
    })
    .where('id', 'in', [...ids])
    .execute();
  // A plan is called by its own name, a template as its owner called it.
  await query
    .updateTable('purchase_order')
    .set({ name: '' })
    .where('id', 'in', [...ids])
    .where('kind', '=', 'template')
    .execute();
  await query
    .updateTable('purchase_order')
    .set({ static_id: null })
    .where('id', 'in', [...ids])
    .where('static_id', 'not in', (rows) => rows.selectFrom('gallery_template').select('uuid'))
    .execute();
}

/** The addresses that their receipts had lead nowhere from here on. */
export async function renewReceiptAddresses(
  query: Kysely<Tables>,
  orderIds: readonly string[],
  newToken: () => string,
): Promise<void> {
  for (const id of orderIds) {
    await query.updateTable('receipt').set({ token: newToken() }).where('order_id', '=', id).execute();
  }
}

/** The JSON of each, as it is to be stored from here on. */
export async function rewriteCheckoutFacts(
  query: Kysely<Tables>,
  orderIds: readonly string[],
  rewrite: (fact: string) => string,
): Promise<void> {
  const rows = await query
    .selectFrom('payment_event')
    .select(['id', 'fact'])
    .where('order_id', 'in', [...orderIds])
    .where('kind', '=', 'checkout-completed')
    .execute();
  for (const { id, fact } of rows) {
    const rewritten = rewrite(fact);
    if (rewritten === fact) continue;
    await query.updateTable('payment_event').set({ fact: rewritten }).where('id', '=', id).execute();
  }
}
