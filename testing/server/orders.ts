// Orders put into the server's database directly, as purchases that are settled already would have left them.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { beginReceipt } from '#server/database/rows/money/receipt-rows.ts';
import type { PurchaseOrderTable } from '#server/ports/database/tables/money-tables.ts';
import { newToken } from '#server/receipts/receipt-links.ts';
import { withDatabase } from './people.ts';
import type { SuiteServer } from './suite-server.ts';
import type { Visitor } from './visitor.ts';

/** Whose session it is, as the export of one's own data names it. */
export async function accountIdOf(visitor: Visitor): Promise<string> {
  const { account } = await (await visitor.request('exportUser')).json();
  return String(account.id);
}

/** Paid at the moment by the test checkout, with 4.83 of tax on 29 dollars, unless said otherwise; returns its id. */
export async function addOrderOf(
  server: { readonly place: DatabaseLocation } & Pick<SuiteServer, 'clock'>,
  visitor: Visitor,
  change: Partial<Insertable<PurchaseOrderTable>> = {},
): Promise<string> {
  const id = change.id ?? randomUUID();
  const order: Insertable<PurchaseOrderTable> = {
    ...{ account_id: await accountIdOf(visitor), email: 'buyer@example.com', name: 'A model' },
    ...{ static_id: null, template_uuid: null, gs_url: null, plan_id: null },
    ...{ kind: 'template', state: 'paid', currency: 'usd', provider: 'test', amount: 2900, tax_amount: 483 },
    ...{ payment_id: `payment-of-${id}`, created_at: server.clock.time, paid_at: server.clock.time },
    ...change,
    id,
  };
  await withDatabase(server, ({ query }) => query.insertInto('purchase_order').values(order).execute());
  return id;
}

/** Of such an order, with its workbook still to be built; returns the id of the order. */
export async function addReceiptOf(
  server: { readonly place: DatabaseLocation } & Pick<SuiteServer, 'clock'>,
  visitor: Visitor,
): Promise<string> {
  const id = await addOrderOf(server, visitor);
  await withDatabase(server, ({ query }) =>
    beginReceipt(query, {
      ...{ order_id: id, token: newToken(), created_at: server.clock.time },
      file_state: 'waiting',
    }),
  );
  return id;
}
