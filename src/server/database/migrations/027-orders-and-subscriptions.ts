// Orders with their states, subscriptions, and every event of a payment, each taken once.
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#language/language.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Migration } from './migrate.ts';

export const ordersAndSubscriptions: Migration = {
  name: '027-orders-and-subscriptions',
  up: async (query) => {
    await widenOrders(query);
    await addSubscriptions(query);
    await addEvents(query);
    await query.schema.alterTable('built_file').addColumn('template_uuid', 'text').execute();
  },
};

async function widenOrders(query: Kysely<Tables>): Promise<void> {
  await query.schema.alterTable('purchase_order').renameColumn('price_cents', 'amount').execute();
  await query.schema.alterTable('purchase_order').addColumn('refund_reason', 'text').execute();
  const texts = [
    ['kind', 'template'],
    // Whatever was recorded before was paid.
    ['state', 'paid'],
    ['currency', 'usd'],
    ['provider', ''],
    ['language', defaultLanguage],
  ] as const;
  for (const [name, first] of texts) {
    await query.schema
      .alterTable('purchase_order')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
      .execute();
  }
  for (const name of ['plan_id', 'session_id', 'checkout_url', 'payment_id', 'subscription_id'] as const) {
    await query.schema.alterTable('purchase_order').addColumn(name, 'text').execute();
  }
  for (const name of ['tax_amount', 'refunded_amount'] as const) {
    await query.schema
      .alterTable('purchase_order')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  const moments = ['paid_at', 'refund_asked_at', 'refund_granted_at', 'refund_denied_at'] as const;
  for (const name of moments) {
    await query.schema.alterTable('purchase_order').addColumn(name, 'bigint').execute();
  }
  for (const name of ['email', 'session_id', 'payment_id', 'template_uuid'] as const) {
    await query.schema.createIndex(`purchase_order_by_${name}`).on('purchase_order').column(name).execute();
  }
}

async function addSubscriptions(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('payment_customer')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull().unique())
    .addPrimaryKeyConstraint('payment_customer_of_account', ['account_id', 'provider'])
    .execute();
  await query.schema
    .createTable('subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('plan', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .addColumn('cancels_at_end', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('subscription_by_account').on('subscription').column('account_id').execute();
}

async function addEvents(query: Kysely<Tables>): Promise<void> {
  await query.schema
    .createTable('payment_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('subscription_id', 'text')
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('payment_reading')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('read_until', 'bigint', (column) => column.notNull())
    .execute();
  for (const name of ['order_id', 'payment_id', 'subscription_id'] as const) {
    await query.schema.createIndex(`payment_event_by_${name}`).on('payment_event').column(name).execute();
  }
}
