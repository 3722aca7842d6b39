// Adds an order, a plan or a role to an account directly in the database, as a payment or an operator would.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { OrderState } from '#server/money/order-state.ts';
import type {
  PurchaseOrderTable,
  ReceiptTable,
  SubscriptionTable,
} from '#server/ports/database/tables/money-tables.ts';
import { newToken } from '#server/receipts/receipt-links.ts';
import { withDatabase } from '#testing/server/people.ts';
import { putSecondFactor } from '#testing/server/second-factor.ts';
import type { Visitor } from './journey.ts';

export interface SeededOrder {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly gsUrl: string | null;
  readonly templateUuid: string | null;
}

export const exampleOrder: SeededOrder = {
  id: 'order-1',
  name: 'Neighbourhood café',
  priceCents: 2900,
  gsUrl: 'https://docs.google.com/spreadsheets/d/1',
  templateUuid: null,
};

export const newOrder = (): SeededOrder => ({ ...exampleOrder, id: randomUUID() });

/** Noon of 15 January 2026 in UTC. */
export const orderedAt = Date.UTC(2026, 0, 15, 12);

/** For the account of this visitor's browser; paid, unless it is changed. */
export async function addOrder(
  visitor: Visitor,
  order: SeededOrder,
  email: string,
  change: Partial<Insertable<PurchaseOrderTable>> = {},
): Promise<void> {
  const account_id = await accountIdOf(visitor);
  const { id, name, priceCents: amount, gsUrl: gs_url, templateUuid: template_uuid } = order;
  const row = {
    ...{ id, account_id, email, name, static_id: null, gs_url, template_uuid, amount, created_at: orderedAt },
    ...change,
  };
  await withServerDatabase(visitor, ({ query }) => query.insertInto('purchase_order').values(row).execute());
}

/** Of such an order; its workbook is linked to, but not kept, unless it is changed. */
export async function addReceipt(
  visitor: Visitor,
  orderId: string,
  change: Partial<Insertable<ReceiptTable>> = {},
): Promise<void> {
  const row: Insertable<ReceiptTable> = {
    ...{ order_id: orderId, token: newToken(), created_at: orderedAt, mailed_at: orderedAt },
    ...{ file_state: 'ready', file_token: newToken(), file_name: null, file_title: '' },
    ...{ file_mailed_at: orderedAt, revoked_at: null },
    ...change,
  };
  await withServerDatabase(visitor, ({ query }) => query.insertInto('receipt').values(row).execute());
}

/** As the payment service tells it. */
export async function addSubscription(
  visitor: Visitor,
  change: Partial<Insertable<SubscriptionTable>> & { readonly period_end: number },
): Promise<void> {
  const account_id = await accountIdOf(visitor);
  const row: Insertable<SubscriptionTable> = {
    ...{ id: randomUUID(), account_id, provider: 'test', customer_id: 'customer-1', plan: 1 },
    ...{ state: 'active', cancels_at_end: 0, changed_at: orderedAt, created_at: orderedAt },
    ...change,
  };
  await withServerDatabase(visitor, async ({ query }) => {
    await query.insertInto('subscription').values(row).execute();
    await query.updateTable('account').set({ plan: row.plan }).where('id', '=', account_id).execute();
  });
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** With a subscription for a month from now; 1 is essential, 2 growth. */
export const setPlan = (visitor: Visitor, plan: 1 | 2): Promise<void> =>
  addSubscription(visitor, { plan, period_end: Date.now() + monthMs });

/** As a payment service knows them, by whom a subscription is managed. */
export async function addCustomer(visitor: Visitor, provider: 'stripe' | 'test'): Promise<void> {
  const account_id = await accountIdOf(visitor);
  const row = { account_id, provider, customer_id: randomUUID() };
  await withServerDatabase(visitor, ({ query }) =>
    query.insertInto('payment_customer').values(row).execute(),
  );
}

export const setOrderState = (visitor: Visitor, id: string, state: OrderState): Promise<unknown> =>
  withServerDatabase(visitor, ({ query }) =>
    query.updateTable('purchase_order').set({ state }).where('id', '=', id).execute(),
  );

/** One who has not set up a second factor. */
export async function makeUnprovedOperator(visitor: Visitor): Promise<void> {
  const id = await accountIdOf(visitor);
  await withServerDatabase(visitor, ({ query }) =>
    query.updateTable('account').set({ role: 'operator' }).where('id', '=', id).execute(),
  );
}

/** One who has proved the second factor. */
export async function makeOperator(visitor: Visitor): Promise<void> {
  await makeUnprovedOperator(visitor);
  const id = await accountIdOf(visitor);
  await withServerDatabase(visitor, ({ query }) => putSecondFactor(query, id, Date.now()));
}

const withServerDatabase = <Result>(
  { server }: Visitor,
  work: Parameters<typeof withDatabase<Result>>[1],
): Promise<Result> => withDatabase({ place: { databaseUrl: null, dataDir: server.dataDir } }, work);

/** The export of one's own data names the account. */
async function accountIdOf({ page }: Visitor): Promise<string> {
  return page.evaluate(async () => {
    await fetch('/api/user');
    const { account } = await (await fetch('/api/user/export')).json();
    return String(account.id);
  });
}
